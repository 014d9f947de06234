# Hosting: how it stands, what is wrong, and who is forgotten

cli-status = cómo está todo: versión, plataformas, mesas, copias, disco, últimos errores
cli-tables = lista las mesas que no han terminado
cli-forget = quita a una persona de todo lo que se guarda, mientras no hay ningún bot en marcha
cli-forget-what = la persona, plataforma e identificador: discord:123, telegram:456 o web:abc
cli-copy-what = el archivo; - es la salida o la entrada estándar: hacia un contenedor o desde él
cli-forgotten = { $person } queda en el olvido; { $tables ->
    [0] ninguna mesa conocía a esa persona.
    [one] una mesa conocía a esa persona.
   *[other] { $tables } mesas conocían a esa persona.
} Las copias de antes aún la conocen.
cli-table = { $table }  { $game }, { $phase }, en { $room }, último cambio { $at }
table-phase-lobby = antes de la partida
table-phase-play = en juego
table-phase-asleep = dormida
table-phase = { $value }

data-unwritable = No se puede escribir en la carpeta de datos { $folder }: { $why }. Este programa corre como usuario { $user }, y { $there } es del usuario { $owner }. { $mend }
data-give-away = Dásela (chown -R { $user } { $whole }), ejecútalo como su dueño (user: en compose.yaml), o pon en STAMMTISCH_DATA otra carpeta.
data-read-only = Móntala de modo que se pueda escribir en ella, o pon en STAMMTISCH_DATA otra carpeta.
data-no-room = Haz sitio allí, o pon en STAMMTISCH_DATA una carpeta en otro lugar.

status-version = stammtisch { $version }
status-nobody = No hay ningún bot en marcha con esta base de datos.
status-process = En marcha desde { $since } en { $host } (proceso { $name }, versión { $version }): { $platforms }.
status-up = { $name } conectado
status-down = { $name } CAÍDO desde { $at }
status-tables = Mesas: { $play } en juego, { $lobby } antes de la partida, { $asleep } dormidas, { $over } terminadas.
status-moved = Último cambio en una mesa: { $at }.
status-backup = Última copia: { $at }.
status-no-backup = { $made }
status-made-yes = Todavía no hay ninguna copia.
status-made-no = Este programa no hace copias: BACKUPS es 0, o PostgreSQL se copia con pg_dump.
status-made = { $value }
status-disk = Disco libre: { $free } GB.
status-error = { $at }: { $what }

trouble-platform = No se llega a { $name } desde hace { $minutes } minutos. Las mesas de allí esperan; no se pierde nada. El registro dice por qué.
trouble-disk = El disco está casi lleno: quedan { $free } MB. Haz sitio antes de que se llene, porque entonces nadie podrá jugar.
trouble-backup = No se ha hecho ninguna copia de la base de datos: { $why }. Las copias de antes siguen ahí.
trouble-no-room = solo quedan { $free } MB de disco
trouble-why = { $value }

check-good = ok   { $what }
check-bad = NO   { $what }
check-note = --   { $what }
check-all-good = Todo está bien.
check-not-good = No todo está bien: mira las líneas que empiezan por NO.
check-messages = A estos idiomas les faltan textos: { $languages }. Instala el programa de nuevo.
check-pictures = Se pueden pintar imágenes ({ $bytes } bytes para una sala de espera).
check-no-pictures = No se puede pintar ninguna imagen ({ $why }). Instala el programa de nuevo, con sus letras y Pillow.
check-folder = Se puede escribir en la carpeta { $folder }.
check-database = { $how }
check-database-is-new = La base de datos está vacía; el primer arranque la llena.
check-database-is-current = La base de datos está y sirve para esta versión.
check-database-is-older = La base de datos es de una versión anterior; el próximo arranque la pone al día, después de una copia.
check-database-is-forbidden = La base de datos se puede leer, pero no se puede crear nada en ella: da a su usuario el derecho a crear tablas.
check-database-is = { $value }
check-page = La página estará en { $address }.
check-served = Hay un bot en marcha, y la página está en { $address }.
check-no-owners = OWNERS no está puesto: nadie se entera cuando algo va mal.
check-owner = { $owner } está en OWNERS, pero no hay token para esa plataforma.
check-no-platforms = No hay ningún token: solo la mesa en el navegador.
check-platform = { $name } nos deja entrar.
check-no-platform = No se llega a { $name }: { $why }.

press-store-away = La base de datos no responde ahora mismo. Mira la mesa dentro de un momento, y vuelve a pulsar si no ha avanzado.
table-forgotten = { $who } se ha ido para siempre; sigue un ordenador.
settings-privacy = Lo que se guarda de ti: tu nombre y tu idioma, estos ajustes y las partidas que has jugado. «Olvídame» te quita de todo eso.
button-name-forgetme = Olvídame
button-name-forget = Sí, olvídame
forget-sure = Los ordenadores se quedan con tus sitios para siempre, tu nombre desaparece de las partidas terminadas, y también tus ajustes y resultados. No se puede deshacer.
forget-done = Ya no sabemos quién eres.
forget-done-until = Ya no sabemos quién eres. Las copias diarias de la base de datos aún te conocen hasta el { $at }.
forget-unknown = No se sabe nada de { $person }.

setting-wants-owners = personas como plataforma e identificador, separadas por espacios, por ejemplo discord:123456 telegram:98765
setting-wants-backups = el número de copias diarias que se guardan, de 0 a 366
setting-wants-keep-games = un número de días, o nada para guardar las partidas terminadas para siempre
