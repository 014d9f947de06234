# Hosting: how it stands, what is wrong, and who is forgotten

cli-status = wie es steht: Version, Plattformen, Tische, Kopien, Speicherplatz, neueste Fehler
cli-tables = die Tische auflisten, die nicht zu Ende sind
cli-forget = eine Person aus allem löschen, was aufbewahrt wird, während kein Bot läuft
cli-forget-what = die Person als Plattform und Kennung: discord:123, telegram:456 oder web:abc
cli-copy-what = die Datei; - ist die Standardausgabe oder -eingabe: in einen Container und heraus
cli-forgotten = { $person } ist vergessen; { $tables ->
    [0] kein Tisch kannte sie.
    [one] ein Tisch kannte sie.
   *[other] { $tables } Tische kannten sie.
} Frühere Kopien kennen sie noch.
cli-table = { $table }  { $game }, { $phase }, in { $room }, zuletzt geändert { $at }
table-phase-lobby = vor dem Spiel
table-phase-play = im Spiel
table-phase-asleep = schläft
table-phase = { $value }

data-unwritable = In den Datenordner { $folder } kann nicht geschrieben werden: { $why }. Dieses Programm läuft als Benutzer { $user }, und { $there } gehört Benutzer { $owner }. { $mend }
data-give-away = Übergib ihn (chown -R { $user } { $whole }), lass es als dessen Besitzer laufen (user: in compose.yaml) oder setze STAMMTISCH_DATA auf einen anderen Ordner.
data-read-only = Hänge ihn beschreibbar ein oder setze STAMMTISCH_DATA auf einen anderen Ordner.
data-no-room = Schaff dort Platz oder setze STAMMTISCH_DATA auf einen Ordner anderswo.

status-version = stammtisch { $version }
status-nobody = Auf dieser Datenbank läuft kein Bot.
status-process = Läuft seit { $since } auf { $host } (Prozess { $name }, Version { $version }): { $platforms }.
status-up = { $name } verbunden
status-down = { $name } WEG seit { $at }
status-tables = Tische: { $play } im Spiel, { $lobby } vor dem Spiel, { $asleep } schlafend, { $over } zu Ende.
status-moved = Letzte Änderung an einem Tisch: { $at }.
status-backup = Letzte Kopie: { $at }.
status-no-backup = { $made }
status-made-yes = Es gibt noch keine Kopie.
status-made-no = Dieses Programm macht keine Kopien: BACKUPS ist 0, oder PostgreSQL wird mit pg_dump kopiert.
status-made = { $value }
status-disk = Freier Speicherplatz: { $free } GB.
status-error = { $at }: { $what }

trouble-platform = { $name } ist seit { $minutes } Minuten nicht erreichbar. Die Tische dort warten; nichts geht verloren. Im Protokoll steht, warum.
trouble-disk = Der Speicherplatz ist fast voll: noch { $free } MB frei. Schaff Platz, bevor er voll ist, denn dann kann niemand mehr ziehen.
trouble-backup = Es wurde keine Kopie der Datenbank gemacht: { $why }. Die früheren Kopien sind noch da.
trouble-no-room = nur noch { $free } MB Speicherplatz frei
trouble-why = { $value }

check-good = ok   { $what }
check-bad = NEIN { $what }
check-note = --   { $what }
check-all-good = Alles ist gut.
check-not-good = Nicht alles ist gut: siehe die Zeilen, die mit NEIN beginnen.
check-messages = Diesen Sprachen fehlen Texte: { $languages }. Installiere das Programm neu.
check-pictures = Bilder können gemalt werden ({ $bytes } Bytes für eine Lobby).
check-no-pictures = Es kann kein Bild gemalt werden ({ $why }). Installiere das Programm neu, mit Schriften und Pillow.
check-folder = In den Ordner { $folder } kann geschrieben werden.
check-database = { $how }
check-database-is-new = Die Datenbank ist leer; der erste Start füllt sie.
check-database-is-current = Die Datenbank ist da und passt zu dieser Version.
check-database-is-older = Die Datenbank stammt von einer älteren Version; der nächste Start bringt sie auf den Stand, nach einer Kopie.
check-database-is-forbidden = Die Datenbank ist lesbar, aber nichts kann darin angelegt werden: Gib ihrem Benutzer das Recht, Tabellen anzulegen.
check-database-is = { $value }
check-page = Die Seite wird hier sein: { $address }.
check-served = Ein Bot läuft, und die Seite ist hier: { $address }.
check-no-owners = OWNERS ist nicht gesetzt: Niemand erfährt, wenn etwas nicht stimmt.
check-owner = { $owner } steht in OWNERS, aber für diese Plattform gibt es kein Token.
check-no-platforms = Es ist kein Token gesetzt: nur der Browsertisch.
check-platform = { $name } lässt uns ein.
check-no-platform = { $name } ist nicht erreichbar: { $why }.

press-store-away = Die Datenbank antwortet gerade nicht. Schau gleich nochmals auf den Tisch und drück erneut, falls er nicht weiter ist.
table-forgotten = { $who } ist für immer gegangen; ein Computer spielt weiter.
settings-privacy = Was über dich aufbewahrt wird: dein Name und deine Sprache, diese Einstellungen und deine Spiele. „Vergiss mich“ nimmt dich aus allem heraus.
button-name-forgetme = Vergiss mich
button-name-forget = Ja, vergiss mich
forget-sure = Computer übernehmen deine Plätze für immer, dein Name verschwindet aus beendeten Spielen, und deine Einstellungen und Ergebnisse sind weg. Das lässt sich nicht zurücknehmen.
forget-done = Du bist vergessen.
forget-done-until = Du bist vergessen. Tägliche Kopien der Datenbank kennen dich noch bis { $at }.
forget-unknown = Über { $person } ist nichts bekannt.

setting-wants-owners = Personen als Plattform und Kennung, durch Leerzeichen getrennt, zum Beispiel discord:123456 telegram:98765
setting-wants-backups = wie viele tägliche Kopien bleiben, 0 bis 366
setting-wants-keep-games = eine Zahl von Tagen, oder nichts, um beendete Spiele für immer zu behalten
