# Running the program, and its settings

cli-run = serve the browser table, and every chat with a token
run-open = The table is laid at { $address } (Ctrl+C closes it).
run-open-unattended = The table is laid at { $address } (stammtisch { $version }).
run-closed = Closed. Running games go on when you start again.
run-port-taken = Nothing can be served on { $host }, port { $port }: { $why }. Set WEB_PORT to another port (for example WEB_PORT=8081), or WEB_HOST to an address of this machine.
run-no-database = { $why } ({ $what }) See DATABASE_URL and STAMMTISCH_DATA.
run-database-newer = The database was written by a newer version of this program.
run-database-busy = Another process has this database open.
run-database-unreachable = The database cannot be reached.
run-database-damaged = The database file is damaged, or no database.
run-database-badaddress = The address of the database cannot be used.
run-database-closed = The database was closed.
run-database = The database cannot be used: { $value }.

setting-wrong = { $name } should be { $wanted }.
setting-wants-stammtisch-data = a folder for what is kept, for example data
setting-wants-database-url = the address of a database: sqlite:///data/stammtisch.db or postgresql://user:password@host/name
setting-wants-web-host = an address of this machine to listen on, for example 127.0.0.1 (this machine only) or 0.0.0.0 (all)
setting-wants-web-port = a port between 0 and 65535, for example 8080
setting-wants-public-url = the address under which people reach this page, for example https://play.example.org
setting-wants-web-proxies = the number of proxies in front of this program, 0 to 9
setting-wants = { $value }
