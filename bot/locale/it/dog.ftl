# DOG: cards and places

dog-card-A = asso
dog-card-T = 10
dog-card-J = fante
dog-card-Q = regina
dog-card-K = re
dog-card-X = jolly
dog-card = { $value }
dog-place-f1 = arrivo 1
dog-place-f2 = arrivo 2
dog-place-f3 = arrivo 3
dog-place-f4 = arrivo 4
dog-place = { $value }

# What happened

dog-move-own = biglia da { $start } { ONSET($to) ->
    [a] ad
   *[other] a
} { $to }
dog-move-own-out = biglia fuori su { $to }
dog-move = biglia di { $owner } da { $start } { ONSET($to) ->
    [a] ad
   *[other] a
} { $to }
dog-move-out = biglia di { $owner } fuori su { $to }
dog-played = { $who } gioca { $card }: { $moves }.
dog-swapped = { $who } gioca { $card }: la biglia di { $mine } su { $place } e quella di { $theirs } su { $other } si scambiano di posto.
dog-stole = { $who } gioca { $card } e prende una carta { ONSET($victim) ->
    [a] ad
   *[other] a
} { $victim }.
dog-stole-you = { $who } gioca { $card } e ti prende una carta.
dog-idle = { $who } gioca un fante senza effetto.
dog-folded = { $who } non può giocare e depone tutto: { $cards }.
dog-sent-home = La biglia di { $victim } su { $place } torna al canile.
dog-sent-home-you = { $who } rimanda al canile la tua biglia su { $place }.
dog-all-home = Tutte le biglie di { $who } sono all’arrivo.
dog-won-alone = { $who } vince nel giro { $round }.
dog-won-together = { $who } vincono nel giro { $round }.
dog-shuffled = Le carte vengono mescolate.
dog-round = Giro { $round }: { $cards } carte a testa, apre { $opener }.
dog-dealt-you = Ricevi: { $cards }.
dog-your-cards = Le tue carte: { $cards }.
dog-chose = { $who } ha scelto la carta da passare.
dog-you-give = Passi { $card } { ONSET($mate) ->
    [a] ad
   *[other] a
} { $mate }.
dog-exchanged = Le carte cambiano di mano. Comincia { $opener }.
dog-you-got = Da { $mate } ricevi { $card }.
dog-drawn = Ognuno pesca una carta dalla mano alla sua destra. Comincia { $opener }.
dog-you-drew = Da { $other } hai pescato { $card }.
dog-you-lost = { $other } ti ha pescato { $card }.

# Questions

dog-ask-nothing = Non c’è niente da scegliere.
dog-ask-wait = Non tocca a te.
dog-ask-card = Quale carta giochi?
dog-ask-give = Quale carta passi { ONSET($mate) ->
    [a] ad
   *[other] a
} { $mate }?
dog-ask-give-again = { $gift } Meglio un’altra?
dog-ask-marble = { $card }: quale biglia?
dog-ask-where = { $card }: dove va la biglia su { $place }?
dog-ask-swap = { $card }: con quale biglia cambia posto quella su { $place }?
dog-ask-seven = { $card }: { $left ->
    [one] resta 1 passo
   *[other] restano { $left } passi
}. Quale biglia?
dog-ask-seven-sent = { $question } Mandate al canile finora: { $sent }.
dog-ask-steps = { $card }: quanti dei { $left } passi per la biglia su { $place }?
dog-choose-card = { $card }
dog-choose-mine = { $ahead ->
    [0] tua biglia su { $place }
   *[other] tua biglia su { $place }, { $ahead } alla partenza
}
dog-choose-theirs = biglia di { $owner } su { $place }
dog-choose-out = biglia di { $owner } fuori su { $to }
dog-choose-ringward = { $marble }, sull’anello
dog-choose-homeward = { $marble }, verso l’arrivo
dog-choose-to = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, { ONSET($to) ->
    [a] ad
   *[other] a
} { $to }
dog-choose-back = { $steps } indietro, { ONSET($to) ->
    [a] ad
   *[other] a
} { $to }
dog-choose-hit = { $label }; al canile: { $victims }
dog-choose-split = dividere come un sette
dog-choose-swap = scambiare come un fante
dog-choose-steal = prendere una carta { ONSET($victim) ->
    [a] ad
   *[other] a
} { $victim }

# Before a play is confirmed

