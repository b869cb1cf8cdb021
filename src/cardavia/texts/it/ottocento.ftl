# Ottocento at the table: cards, declarations, score, reasons, prompts, log and speech.

card-KS = re di spade
card-QS = regina di spade
card-NS = cavallo di spade
card-JS = fante di spade
card-TS = dieci di spade
card-9S = nove di spade
card-8S = otto di spade
card-7S = sette di spade
card-6S = sei di spade
card-AS = asso di spade
card-KB = re di bastoni
card-QB = regina di bastoni
card-NB = cavallo di bastoni
card-JB = fante di bastoni
card-TB = dieci di bastoni
card-9B = nove di bastoni
card-8B = otto di bastoni
card-7B = sette di bastoni
card-6B = sei di bastoni
card-AB = asso di bastoni
card-KC = re di coppe
card-QC = regina di coppe
card-NC = cavallo di coppe
card-JC = fante di coppe
card-TC = dieci di coppe
card-9C = nove di coppe
card-8C = otto di coppe
card-7C = sette di coppe
card-6C = sei di coppe
card-AC = asso di coppe
card-KD = re di denari
card-QD = regina di denari
card-ND = cavallo di denari
card-JD = fante di denari
card-TD = dieci di denari
card-9D = nove di denari
card-8D = otto di denari
card-7D = sette di denari
card-6D = sei di denari
card-AD = asso di denari
card-ANG = Angelo
card-MON = Mondo
card-SOL = Sole
card-LUN = Luna
card-T16 = trionfo 16
card-T15 = trionfo 15
card-T14 = trionfo 14
card-T13 = trionfo 13
card-T12 = trionfo 12
card-T11 = trionfo 11
card-T10 = trionfo 10
card-T9 = trionfo 9
card-T8 = trionfo 8
card-T7 = trionfo 7
card-T6 = trionfo 6
card-T5 = trionfo 5
card-M1 = Moro con una borchia
card-M2 = Moro con due borchie
card-M3 = Moro con tre borchie
card-M4 = Moro con quattro borchie
card-BEG = Bégato
card-MAT = Matto

# As the corner of the card shows it; cards beside the suits by their names
rank-K = R
rank-Q = D
rank-N = C
rank-J = F
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-A = A
rank-ANG = Angelo
rank-MON = Mondo
rank-SOL = Sole
rank-LUN = Luna
rank-T16 = trionfo 16
rank-T15 = trionfo 15
rank-T14 = trionfo 14
rank-T13 = trionfo 13
rank-T12 = trionfo 12
rank-T11 = trionfo 11
rank-T10 = trionfo 10
rank-T9 = trionfo 9
rank-T8 = trionfo 8
rank-T7 = trionfo 7
rank-T6 = trionfo 6
rank-T5 = trionfo 5
rank-M1 = Moro
rank-M2 = Moro
rank-M3 = Moro
rank-M4 = Moro
rank-BEG = Bégato
rank-MAT = Matto

# Sets and sequences
combination-tarocchi = Tarocchi
combination-kings = Re
combination-queens = Regine
combination-knights = Cavalli
combination-jacks = Fanti
combination-grande = Grande
combination-swords = Spade
combination-batons = Bastoni
combination-cups = Coppe
combination-coins = Denari
combination-aces = Assi
combination-moors = Mori
set-of = cricca di { $count }
sequence-of = sequenza di { $count }
cards-of = { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
}
fills = { $card } al posto di { $place }
lengthens = { $card } la allunga
sum-sets = Cricche { $points }
sum-sets-doubled = Cricche { $points }, raddoppiate: { $doubled }
sum-sequences = Sequenze { $points }
sum-sequences-doubled = Sequenze { $points }, raddoppiate: { $doubled }
doubles-sets = Con tre cricche raddoppiano tutte.
doubles-sequences = Con tre sequenze raddoppiano tutte.

# Declarations
declaration = Il tuo accuso
declare-ask = Accusi prima della tua prima carta?
declare-nothing = Non hai nulla da accusare
declare-public = { $count ->
    [one] Questa carta si mostra a tutti e ti resta in mano.
    [many] Queste { $count } carte si mostrano a tutti e ti restano in mano.
   *[other] Queste { $count } carte si mostrano a tutti e ti restano in mano.
} { $hidden ->
    [0] Nessuna carta resta nascosta.
    [one] L’altra resta nascosta.
    [many] Le altre { $hidden } restano nascoste.
   *[other] Le altre { $hidden } restano nascoste.
}
declared = Accusi
declared-nothing = finora nessuno
declared-cards = Carte accusate
declared-by = { $who }: accuso di { $points }
declared-left = { $count ->
    [0] tutte queste carte sono già state giocate
    [one] { $count } di queste carte è ancora in mano
    [many] { $count } di queste carte sono ancora in mano
   *[other] { $count } di queste carte sono ancora in mano
}
show-declared = Accuso: { $who }
seat-declared-short = { $points ->
    [0] no acc.
   *[other] acc. { $points }
}
seat-declared = { $points ->
    [0] nessun accuso
   *[other] accuso di { $points }
}

# Trick, hand and piles
trick = La presa in corso
tag-led = di uscita
tag-ahead = in testa
tag-last-wins = vince l’ultimo
tag-back = torna indietro
note-last-wins = Vince l’ultimo Moro
note-kept-MAT = il Matto torna indietro
last-trick = Ultima presa
last-trick-of = Ultima presa: { $who }
button-last = Ultima presa
pile-tricks = { $tricks ->
    [one] { $tricks } presa
    [many] { $tricks } prese
   *[other] { $tricks } prese
}
pile-aside = { $count ->
    [one] { $count } carta di scarto
    [many] { $count } carte di scarto
   *[other] { $count } carte di scarto
}
pile-aside-short = { $count } di scarto
put-aside = Scarto:
debt-owed = in debito di una carta
debt-owed-short = deve 1 carta
debt-kept = il Matto è tornato
debt-kept-short = Matto tornato
payment = Carta in cambio del Matto
tricks-won = Prese fatte
prospects = Che cosa si può ancora fare
prospects-note = In base alle carte che tutti hanno visto: punti fatti / punti con tutte le carte non ancora prese.
order-button = Dall’alto in basso
order-trumps = Angelo Mondo Sole Luna 16 15 14 13 12 11 10 9 8 7 6 5 Mori Bégato

# What is expected now; a card comes without its article, so it stands after a colon
prompt-discard = { $chosen ->
    [0] Scarta due carte
    [one] Scarta due carte: ancora una
    [many] Scarti queste due?
   *[other] Scarti queste due?
}
prompt-discard-more = Mai i re, né Angelo, Mondo, Bégato o Matto.
prompt-discard-chosen = { $cards }: vanno coperte nel mazzetto della tua coppia.
prompt-declare = Accusa, o non dire nulla
prompt-lead = Esci tu
prompt-lead-more = Puoi uscire con qualsiasi carta.
prompt-follow = { $suit ->
    [S] Si è usciti a spade: rispondi a spade
    [B] Si è usciti a bastoni: rispondi a bastoni
    [C] Si è usciti a coppe: rispondi a coppe
    [D] Si è usciti a denari: rispondi a denari
   *[T] Si è usciti a trionfi: rispondi con un trionfo
}
prompt-trump = { $suit ->
    [S] Si è usciti a spade e non ne hai: gioca un trionfo
    [B] Si è usciti a bastoni e non ne hai: gioca un trionfo
    [C] Si è usciti a coppe e non ne hai: gioca un trionfo
    [D] Si è usciti a denari e non ne hai: gioca un trionfo
   *[T] Si è usciti a trionfi: gioca un trionfo
}
prompt-free = { $suit ->
    [S] Si è usciti a spade: non ne hai, e nemmeno trionfi, gioca quello che vuoi
    [B] Si è usciti a bastoni: non ne hai, e nemmeno trionfi, gioca quello che vuoi
    [C] Si è usciti a coppe: non ne hai, e nemmeno trionfi, gioca quello che vuoi
    [D] Si è usciti a denari: non ne hai, e nemmeno trionfi, gioca quello che vuoi
   *[T] Si è usciti a trionfi: non ne hai, gioca quello che vuoi
}
prompt-order = Dall’alto in basso: { $order }.
prompt-ahead-trick = { $who ->
    [you] In testa c’è la tua carta: { $card }.
    [partner] In testa c’è il tuo compagno: { $card }.
   *[opponent] In testa c’è { $name }: { $card }.
}
prompt-pay = Dai una carta in cambio del Matto
prompt-pay-more = È di nuovo vostro. Una delle carte di minor valore del vostro mazzetto va agli avversari.
button-play = Gioca { $card }
button-discard = Scarta queste due
button-discard-more = { $missing ->
    [one] Ancora una carta
    [many] Scegli { $missing } carte
   *[other] Scegli { $missing } carte
}
button-declare = Accusa { $points }
button-skip = Non accusare
button-pay = Dai { $card }
action-play = giocare { $card }
action-discard = scartare { $card }
action-declare = accusare
action-skip = non accusare
action-pay = dare { $card }
can-discard = si può scartare
can-lead = andrebbe in testa

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Si è usciti a spade e tu ne hai: devi rispondere a seme.
    [B] Si è usciti a bastoni e tu ne hai: devi rispondere a seme.
    [C] Si è usciti a coppe e tu ne hai: devi rispondere a seme.
    [D] Si è usciti a denari e tu ne hai: devi rispondere a seme.
   *[T] Si è usciti a trionfi e tu ne hai: devi rispondere con un trionfo.
}
lock-must-trump = Non hai carte del seme di uscita: devi giocare un trionfo.
lock-never-discarded = I re e i quattro tarocchi non si scartano mai.
lock-trumps-stay = A questo tavolo i trionfi non si scartano.
lock-other-card-first = Prima vanno scartate le altre carte.

