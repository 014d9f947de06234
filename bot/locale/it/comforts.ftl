# Assenza e ore di quiete

rest-title = Quando vuoi stare in pace
rest-zone-is = fuso orario: { $zone }
rest-quiet-is = ore di quiete: { $hours }
rest-quiet-none = nessuna ora di quiete
rest-you-away = Sei via fino al { $day }.
rest-how = Nelle ore di quiete e mentre sei via nessuno ti sollecita, e gli orologi di un giorno o più si fermano. Il resto si può scrivere: /settings away 2026-12-27, /settings quiet 22:30-6:45, /settings zone Lima.
rest-zone-unknown = Non conosco nessun fuso orario «{ $zone }». Scrivi una sua città, per esempio /settings zone Zurich.
rest-quiet-unreadable = Scrivi le ore da e a, per esempio /settings quiet 22-7; niente dopo significa nessuna.
rest-away-unreadable = Scrivi un giorno entro un anno o un numero di giorni, per esempio /settings away 2026-12-27 o /settings away 3.
button-name-rest = Assenza e ore di quiete
button-name-return = Eccomi di nuovo
button-away-days = { $days ->
    [one] via fino a domani
   *[other] via per { $days } giorni
}
table-away = { $who } è via fino al { $day }.
table-quiet = { $who } ha ore di quiete: { $hours } ({ $zone }).

# Un sollecito

button-nudge = Sollecita { $who }
table-nudged = { $who } sollecita { $victim }.
table-nudged-you = { $who } ti sollecita: tocca a te.
nudge-done = Ho avvisato di nuovo { $victim }.
nudge-not-due = In questo momento nessuno aspetta quella persona.
nudge-rests = { $victim } riposa e lo saprà più tardi.
nudge-again = { $victim } ha già ricevuto un sollecito nelle ultime 8 ore.
nudge-too-soon = { $victim } l’ha appena saputo. Lascia passare qualche minuto.

# Una mossa prevista

button-name-plan = Prepara la mossa
button-name-keep = Tienila pronta
button-name-replan = Cambia la mossa pronta
button-name-unplan = Lascia perdere la mossa
plan-ask = Non tocca ancora a te; prepari la mossa. { $question }
plan-is = Pronta: { $move }. La gioco al tuo turno se ha ancora lo stesso effetto; nessun altro la vede.
plan-does = Al tuo turno: { $what }
move-said = { $move ->
    [draw] pescare una tessera
    [pass] passare
    [fold] deporre la mano
   *[other] { $move }
}
plan-not-now = In questo momento non c’è niente da preparare.
plan-made = La mossa preparata è stata giocata.
plan-dropped = La mossa preparata non è stata giocata: ora avrebbe un altro effetto.

# Il ritorno

news-stand-in = { $count ->
    [one] Mentre eri via, un sostituto ha fatto una mossa per te:
   *[other] Mentre eri via, un sostituto ha fatto { $count } mosse per te:
}

# Il posto di un’altra persona

button-take-seat = Gioca per { $who }
proposal-seat = { $name } vorrebbe continuare al posto di { $whom }.
seat-not-free = Lì gioca già una persona.
table-taken-over = { $who } continua al posto di { $before }.

# Di che cosa si parla

fact-line = { $name }: { $counts }.
fact-name-dog-dealt = assi, re e jolly ricevuti
fact-name-dog-folds = mani deposte
fact-name-dog-sent = biglie mandate al canile
fact-name-dog-lost = biglie perse
fact-name-rummy-most = più tessere in una volta
fact-name-rummy-drawn = tessere pescate
fact-name-caminos-longest = percorso più lungo
fact-name-caminos-placed = pezzi piazzati
fact-name = { $value }
fact-name-of = { $name }

# Le lettere che si scrivono

own-letters-dog = D:Q F:J R:K
own-letters-rummy = N:k G:y
own-words-rummy = pesca:draw pesco:draw pescare:draw passa:pass passo:pass passare:pass

# Parti di una posizione

picture-caminos-say-border = Pezzi sul bordo: verde { $green }, giallo { $yellow }.
board-topic-marbles = biglie
board-topic-cards = carte
board-topic-sets = combinazioni
board-topic-rack = leggio
board-topic-players = giocatori
board-topic-board = tabellone
board-topic-stones = pezzi
board-topic = { $value }
board-topics = Scrivi dopo che cosa vuoi sapere: /board last, oppure { $topics }; e di chi, per esempio blu.

# Parole che si cercano

rules-words-dog = sette/7:D18 fante/scambio:D17 asso/re/uscire:D12 jolly/joker:D20 quattro/4/indietro:D16 arrivo:D14 obbligo/deponi:D28 scambiano/compagno:D10 blocca/blocco:D5 rimanda:D7 due/2:D23 regina:D7
rules-words-rummy = jolly/joker:R9 apertura/30:R6 combinazione/combinazioni:R5 riordinare:R8 punti:R15 pescare/pesca:R13 scambiarla/scambio:R11
rules-words-caminos = percorso/cammino:C8 collegate/collega:C7 pezzo/cubo:C1 vuoto/piazzare:C3 altezza:C4 punto/punti:C14 blu:C16
rules-words = { $value }
rules-words-of = { $words }
rules-example = Ecco un esempio.

# Perché

hint-why = { $hint } { $why }
dog-motive-give = Delle tue carte è quella che serve di più a { $mate }.
dog-motive-give-exit = Con questa { $mate } può uscire.
dog-motive-win = Vince la partita.
dog-motive-only = Non si può giocare altro.
dog-motive-hit = Rimanda al canile una biglia di { $victims }.
dog-motive-home = Porta una biglia all’arrivo.
dog-motive-out = Fa uscire una biglia dal canile.
dog-motive-swap = Lo scambio porta avanti la tua squadra.
dog-motive-steal = Una carta di { $victim } vale più del passo.
dog-motive-on = Porta avanti la tua squadra e lascia utili le altre carte.
rummy-motive-closed = Il tuo leggio non ha 30 punti per aprire.
rummy-motive-wait = Niente di quello che hai si può calare.
rummy-motive-out = Svuota il tuo leggio.
rummy-motive-lay = Ti liberi di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} per { $points } punti; { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}.
caminos-motive-win = Collega due lati.
caminos-motive-block = Agli altri servono allora { $cells } caselle invece di { $before }.
caminos-motive-near = Ti servono allora { $cells } caselle invece di { $before }.
caminos-motive-build = Rende più sicuro il tuo percorso.
dog-motive-safe = Porta le tue biglie fuori pericolo.
caminos-motive-shut = Gli altri non possono più collegare due lati.
why-not-yet = Non tocca ancora a te. Se toccasse adesso:
