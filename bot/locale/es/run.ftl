# Running the program, and its settings

cli-run = sirve la mesa en el navegador, y cada chat que tenga un token
run-open = La mesa está puesta en { $address } (Ctrl+C la cierra).
run-open-unattended = La mesa está puesta en { $address } (stammtisch { $version }).
run-closed = Cerrado. Las partidas en marcha siguen cuando vuelvas a arrancar.
run-port-taken = No se puede servir nada en { $host }, puerto { $port }: { $why }. Pon en WEB_PORT otro puerto (por ejemplo WEB_PORT=8081), o en WEB_HOST una dirección de esta máquina.
run-settings = Estos ajustes no se pueden usar. Corrígelos en .env, o donde se define el entorno:
run-database-newer = La base de datos es de una versión más nueva de este programa (su paso es { $what }). Vuelve a esa versión, o restaura la copia de antes de la actualización: backups/before-update-from-….db.
run-database-busy = Hay un bot en marcha con esta base de datos ({ $what }). Páralo primero: un archivo es de un solo proceso.
run-database-unreachable = No se puede llegar a la base de datos: { $what }. ¿Está en marcha, y es correcto DATABASE_URL?
run-database-turned-away = La base de datos no nos deja entrar: { $what }. Mira usuario, contraseña y nombre en DATABASE_URL.
run-database-absent = Todavía no hay base de datos: { $what }. El primer arranque la crea; si debería haber una, mira STAMMTISCH_DATA y DATABASE_URL.
run-database-damaged = La base de datos está dañada, o no es de este programa: { $what }. Restaura la copia más reciente de backups/ con «stammtisch restore»; lo que hay ahora se guarda al lado.
run-database-dangling = No se ha podido actualizar la base de datos: filas de { $what } no remitirían a nada. Está como estaba; vuelve a la versión de antes.
run-database-bad-copy = «{ $what }» no es una copia entera de una base de datos. No se ha cambiado nada.
run-database-no-copy = No se ha podido escribir ninguna copia: { $what }.
run-database-bad-address = DATABASE_URL no se puede usar: { $what }.
run-database-closed = La base de datos se ha cerrado.
setting-unknown = { $name } no es un ajuste. ¿Será { $like }?

setting-wrong = { $name } debe ser { $wanted }.
setting-wants-stammtisch-data = una carpeta para lo que se guarda, por ejemplo data
setting-wants-database-url = la dirección de una base de datos: sqlite:///data/stammtisch.db o postgresql://user:password@host/name
setting-wants-web-host = una dirección de esta máquina en la que escuchar, por ejemplo 127.0.0.1 (solo esta máquina) o 0.0.0.0 (todas)
setting-wants-web-port = un puerto entre 0 y 65535, por ejemplo 8080
setting-wants-public-url = la dirección con la que se llega a esta página, por ejemplo https://play.example.org
setting-wants-web-proxies = el número de proxies delante de este programa, de 0 a 9
setting-wants = { $value }