# Score
item-sets = Cricche
item-sequences = Sequenze
item-card_points = Carte
item-last_trick = Ultima presa
item-declarations = Accusi
item-matto = Matto
item-discard = Scarto
decided-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}, { $tricks ->
    [one] { $tricks } presa
    [many] { $tricks } prese
   *[other] { $tricks } prese
}
decided-last = fatta
decided-declared = { $who } { $points }
decided-discard = { $who ->
    [we] Con le nostre carte:
   *[they] Con le loro carte:
}
doubled = 2 × { $points }
sheet-total = Totale
matto-kept = { $who ->
    [we] La sua presa l’abbiamo fatta noi: non si paga nulla.
   *[they] La sua presa l’hanno fatta loro: non si paga nulla.
}
matto-exchanged = { $who ->
    [we] Abbiamo tenuto il Matto e dato una carta in cambio: { $card }.
   *[they] Hanno tenuto il Matto e ci hanno dato una carta in cambio: { $card }.
}
matto-lost = { $who ->
    [we] Non abbiamo fatto prese, perciò il Matto va a loro.
   *[they] Non hanno fatto prese, perciò il Matto va a noi.
}

# Log; the player's name stands before each line, so no line has a verb of its own
log-trick = Presa { $trick }
log-discarded = scarto: { $card }
log-discarded-hidden = scarto: { $count } carte
log-declared = accuso di { $points }: { $kinds }
log-undeclared = nessun accuso
log-led = uscita: { $card }
log-laid = { $card }
log-won = presa
log-paid = in cambio del Matto: { $card }
log-pending-discard = scarto: { $card }
log-pending-declare = accuso
log-pending-skip = nessun accuso
log-pending-pay = in cambio: { $card }

# Spoken
say-you-discarded = Scarti { $count } carte
say-they-discarded = { $who } scarta { $count } carte
say-you-declared = Accusi { $points }: { $kinds }
say-they-declared = { $who } accusa { $points }: { $kinds }
say-you-undeclared = Non accusi
say-they-undeclared = { $who }: nessun accuso
say-you-laid = Giochi { $card }
say-they-laid = { $who } gioca { $card }
say-you-won = La presa è tua
say-they-won = La presa è di { $who }
say-you-paid = In cambio del Matto dai { $card }
say-they-paid = In cambio del Matto { $who } dà { $card }
say-turn-discard = Tocca a te: scarta due carte
say-turn-declare = Tocca a te: accusa, o non dire nulla
say-turn-play = Tocca a te: { $suit ->
    [S] si è usciti a spade
    [B] si è usciti a bastoni
    [C] si è usciti a coppe
    [D] si è usciti a denari
    [T] si è usciti a trionfi
   *[other] esci tu
}
say-turn-pay = Tocca a te: dai una carta in cambio del Matto
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
key-declare = Accusare
key-silent = Non accusare
key-trick = Ascoltare le carte della presa in corso
key-last-trick = Ultima presa

# Why a play is refused
refused-bad-notation = Questa non è una giocata. Non è stato giocato nulla.
refused-deal-over = La smazzata è finita. Non è stato giocato nulla.
refused-not-your-turn = Non tocca a te. Non è stato giocato nulla.
refused-discard-first = Prima il mazziere deve scartare due carte.
refused-discard-done = Due carte sono già state scartate.
refused-declare-first = Prima accusa, o scegli di non accusare.
refused-declare-closed = È tardi per accusare: si fa prima della propria prima carta.
refused-nothing-to-declare = Non hai né cricche né sequenze da accusare.
refused-pay-first = Prima va data una carta in cambio del Matto.
refused-nothing-to-pay = In cambio del Matto non c’è nulla da dare.
refused-not-in-hand = Non hai in mano questa carta: { $card }.
refused-two-cards = Si scartano esattamente due carte diverse.
refused-never-discarded = I re e i quattro tarocchi non si scartano mai: { $cards }.
refused-trumps-stay = A questo tavolo i trionfi non si scartano: { $cards }.
refused-other-card-first = Prima vanno scartate queste carte: { $cards }.
refused-must-follow = { $suit ->
    [S] Si è usciti a spade e tu ne hai, quindi questa carta non si può giocare: { $card }.
    [B] Si è usciti a bastoni e tu ne hai, quindi questa carta non si può giocare: { $card }.
    [C] Si è usciti a coppe e tu ne hai, quindi questa carta non si può giocare: { $card }.
    [D] Si è usciti a denari e tu ne hai, quindi questa carta non si può giocare: { $card }.
   *[T] Si è usciti a trionfi e tu ne hai, quindi questa carta non si può giocare: { $card }.
}
refused-must-trump = Non hai carte del seme di uscita, quindi devi giocare un trionfo e non questa carta: { $card }.
refused-not-captured = Nel vostro mazzetto non c’è questa carta: { $card }.
refused-cheapest-only = In cambio del Matto si dà solo una delle carte di minor valore: { $cards }.

