# Running the program, and its settings

cli-run = sirve la mesa en el navegador, y cada chat que tenga un token
run-open = La mesa está puesta en { $address } (Ctrl+C la cierra).
run-open-unattended = La mesa está puesta en { $address } (stammtisch { $version }).
run-closed = Cerrado. Las partidas en marcha siguen cuando vuelvas a arrancar.
run-port-taken = No se puede servir nada en { $host }, puerto { $port }: { $why }. Pon en WEB_PORT otro puerto (por ejemplo WEB_PORT=8081), o en WEB_HOST una dirección de esta máquina.
run-no-database = { $why } ({ $what }) Mira DATABASE_URL y STAMMTISCH_DATA.
run-database-newer = La base de datos la escribió una versión más nueva de este programa.
run-database-busy = Otro proceso tiene abierta esta base de datos.
run-database-unreachable = No se puede llegar a la base de datos.
run-database-damaged = El archivo de la base de datos está dañado, o no lo es.
run-database-badaddress = La dirección de la base de datos no se puede usar.
run-database-closed = La base de datos se ha cerrado.
run-database = La base de datos no se puede usar: { $value }.

setting-wrong = { $name } debe ser { $wanted }.
setting-wants-stammtisch-data = una carpeta para lo que se guarda, por ejemplo data
setting-wants-database-url = la dirección de una base de datos: sqlite:///data/stammtisch.db o postgresql://user:password@host/name
setting-wants-web-host = una dirección de esta máquina en la que escuchar, por ejemplo 127.0.0.1 (solo esta máquina) o 0.0.0.0 (todas)
setting-wants-web-port = un puerto entre 0 y 65535, por ejemplo 8080
setting-wants-public-url = la dirección con la que se llega a esta página, por ejemplo https://play.example.org
setting-wants-web-proxies = el número de proxies delante de este programa, de 0 a 9
setting-wants = { $value }
