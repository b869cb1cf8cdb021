# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

card-2S = due di picche
card-3S = tre di picche
card-4S = quattro di picche
card-5S = cinque di picche
card-6S = sei di picche
card-7S = sette di picche
card-8S = otto di picche
card-9S = nove di picche
card-TS = dieci di picche
card-JS = fante di picche
card-QS = regina di picche
card-KS = re di picche
card-AS = asso di picche
card-2H = due di cuori
card-3H = tre di cuori
card-4H = quattro di cuori
card-5H = cinque di cuori
card-6H = sei di cuori
card-7H = sette di cuori
card-8H = otto di cuori
card-9H = nove di cuori
card-TH = dieci di cuori
card-JH = fante di cuori
card-QH = regina di cuori
card-KH = re di cuori
card-AH = asso di cuori
card-2C = due di fiori
card-3C = tre di fiori
card-4C = quattro di fiori
card-5C = cinque di fiori
card-6C = sei di fiori
card-7C = sette di fiori
card-8C = otto di fiori
card-9C = nove di fiori
card-TC = dieci di fiori
card-JC = fante di fiori
card-QC = regina di fiori
card-KC = re di fiori
card-AC = asso di fiori
card-2D = due di quadri
card-3D = tre di quadri
card-4D = quattro di quadri
card-5D = cinque di quadri
card-6D = sei di quadri
card-7D = sette di quadri
card-8D = otto di quadri
card-9D = nove di quadri
card-TD = dieci di quadri
card-JD = fante di quadri
card-QD = regina di quadri
card-KD = re di quadri
card-AD = asso di quadri
card-JB = jolly nero
card-JR = jolly rosso

# As the corner of the card shows it; jokers by their names
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = F
rank-Q = D
rank-K = R
rank-A = A
rank-JB = jolly nero
rank-JR = jolly rosso

