# The command line

cli-about = Brettspiele unter Freunden.
cli-commands = Befehle
cli-more = „stammtisch BEFEHL --help“ sagt, was ein Befehl braucht. Einstellungen kommen aus der Umgebung und aus .env.
cli-play = in diesem Terminal gegen Computer spielen
cli-check = nachsehen, ob diese Installation vollständig ist
cli-backup = die ganze Datenbank in eine Datei kopieren, während der Bot läuft
cli-restore = die Datenbank auf eine solche Kopie zurücksetzen, während kein Bot läuft
cli-export = ein beendetes Spiel mit allen Zügen und seinem Geheimnis ausgeben
cli-export-what = der Name des Tisches, wie „Mehr“ ihn zeigt
cli-verify = jedes Mischen und jeden Zug eines beendeten Spiels nachrechnen
cli-verify-what = der Name eines Tisches oder eine ausgegebene Datei
cli-backed-up = Die Kopie liegt in { $file }.
cli-restored = Alles ist wieder auf dem Stand { $at }. Starte den Bot, dann wird jeder offene Tisch neu gezeigt.
cli-no-file = { $file } ist nicht brauchbar: { $why }.
cli-file-there = { $file } gibt es schon, und nichts wird überschrieben.
cli-game = welches Spiel
cli-players = wie viele am Tisch sitzen, dich mitgezählt
cli-option = eine Option des Spiels, zum Beispiel book=classic
cli-seed = irgendein Wort; dasselbe Wort gibt dieselben Karten
cli-new = ein neues Spiel beginnen, auch wenn noch eines offen ist
cli-bad-option = Eine Option schreibt man name=value, zum Beispiel book=classic; nicht „{ $text }“.
cli-checked = { $games } Spiele, { $messages } Texte, { $languages } Sprachen: alles da.

# A table on a terminal

terminal-welcome =
    Die anderen sind Computerspieler. Tipp die Nummer einer Wahl oder einen Zug, wie man ihn schreibt: { $moves }.
    Die Eingabetaste bestätigt, b geht zurück, ? sagt, warum etwas nicht geht, hint, was ein starker Spieler täte, undo nimmt deinen letzten Zug zurück, concede gibt auf, q verlässt den Tisch.
    rules, board, table, stats, settings und help gehen wie im Chat, mit oder ohne Schrägstrich: rules sieben, board last, settings.
terminal-moves-dog = 5 12>17, K out, 7 12>15 40>44, J 5x20, give K
terminal-moves-rummy = r5 b5 (ein Platz findet sich), r5 : [r3 r4 r5], draw
terminal-moves-caminos = c3x3 d3, oder mit Buchstabe Z b2 c2 c3 d3
terminal-go-on = Du spielst das Spiel weiter, das du verlassen hast; mit stammtisch play --new beginnst du ein anderes.
terminal-no-choice = Eine Auswahl { $number } gibt es nicht: Die letzte ist { $last }.
terminal-prompt = >{" "}
terminal-bye = Auf Wiedersehen.
