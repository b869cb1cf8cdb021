# Pages of the site. The table's own texts are in table.ftl, those of a game in its own files.

language-name = Italiano
language-direction = ltr

site-name = Cardavia
site-tagline = I giochi di carte di una volta, senza trucchi
site-description = Antichi giochi di carte regionali, giocati con le loro regole esatte contro un computer che vede solo le proprie carte.

nav-skip = Vai al contenuto
nav-home = Cardavia, alla pagina iniziale
nav-language = Lingua
nav-language-submit = Cambia
nav-table = Al tavolo
nav-rules = Regole complete
nav-settings = Impostazioni
nav-keyboard = Tastiera
nav-game = Il gioco
nav-footer = Altre pagine

display-title = Aspetto
display-reset = Ripristina
display-contrast = Contrasto
    .low = tenue
    .high = forte
display-grain = Grana
    .low = liscia
    .high = grossa
display-temperature = Temperatura colore
    .low = fredda
    .high = calda
display-value = { $value }%
display-theme = Pagina
display-theme-auto = automatica
display-theme-light = chiara
display-theme-dark = scura
display-script = Questi comandi richiedono gli script; senza, ogni pagina mantiene il suo aspetto neutro.

home-title = I giochi di carte di una volta, senza trucchi
home-continue = Il tuo tavolo di { $game } è ancora aperto
    .hint = È tutto come l’hai lasciato.
    .button = Continua
home-play = Gioca
home-rules = Regole complete
home-foot = Il computer vede solo le proprie carte, e ogni mescolata si può verificare a cose fatte.

game-play = Gioca
game-play-title = Un nuovo tavolo
game-level = Avversario
game-house-rules = Regole della casa
    .hint = All’inizio sono tutte disattivate. Che cosa cambia ciascuna è scritto nella pagina delle regole.
game-house-rules-link = Le regole della casa spiegate
game-continue = Hai un tavolo aperto.
    .button = Vai al tavolo
game-read-rules = Leggi le regole complete

level-novice = Principiante
    .hint = Gioca la prima carta che gli sembra buona e ti lascia molte occasioni.
level-casual = Dilettante
    .hint = Gioca le sue carte con buon senso e non guarda oltre il tavolo.
level-club = Da circolo
    .hint = Conosce le usanze del gioco, tiene le carte d’appoggio e di rado ti serve una scopa.
level-expert = Esperto
    .hint = Ragiona con un giro d’anticipo e gioca l’ultimo senza errori, ma ogni tanto si distrae.
level-master = Maestro
    .hint = Valuta migliaia di modi in cui possono stare le carte e gioca l’ultimo giro senza errori.

option-null = no
option-true = sì
option-false = no

kernels-preparing = { $game }: preparazione in corso
    .hint = Succede una volta sola, al primo avvio, e dura qualche secondo. Puoi già sederti: le carte arrivano appena è tutto pronto.
kernels-failed = Per ora non si può giocare a { $game }
    .hint = Su questa macchina il programma non si è potuto preparare. Chi gestisce il sito può vederne il motivo con il comando «cardavia warm { $slug }» e poi riavviare il server.
    .details = Che cosa è stato segnalato

rules-title = { $game }: regole complete
rules-contents = Regole complete
rules-play = Gioca
rules-version = Versione delle regole: { $version }

table-page-title = Tavolo di { $game }
table-page-loading = Si prepara il tavolo.
table-page-noscript = Il tavolo ha bisogno degli script: le carte si muovono man mano che arrivano i messaggi del server. Consenti gli script per questo sito e ricarica la pagina. Le regole si leggono anche senza.
table-page-not-built = In questa installazione manca il programma del tavolo. Chi gestisce il sito può compilarlo con «./dev run» o installare un pacchetto già pronto.

settings-title = Impostazioni
settings-lead = Quello che imposti qui resta in questo browser.
settings-display = Aspetto
settings-display-hint = Contrasto, grana e temperatura colore si trovano sotto «Aspetto» in cima a ogni pagina. 50% è il valore neutro.
settings-theme-hint = La carta di tutte le pagine. Le carte da gioco stanno sempre su fondo chiaro.
settings-language = Lingua
settings-language-hint = Ogni pagina si può leggere in tutte le lingue di questo elenco e mantiene il suo indirizzo.
settings-visitor = Il tuo posto
settings-visitor-hint = Non c’è nessun account. Un numero casuale in un cookie ti tiene i posti; se cancelli i cookie, li perdi.

keyboard-title = Tastiera
keyboard-lead = Al tavolo si può fare tutto con la sola tastiera. I tasti funzionano quando il tavolo è attivo.
keyboard-key = Tasto
keyboard-action = Che cosa fa
keyboard-arrows = Sinistra, destra
    .action = Scorrere le carte in mano o quelle in tavola
keyboard-rows = Su, giù
    .action = Passare tra carte in mano, tavola e azioni
keyboard-enter = Invio, spazio
    .action = Scegliere una carta; premuto ancora: giocarla
keyboard-escape = Esc
    .action = Rimettere a posto la carta scelta, chiudere ciò che è aperto
