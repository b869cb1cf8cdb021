# The live table: everything that is not a game's own. Names of cards and items are in the game's file.

table-title = Tavolo con { $who }
you = Tu
person = una persona
dealer = mazziere
is-to-play = di turno
seat-level-novice = IA, principiante
seat-level-casual = IA, dilettante
seat-level-club = IA, da circolo
seat-level-expert = IA, esperto
seat-level-master = IA, maestro
seat-facts = { $level } · { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}

# Zones
your-hand = La tua mano, { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}
on-table = In tavola, { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}
stock-left = da dare
stock-empty = tutte date
pile-yours = Il tuo mazzetto
pile-theirs = Il mazzetto avversario
pile-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}
took-last = ultima presa
you-deal = fai le carte
last-capture = Ultima presa
last-capture-of = Ultima presa: { $who }
score = Punteggio
log = Cronologia

# Partners: two sides of two
we = Noi
they = Loro
seat-partner = compagno
seat-left = a sinistra
seat-right = a destra
seat-name = { $name } ({ $place })
pile-ours = Il nostro mazzetto
pile-opponents = Il mazzetto degli avversari
sides-sheet-title = Smazzata { $deal }: noi { $mine }, loro { $theirs }
sides-sheet-won = Abbiamo vinto la partita, { $mine } a { $theirs }
sides-sheet-lost = Gli avversari hanno vinto la partita, { $theirs } a { $mine }
sides-deal-won = Abbiamo vinto, { $mine } a { $theirs }
sides-deal-lost = Gli avversari hanno vinto, { $theirs } a { $mine }
sides-say-deal-over = La smazzata è finita: noi { $mine }, loro { $theirs }
sides-say-match-over = La partita è finita: noi { $mine }, loro { $theirs }
sides-read-match = Partita: noi { $mine }, loro { $theirs }

# Many captures, and cards that may be left although they could take
prompt-many = { $count ->
    [one] { $count } presa possibile
    [many] { $count } prese possibili
   *[other] { $count } prese possibili
}: tocca le carte in tavola per scegliere
ticket-leave-note = resta in tavola
mark-fresh = appena calata
key-place = Lasciare in tavola la carta scelta

# Connection
link-lost = Connessione interrotta. Nuovo tentativo in corso; intanto non si gioca nulla.
link-back = Connessione ristabilita.
closed-unknown = Questo tavolo non esiste più. Aprine uno nuovo dalla pagina del gioco.
closed-seat = Questo browser non ha un posto a questo tavolo. Usa il browser con cui hai cominciato.
preparing-rules = Preparazione delle regole in corso. Succede una volta sola, al primo avvio, e dura qualche secondo.
preparing-players = Preparazione del giocatore IA in corso. Succede una volta sola, al primo avvio, e dura qualche secondo.

# What is expected now
prompt-dealing = Si danno le carte
prompt-sending = Invio in corso
prompt-unsent = In attesa della connessione
prompt-sent = Carta giocata
prompt-thinking = { $who } sta pensando…
prompt-over = La smazzata è finita
prompt-ahead = { $card }: carta pronta per il tuo turno
prompt-your-turn = Tocca a te
prompt-pick = Scegli una carta, oppure carte in tavola per vedere che cosa le prende
prompt-again = Toccala di nuovo per giocarla
prompt-choose = Scegli che cosa prende
prompt-other = Tocca un altro gruppo, o prendi queste
prompt-takers = Le carte segnate che hai in mano prendono esattamente queste
prompt-group = Tocca altre carte
button-idle = Scegli una carta
button-sheet = Segnapunti
button-next = Prossima smazzata
button-again = Gioca ancora
button-look = Guarda il tavolo
button-close = Chiudi
button-verify = Verifica la mescolata
button-copy = Copia come testo
button-copied = Copiato
copy-by-hand = Il browser non permette alla pagina di copiare. Copia tu il testo:
button-hint = Suggerimento
button-hint-more = Di più
button-undo = Annulla
button-rules = Regole
button-claim = Prendi il resto
practice = allenamento
prompt-claimed = Si gioca il resto
choices = { $count ->
    [one] { $count } scelta
    [many] { $count } scelte
   *[other] { $count } scelte
}

# Score
match-to = Partita a { $target } punti
match-one-deal = Una smazzata
match-deals = Smazzata { $deal } di { $deals }
this-deal = Questa smazzata
cards-taken = Carte prese
pill = { $us } { $mine } · { $them } { $theirs }
sheet = Segnapunti
sheet-title = Smazzata { $deal }: tu { $mine }, { $who } { $theirs }
sheet-won = Hai vinto la partita, { $mine } a { $theirs }
sheet-lost = { $who } ha vinto la partita, { $theirs } a { $mine }
sheet-drawn = La partita finisce in parità, { $mine } a { $mine }
deal-won = Hai vinto, { $mine } a { $theirs }
deal-lost = { $who } ha vinto, { $theirs } a { $mine }
deal-drawn = Parità, { $mine } a { $mine }
sheet-deal = Questa smazzata
sheet-match = Partita a { $target } punti
sheet-match-deals = Partita di { $deals } smazzate
sheet-before = prima di questa smazzata { $mine } a { $theirs }