# The rules in brief
brief = In breve
brief-line-1 = La tua coppia sale vincendo le smazzate; chi per primo supera l’asso vince la partita.
brief-line-2 = La coppia del mazziere difende. All’altra servono 80 punti: ogni 5 vale 5, ogni 10 e ogni re vale 10.
brief-line-3 = Dichiara la briscola mostrando una carta di livello, due uguali o due jolly dello stesso colore; ognuna supera le precedenti.
brief-line-4 = Il mazziere prende il monte e scarta 8 carte.
brief-line-5 = Briscole: il seme di briscola, tutte le carte di livello, jolly nero, jolly rosso.
brief-line-6 = Esci con una carta singola, una coppia di carte uguali o un trattore: coppie di carte di un seme, senza buchi.
brief-line-7 = Rispondi al seme finché puoi, prima con le coppie di carte.
brief-line-8 = Fa la presa la stessa combinazione più alta nel seme, o tutta di briscole; a parità vale la prima.
brief-line-9 = Se l’ultima presa è dell’altra coppia, contano anche i punti scartati, 2 volte per ogni carta dell’uscita.
brief-more = Regole complete
# Why an action is refused
refused-bad-notation = Questa non è una giocata. Non è stato giocato nulla.
refused-deal-over = La smazzata è finita. Non è stato giocato nulla.
refused-not-your-turn = Non tocca a te. Non è stato giocato nulla.
refused-calling-first = Si sta ancora dichiarando la briscola: prima dichiara o passa.
refused-calling-over = Le dichiarazioni sono chiuse. Non è stato dichiarato nulla.
refused-bury-first = Prima il mazziere deve scartare 8 carte.
refused-bury-done = Le 8 carte sono già state scartate.
refused-not-in-hand = Non hai in mano: { $cards }.
refused-one-joker = Un jolly solo non è una dichiarazione: ne servono due dello stesso colore.
refused-two-jokers = I jolly si dichiarano da soli, in due dello stesso colore. Questa non è una dichiarazione: { $cards }.
refused-level-suits = Si dichiara con una carta di livello o con due dello stesso seme. Questa non è una dichiarazione: { $cards }.
refused-not-level = Si dichiara con le carte di livello, e il livello è { $level }. Non hanno quel valore: { $cards }.
refused-not-stronger = Una dichiarazione deve essere più forte di quella che vale; pari forza non basta.
refused-second-only = Ora puoi mostrare soltanto la seconda copia di questa carta: { $card }.
refused-eight-cards = Le carte da scartare sono esattamente { $wanted }, e tu ne hai scelte { $given }.
refused-several-suits = Queste carte sono di semi diversi, quindi non si esce con tutte insieme: { $cards }.
refused-no-pair = Queste due hanno la stessa forza, ma non sono una coppia di carte: { $cards }.
refused-one-step = Queste coppie di carte hanno la stessa forza, quindi non si susseguono: { $cards }.
refused-gap = Tra queste coppie di carte ne manca una: { $between }.
refused-several-shapes = Questa è più di una combinazione, e si esce con una sola: { $cards }.
refused-other-number = { $wanted ->
    [one] Si è usciti con una carta, e tu ne hai scelte { $given }.
    [many] Si è usciti con { $wanted } carte, e tu ne hai scelte { $given }.
   *[other] Si è usciti con { $wanted } carte, e tu ne hai scelte { $given }.
}
refused-must-follow = { $suit ->
    [S] Si è usciti a picche e tu ne hai abbastanza, quindi non si possono giocare: { $cards }.
    [H] Si è usciti a cuori e tu ne hai abbastanza, quindi non si possono giocare: { $cards }.
    [C] Si è usciti a fiori e tu ne hai abbastanza, quindi non si possono giocare: { $cards }.
    [D] Si è usciti a quadri e tu ne hai abbastanza, quindi non si possono giocare: { $cards }.
   *[T] Si è usciti a briscola e tu ne hai abbastanza, quindi non si possono giocare: { $cards }.
}
refused-all-of-suit = { $suit ->
    [S] Le tue picche non bastano, quindi vanno giocate tutte. Mancano: { $cards }.
    [H] I tuoi cuori non bastano, quindi vanno giocati tutti. Mancano: { $cards }.
    [C] I tuoi fiori non bastano, quindi vanno giocati tutti. Mancano: { $cards }.
    [D] I tuoi quadri non bastano, quindi vanno giocati tutti. Mancano: { $cards }.
   *[T] Le tue briscole non bastano, quindi vanno giocate tutte. Mancano: { $cards }.
}
refused-pairs-first = { $wanted ->
    [one] Prima delle carte sciolte va giocata una coppia di carte: { $cards }.
    [many] Prima delle carte sciolte vanno giocate { $wanted } coppie di carte, tra queste: { $cards }.
   *[other] Prima delle carte sciolte vanno giocate { $wanted } coppie di carte, tra queste: { $cards }.
}
refused-tractor-first = { $pairs ->
    [one] Hai un trattore che va giocato.
    [many] Hai un trattore di { $pairs } coppie di carte, e a questo tavolo va giocato.
   *[other] Hai un trattore di { $pairs } coppie di carte, e a questo tavolo va giocato.
}

# Trick, hand and piles
trick = La presa in corso
tag-led = uscita
tag-ahead = in testa
tag-throw = multipla
tag-throw-failed = multipla fallita
note-throw = Giocata multipla
note-throw-failed = Giocata multipla fallita: ne resta solo questo
last-trick = Ultima presa
last-trick-of = Ultima presa: { $who }
button-last = Ultima presa
pile-tricks = { $tricks ->
    [one] { $tricks } presa
    [many] { $tricks } prese
   *[other] { $tricks } prese
}
can-lead = andrebbe in testa

