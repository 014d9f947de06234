# DOG: cards and places

dog-card-A = Ass
dog-card-T = 10
dog-card-J = Bube
dog-card-Q = Dame
dog-card-K = König
dog-card-X = Joker
dog-card = { $value }
dog-place-f1 = Ziel 1
dog-place-f2 = Ziel 2
dog-place-f3 = Ziel 3
dog-place-f4 = Ziel 4
dog-place = { $value }

# What happened

dog-move-own = Murmel fährt von { $start } auf { $to }
dog-move-own-out = Murmel kommt heraus auf { $to }
dog-move = Murmel von { $owner } fährt von { $start } auf { $to }
dog-move-out = Murmel von { $owner } kommt heraus auf { $to }
dog-played = { $who } legt { $card }: { $moves }.
dog-swapped = { $who } legt { $card }: Die Murmeln von { $mine } auf { $place } und von { $theirs } auf { $other } tauschen die Plätze.
dog-stole = { $who } legt { $card } und nimmt { $victim } eine Karte weg.
dog-stole-you = { $who } legt { $card } und nimmt dir eine Karte weg.
dog-idle = { $who } legt den Buben ohne Wirkung.
dog-folded = { $who } kann nicht spielen und legt alles ab: { $cards }.
dog-sent-home = Die Murmel von { $victim } auf { $place } muss heim.
dog-sent-home-you = { $who } schickt deine Murmel auf { $place } heim.
dog-all-home = Alle Murmeln von { $who } sind im Ziel.
dog-won-alone = { $who } gewinnt in Runde { $round }.
dog-won-together = { $who } gewinnen in Runde { $round }.
dog-shuffled = Die Karten werden gemischt.
dog-round = Runde { $round }: { $cards } Karten für alle, { $opener } eröffnet.
dog-dealt-you = Du bekommst: { $cards }.
dog-your-cards = Deine Karten: { $cards }.
dog-chose = { $who } hat eine Karte zum Weitergeben gewählt.
dog-you-give = Du gibst { $mate } diese Karte: { $card }.
dog-exchanged = Die Karten wechseln die Hand. { $opener } beginnt.
dog-you-got = Von { $mate } bekommst du: { $card }.
dog-drawn = Alle ziehen eine Karte aus der Hand rechts von sich. { $opener } beginnt.
dog-you-drew = Von { $other } hast du gezogen: { $card }.
dog-you-lost = { $other } hat von dir gezogen: { $card }.

# Questions

dog-ask-nothing = Es gibt nichts zu wählen.
dog-ask-wait = Du bist nicht am Zug.
dog-ask-card = Welche Karte legst du?
dog-ask-give = Welche Karte gibst du { $mate }?
dog-ask-give-again = { $gift } Doch lieber eine andere?
dog-ask-marble = { $card }: Welche Murmel?
dog-ask-where = { $card }: Wohin fährt die Murmel auf { $place }?
dog-ask-swap = { $card }: Mit welcher Murmel tauscht die auf { $place } den Platz?
dog-ask-seven = { $card }: Noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}. Welche Murmel?
dog-ask-seven-sent = { $question } Bisher heimgeschickt: { $sent }.
dog-ask-steps = { $card }: Wie viele der { $left } Schritte für die Murmel auf { $place }?
dog-choose-card = { $card }
dog-choose-mine = { $ahead ->
    [0] deine Murmel auf { $place }
   *[other] deine Murmel auf { $place }, { $ahead } vor deinem Start
}
dog-choose-theirs = Murmel von { $owner } auf { $place }
dog-choose-out = eine Murmel von { $owner } heraus auf { $to }
dog-choose-ringward = { $marble }, auf dem Ring
dog-choose-homeward = { $marble }, ins Ziel
dog-choose-to = { $steps ->
    [one] 1 Schritt, auf { $to }
   *[other] { $steps } Schritte, auf { $to }
}
dog-choose-back = { $steps } zurück, auf { $to }
dog-choose-hit = { $label }, schickt heim: { $victims }
dog-choose-split = aufteilen wie eine Sieben
dog-choose-swap = tauschen wie ein Bube
dog-choose-steal = { $victim } eine Karte wegnehmen

# Before a play is confirmed

dog-sure-give = Du gibst { $mate } diese Karte: { $card }.
dog-sure-moves = { $card }: { $moves }.
dog-sure = { $effects }. Der Zug: { $play }
dog-sure-swap = { $card }: Die Murmel von { $mine } auf { $place } tauscht den Platz mit der von { $owner } auf { $other }.
dog-sure-steal = { $card }: Du nimmst { $victim } verdeckt eine Karte weg.
dog-sure-fold = Keine Karte war spielbar, also wurden alle abgelegt: { $why }.
dog-sure-idle = Nur der Bube kann abgelegt werden, ohne Wirkung: { $why }.
dog-because = { $card }: { $why }
dog-effect-own = deine eigene Murmel auf { $place } muss heim
dog-effect-mate = die Murmel von { $mate } auf { $place }, aus deinem Team, muss heim
dog-effect-hit = die Murmel von { $victim } auf { $place } muss heim
dog-effect-win = das gewinnt das Spiel für { $who }

