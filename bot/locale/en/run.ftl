# Running the program, and its settings

cli-run = serve the browser table, and every chat with a token
run-open = The table is laid at { $address } (Ctrl+C closes it).
run-open-unattended = The table is laid at { $address } (stammtisch { $version }).
run-closed = Closed. Running games go on when you start again.
run-port-taken = Nothing can be served on { $host }, port { $port }: { $why }. Set WEB_PORT to another port (for example WEB_PORT=8081), or WEB_HOST to an address of this machine.
run-settings = These settings cannot be used. Mend them in .env, or where the environment is set:
run-database-newer = The database is from a newer version of this program (its step is { $what }). Take that version again, or put back the copy from before the update: backups/before-update-from-….db.
run-database-busy = A bot is running on this database ({ $what }). Stop it first: one file belongs to one process.
run-database-unreachable = The database cannot be reached: { $what }. Does it run, and is DATABASE_URL right?
run-database-turned-away = The database does not let us in: { $what }. Look at user, password and name in DATABASE_URL.
run-database-absent = There is no database yet: { $what }. The first start makes it; if there should be one, look at STAMMTISCH_DATA and DATABASE_URL.
run-database-damaged = The database is damaged, or none of this program: { $what }. Put back the newest copy of backups/ with “stammtisch restore”; what is there now is kept beside it.
run-database-dangling = The database could not be brought up to date: rows of { $what } would refer to nothing. It is as it was; take the version from before again.
run-database-bad-copy = “{ $what }” is no whole copy of a database. Nothing was changed.
run-database-no-copy = No copy could be written: { $what }.
run-database-bad-address = DATABASE_URL cannot be used: { $what }.
run-database-closed = The database was closed.
setting-unknown = { $name } is no setting. Is { $like } meant?

setting-wrong = { $name } should be { $wanted }.
setting-wants-stammtisch-data = a folder for what is kept, for example data
setting-wants-database-url = the address of a database: sqlite:///data/stammtisch.db or postgresql://user:password@host/name
setting-wants-web-host = an address of this machine to listen on, for example 127.0.0.1 (this machine only) or 0.0.0.0 (all)
setting-wants-web-port = a port between 0 and 65535, for example 8080
setting-wants-public-url = the address under which people reach this page, for example https://play.example.org
setting-wants-web-proxies = the number of proxies in front of this program, 0 to 9
setting-wants = { $value }
