# Names of things

game-name-dog = DOG
game-name-rummy = Rummy
game-name-caminos = Caminos
game-name = { $value }
level-name-easy = leicht
level-name-normal = stark
level-name = { $value }
way-name-dm = Hand im privaten Chat
way-name-ephemeral = Hand über „Meine Hand“
way-name-words = Hand in Worten, über „Meine Hand“
way-name-closed = Hand nur über „Meine Hand“: Öffne den privaten Chat mit mir, um sie dort zu bekommen
way-name-unknown = Hand über „Meine Hand“
way-name = { $value }
clock-name-none = ohne Zeitlimit
clock-name-2m = 2 Minuten pro Zug
clock-name-10m = 10 Minuten pro Zug
clock-name-1h = eine Stunde pro Zug
clock-name-8h = 8 Stunden pro Zug
clock-name-1d = ein Tag pro Zug
clock-name-3d = 3 Tage pro Zug
clock-name = { $value }

# Buttons

button-label = { $name }
button-name-join = Mitspielen
button-name-leave = Aufstehen
button-name-ready = Ich bin bereit
button-name-computer = + Computer
button-name-uncomputer = − Computer
button-name-options = Optionen
button-name-start = Start
button-name-fill = Auffüllen und starten
button-name-solo = Gegen Computer spielen
button-name-wait = Warten
button-name-close = Lobby schließen
button-name-hand = Meine Hand
button-name-down = Nach unten holen
button-name-more = Mehr
button-name-next = Nächste Runde
button-name-rematch = Noch einmal
button-name-verify = Mischung prüfen
button-name-turn = Räumlich
button-name-look = Spiel durchsehen
button-name-hint = Tipp
look-at = Zug { $at } von { $all }:
look-told = Nur für { $who }: { $what }
look-holds = { $who } hält: { $what }.
look-side = Von der Seite gesehen:
look-other-side = Von der anderen Seite
look-begin = Vor dem ersten Zug.
look-back = ‹ { $many } zurück
look-on = { $many } vor ›
hint-play = Ein starker Spieler würde { $move ->
    [draw] einen Stein ziehen
    [pass] passen
    [fold] die Karten ablegen
   *[other] { $move } spielen
}.
hint-seen = In Worten: { $what }
hint-off = Tipps sind an diesem Tisch nicht vereinbart.
hint-not-due = Du bist nicht am Zug.
button-name-wake = Aufwecken
button-name-browser = Im Browser öffnen
button-name-agree = Einverstanden
button-name-decline = Nein
button-name-withdraw = Zurückziehen
button-name-confirm = So spielen
button-name-back = Zurück
button-name-afresh = Von vorn
button-name-why = Warum?
button-name-refresh = Neu ansehen
button-name-away = Tisch verlassen
button-name-cancel = Spiel beenden
button-name-private = Privatchat öffnen
button-name-words = In Worten
button-name = { $value }
button-computer-level = + Computer, { $level }
button-sit = Auf Platz { $number } setzen
button-game = { $game }
button-kick = Computer statt { $who }
page-back = ‹
page-next = { $page } von { $pages } ›

# A lobby

