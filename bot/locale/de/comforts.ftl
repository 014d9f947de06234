# Abwesend und Ruhezeiten

rest-title = Wann du nicht gestört werden willst
rest-zone-is = Zeitzone: { $zone }
rest-quiet-is = Ruhezeit: { $hours }
rest-quiet-none = keine Ruhezeit
rest-you-away = Du bist bis { $day } abwesend.
rest-how = In der Ruhezeit und solange du abwesend bist, erinnert dich niemand, und Uhren von einem Tag und mehr stehen still. Alles andere kannst du schreiben: /settings away 2026-12-27, /settings quiet 22:30-6:45, /settings zone Lima.
rest-zone-unknown = Ich kenne keine Zeitzone „{ $zone }“. Schreib eine Stadt daraus, zum Beispiel /settings zone Zurich.
rest-quiet-unreadable = Schreib die Stunden von und bis, zum Beispiel /settings quiet 22-7; ohne etwas dahinter gibt es keine.
rest-away-unreadable = Schreib einen Tag innerhalb eines Jahres oder eine Anzahl Tage, zum Beispiel /settings away 2026-12-27 oder /settings away 3.
button-name-rest = Abwesend und Ruhezeiten
button-name-return = Ich bin zurück
button-away-days = { $days ->
    [one] bis morgen abwesend
   *[other] { $days } Tage abwesend
}
table-away = { $who } ist bis { $day } abwesend.
table-quiet = { $who } hat Ruhezeit: { $hours } ({ $zone }).

# Anstupsen

button-nudge = { $who } anstupsen
table-nudged = { $who } stupst { $victim } an.
table-nudged-you = { $who } stupst dich an: Du bist am Zug.
nudge-done = Ich habe { $victim } noch einmal Bescheid gesagt.
nudge-not-due = Auf diese Person wartet gerade niemand.
nudge-rests = { $victim } ruht und erfährt es später.
nudge-again = { $victim } wurde in den letzten 8 Stunden schon angestupst.
nudge-too-soon = { $victim } hat es gerade erst erfahren. Warte ein paar Minuten.

# Ein geplanter Zug

button-name-plan = Zug planen
button-name-keep = So planen
button-name-replan = Plan ändern
button-name-unplan = Plan verwerfen
plan-ask = Du bist noch nicht am Zug; du planst. { $question }
plan-is = Geplant: { $move }. Ich spiele es, wenn du am Zug bist und es noch dasselbe bewirkt; sonst sieht es niemand.
plan-does = Wenn du am Zug bist: { $what }
move-said = { $move ->
    [draw] einen Stein ziehen
    [pass] passen
    [fold] die Karten ablegen
   *[other] { $move }
}
plan-not-now = Im Moment gibt es nichts zu planen.
plan-made = Dein geplanter Zug wurde gespielt.
plan-dropped = Dein geplanter Zug wurde nicht gespielt: Er würde jetzt etwas anderes bewirken.

# Zurückkommen

news-stand-in = { $count ->
    [one] Während du weg warst, hat eine Vertretung einen Zug für dich gespielt:
   *[other] Während du weg warst, hat eine Vertretung { $count } Züge für dich gespielt:
}

# Der Platz von jemand anderem

button-take-seat = Für { $who } spielen
proposal-seat = { $name } möchte für { $whom } weiterspielen.
seat-not-free = Dort spielt schon jemand.
table-taken-over = { $who } spielt für { $before } weiter.

# Worüber man redet

fact-line = { $name }: { $counts }.
fact-name-dog-dealt = Asse, Könige und Joker bekommen
fact-name-dog-folds = Hände abgelegt, ohne zu spielen
fact-name-dog-sent = Murmeln heimgeschickt
fact-name-dog-lost = eigene Murmeln verloren
fact-name-rummy-most = meiste Steine auf einmal
fact-name-rummy-drawn = Steine gezogen
fact-name-caminos-longest = längster Weg
fact-name-caminos-placed = Bausteine gesetzt
fact-name = { $value }
fact-name-of = { $name }

# Buchstaben, die man tippt

own-letters-dog = D:Q B:J
own-letters-rummy = S:k G:y
own-words-rummy = ziehe:draw ziehen:draw zieh:draw passe:pass passen:pass pass:pass

# Teile einer Stellung

picture-caminos-say-border = Bausteine am Rand: Grün { $green }, Gelb { $yellow }.
board-topic-marbles = Murmeln
board-topic-cards = Karten
board-topic-sets = Sätze
board-topic-rack = Bank
board-topic-players = Spieler
board-topic-board = Brett
board-topic-stones = Bausteine
board-topic = { $value }
board-topics = Schreib dahinter, was du wissen willst: /board last oder { $topics }; und von wem, zum Beispiel Blau.

# Wörter, die man nachschlägt

rules-words-dog = sieben/siebner/7:D18 bube/bauer/tausch:D17 ass/könig/heraus/raus:D12 joker:D20 vier/4/rückwärts:D16 ziel:D14 ablegen/zwang:D28 tauschen/partner/team:D10 frisch/sperre/sperrt:D5 schlagen/heim:D7 zwei/2:D23 dame:D7
rules-words-rummy = joker:R9 eröffnung/30:R6 serie/gruppe/reihe:R5 umbauen:R8 punkte:R15 stock/ziehen:R13 eintauschen:R11
rules-words-caminos = weg:C8 verbunden/verbinden:C7 stein/würfel:C1 hohl/setzen:C3 höhe:C4 punkt/punkte:C14 blau:C16
rules-words = { $value }
rules-words-of = { $words }
rules-example = Gezeigt ist ein Beispiel.

# Warum jemand Starkes das täte

hint-why = { $hint } { $why }
dog-motive-give = Von deinen Karten kann { $mate } diese am besten haben.
dog-motive-give-exit = Damit kann { $mate } herauskommen.
dog-motive-win = Das gewinnt das Spiel.
dog-motive-only = Etwas anderes lässt sich nicht spielen.
dog-motive-hit = Das schickt eine Murmel von { $victims } heim.
dog-motive-home = Das bringt eine Murmel ins Ziel.
dog-motive-out = Das bringt eine Murmel aus dem Zwinger.
dog-motive-swap = Der Tausch bringt deine Seite voran.
dog-motive-steal = Eine Karte von { $victim } ist mehr wert als der Schritt.
dog-motive-on = Das bringt deine Seite weiter, und deine anderen Karten bleiben brauchbar.
rummy-motive-closed = Dein Board hat keine 30 Punkte zum Eröffnen.
rummy-motive-wait = Nichts davon lässt sich jetzt legen.
rummy-motive-out = Damit ist dein Board leer.
rummy-motive-lay = Du wirst { $tiles ->
    [one] einen Stein
   *[other] { $tiles } Steine
} im Wert von { $points } los; { $left ->
    [one] { $left } bleibt
   *[other] { $left } bleiben
}.
caminos-motive-win = Das verbindet zwei Seiten.
caminos-motive-block = Die anderen brauchen dann { $cells } Felder statt { $before }.
caminos-motive-near = Du brauchst dann { $cells } Felder statt { $before }.
caminos-motive-build = Das macht deinen Weg sicherer.
dog-motive-safe = Das bringt deine Murmeln aus der Gefahr.
caminos-motive-shut = Die anderen können keine zwei Seiten mehr verbinden.
why-not-yet = Du bist noch nicht am Zug. Wärst du es jetzt:
