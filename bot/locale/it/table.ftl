# Names of things

game-name-dog = DOG
game-name-rummy = Rummy
game-name-caminos = Caminos
game-name = { $value }
level-name-easy = facile
level-name-normal = forte
level-name = { $value }
way-name-dm = mano nella chat privata
way-name-ephemeral = mano con «La mia mano»
way-name-words = mano a parole, con «La mia mano»
way-name-closed = mano solo con «La mia mano»: apri la chat privata con me per averla lì
way-name-unknown = mano con «La mia mano»
way-name = { $value }
clock-name-none = senza limite di tempo
clock-name-2m = 2 minuti a turno
clock-name-10m = 10 minuti a turno
clock-name-1h = un’ora a turno
clock-name-8h = 8 ore a turno
clock-name-1d = un giorno a turno
clock-name-3d = 3 giorni a turno
clock-name = { $value }

# Buttons

button-label = { $name }
button-name-join = Partecipa
button-name-leave = Esci
button-name-ready = Ci sono
button-name-computer = + computer
button-name-uncomputer = − computer
button-name-options = Opzioni
button-name-start = Inizia
button-name-fill = Completa e inizia
button-name-solo = Gioca contro il computer
button-name-wait = Aspetta
button-name-close = Chiudi il tavolo
button-name-hand = La mia mano
button-name-down = Porta giù
button-name-more = Altro
button-name-next = Prossima manche
button-name-rematch = Ancora una
button-name-verify = Verifica la distribuzione
button-name-turn = In rilievo
button-name-look = Riguarda la partita
button-name-hint = Consiglio
look-at = Mossa { $at } di { $all }:
look-told = Solo per { $who }: { $what }
look-holds = { $who } ha: { $what }.
look-side = Visto di lato:
look-other-side = Dall’altro lato
look-begin = Prima della prima mossa.
look-back = ‹ { $many } indietro
look-on = { $many } avanti ›
hint-play = Chi gioca bene { $move ->
    [draw] pescherebbe una tessera
    [pass] passerebbe
    [fold] deporrebbe la mano
   *[other] giocherebbe { $move }
}.
hint-seen = In parole: { $what }
hint-off = A questo tavolo i consigli non sono previsti.
hint-not-due = Non tocca a te.
button-name-wake = Risveglia
button-name-browser = Apri nel browser
button-name-agree = D’accordo
button-name-decline = No
button-name-withdraw = Ritirare
button-name-confirm = Gioca
button-name-back = Indietro
button-name-afresh = Da capo
button-name-why = Perché?
button-name-refresh = Aggiorna
button-name-away = Lascia il tavolo
button-name-cancel = Chiudi la partita
button-name-private = Apri la chat privata
button-name-words = A parole
button-name = { $value }
button-computer-level = + computer, { $level }
button-sit = Prendi il posto { $number }
button-game = { $game }
button-kick = Il posto di { $who } al computer
page-back = ‹
page-next = { $page } di { $pages } ›

# A lobby

lobby-title = { $game } in { $players }: chi gioca?
lobby-chair = { $number }. { $who } ({ $way }){ $ready }
lobby-chair-here = { $number }. { $who }{ $ready }
lobby-ready = , ok
lobby-chair-computer = { $number }. { $who }, un computer, livello { $level }
lobby-chair-free = { $number }. libero
lobby-agreed = Si gioca così: { $options }.
lobby-commitment = La distribuzione è fissata da { $short }…; puoi verificarla a fine partita.
lobby-word = { $name } aggiunge la parola «{ $word }».
lobby-asked = { $name }, questo tavolo aspetta da un po’. Completiamo con i computer, iniziamo con chi c’è, o aspettiamo ancora?
lobby-options = { $game }: come si gioca? Premi per cambiare.
lobby-seats = { $count } posti
lobby-clock = { $time }
lobby-lot = posti sorteggiati
lobby-choice = ognuno resta al suo posto
lobby-no-hints = niente consigli
lobby-hints = consigli permessi
lobby-joined = Il tuo posto è il { $number }.
lobby-left = Hai lasciato il tavolo.
lobby-you-ready = Ok, per te si può iniziare. Si comincia quando tutti i posti sono occupati e tutti hanno dato l’ok.
lobby-private = Giochi a { $game } come { $who }. La tua mano arriverà qui.
lobby-already = Hai già un posto a questo tavolo.
lobby-not-joined = Prima prendi posto a questo tavolo.
lobby-full = Tutti i posti sono occupati.
lobby-full-more = Tutti i posti sono occupati. Chi ha aperto il tavolo può aggiungerne con «Opzioni».
lobby-no-computer = Qui non c’è nessun computer.
lobby-chair-taken = Quel posto è già occupato.
lobby-too-few-chairs = { $people ->
    [one] Una persona ha
   *[other] { $people } persone hanno
} già preso posto; quel numero di posti non va bene.
lobby-nobody = Non c’è ancora nessuno.
lobby-wrong-number = Al tavolo: { $there }; questo gioco è per { $counts }. Fai entrare qualcuno o aggiungi un computer.
lobby-others-joined = A questo tavolo c’è già altra gente: usa «Inizia».
lobby-gone = Questa partita è già iniziata, oppure il tavolo è stato chiuso.
lobby-closed = Questo tavolo è chiuso.
lobby-already-open = Qui c’è già un tavolo aperto per questo gioco; l’ho riportato giù.