lobby-title = { $game } zu { $players }: Wer spielt mit?
lobby-chair = { $number }. { $who } ({ $way }){ $ready }
lobby-chair-here = { $number }. { $who }{ $ready }
lobby-ready = , bereit
lobby-chair-computer = { $number }. { $who }, Computer, { $level }
lobby-chair-free = { $number }. frei
lobby-agreed = Vereinbart: { $options }.
lobby-commitment = Die Mischung steht fest, ihr Siegel ist { $short }…; prüfe sie nach dem Spiel.
lobby-word = { $name } fügt das Wort „{ $word }“ hinzu.
lobby-asked = { $name }, diese Lobby wartet schon eine Weile. Mit Computern auffüllen, mit denen beginnen, die da sind, oder warten?
lobby-options = { $game }: Was soll gelten? Tippe, um es zu ändern.
lobby-seats = { $count } Plätze
lobby-clock = { $time }
lobby-lot = Plätze per Los
lobby-choice = alle behalten ihren Platz
lobby-no-hints = keine Tipps
lobby-hints = Tipps erlaubt
lobby-joined = Du sitzt auf Platz { $number }.
lobby-left = Du hast den Tisch verlassen.
lobby-you-ready = Du bist bereit. Es geht los, wenn jeder Platz besetzt ist und alle es sind.
lobby-private = Du sitzt als { $who } an einem Tisch mit { $game }. Deine Hand kommt hierher.
lobby-already = Du sitzt schon an diesem Tisch.
lobby-not-joined = Setz dich zuerst an diesen Tisch.
lobby-full = Alle Plätze sind besetzt.
lobby-full-more = Alle Plätze sind besetzt. Wer den Tisch geöffnet hat, kann unter „Optionen“ welche dazustellen.
lobby-no-computer = Hier sitzt kein Computer.
lobby-chair-taken = Dort sitzt schon jemand.
lobby-too-few-chairs = { $people ->
    [one] Eine Person ist
   *[other] { $people } Personen sind
} schon dabei; diese Zahl von Plätzen passt nicht dazu.
lobby-nobody = Noch ist niemand dabei.
lobby-wrong-number = Hier sitzen { $there }; dieses Spiel geht zu { $counts }. Lass jemanden mitspielen oder nimm einen Computer dazu.
lobby-others-joined = Andere sitzen schon am Tisch: Nimm „Start“.
lobby-gone = Dieses Spiel hat begonnen, oder seine Lobby ist geschlossen.
lobby-closed = Diese Lobby ist geschlossen.
lobby-already-open = Hier ist schon eine Lobby dieses Spiels offen; ich habe sie nach unten geholt.

# Options of the games

option-is = { $name }: { $value }
option-name-dog-book = Regeln
option-name-dog-teams = Teams
option-name-dog-canadian = kanadische Sieben
option-name-dog-no-joker-finish = Joker nicht als letzte Karte
option-name-rummy-rounds = Runden
option-name-rummy-points = Punktgrenze
option-name-rummy-penalty = Strafe bei Zeitablauf
option-name-rummy-assist = Hilfe
option-name-caminos-board = Brett
option-name-caminos-neutral = blaue neutrale Steine
option-name-caminos-rounds = Runden
option-name-caminos-draws = ohne Weg
option-name = { $value }
option-value-book-braendi = Brändi
option-value-book-classic = klassisch
option-value-teams-3x2 = drei Paare
option-value-teams-2x3 = zwei Dreierteams
option-value-canadian-off = aus
option-value-canadian-on = an
option-value-no-joker-finish-off = aus
option-value-no-joker-finish-on = an
option-value-penalty-off = aus
option-value-penalty-on = an
option-value-neutral-off = aus
option-value-neutral-on = an
option-value-board-square = Quadrat
option-value-board-rhombus = Rhombus
option-value-board-octagon = Achteck
option-value-board-ring = Ring
option-value-rounds-1 = 1
option-value-rounds-2 = 2
option-value-rounds-3 = 3
option-value-rounds-4 = 4
option-value-rounds-5 = 5
option-value-rounds-6 = 6
option-value-points-off = keine
option-value-points-200 = 200
option-value-points-500 = 500
option-value-assist-none = keine
option-value-assist-fit = findet Plätze
option-value-assist-full = findet auch den besten Zug
option-value-draws-draw = unentschieden
option-value-draws-border = weniger Rand gewinnt
option-value = { $value }

# A running table

table-turn = { $who } ist am Zug.
table-turns = Noch zu wählen: { $who }.
table-pause = Die Runde ist zu Ende. Die nächste beginnt gleich.
table-scores = Punkte: { $scores }.
table-score = { $who } { $score }
table-cancelled = Dieses Spiel wurde beendet; niemand gewinnt.
table-asleep = Dieser Tisch schläft, bis ihn jemand weckt.
table-restored = Zurückgesetzt auf { $at }; was danach kam, ist verloren.
table-until = Die Zeit läuft ab: { $at }
table-secret = Das Geheimnis der Mischung: { $secret }
table-stand-in = Eine Vertretung spielt für { $who }.
table-back = { $who } ist wieder da.
table-kicked = Ein Computer übernimmt den Platz von { $who }.
table-you-left = Du bist gegangen; eine Vertretung spielt für dich. Mit „Meine Hand“ kommst du zurück.
table-nobody-there = Dort sitzt niemand.
table-no-pause = Die Runde ist nicht zu Ende.
table-not-begun = Dieses Spiel hat noch nicht begonnen.
table-over = Dieses Spiel ist zu Ende.
table-busy = Hier war zu viel auf einmal los. Bitte tippe noch einmal.
table-unknown = Diesen Tisch kenne ich nicht mehr.
table-rests = Dieser Tisch ruht: Der Chat, zu dem er gehört, ist gerade nicht angeschlossen. Sobald er es ist, geht es weiter.
proposal-line = { $who } schlägt vor: { $what }.
proposal-about = { $who } schlägt vor: { $what } { $whom }.
proposal-open = { $asked } Es fehlt noch die Antwort von { $who }.
proposal-name-undo = den letzten Zug zurücknehmen
proposal-name = { $value }
more-title = { $game }, Tisch { $table }
more-commitment = Die Mischung stand fest, bevor jemand dazukam; ihr Siegel: { $commitment }

# Answers to presses

press-old = Dieser Knopf war von vorhin. So steht es jetzt.
press-unknown = Dieser Knopf gehört zu keinem meiner Tische.
press-onlooker = Du schaust an diesem Tisch zu.
press-onlooker-turn = Du schaust an diesem Tisch zu. { $turn }
press-not-due = { $why } { $turn }
press-opener-only = Das kann nur { $name } (hat den Tisch geöffnet) oder ein Admin.
press-opener-alone = Das kann nur { $name } (hat den Tisch geöffnet).
press-there = Bitte drück den Knopf in der Gruppe selbst: Ich kann nicht sehen, ob du zu ihr gehörst.
press-our-error = Bei mir ist etwas schiefgegangen. Schau auf den Tisch und drück noch einmal, falls es nicht weiterging.
type-move = Zug schreiben
pick-some = Wähle aus, was du legen willst
why-nothing = Alles, was du hast, ist spielbar.
why-line = { $what } ({ $rule }): { $why }

# Commands

command-unknown = Einen Befehl „{ $name }“ gibt es nicht. Versuch /help.
play-which = Welches Spiel?
play-too-many = Über deinen Anschluss wurden zuletzt viele Tische geöffnet; den nächsten kannst du in zwei Minuten öffnen. Die offenen gehen weiter.
room-missing = Hier kann ich noch nicht spielen; mir fehlt: { $what }.
room-no-table = Hier ist kein Tisch offen. Öffne einen mit /play.
hand-no-table = Du sitzt an keinem Tisch. Öffne einen mit /play.
hand-which = Du sitzt an { $count } Tischen. Welche Hand möchtest du sehen?
hand-at-due = { $game } mit { $others }: du bist dran
hand-at-waiting = { $game } mit { $others }
hand-at-lobby = { $game }: noch nicht begonnen
hand-in-private = Deine Hand ist in deinem Privatchat mit mir; ich habe sie dort nach unten geholt.
hand-private-again = Ab jetzt versuche ich es wieder in deinem Privatchat.
move-how = Schreib den Zug hinter den Befehl, zum Beispiel /move 5 12>17.
help-text =
    /play öffnet einen Tisch: DOG, Rummy oder Caminos.
    /hand zeigt dir allein deine Hand, /move spielt einen geschriebenen Zug, /board holt den Tisch nach unten, /board words sagt die Stellung in Worten.
    /rules erklärt die Regeln, auch zu einem Wort: /rules seven. /table ist für alles andere am Tisch, /stats für deine Bilanz, /settings für das, was du magst.