# Actions
button-play = Gioca { $card }
button-call = Dichiara { $card }
button-bury = Scarta queste 8
button-pass = Passo
action-play = giocare { $card }
action-call = dichiarare con { $card }
action-bury = scartare { $card }
action-pass = passare

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Si è usciti a picche e tu ne hai abbastanza: devi giocare solo picche.
    [H] Si è usciti a cuori e tu ne hai abbastanza: devi giocare solo cuori.
    [C] Si è usciti a fiori e tu ne hai abbastanza: devi giocare solo fiori.
    [D] Si è usciti a quadri e tu ne hai abbastanza: devi giocare solo quadri.
   *[T] Si è usciti a briscola e tu ne hai abbastanza: devi giocare solo briscole.
}
lock-all-of-suit = { $suit ->
    [S] Le tue picche non bastano: vanno giocate tutte.
    [H] I tuoi cuori non bastano: vanno giocati tutti.
    [C] I tuoi fiori non bastano: vanno giocati tutti.
    [D] I tuoi quadri non bastano: vanno giocati tutti.
   *[T] Le tue briscole non bastano: vanno giocate tutte.
}
lock-pairs-first = Le coppie di carte vanno giocate prima delle carte sciolte.
lock-tractor-first = Hai un trattore che va giocato.

# Score
item-tricks = Punti nelle prese
item-kitty = Monte
item-levels = Livelli

# Log; the player's name stands before each line, so no line has a verb of its own
log-trick = Presa { $trick }
log-called = dichiarazione: { $card }
log-passed = passo
log-exposed = Si scopre il monte: { $taken }
log-discarded = scarto: { $card }
log-discarded-hidden = { $count ->
    [one] scarto: { $count } carta
    [many] scarto: { $count } carte
   *[other] scarto: { $count } carte
}
log-led = uscita: { $card }
log-laid = gioco: { $card }
log-won = presa
log-pending-call = dichiarazione: { $card }
log-pending-pass = passo
log-pending-bury = scarto: { $card }

# Spoken
say-you-called = Dichiari: { $card }
say-they-called = { $who } dichiara: { $card }
say-you-passed = Passi
say-they-passed = { $who } passa
say-exposed = Tutti hanno passato. Si scopre il monte: { $cards }
say-you-discarded = { $count ->
    [one] Scarti { $count } carta
    [many] Scarti { $count } carte
   *[other] Scarti { $count } carte
}
say-they-discarded = { $count ->
    [one] { $who } scarta { $count } carta
    [many] { $who } scarta { $count } carte
   *[other] { $who } scarta { $count } carte
}
say-you-laid = Giochi { $card }
say-they-laid = { $who } gioca { $card }
say-you-won = La presa è tua
say-they-won = La presa è di { $who }
say-turn-calling = Tocca a te: dichiara o passa
say-turn-burying = Tocca a te: scarta 8 carte
say-turn-playing = Tocca a te: { $suit ->
    [S] si è usciti a picche
    [H] si è usciti a cuori
    [C] si è usciti a fiori
    [D] si è usciti a quadri
    [T] si è usciti a briscola
   *[other] esci tu
}
say-turn-over = La smazzata è finita
read-trick = Nella presa: { $cards }.
read-ahead = In testa: { $who }.
read-trick-empty = Non c’è ancora nessuna carta
read-last-none = Ancora nessuna presa
read-tricks = { $who }: { $tricks ->
    [one] { $tricks } presa
    [many] { $tricks } prese
   *[other] { $tricks } prese
}

# Keys
key-move-hand = Scorrere le carte in mano
key-zones-hand = Passare tra carte in mano e pulsanti
key-next-card = Prossima carta che si può giocare
key-trick = Ascoltare le carte della presa in corso
key-last-trick = Ultima presa
key-whole = Tutta la coppia di carte o tutto il trattore di una carta
key-shape = Combinazione di uscita, carte con cui completare, o una dichiarazione
key-pass = Passare
key-facts = Livello, briscola e chi ha dichiarato

# Level and trumps
level = Livello
level-past = oltre l’asso
level-cards = { $rank ->
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
    [6] i sei
    [7] i sette
    [8] gli otto
    [9] i nove
    [T] i dieci
    [J] i fanti
    [Q] le regine
    [K] i re
   *[A] gli assi
}
match-levels = Partita: oltre l’asso
trumps = Briscole
trump-S = picche
trump-H = cuori
trump-C = fiori
trump-D = quadri
trump-NT = nessun seme di briscola
trump-NT-short = senza
trump-open = da dichiarare
trumps-facts = { $trump }, { $level }
trumps-named = { $name }: { $facts }
trumps-order = Dall’alto in basso: jolly rosso, jolly nero, { $level } di { $suit }, le altre carte di valore { $level } (pari tra loro), poi le carte di { $suit } dalla più alta alla più bassa.
trumps-order-none = Dall’alto in basso: jolly rosso, jolly nero, poi tutte le carte di valore { $level } (pari tra loro).
tag-level = liv.
tag-first-stays = pari: resta in testa la prima

# Calling
calling = Dichiarazioni
calling-title = Chi sceglie la briscola?
calling-passes = { $passes ->
    [0] 0 passi
    [one] { $passes } passo
    [many] { $passes } passi
   *[other] { $passes } passi
}
calling-others = Dichiarano gli altri.
call-1 = Una carta di livello
call-2 = Due carte di livello di un seme
call-3 = Due jolly neri
call-4 = Due jolly rossi
call-stands = Vale: { $who }, { $cards }.
call-trump = { $trump }
call-suit = Il suo seme diventa briscola.
call-weaker = La dichiarazione che vale è più forte.
call-equal = Pari forza non basta.
call-one = Ne servono due uguali, e tu non le hai.
call-none = Non ne hai.
called-by = Dichiarazione, { $who }:
seat-passed = passo
seat-shows = { $count ->
    [one] mostra { $card }
    [many] ne mostra due: { $card }
   *[other] ne mostra due: { $card }
}
seat-attacks = attacca
seat-defends = difende

# Kitty
kitty-names = Tutti hanno passato. Decide il monte: { $trump }
kitty-exposed = Monte scoperto:
kitty-buried = Scarto:
order-of-hand = Ordine delle carte in mano
order-suit = Ordina per seme
order-points = Ordina per punti

# Filling up an answer
fill = Completa il resto
fill-plain = Senza punti
fill-points = Con punti

# Shapes
shapes = Combinazione
shape-single = carta singola
shape-pair = coppia di carte
shape-tractor = trattore di { $pairs } coppie di carte
shape-cards = { $count } carte

# Points of the attackers
attack-who = { $who ->
    [we] Attacchiamo noi:
   *[they] Attaccano loro:
}
attack-points = { $points } su 80
attack-open = { $points } in tavola

# What is expected now
prompt-call = Dichiara o passa
prompt-call-more = Può seguire solo una dichiarazione più forte.
prompt-bury = Scegli le { $wanted } carte da scartare: { $chosen } su { $wanted }
prompt-bury-points = { $points ->
    [0] Nessun punto nello scarto.
   *[other] { $points } punti nello scarto: se gli attaccanti fanno l’ultima presa, ne ricavano almeno { $risk }.
}
prompt-lead = Esci tu
prompt-lead-more = Una carta singola, una coppia di carte o un trattore. Tocca due volte una carta per la coppia, tienila premuta per il trattore.
prompt-lead-picked = Uscita: { $shape }
prompt-led = Si è usciti a { $suit ->
    [S] picche
    [H] cuori
    [C] fiori
    [D] quadri
   *[T] briscola
}{ $shape ->
    [pair] {" "}con una coppia di carte
    [tractor] {" "}con un trattore
    [throw] {" "}con una giocata multipla
   *[single] {""}
}
prompt-chosen = Carte scelte: { $chosen } su { $wanted }.
prompt-ahead-trick = { $who ->
    [you] In testa ci sei tu.
    [partner] In testa c’è il tuo compagno.
   *[opponent] In testa c’è { $name }.
}
duty-none = Non ne hai: puoi giocare quello che vuoi.
duty-few = { $count ->
    [one] Ne hai solo una: va giocata, il resto è libero.
    [many] Ne hai solo { $count }: vanno giocate tutte, il resto è libero.
   *[other] Ne hai solo { $count }: vanno giocate tutte, il resto è libero.
}
duty-suit = Rispondi a seme.
duty-pairs = Prima le coppie di carte.
duty-no-tractor = Prima le coppie di carte; non devono formare un trattore.
button-more = { $missing ->
    [one] Ancora una carta
    [many] Ancora { $missing } carte
   *[other] Ancora { $missing } carte
}
button-bury-more = { $missing ->
    [one] Ancora una carta
    [many] Scegline altre { $missing }
   *[other] Scegline altre { $missing }
}
button-play-shape = Gioca: { $shape }