# Options of the games

option-is = { $name }: { $value }
option-name-dog-book = regole
option-name-dog-teams = squadre
option-name-dog-canadian = sette canadese
option-name-dog-no-joker-finish = jolly finale vietato
option-name-rummy-rounds = manche
option-name-rummy-points = limite di punti
option-name-rummy-penalty = penalità a tempo scaduto
option-name-rummy-assist = aiuto
option-name-caminos-board = tabellone
option-name-caminos-neutral = pezzi blu neutri
option-name-caminos-rounds = manche
option-name-caminos-draws = senza percorso
option-name = { $value }
option-value-book-braendi = Brändi
option-value-book-classic = classiche
option-value-teams-3x2 = tre coppie
option-value-teams-2x3 = due squadre da tre
option-value-canadian-off = no
option-value-canadian-on = sì
option-value-no-joker-finish-off = no
option-value-no-joker-finish-on = sì
option-value-penalty-off = no
option-value-penalty-on = sì
option-value-neutral-off = no
option-value-neutral-on = sì
option-value-board-square = quadrato
option-value-board-rhombus = rombo
option-value-board-octagon = ottagono
option-value-board-ring = anello
option-value-rounds-1 = 1
option-value-rounds-2 = 2
option-value-rounds-3 = 3
option-value-rounds-4 = 4
option-value-rounds-5 = 5
option-value-rounds-6 = 6
option-value-points-off = nessuno
option-value-points-200 = 200
option-value-points-500 = 500
option-value-assist-none = nessuno
option-value-assist-fit = trova i posti
option-value-assist-full = anche la calata migliore
option-value-draws-draw = pari
option-value-draws-border = decide il bordo
option-value = { $value }

# A running table

table-turn = Tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }.
table-turns = Devono ancora scegliere: { $who }.
table-pause = La manche è finita. La prossima comincia tra un attimo.
table-scores = Punti: { $scores }.
table-score = { $who } { $score }
table-cancelled = Questa partita è stata chiusa; non vince nessuno.
table-asleep = Questo tavolo dorme finché qualcuno non lo sveglia.
table-restored = Ripristinato allo stato del { $at }; quello che è successo dopo è perduto.
table-until = Il tempo scade: { $at }
table-secret = Il segreto della distribuzione: { $secret }
table-stand-in = Un sostituto gioca per { $who }.
table-back = { $who } è di nuovo al tavolo.
table-kicked = Un computer prende il posto di { $who }.
table-you-left = Hai lasciato il tavolo; un sostituto gioca per te. Premi «La mia mano» per tornare.
table-nobody-there = In quel posto non c’è nessuno.
table-no-pause = La manche non è finita.
table-not-begun = Questa partita non è ancora iniziata.
table-over = Questa partita è finita.
table-busy = Qui sono successe troppe cose insieme. Premi di nuovo, per favore.
table-unknown = Questo tavolo non lo conosco più.
table-rests = Questo tavolo riposa: la chat a cui appartiene non è collegata in questo momento. Quando lo sarà, si continua.
proposal-line = { $who } propone: { $what }.
proposal-about = { $who } propone: { $what } { $whom }.
proposal-open = { $asked } Si aspetta ancora la risposta di { $who }.
proposal-name-undo = annullare l’ultima mossa
proposal-name = { $value }
more-title = { $game }, tavolo { $table }
more-commitment = Prima che arrivasse qualcuno, la distribuzione è stata fissata da { $commitment }

