# Tiles, sets

rummy-tile = { $value }
rummy-tile-J = jolly
rummy-set = { $value }
rummy-move = { $value }

# What happened

rummy-lot = Per decidere chi comincia, { $who } pesca { $tile }.
rummy-starts = Comincia { $who }.
rummy-dealt = Manche { $round }: { $tiles } tessere a testa, { $stock } nel pozzo.
rummy-opened = { $who } apre con { $points } punti: { $tiles }. Nuove sul tavolo: { $sets }.
rummy-laid = { $who } cala { $tiles }. Nuove o cambiate: { $sets }.
rummy-drew =
    { $who } pesca una tessera; { $stock ->
        [0] ora il pozzo è vuoto.
        [one] ne resta 1.
       *[other] ne restano { $stock }.
    }
rummy-you-drew = Hai pescato { $tiles ->
    [jolly] un jolly
   *[other] { $tiles }
}.
rummy-passed = { $who } passa.
rummy-penalty =
    Tempo scaduto per { $who } con una calata incompleta: pesca { $tiles ->
        [0] nessuna tessera, il pozzo è vuoto.
        [one] 1 tessera.
       *[other] { $tiles } tessere.
    }
rummy-out = { $who } chiude e prende { $points } punti.
rummy-blocked = Nessuno può andare avanti. { $who } ha in mano meno di tutti e prende { $points } punti.
rummy-match-rounds =
    Dopo { $rounds ->
        [one] 1 manche
       *[other] { $rounds } manche
    } vittoria per { $winners } con { $points } punti.
rummy-match-points = Traguardo di { $target } punti raggiunto: vittoria per { $winners } con { $points }.

# Why not

rummy-not-due = Non tocca a te.
rummy-not-now = Questo ora non si può fare.
rummy-over = L’incontro è finito.
rummy-menu-gone = Questa scelta non c’è più.
rummy-lots-seats = Ognuno pesca una tessera, e chi è pari pesca ancora.
rummy-shuffle-tiles = Si mescolano tutte le 106 tessere, ognuna una volta.
rummy-stock-empty = Il pozzo è vuoto: cala tessere o passa.
rummy-stock-left =
    Nel pozzo { $stock ->
        [one] c’è 1 tessera
       *[other] ci sono { $stock } tessere
    }: pesca invece di passare.
rummy-no-penalty = A questo tavolo non ci sono penalità.
rummy-penalty-late = Si pescano tre tessere solo quando il tempo scade; scrivi «pesca» per pescarne una.
rummy-no-assist = A questo tavolo dici tu dove vanno le tessere, come in «r5 b5 : {"{"}r5 b5 n5{"}"}».
rummy-set-short = { $set } è troppo corta: una combinazione ha almeno tre tessere.
rummy-set-jokers = { $set }: serve anche una tessera con un numero.
rummy-group-numbers = { $set } non è un gruppo: le tessere hanno numeri diversi.
rummy-group-colours = { $set } non è un gruppo: ogni colore può esserci una volta sola.
rummy-row-colours = { $set } non è una scala: le tessere hanno colori diversi.
rummy-row-gap = { $set } non è una scala: i numeri non sono di fila.
rummy-row-end = { $set } non è una scala: i numeri vanno da 1 a 13, e dopo il 13 non viene l’1.
rummy-lay-nothing = Cala almeno una tessera dal tuo leggio.
rummy-lay-not-held = Non hai { $tiles }.
rummy-lay-not-so-many = Non ne hai così tante: { $tiles }.
rummy-lay-unplaced = Nessuna combinazione ha posto per { $tiles }.
rummy-lay-foreign = { $set }: non viene né dal tuo leggio né dal tavolo: { $tiles }.
rummy-lay-unnamed = { $set } ha altro dal tuo leggio, { $tiles }: tutte le tessere che cali vanno prima dei due punti.
rummy-lay-rest = Hai preso da { $set }: che ne è di { $tiles }?
rummy-opening-own = { $set }: la prima calata si fa solo con le proprie tessere; non tue: { $tiles }.
rummy-opening-points = { $points } di { $needed } per aprire.
rummy-opening-rest = { $points } di { $needed } per aprire; nessuna combinazione ha posto per { $tiles }.
rummy-locked = { $set } ha un jolly: può crescere, ma non ne esce niente, a meno che tu metta dal tuo leggio la tessera giusta al posto del jolly.
rummy-locked-merged = Le combinazioni con un jolly restano separate: { $sets }.
rummy-joker-new = Hai liberato { $joker }: deve stare in una combinazione nuova, e { $set } non lo è.
rummy-fits = { $count ->
    [one] Ci sta.
   *[other] Ci stanno.
}
rummy-fits-somehow = { $count ->
    [one] Ci sta; forse basterebbe cambiare meno combinazioni.
   *[other] Ci stanno; forse basterebbe cambiare meno combinazioni.
}
rummy-all-but = Ci sta tutto tranne { $tiles }.
rummy-none-fits = { $count ->
    [one] Non ci sta.
   *[other] Non ci stanno.
}
rummy-unsure = Non ho trovato un posto in tempo; forse c’è.
rummy-why-opening = non hai ancora aperto: al massimo { $points } di { $needed } punti.
rummy-why-no-set = in nessuna tua combinazione con cui aprire.
rummy-why-after-opening = sul tavolo c’è posto, ma solo dopo che avrai aperto.
rummy-why-nowhere = per ora non c’è posto.
rummy-why-locked = ci sarebbe posto se si potesse scomporre { $sets }; ma una combinazione con un jolly resta unita.
rummy-why-joker-idle = al posto del jolly in { $set } andrebbe; ma il jolly non troverebbe una combinazione nuova.

# How it is written

rummy-unreadable = Scrivi le tessere che cali, come in «r5 n5» o «r5 n5 : {"{"}r5 b5 n5{"}"}»; oppure «pesca», o «passa».
rummy-unreadable-tile = «{ $word }» non è una tessera. Le tessere sono r5 (rosso), b13 (blu), n1 (nero), g7 (giallo) e J; scrivi «r5 n5 g5» o «pesca».
rummy-unreadable-sets = Non capisco «{ $text }». Una scala si scrive [r4 r5 r6], un gruppo {"{"}r8 b8 n8{"}"}.
rummy-unreadable-position = In una posizione non si può leggere «{ $part }».
rummy-unreadable-tiles = In questa posizione una tessera compare più volte di quante ne esistono.
rummy-unreadable-data = Questa non è una partita di Rummy salvata.

# Questions

rummy-turn-of = Tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }.
rummy-round-over = La manche { $round } è finita.
rummy-before-round = La manche { $round } sta per cominciare.
rummy-ask = Scegli le tessere da calare, o pesca.
rummy-ask-opening = Scegli le tessere per aprire, o pesca. Il tuo leggio ha al massimo { $points } di { $needed } punti.
rummy-ask-can-open = Scegli le tessere per aprire, o pesca. Il tuo leggio ha { $points } punti da calare, ne bastano { $needed }.
rummy-ask-ahead = Non tocca ancora a te; puoi già scegliere le tessere.
rummy-ask-picked = Selezione: { $tiles }. { $status }
rummy-ask-picked-only =
    Selezione: { $tiles }, { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
rummy-ask-picked-ahead = Già scelte, con il tavolo com’è ora: { $tiles }. { $status }
rummy-ask-sets = Cali { $tiles }. Quali combinazioni cambiano? Finora: { $sets }.
rummy-ask-made =
    Quale combinazione fai adesso? Finora: { $sets }; { $left ->
        [one] 1 tessera è sciolta.
       *[other] { $left } tessere sono sciolte.
    }

# Answers

rummy-draw = Pesca una tessera
rummy-pass = Passa
rummy-find = Trova un posto
rummy-hand = A mano
rummy-build = Ora fai le nuove combinazioni
rummy-most-tiles = Più tessere possibili: { $tiles }
rummy-most-points = Più punti possibili: { $points }
rummy-many-tiles = Il meglio trovato: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
rummy-many-points = Il meglio trovato: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rummy-by-colour = Ordina per colore
rummy-by-number = Ordina per numero
rummy-onto = su { $set }
rummy-onto-not = Queste tessere non vanno con { $set }.
rummy-ready = { $set }, { $points } punti
rummy-tile-choice = { $tile }
rummy-tile-second = { $tile } (2ª)
rummy-page-colour = Da { $first } in poi
rummy-page-number = Numeri da { $first } in poi
rummy-take = { $set }
rummy-take-second = { $set } (2ª)
rummy-shelf = Da { $set } in poi
rummy-make = { $set }
rummy-more = Altre, da { $set } in poi

# Before a play is made

rummy-confirm-draw =
    Peschi una tessera e il tuo turno finisce; nel pozzo { $stock ->
        [one] c’è 1 tessera.
       *[other] ci sono { $stock } tessere.
    }
rummy-confirm-pass = Passi.
rummy-confirm-pass-last = Passi, e visto che hanno passato tutti la manche finisce.
rummy-confirm-out = Cali { $tiles } e chiudi: la manche è tua. Nuove o cambiate: { $sets }.
rummy-confirm-opening =
    Apri con { $points } punti: { $tiles }. Nuove: { $sets }. { $left ->
        [one] Ti resta 1 tessera.
       *[other] Ti restano { $left } tessere.
    }
rummy-confirm-lay =
    Cali { $tiles }. { $changed ->
        [0] Nessuna combinazione viene scomposta.
        [one] 1 combinazione viene scomposta.
       *[other] { $changed } combinazioni vengono scomposte.
    } Nuove o cambiate: { $sets }. { $left ->
        [one] Ti resta 1 tessera.
       *[other] Ti restano { $left } tessere.
    }
