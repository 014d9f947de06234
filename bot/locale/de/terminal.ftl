# The command line

cli-about = Brettspiele unter Freunden.
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
cli-no-file = Diese Datei ist nicht brauchbar: { $what }
cli-game = welches Spiel
cli-players = wie viele am Tisch sitzen, dich mitgezählt
cli-option = eine Option des Spiels, zum Beispiel book=classic
cli-seed = irgendein Wort; dasselbe Wort gibt dieselben Karten
cli-bad-option = Eine Option schreibt man name=value, zum Beispiel book=classic; nicht „{ $text }“.
cli-checked = { $games } Spiele, { $messages } Texte, { $languages } Sprachen: alles da.

# A table on a terminal

terminal-welcome =
    Du sitzt als Anna am Tisch; die anderen sind Computer.
    Tippe die Nummer einer Wahl oder einen Zug, wie man ihn schreibt: { $moves }.
    Enter bestätigt, b geht zurück, ? sagt, warum etwas nicht geht, h hilft, q verlässt den Tisch.
terminal-moves-dog = 5 12>17, K out, 7 12>15 40>44, J 5x20, give K
terminal-moves-rummy = r5 b5 (ein Platz findet sich), r5 : [r3 r4 r5], draw
terminal-moves-caminos = c3x3 d3, oder mit Buchstabe Z b2 c2 c3 d3
terminal-prompt = >{" "}
terminal-confirm = Enter spielt ihn; b geht zurück.
terminal-help =
    Eine Zahl wählt aus der Liste; ein Zug lässt sich tippen: { $moves }.
    Enter bestätigt, b geht zurück, board zeigt den Tisch, ? sagt, warum etwas nicht geht, q verlässt den Tisch.
terminal-bye = Auf Wiedersehen.