# Answers to presses

press-old = Questo pulsante era di prima. Ecco come stanno le cose adesso.
press-unknown = Questo pulsante non appartiene a nessuno dei miei tavoli.
press-onlooker = A questo tavolo stai guardando.
press-onlooker-turn = A questo tavolo stai guardando. { $turn }
press-not-due = { $why } { $turn }
press-opener-only = Può farlo solo { $name }, che ha aperto il tavolo, oppure un admin.
press-opener-alone = Può farlo solo { $name }, che ha aperto il tavolo.
press-there = Premi il pulsante nel gruppo stesso: non posso vedere se ne fai parte.
press-our-error = Qualcosa è andato storto da parte mia. Guarda il tavolo e premi di nuovo se non è andato avanti.
type-move = Scrivi una mossa
pick-some = Scegli che cosa vuoi calare
why-nothing = Tutto quello che hai si può giocare.
why-line = { $what } ({ $rule }): { $why }

# Commands

command-unknown = Il comando «{ $name }» non esiste. Prova /help.
play-which = Quale gioco?
play-too-many = Dalla tua connessione sono stati aperti da poco molti tavoli; potrai aprire il prossimo tra due minuti. Quelli aperti vanno avanti.
room-missing = Qui non posso ancora giocare; mi serve: { $what }.
room-no-table = Qui non c’è nessun tavolo aperto. Aprine uno con /play.
hand-no-table = Non hai posto a nessun tavolo. Aprine uno con /play.
hand-which = Siedi a { $count } tavoli. Quale mano vuoi vedere?
hand-at-due = { $game } con { $others }: tocca a te
hand-at-waiting = { $game } con { $others }
hand-at-lobby = { $game }: non ancora iniziato
hand-in-private = La tua mano è nella chat privata con me; l’ho riportata in fondo.
hand-private-again = D’ora in poi riprovo con la chat privata.
move-how = Scrivi la mossa dopo il comando, per esempio /move 5 12>17.
help-text =
    /play apre un tavolo: DOG, Rummy o Caminos.
    /hand mostra la tua mano solo a te, /move gioca una mossa scritta, /board porta giù il tavolo, /board words dice la posizione a parole.
    /rules spiega le regole, anche di una sola parola: /rules seven. /table serve per tutto il resto al tavolo, /stats dice come ti è andata, /settings come preferisci giocare.
help-page =
    Nell’immagine tocca o clicca ciò che è segnato: una carta, una biglia, un pezzo, una casella. A Rummy una tessera si può anche trascinare, sul tavolo o nella combinazione dove va. I pulsanti accanto all’immagine fanno lo stesso.

    «{ web-hand }» e «{ web-board }» sopra l’immagine passano da ciò che vedi tu a ciò che vedono tutti; «{ web-in-words }» sotto dice la posizione.

    { web-keys-how }

    Una mossa si può anche scrivere; mentre scrivi ti viene proposto che cosa puoi giocare. Nello stesso campo /rules seven dice che cosa dicono le regole su una parola, e /board words la posizione; tutto il resto è nel menu.
word-how = Dopo il comando scrivi una parola a scelta: /table word fortuna. Entrerà nella distribuzione.
word-added = Ora la tua parola fa parte della distribuzione.
stats-title = { $name } finora:
stats-line = { $game }: { $played ->
    [one] 1 partita
   *[other] { $played } partite
}, vinte { $won }; qui { $here }, vinte { $won_here }.
stats-none = Ancora nessuna partita conclusa.
stats-how = Chi si è arreso ha perso; ha perso anche chi se n’è andato senza tornare, qualunque cosa abbia fatto il sostituto. Una partita chiusa prima della fine non conta per nessuno.
rules-which = Di quale gioco? /rules dog, /rules rummy, /rules caminos, oppure una parola: /rules joker.
rules-short = { $game }
rules-of-dog =
    DOG. Fai fare alle tue quattro biglie un giro del tabellone e portale sull’arrivo. A ogni turno giochi una carta, e se puoi usarla devi farlo; se nessuna si può giocare, deponi tutta la mano.
    Asso: 1 o 11, oppure fa uscire dal canile. Re: 13, oppure fa uscire. Jolly: vale qualsiasi carta. 4: anche indietro. 7: sette passi singoli, da dividere tra le biglie; quelle che vengono superate tornano al canile. Fante: scambia una tua biglia con quella di qualcun altro. Regina: 12; le altre carte valgono il loro numero.
    Una biglia appena uscita blocca la strada sulla sua partenza. Chi arriva su una biglia la rimanda al canile.