# The rules in brief
brief = In breve
brief-follow = Si risponde al seme di uscita. Chi non ne ha gioca un trionfo; senza trionfi, qualsiasi carta. Non c’è obbligo di superare.
brief-order = Dall’alto in basso: R D C F, poi a spade e bastoni 10 9 8 7 6 A, a coppe e denari A 6 7 8 9 10.
brief-trumps = Trionfi: Angelo, Mondo, Sole, Luna, dal 16 al 5, i quattro Mori, il Bégato.
brief-moors = I Mori sono pari: vince l’ultimo giocato.
brief-matto = Il Matto si può sempre giocare. Non prende mai e torna alla sua coppia. Se la presa l’hanno fatta gli avversari, ricevono in cambio una carta, di solito da 1.
brief-discard = Il mazziere scarta due carte, mai re o tarocchi (Angelo, Mondo, Bégato, Matto). Contano per la sua coppia.
brief-declare = Prima della tua prima carta puoi accusare tutte le cricche e le sequenze che hai in mano. Quelle carte si mostrano a tutti.
brief-sets = Cricche di 3 o 4: tarocchi 18, re 17, regine 14, cavalli 13, fanti 12; di quattro valgono il doppio. Con tre cricche raddoppiano tutte.
brief-sequences = Una sequenza di 3 vale 10, ogni altra carta 5 in più. Con tre sequenze raddoppiano tutte.
brief-contatori = Contatori: Bégato e Matto riempiono un buco in ogni sequenza, o la allungano.
brief-cards = Carte: re e tarocchi 5, regine 4, cavalli 3, fanti 2, le altre 1, meno mezzo punto per carta. L’ultima presa vale 6.
brief-more = Regole complete

# Hints: what to look at, why a play is better than another one, and what it risks
hint-trick = Le vostre probabilità di fare questa presa: { $chance }% anziché { $other }%.
hint-card-points = Vi porta punti con le carte: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-last-trick = Le vostre probabilità di fare l’ultima presa: { $chance }% anziché { $other }%.
hint-sets = Vi aiuta a fare cricche: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-sets-denied = Toglie cricche agli avversari: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-sequences = Vi aiuta a fare sequenze: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-sequences-denied = Toglie sequenze agli avversari: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-sets-doubled = Le vostre probabilità di arrivare a tre cricche, che raddoppiano: { $chance }% anziché { $other }%.
hint-sets-doubled-denied = Probabilità che gli avversari arrivino a tre cricche, che raddoppiano: { $chance }% anziché { $other }%.
hint-sets-doubled-worth = Favorisce il raddoppio delle cricche: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-sequences-doubled = Le vostre probabilità di arrivare a tre sequenze, che raddoppiano: { $chance }% anziché { $other }%.
hint-sequences-doubled-denied = Probabilità che gli avversari arrivino a tre sequenze, che raddoppiano: { $chance }% anziché { $other }%.
hint-sequences-doubled-worth = Favorisce il raddoppio delle sequenze: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-begato = Le vostre probabilità di avere il Bégato: { $chance }% anziché { $other }%.
hint-begato-worth = Sfrutta meglio il Bégato: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-matto = Sfrutta meglio il Matto: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-declaration = L’accuso conta di per sé: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-danger-ruffed = Però gli avversari possono tagliare. Probabilità che facciano la presa con un trionfo: { $chance }%.
hint-danger-begato = Però il vostro Bégato è in pericolo. Probabilità che lo prendano gli avversari: { $chance }%.
hint-danger-matto = Però il Matto è in pericolo. Probabilità di non fare prese e di perderlo: { $chance }%.
hint-look-trick = Chi farà questa presa, e che cosa c’è dentro?
hint-look-sets = Quali re, regine, cavalli, fanti e tarocchi ha già preso ogni coppia?
hint-look-sequences = Quali semi possono ancora fare sequenza, e per chi?
hint-look-sets-doubled = Una delle coppie può ancora arrivare a tre cricche?
hint-look-sequences-doubled = Una delle coppie può ancora arrivare a tre sequenze?
hint-look-last-trick = Chi avrà alla fine il trionfo più alto?
hint-look-begato = Come portare a casa il Bégato senza rischi?
hint-look-matto = Per che cosa conviene spendere il Matto?
hint-look-declaration = Quanto vale la tua mano da sola?