# Why not

dog-why-barred = die frische Murmel von { $owner } auf ihrem Start, { $place }, versperrt den Weg
dog-why-sperre = die Murmel von { $owner } auf dem eigenen Start, { $place }, ist eine Sperre
dog-why-start-barred = die Murmel von { $owner } auf dem Start, { $place }, muss zuerst weiter
dog-why-kennel = keine Murmel kann sie nutzen; nur Ass, König oder Joker holen eine aus dem Zwinger
dog-why-kennel-empty = im Zwinger ist keine Murmel mehr
dog-why-own-start = eine Murmel kommt auf ihrem eigenen Start heraus, { $place }
dog-why-fresh-finish = eine Murmel, die gerade herausgekommen ist, muss erst herum, bevor sie ins Ziel darf
dog-why-finish-taken = eine Murmel im Ziel steht im Weg
dog-why-finish-short = im Ziel muss die Zahl genau aufgehen, und überholt wird dort nicht
dog-why-steps = von { $start } auf { $to } geht es damit nicht: { $card }
dog-why-no-card = keine deiner Karten führt von { $start } auf { $to }
dog-why-portion = von { $start } auf { $to } ist kein Teil einer Sieben
dog-why-seven = diese Sieben lässt sich nicht ausfahren
dog-why-seven-sum = das sind { $steps } Schritte, eine Sieben braucht alle sieben
dog-why-one-marble = { $card } bewegt nur eine Murmel
dog-why-several = nur eine Sieben oder ein Joker bewegt mehrere Murmeln
dog-why-no-marble = auf { $place } steht keine Murmel
dog-why-not-yours = diese Murmel darfst du nicht bewegen
dog-why-no-swap = { $card } tauscht keine Murmeln
dog-why-swap-own = ein Bube tauscht mit einer fremden Murmel
dog-why-swap-finish = Murmeln im Ziel bleiben dort
dog-why-swap-barred = die Murmel von { $owner } auf ihrem Start, { $place }, lässt sich nicht tauschen
dog-why-jack-mine = keine deiner Murmeln ist unterwegs und ließe sich tauschen
dog-why-jack-theirs = keine fremde Murmel ist unterwegs und ließe sich tauschen
dog-why-joker-finish = die letzte Murmel darf an diesem Tisch nicht mit einem Joker ins Ziel
dog-why-no-steal = nur eine Zwei nimmt eine Karte weg, und nur wo alle für sich spielen
dog-why-no-cards = dort ist keine Karte zu holen
dog-why-no-idle = ein Bube wird nur ohne Wirkung abgelegt, wenn sonst nichts geht
dog-why-no-fold = etwas ist spielbar, also muss gespielt werden
dog-not-held = Diese Karte hast du nicht: { $card }.

# Not now

dog-over = Das Spiel ist zu Ende.
dog-not-your-turn = { $who } ist am Zug.
dog-still-choosing = Die Karten werden getauscht; es fehlt noch: { $who }.
dog-cards-moving = Die Karten sind unterwegs; einen Moment.
dog-exchange-first = Wähle zuerst eine Karte zum Weitergeben.
dog-exchange-over = Der Tausch ist vorbei.
dog-chance-only = Das bleibt dem Zufall überlassen.
dog-no-chance = Hier ist nichts dem Zufall überlassen.
dog-bad-chance = So können die Karten nicht fallen.
dog-onlooker = Du schaust zu; zum Mitspielen brauchst du einen Platz.

# Reading

dog-unreadable = „{ $text }“ kann ich nicht lesen. Schreib eine Karte und einen Zug: 5 12>17, K out, 7 12>15 40>44, J 5x20.
dog-unreadable-long = Das ist zu lang für einen Zug. Schreib zum Beispiel 5 12>17 oder K out.
dog-unreadable-give = „{ $text }“ kann ich nicht lesen. Schreib die Karte, die du weitergibst: give K.
dog-unreadable-field = Ein Feld { $text } gibt es nicht; der Ring hat 0 bis { $most }, das Ziel f1 bis f4.
dog-unreadable-start = { $text } ist kein Start.
dog-unreadable-whose = Wessen? Setz den Start davor: { $example }f1, out { $example }.
dog-unreadable-colour = „{ $text }“ spielt hier nicht mit. Schreib eine Farbe: 2 steal blue.
dog-ambiguous = Das kann { $first } oder { $second } sein. Schreib es ganz aus.
dog-position-unreadable = Das ist keine Stellung von DOG: „{ $text }“ ({ $part }).
dog-position-no-cards = Das ist keine Stellung von DOG: Wer an der Reihe ist, hat keine Karten („{ $text }“).
dog-action-unreadable = Das ist kein Zug von DOG.