rules-of-rummy =
    Rummy. Cala le tue tessere in combinazioni: tre o quattro tessere con lo stesso numero in colori diversi, oppure almeno tre numeri di fila dello stesso colore. La prima volta ti servono 30 punti, tutti dal tuo leggio.
    Dal turno dopo puoi riordinare tutto il tavolo, purché alla fine ogni combinazione sia valida; quelle con un jolly possono solo crescere. Il jolly sta per qualsiasi tessera; chi ha la tessera giusta può scambiarla con il jolly, e deve usarlo subito in una combinazione nuova. Chi non può o non vuole calare pesca una tessera. Chi cala l’ultima tessera vince la manche, e gli altri contano quello che hanno in mano.
rules-of-caminos =
    Caminos. A ogni turno piazzi un pezzo di quattro cubi: almeno uno tocca il tabellone, gli altri possono coprire altri pezzi, e sotto non deve restare nessun vuoto. Collega due lati opposti del tabellone con cime del tuo colore, viste dall’alto.
    Due cime vicine sono collegate se sono alla stessa altezza, o se la parete tra loro è tutta del tuo colore. Chi collega due lati vince la manche; se si gioca a punti, vale un punto ogni faccia del percorso più corto tra quei lati.
rules-of = { $value }
rules-forms = { $form }
rules-with-dog-1 = In 2, 3 o 5 ognuno gioca da solo. All’inizio una biglia di ciascuno è sulla sua partenza. Prima di ogni giro ognuno pesca una carta coperta dalla mano del successivo. Un 7 muove tutte le biglie sul percorso, anche quelle degli altri, e quelle appena uscite non lo fermano. Un 2, o un jolly giocato come 2, avanza di 2 caselle o prende una carta coperta a qualcuno. Vince chi per primo ha tutte e quattro le biglie all’arrivo.
rules-with-dog-2 = In 4 o 6, a coppie: prima di ogni giro i compagni si scambiano una carta, e chi ha finito muove le biglie del compagno. Vince la coppia che per prima ha tutte le biglie all’arrivo.
rules-with-dog-3 = Due squadre da tre: prima di ogni giro ognuno passa una carta al successivo della squadra, e chi ha finito muove le biglie degli altri. Vince la squadra che per prima ha tutte le biglie all’arrivo.
rules-with-rummy-1 = Ognuno gioca da solo e comincia con 14 tessere, in 2, in 3 o in 4.
rules-with-caminos-1 = In 2 ognuno ha un colore e i suoi 14 pezzi: 4 L, 4 T, 4 Z e 2 O.
rules-with-caminos-2 = In 4 chi siede di fronte ha lo stesso colore. Ognuno ha 7 pezzi, 2 L, 2 T, 2 Z e 1 O, e piazza solo quelli; per percorsi e punti conta il colore.
rules-with = { $value }
rules-paragraph = { $number }, { $title }: { $text }
rules-no-such = Nelle regole di { $game } non trovo niente su «{ $word }».

# Proposals