# Score sheet
item-penalty = Multiple fallite
sheet-attackers = Attaccanti: { $who }
sheet-attack-total = Totale degli attaccanti
sheet-ladder = Livelli della partita
decided-tricks = { $points } punti nelle prese degli attaccanti
decided-kitty = { $points } punti nello scarto × { $factor } = { $bonus }: l’ultima presa è degli attaccanti
decided-kitty-none = { $points } punti nello scarto; l’ultima presa è dei difensori, quindi non contano
ended-void = Nessuno ha dichiarato: le carte si ridanno.
ended-attacked = { $who ->
    [we] Attaccavamo noi e abbiamo fatto { $points }: il mazzo passa a noi.
   *[they] Attaccavano loro e hanno fatto { $points }: il mazzo passa a loro.
}
ended-defended = { $who ->
    [we] Difendevamo noi: gli attaccanti hanno fatto { $points }.
   *[they] Difendevano loro: abbiamo fatto { $points }.
}
ended-level-stays = { $who ->
    [we] Restiamo al livello { $level }.
   *[they] Restano al livello { $level }.
}
ended-rise = { $who ->
    [we] Saliamo
   *[they] Salgono
} { $steps ->
    [one] di un livello: da { $before } a { $after }.
    [many] di { $steps } livelli: da { $before } a { $after }.
   *[other] di { $steps } livelli: da { $before } a { $after }.
}
ended-past = { $who ->
    [we] Superiamo l’asso e vinciamo la partita.
   *[they] Superano l’asso e vincono la partita.
}
ended-next = { $who ->
    [you] Alla prossima dai le carte tu.
   *[other] Alla prossima dà le carte { $name }.
}

# Read aloud
read-facts = Livello { $level }, briscole: { $trump }. Mazziere: { $dealer }. Noi siamo al livello { $mine }, loro al livello { $theirs }.
read-call = Dichiarazione: { $who }, { $cards }.
read-suit = { $suit ->
    [S] Picche
    [H] Cuori
    [C] Fiori
    [D] Quadri
   *[T] Briscole
}, { $count }: { $cards }.
read-attack = { $who ->
    [we] Attacchiamo noi e abbiamo { $points } punti su 80
   *[they] Attaccano loro e hanno { $points } punti su 80
}, { $open } in tavola.

# Hints
hint-trick = Le vostre probabilità di fare questa presa: { $chance }% anziché { $other }%.
hint-ruffed = Probabilità che gli avversari taglino questa presa: { $chance }% anziché { $other }%.
hint-points = Vi porta punti nelle prese: circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-last-trick = Le vostre probabilità di fare l’ultima presa, che decide il monte: { $chance }% anziché { $other }%.
hint-kitty = Sfrutta meglio il monte: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-deal = Le vostre probabilità di vincere la smazzata: { $chance }% anziché { $other }%.
hint-promoted = Le vostre probabilità di salire almeno di un livello: { $chance }% anziché { $other }%.
hint-levels = Rende di più per i livelli: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-danger-ruffed = Però gli avversari possono tagliare. Probabilità che facciano la presa con una briscola: { $chance }%.
hint-danger-kitty = Però gli avversari possono fare l’ultima presa e avere i punti che hai scartato. Probabilità: { $chance }%.
hint-look-trick = Chi farà questa presa, e che cosa c’è dentro?
hint-look-points = Dove sono i cinque, i dieci e i re, e chi li prenderà?
hint-look-kitty = Chi avrà alla fine le briscole più alte?
hint-look-levels = Quanto manca al prossimo gradino della tabella?