dog-sure-give = Passi { $card } { ONSET($mate) ->
    [a] ad
   *[other] a
} { $mate }.
dog-sure-moves = { $card }: { $moves }.
dog-sure = { $effects }. Giochi { $play }
dog-sure-swap = { $card }: la biglia di { $mine } su { $place } cambia posto con quella di { $owner } su { $other }.
dog-sure-steal = { $card }: prendi una carta coperta { ONSET($victim) ->
    [a] ad
   *[other] a
} { $victim }.
dog-sure-fold = Nessuna carta si poteva giocare, quindi sono state deposte tutte: { $why }.
dog-sure-idle = Si può solo deporre il fante, senza effetto: { $why }.
dog-because = { $card }: { $why }
dog-effect-own = la tua biglia su { $place } torna al canile
dog-effect-mate = la biglia di { $mate } su { $place }, della tua squadra, torna al canile
dog-effect-hit = la biglia di { $victim } su { $place } torna al canile
dog-effect-win = con questo la partita è di { $who }

# Why not

dog-why-barred = la biglia di { $owner } appena uscita sulla sua partenza, { $place }, blocca la strada
dog-why-sperre = la biglia di { $owner } sulla sua partenza, { $place }, blocca la strada
dog-why-start-barred = la biglia di { $owner } sulla partenza, { $place }, deve prima andare avanti
dog-why-kennel = nessuna biglia può usarla; solo un asso, un re o un jolly fa uscire dal canile
dog-why-kennel-empty = nel canile non c’è più nessuna biglia
dog-why-own-start = una biglia esce sulla propria partenza, { $place }
dog-why-fresh-finish = una biglia appena uscita deve fare il giro prima di entrare nell’arrivo
dog-why-finish-taken = una biglia già all’arrivo è d’intralcio
dog-why-finish-short = nell’arrivo serve il numero esatto e non si supera nessuna biglia
dog-why-steps = con { $card } non si va da { $start } { ONSET($to) ->
    [a] ad
   *[other] a
} { $to }
dog-why-no-card = con nessuna delle tue carte si va da { $start } { ONSET($to) ->
    [a] ad
   *[other] a
} { $to }
dog-why-portion = da { $start } { ONSET($to) ->
    [a] ad
   *[other] a
} { $to } non è parte di un sette
dog-why-seven = questo sette non si può completare
dog-why-seven-sum = i passi sono { $steps }, ma un sette li vuole tutti e sette
dog-why-one-marble = con { $card } si muove una sola biglia
dog-why-several = solo un sette o un jolly muove più biglie
dog-why-no-marble = non c’è nessuna biglia su { $place }
dog-why-not-yours = quella biglia non la puoi muovere tu
dog-why-no-swap = con { $card } non si scambiano biglie
dog-why-swap-own = un fante scambia con la biglia di qualcun altro
dog-why-swap-finish = le biglie all’arrivo restano lì
dog-why-swap-barred = la biglia di { $owner } sulla sua partenza, { $place }, non si può scambiare
dog-why-jack-mine = nessuna tua biglia in cammino si può scambiare
dog-why-jack-theirs = nessuna biglia altrui in cammino si può scambiare
dog-why-joker-finish = a questo tavolo l’ultima biglia non può arrivare con un jolly
dog-why-no-steal = solo un due prende una carta, e solo dove ognuno gioca per sé
dog-why-no-cards = a quella persona non si può prendere nessuna carta
dog-why-no-idle = un fante si depone senza effetto solo se non si può giocare altro
dog-why-no-fold = qualcosa si può giocare, quindi si deve
dog-not-held = Non hai { $card }.

# Not now

dog-over = La partita è finita.
dog-not-your-turn = Tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }.
dog-still-choosing = Si scambiano le carte; devono ancora scegliere: { $who }.
dog-cards-moving = Le carte si stanno muovendo; un momento.
dog-exchange-first = Prima scegli una carta da passare.
dog-exchange-over = Lo scambio è finito.
dog-chance-only = Questo lo decide il caso.
dog-no-chance = Qui il caso non decide niente.
dog-bad-chance = Le carte non possono uscire così.
dog-onlooker = Stai guardando; per giocare prendi posto.

# Reading

dog-unreadable = Non capisco «{ $text }». Scrivi una carta e una mossa: 5 12>17, K out, 7 12>15 40>44, J 5x20.
dog-unreadable-long = È troppo lungo per una mossa. Scrivi per esempio 5 12>17 oppure K out.
dog-unreadable-give = Non capisco «{ $text }». Scrivi la carta da passare: give K.
dog-unreadable-field = Non esiste la casella { $text }; il percorso va da 0 a { $most }, l’arrivo da f1 a f4.
dog-unreadable-start = { $text } non è la partenza di nessuno.
dog-unreadable-whose = Di chi? Metti prima la partenza: { $example }f1, out { $example }.
dog-unreadable-colour = Nessuno gioca con «{ $text }». Scrivi un colore: 2 steal blue.
dog-ambiguous = Può essere { $first } oppure { $second }. Scrivila per intero.
dog-position-unreadable = Questa non è una posizione di DOG: «{ $text }» ({ $part }).
dog-position-no-cards = Questa non è una posizione di DOG: chi è di turno non ha carte («{ $text }»).
dog-action-unreadable = Questa non è un’azione di DOG.