button-propose = { $what }
propose-name-undo = annulla l’ultima mossa
propose-name-pause = pausa
propose-name-concede = abbandona
propose-name-cancel = chiudi la partita
propose-name = { $value }
button-propose-kick = Proponi: computer per { $who }
proposal-name-pause = una pausa
proposal-name-concede = arrendersi
proposal-name-cancel = chiudere questa partita
proposal-name-kick = un computer al posto di
proposal-name-rematch = giocarne un’altra
proposal-asked-now = Ho chiesto agli altri.
proposal-you-agree = Tu ci stai; mancano ancora gli altri.
proposal-agreed-already = Hai già detto di sì.
proposal-declined = Hai detto di no, quindi non se ne fa niente.
proposal-you-withdrew = Hai ritirato la proposta.
proposal-not-yours = L’ha proposto qualcun altro.
proposal-refused = «{ $what }» – { $who } dice di no.
proposal-withdrawn = «{ $what }» – { $who } ci ripensa.
proposal-lapsed = «{ $what }» – non più: la partita va avanti.
proposal-none = Al momento non c’è nessuna proposta.
undo-nothing = Non c’è nessuna tua mossa da annullare.
undo-seen = Questo non si può annullare: nel frattempo sono state distribuite o viste delle carte.
undo-too-late = Intanto qualcuno ha giocato. Riprova.
concede-two-sides = Ci si può arrendere solo quando giocano due parti.
kick-nobody-else = Non c’è nessun altro che possa dire di sì. In due, si può sostituire l’altro solo dopo { $hours } ore di attesa.
table-undone = { $who } annulla l’ultima mossa.
table-conceded = { $won }. { $who } { $count ->
    [one] si arrende
   *[other] si arrendono
}.
table-held = Il tavolo è in pausa; si riprende quando qualcuno gioca.
table-awake = Questo tavolo è sveglio.
table-running = Questa partita è ancora in corso.

# After the game

rematch-ready = Ci sei. Si comincia quando ci sono anche tutti gli altri.
export-running = Questa partita è ancora in corso; per ora le carte restano segrete.
verify-title = Verifica della distribuzione:
verify-unreadable = Questo file non è una partita esportata da me.
verify-commitment = Il segreto è quello promesso prima che arrivasse qualcuno.
verify-no-commitment = Il segreto NON è quello promesso prima che arrivasse qualcuno.
verify-key = La chiave è fatta del segreto, degli ingressi e delle parole.
verify-no-key = La chiave NON è fatta del segreto, degli ingressi e delle parole.
verify-key-only = Una persona di questo tavolo è stata dimenticata, perciò l’origine della chiave non si può più verificare; tutto ciò che segue dalla chiave sì.
verify-not-begun = La partita non è mai iniziata; non c’è niente da ripetere.
verify-lot = I posti sono quelli usciti a sorte.
verify-no-lot = I posti NON sono quelli usciti a sorte.
verify-other-rules = Questa partita è stata giocata con l’edizione { $rules } delle regole; questo programma non la può ripetere.
verify-chances = Mescolate e pescate: { $chances }, registrazioni in tutto: { $moves }; ognuna è come doveva essere.
verify-chance-differs = La mescolata o pescata { $n } NON è quella che dà la chiave.
verify-end = La partita è finita come è mostrato.
verify-no-end = La partita NON è finita come è mostrato.
verify-rebased = Le regole sono cambiate { $times ->
    [one] una volta
   *[other] { $times } volte
} durante questa partita; ogni tratto è stato ripetuto per sé.
verify-all-good = Va tutto bene.
verify-not-good = Qualcosa non va.

# Settings

settings-yours = Le tue impostazioni
settings-room = Come si gioca di solito in questa chat
settings-in-private = Apri la chat privata con me e scrivi lì /settings.
settings-admins-only = Solo gli admin possono cambiare come si gioca di solito qui.
setting-is = { $name }: { $value }
setting-name-language = lingua
setting-name-notice = il mio turno
setting-name-hand = la mia mano
setting-name-confirm = conferma
setting-name-theme = immagini
setting-name-words = posizione a parole
setting-name-clock = tempo
setting-name = { $value }
setting-value-language-de = Deutsch
setting-value-language-en = English
setting-value-language-es = Español
setting-value-language-fr = Français
setting-value-language-it = Italiano
setting-value-notice-private = avviso in privato
setting-value-notice-mention = menzione in chat
setting-value-notice-none = nessun avviso
setting-value-hand-private = chat privata
setting-value-hand-here = in chat, solo per me
setting-value-confirm-always = sempre
setting-value-confirm-harm = se fa danno
setting-value-confirm-never = mai
setting-value-theme-light = chiare
setting-value-theme-dark = scure
setting-value-words-no = no
setting-value-words-yes = sì
setting-value = { $value }

# From the chat to the page

browser-once = Questo link porta al tuo posto, solo per te: per cinque minuti, e una volta sola. Non passarlo ad altri.
browser-none = Questa casa non ha una pagina per browser.
browser-closed = Il link è solo per i tuoi occhi. Scrivimi prima in una chat privata, poi premi di nuovo.
browser-watch = Guarda nel browser