help-page =
    Tippe oder klicke im Bild auf das, was markiert ist: eine Karte, eine Murmel, einen Stein, ein Feld. In Rummy kannst du Steine auch ziehen, auf den Tisch oder an die Serie, zu der sie gehören. Die Knöpfe neben dem Bild tun dasselbe.

    „{ web-hand }“ und „{ web-board }“ über dem Bild wechseln zwischen dem, was du siehst, und dem, was alle sehen; „{ web-in-words }“ darunter sagt die Stellung.

    { web-keys-how }

    Du kannst einen Zug auch schreiben; beim Tippen wird dir angeboten, was geht. Im selben Feld sagt /rules seven, was die Regeln zu einem Wort sagen, und /board words die Stellung; alles andere steht im Menü.
word-how = Schreib ein Wort deiner Wahl dahinter: /table word kleeblatt. Es fließt in die Mischung ein.
word-added = Dein Wort gehört jetzt zur Mischung.
stats-title = { $name } bisher:
stats-line = { $game }: { $played ->
    [one] 1 Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen; hier { $here }, { $won_here } gewonnen.
stats-none = Noch kein Spiel beendet.
stats-how = Wer aufgab, hat verloren; wer ging und nicht zurückkam, ebenso, was immer die Vertretung daraus machte. Ein vorzeitig beendetes Spiel zählt für niemanden.
rules-which = Von welchem Spiel? /rules dog, /rules rummy, /rules caminos oder ein Wort: /rules joker.
rules-short = { $game }
rules-of-dog =
    DOG. Bring deine vier Murmeln einmal rund ums Brett und in dein Ziel. Wer dran ist, legt eine Karte und muss sie nutzen, wenn es geht; wer keine nutzen kann, legt die ganze Hand ab.
    Ass: 1 oder 11, oder aus dem Zwinger. König: 13, oder heraus. Joker: jede Karte. 4: auch rückwärts. 7: sieben einzelne Schritte, auf Murmeln verteilt; was dabei überholt wird, muss heim. Bube: Tausch mit einer fremden Murmel. Dame 12, die übrigen ihre Zahl.
    Eine frisch herausgekommene Murmel sperrt ihren Start. Wer auf einer Murmel landet, schickt sie heim.
rules-of-rummy =
    Rummy. Leg deine Steine in Serien aus: als Gruppe drei oder vier gleiche Zahlen in verschiedenen Farben, als Reihe mindestens drei aufeinanderfolgende Zahlen einer Farbe. Beim ersten Mal brauchst du 30 Punkte vom eigenen Board.
    Danach darfst du den Tisch umbauen, solange am Ende jede Serie gilt; Serien mit Joker dürfen dabei nur wachsen. Ein Joker steht für jeden Stein; wer den Stein hat, darf ihn eintauschen und muss den Joker sofort in einer neuen Serie verwenden. Wer nicht legen kann oder will, zieht einen Stein. Wer den letzten Stein gelegt hat, gewinnt die Runde, und die anderen zählen, was ihnen bleibt.
rules-of-caminos =
    Caminos. Setze in jedem Zug einen Stein aus vier Würfeln, frei aufs Brett oder über andere Steine: Mindestens ein Würfel steht auf dem Brett, und nichts darunter bleibt hohl. Verbinde zwei gegenüberliegende Seiten des Bretts mit Flächen deiner Farbe, die man von oben sieht.
    Flächen sind verbunden, wenn sie auf gleicher Höhe benachbart sind oder die Wand zwischen ihnen ganz deine Farbe hat. Wer zwei Seiten verbindet, gewinnt die Runde; jede Fläche des kürzesten Wegs zählt einen Punkt.
rules-of = { $value }
rules-forms = { $form }
rules-with-dog-1 = Zu 2, 3 oder 5 spielt jeder für sich. Von jedem steht zu Beginn eine Murmel auf ihrem Start. Vor jeder Runde zieht jeder verdeckt eine Karte aus der Hand des Nächsten. Eine 7 bewegt alle Murmeln auf der Bahn, auch fremde, und frische halten sie nicht auf. Eine 2, auch ein Joker als 2, geht 2 Felder oder nimmt jemandem verdeckt eine Karte. Wer zuerst alle vier Murmeln im Ziel hat, gewinnt.
rules-with-dog-2 = Zu viert oder sechst in Paaren: Vor jeder Runde tauschen Partner eine Karte, und wer fertig ist, spielt mit den Murmeln des Partners weiter. Das Paar, das zuerst ganz im Ziel ist, gewinnt.
rules-with-dog-3 = Zwei Dreierteams: Vor jeder Runde gibt jeder eine Karte an den Nächsten im Team, und wer fertig ist, spielt mit den Murmeln der anderen weiter. Das Team, das zuerst ganz im Ziel ist, gewinnt.
rules-with-rummy-1 = Jeder spielt für sich und beginnt mit 14 Steinen, ob zu zweit, zu dritt oder zu viert.
rules-with-caminos-1 = Zu zweit hat jeder eine Farbe und ihre 14 Steine: 4 L, 4 T, 4 Z und 2 O.
rules-with-caminos-2 = Zu viert haben die Gegenübersitzenden dieselbe Farbe. Jeder hat 7 Steine, 2 L, 2 T, 2 Z und 1 O, und setzt nur diese; für Wege und Punkte zählt die Farbe.
rules-with = { $value }
rules-paragraph = { $number }, { $title }: { $text }
rules-no-such = Zu „{ $word }“ finde ich in den Regeln von { $game } nichts.

# Proposals

button-propose = { $what }
propose-name-undo = letzten Zug zurücknehmen
propose-name-pause = Pause
propose-name-concede = aufgeben
propose-name-cancel = Spiel beenden
propose-name = { $value }
button-propose-kick = Vorschlag: Computer statt { $who }
proposal-name-pause = eine Pause
proposal-name-concede = aufgeben
proposal-name-cancel = dieses Spiel beenden
proposal-name-kick = ein Computer spielt für
proposal-name-rematch = noch einmal spielen
proposal-asked-now = Ich habe die anderen gefragt.
proposal-you-agree = Du bist dafür; andere fehlen noch.
proposal-agreed-already = Du bist schon dafür.
proposal-declined = Du bist dagegen, also wird nichts daraus.
proposal-you-withdrew = Du hast es zurückgezogen.
proposal-not-yours = Das hat jemand anderes vorgeschlagen.
proposal-refused = „{ $what }“ – { $who } sagt nein.
proposal-withdrawn = „{ $what }“ – { $who } zieht es zurück.
proposal-lapsed = „{ $what }“ – hinfällig: Das Spiel geht weiter.
proposal-none = Gerade ist nichts vorgeschlagen.
undo-nothing = Von dir gibt es keinen Zug zurückzunehmen.
undo-seen = Das geht nicht mehr zurück: Seither wurden Karten gegeben oder gesehen.
undo-too-late = Inzwischen hat jemand gespielt. Versuch es noch einmal.
concede-two-sides = Aufgeben kann man nur, wo zwei Seiten spielen.
kick-nobody-else = Sonst ist niemand da, der zustimmen könnte. Allein kannst du jemanden erst ersetzen, wenn der Tisch { $hours } Stunden auf ihn gewartet hat.
table-undone = { $who } nimmt den letzten Zug zurück.
table-conceded = { $won }. { $who } { $count ->
    [one] hat
   *[other] haben
} aufgegeben.
table-held = Der Tisch macht Pause; es geht weiter, wenn jemand spielt.
table-awake = Dieser Tisch ist wach.
table-running = Dieses Spiel läuft noch.

# After the game

rematch-ready = Du bist dabei. Es geht los, wenn alle anderen es auch sind.
export-running = Dieses Spiel läuft noch; seine Karten gehen noch niemanden etwas an.
verify-title = Die Mischung wird geprüft:
verify-unreadable = Diese Datei ist kein Spiel, das ich ausgegeben habe.
verify-commitment = Das Geheimnis ist das, das versprochen war, bevor jemand dazukam.
verify-no-commitment = Das Geheimnis ist NICHT das, das versprochen war, bevor jemand dazukam.
verify-key = Der Schlüssel ist aus dem Geheimnis, den Beitritten und den Wörtern gemacht.
verify-no-key = Der Schlüssel ist NICHT aus dem Geheimnis, den Beitritten und den Wörtern gemacht.
verify-key-only = Jemand von diesem Tisch wurde vergessen, deshalb lässt sich die Herkunft des Schlüssels nicht mehr prüfen; alles, was aus ihm folgt, schon.
verify-not-begun = Das Spiel hat nie begonnen; es gibt nichts nachzuspielen.
verify-lot = Die Plätze sind so, wie das Los fiel.
verify-no-lot = Die Plätze sind NICHT so, wie das Los fiel.
verify-other-rules = Dieses Spiel folgte der Regelausgabe { $rules }; dieses Programm kann es nicht nachspielen.
verify-chances = { $chances }-mal gemischt und gezogen, { $moves } Einträge insgesamt: alles, wie es sein musste.
verify-chance-differs = Das Mischen oder Ziehen Nummer { $n } ist NICHT das, was der Schlüssel ergibt.
verify-end = Das Spiel endete so, wie es gezeigt wird.
verify-no-end = Das Spiel endete NICHT so, wie es gezeigt wird.
verify-rebased = Die Regeln haben sich { $times ->
    [one] einmal
   *[other] { $times }-mal
} während dieses Spiels geändert; jeder Abschnitt wurde für sich nachgespielt.
verify-all-good = Alles in Ordnung.
verify-not-good = Etwas stimmt nicht.

# Settings

settings-yours = Deine Einstellungen
settings-room = Was in diesem Chat üblich ist
settings-in-private = Öffne den privaten Chat mit mir und schreib dort /settings.
settings-admins-only = Nur Admins können ändern, was hier üblich ist.
setting-is = { $name }: { $value }
setting-name-language = Sprache
setting-name-notice = mein Zug
setting-name-hand = meine Hand
setting-name-confirm = nachfragen
setting-name-theme = Bilder
setting-name-words = Stellung in Worten
setting-name-clock = Zeit
setting-name = { $value }
setting-value-language-de = Deutsch
setting-value-language-en = English
setting-value-language-es = Español
setting-value-language-fr = Français
setting-value-language-it = Italiano
setting-value-notice-private = privat gemeldet
setting-value-notice-mention = im Chat erwähnt
setting-value-notice-none = nicht gemeldet
setting-value-hand-private = privater Chat
setting-value-hand-here = im Chat, nur für mich
setting-value-confirm-always = immer
setting-value-confirm-harm = wenn es wehtut
setting-value-confirm-never = nie
setting-value-theme-light = hell
setting-value-theme-dark = dunkel
setting-value-words-no = nein
setting-value-words-yes = ja
setting-value = { $value }

# From the chat to the page

browser-once = Dieser Link führt an deinen Platz, nur für dich: fünf Minuten lang und ein einziges Mal. Gib ihn nicht weiter.
browser-none = Dieses Haus hat keine Seite für Browser.
browser-closed = Der Link ist nur für deine Augen. Schreib mir zuerst in einem privaten Chat, dann drücke noch einmal.
browser-watch = Im Browser zuschauen
