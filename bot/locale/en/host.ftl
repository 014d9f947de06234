# Hosting: how it stands, what is wrong, and who is forgotten

cli-status = how it stands: version, platforms, tables, copies, disk, the newest errors
cli-tables = list the tables that are not over
cli-forget = take a person out of everything that is kept, while no bot runs
cli-forget-what = the person, as platform and id: discord:123, telegram:456 or web:abc
cli-copy-what = the file; - is standard output, or input: into and out of a container
cli-forgotten = { $person } is forgotten; { $tables ->
    [0] no table knew them.
    [one] one table knew them.
   *[other] { $tables } tables knew them.
} Copies made before still do.
cli-table = { $table }  { $game }, { $phase }, in { $room }, last changed { $at }
table-phase-lobby = before the game
table-phase-play = in play
table-phase-asleep = asleep
table-phase = { $value }

data-unwritable = The folder for data, { $folder }, cannot be written to: { $why }. This program runs as user { $user }, and { $there } belongs to user { $owner }. { $mend }
data-give-away = Give it away (chown -R { $user } { $whole }), run as its owner (user: in compose.yaml), or set STAMMTISCH_DATA to another folder.
data-read-only = Mount it so that it can be written to, or set STAMMTISCH_DATA to another folder.
data-no-room = Make room there, or set STAMMTISCH_DATA to a folder elsewhere.

status-version = stammtisch { $version }
status-nobody = No bot is running on this database.
status-process = Running since { $since } on { $host } (process { $name }, version { $version }): { $platforms }.
status-up = { $name } up
status-down = { $name } DOWN since { $at }
status-tables = Tables: { $play } in play, { $lobby } before the game, { $asleep } asleep, { $over } over.
status-moved = Last change at a table: { $at }.
status-backup = Last copy: { $at }.
status-no-backup = { $made }
status-made-yes = There is no copy yet.
status-made-no = This program makes no copies: BACKUPS is 0, or PostgreSQL is copied with pg_dump.
status-made = { $value }
status-disk = Free disk: { $free } GB.
status-error = { $at }: { $what }

trouble-platform = { $name } has been out of reach for { $minutes } minutes. Tables there wait; nothing is lost. The log says why.
trouble-disk = The disk is nearly full: { $free } MB are free. Make room before it is full, because then nobody can move.
trouble-backup = No copy of the database was made: { $why }. The copies from before are still there.
trouble-no-room = only { $free } MB of the disk are free
trouble-why = { $value }

check-good = ok   { $what }
check-bad = BAD  { $what }
check-note = --   { $what }
check-all-good = All is well.
check-not-good = Not all is well: see the lines that begin with BAD.
check-messages = These languages lack messages: { $languages }. Install the program anew.
check-pictures = Pictures can be painted ({ $bytes } bytes for a lobby).
check-no-pictures = No picture can be painted ({ $why }). Install the program anew, with its fonts and Pillow.
check-folder = The folder { $folder } can be written to.
check-database = { $how }
check-database-is-new = The database is empty; the first start fills it.
check-database-is-current = The database is there and fits this version.
check-database-is-older = The database is from an older version; the next start brings it up to date, after a copy.
check-database-is-forbidden = The database can be read, but nothing can be made in it: give its user the right to create tables.
check-database-is = { $value }
check-page = The page will be at { $address }.
check-served = A bot is running, and the page is at { $address }.
check-no-owners = OWNERS is not set: nobody is told when something is wrong.
check-owner = { $owner } is an owner, but there is no token for that platform: see OWNERS.
check-no-platforms = No token is set: this is the browser table alone.
check-platform = { $name } lets us in.
check-no-platform = { $name } cannot be reached: { $why }.

press-store-away = The database does not answer just now. Look at the table in a moment, and press again if it has not gone on.
table-forgotten = { $who } has left for good; a computer player goes on.
settings-privacy = What is kept about you: your name and language, these settings, and the games you played. “Forget me” takes you out of all that.
button-name-forgetme = Forget me
button-name-forget = Yes, forget me
forget-sure = Computer players take your seats for good, your name goes from finished games, and your settings and results are gone. This cannot be taken back.
forget-done = You are forgotten.
forget-done-until = You are forgotten. Daily copies of the database still hold you until { $at }.
forget-unknown = Nothing is known of { $person }.

setting-wants-owners = people as platform and id, with spaces between them, for example discord:123456 telegram:98765
setting-wants-backups = the number of daily copies to keep, 0 to 366
setting-wants-keep-games = a number of days, or nothing to keep finished games for ever