keyboard-numbers = da 1 a 9
    .action = Scegliere tra più prese
keyboard-c = C
    .action = Presa successiva
keyboard-t = T
    .action = Ascoltare le carte in tavola
keyboard-y = Y
    .action = Ascoltare le tue carte
keyboard-l = L
    .action = Ascoltare l’ultima presa
keyboard-s = S
    .action = Ascoltare il punteggio
keyboard-w = W
    .action = Ascoltare a chi tocca
keyboard-r = R
    .action = Aprire le regole
keyboard-slash = /
    .action = Scrivere una giocata, per esempio 7s x 3d 4d
keyboard-question = ?
    .action = Questo elenco

verify-title = La mescolata della smazzata { $number }
verify-lead = Nessuno, nemmeno il server, ha potuto scegliere questa smazzata. Ecco tutto ciò da cui è nata, e come verificarlo.
verify-none-title = Ancora niente da verificare
verify-none = Il segreto di una smazzata si mostra quando è stata giocata l’ultima carta. Finisci una smazzata, poi torna qui.
verify-back = Torna al tavolo
verify-deals = Smazzate
verify-deal = Smazzata { $number }
verify-promise = Prima che il tuo browser inviasse qualcosa, il server ti ha mostrato l’impronta, cioè lo SHA-256 del suo segreto. Poi il tuo browser ha aggiunto byte casuali suoi. Segreto e byte insieme formano il numero di partenza, e solo quello decide l’ordine delle carte.
verify-commitment = Impronta, mostrata prima della smazzata
verify-secret = Segreto del server, mostrato dopo
verify-entropy = Byte casuali del posto { $seat }
verify-entropy-none = Al posto { $seat } siede un giocatore IA, che non ne aggiunge
verify-dealer = Mazziere
verify-dealer-seat = posto { $seat }
verify-ai-secret = Segreto dei giocatori IA
    .hint = Le loro decisioni derivano dalle loro carte e da questo numero, e si possono ripetere.
verify-deck = Il mazzo, dalla prima carta data
verify-yourself = Verifica di persona
verify-python = A queste righe di Python basta Python. Stampano il mazzo qui sopra.
verify-download = Scarica la smazzata
    .hint = Il file si può usare con il comando «cardavia verify».

error-title = { $code }: { $title }
error-home = Alla pagina iniziale
error-400 = Questa richiesta non ha senso
    .why = Non ha la forma che questo sito capisce.
    .what = Torna indietro e riprova, o riparti dalla pagina iniziale.
error-403 = Qui non puoi entrare
    .why = La richiesta non veniva da una pagina di questo sito.
    .what = Apri la pagina da qui e usa i suoi pulsanti.
error-403-seat = Non hai un posto a questo tavolo
    .why = Il posto è legato a un cookie del browser che ha aperto il tavolo, e questo browser non lo ha.
    .what = Usa il browser con cui hai cominciato, o apri un tavolo tuo.
error-404 = Qui non c’è niente
    .why = L’indirizzo è scritto male o non è più valido.
    .what = Controlla l’indirizzo, o riparti dalla pagina iniziale.
error-404-table = Questo tavolo non esiste
    .why = Il link è incompleto, o il tavolo è di un altro sito.
    .what = Controlla il link, o apri un nuovo tavolo.
error-404-game = Questo gioco non c’è
    .why = Il sito non ha il gioco indicato nell’indirizzo.
    .what = Scegli uno dei giochi della pagina iniziale.
error-405 = Qui questo non si può fare
    .why = L’indirizzo esiste, ma non per questo tipo di richiesta.
    .what = Aprilo come una pagina normale.
error-413 = È troppo
    .why = La richiesta è più grande di quanto serva a questo sito.
    .what = Invia di meno; i moduli normali ci stanno sempre.
error-422 = Questa scelta non è disponibile
    .why = Nel modulo c’era qualcosa che questo gioco non ha, perciò non è stato aperto nessun tavolo.
    .what = Torna alla pagina del gioco, scegli di nuovo e premi «Gioca».
error-429 = Un momento, per favore
    .why = Da qui sono arrivate troppe richieste in poco tempo. Non è cambiato nulla.
    .what = Aspetta { $seconds ->
        [one] un secondo
        [many] { $seconds } secondi
       *[other] { $seconds } secondi
    }, poi riprova.
error-429-tables = Per oggi bastano i tavoli
    .why = Da qui si possono aprire al massimo { $limit } tavoli in 24 ore, e sono già stati aperti tutti. I tuoi tavoli aperti continuano.
    .what = Continua a uno dei tuoi tavoli, o torna domani.
error-500 = Qualcosa si è rotto
    .why = Un errore del programma ha fermato questa pagina. È stato annotato; non è cambiato nulla.
    .what = Riprova. Se succede ogni volta, avvisa chi gestisce il sito.
error-503 = In questo momento il sito non può salvare nulla
    .why = Il database non risponde come dovrebbe, perciò non è cambiato nulla.
    .what = Riprova tra un minuto. Chi gestisce il sito trova il motivo nei messaggi del server.
error-detail = Nel dettaglio