# Log
log-deal = Smazzata { $deal }, dà le carte { $who }
log-deal-yours = Smazzata { $deal }, dai le carte tu
log-batch = Carte da { $from } a { $to }
log-pending = in corso

# Spoken
say-dealt = { $cards ->
    [one] Data { $cards } carta
    [many] Date { $cards } carte
   *[other] Date { $cards } carte
}
say-deal-over = La smazzata è finita: tu { $mine }, avversario { $theirs }
say-match-over = La partita è finita: tu { $mine }, avversario { $theirs }
read-turn-none = Non tocca a nessuno
read-turn-theirs = È il turno di { $who }
read-match = Partita: tu { $mine }, avversario { $theirs }
read-hand = Le tue carte: { $cards }
read-hand-empty = Non hai carte in mano
read-table = In tavola: { $cards }
read-table-empty = Il tavolo è vuoto

# Hints
hint-look-forced = C’è una sola giocata possibile.
hint-look-equal = Qui nessuna giocata spicca.
advice-look = Guarda: { $cards }
advice-place = lasciare in tavola { $card }
advice-take = prendere { $taken } con { $card }
advice-best = La giocata migliore: { $play }
advice-forced = È l’unica giocata possibile.
advice-exact = Tutte le carte sono note: il calcolo arriva fino in fondo.
advice-clear = È nettamente la migliore.
advice-unclear = Altre possono valere altrettanto.
advice-other = Oppure { $play }: { $difference ->
    [0] { $interval ->
        [0] vale lo stesso
       *[other] vale più o meno lo stesso
    }
    [1] { $interval ->
        [0] 1 punto in meno
       *[other] 1 punto in meno, con un margine di { $interval }
    }
   *[other] { $interval ->
        [0] { $difference } punti in meno
       *[other] { $difference } punti in meno, con un margine di { $interval }
    }
}.
say-undone = La tua ultima giocata è stata annullata. Ora la smazzata vale come allenamento.
void-deal = Le carte sono state ridate, perché in tavola c’erano: { $cards }

# Keys
keys = Tasti
key-move = Scorrere le carte in mano o quelle in tavola
key-zones = Passare tra tavola, scelte e carte in mano
key-pick = Scegliere una carta; premuto ancora: giocarla
key-skip = Terminare il movimento
key-drop = Rimettere a posto la carta scelta
key-choose = Scegliere tra più prese
key-next = Presa successiva
key-table = Ascoltare le carte in tavola
key-hand = Ascoltare le tue carte
key-last = Ultima presa
key-score = Punteggio
key-turn = A chi tocca
key-rules = Aprire le regole
key-hint = Suggerimento; premuto ancora: di più
key-undo = Annullare la tua ultima giocata
key-type = Scrivere una giocata
key-help = Questo elenco

# Typed play
typed-label = Giocata
typed-play = Invia

# Why something is refused
refused-rule = Leggi la regola
refused-unknown = Il server non l’ha accettato ({ $code }). Non è stato giocato nulla.
refused-stale = Intanto il gioco è andato avanti. Non è stato giocato nulla.
refused-malformed = Il server non ha capito. Non è stato giocato nulla.
refused-too-fast = Troppo in fretta. Non è stato giocato nulla; aspetta un momento e riprova.
refused-not-waiting = C’è già una smazzata in corso.
refused-match-over = La partita è finita.
refused-no-deal = Non c’è ancora una smazzata. Non è stato giocato nulla.
refused-deal-exists = Le carte di questa smazzata sono già state date.
refused-kernels-failed = Il gioco non può funzionare su questo server. Chi lo gestisce può vederne il motivo con «cardavia warm».
refused-not-stored = Il server non ha potuto salvare nulla, perciò non è stato giocato nulla. Riprova tra un momento.
refused-ambiguous = Può voler dire più cose: { $readings }. Non è stato giocato nulla.
refused-readings = Intendi { $readings }?
refused-preparing = Il giocatore IA non è ancora pronto. Riprova tra un momento.
refused-hint-failed = Non è stato possibile calcolare il suggerimento. Riprova, oppure continua senza.
refused-nothing-to-undo = Non c’è ancora nulla da annullare.
refused-nothing-to-claim = Non è ancora sicuro a chi va il resto, quindi non puoi prenderlo.
