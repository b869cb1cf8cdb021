# Scopa at the table: cards, score, reasons, prompts, log and speech.

card-AC = asso di fiori
card-2C = due di fiori
card-3C = tre di fiori
card-4C = quattro di fiori
card-5C = cinque di fiori
card-6C = sei di fiori
card-7C = sette di fiori
card-JC = fante di fiori
card-QC = regina di fiori
card-KC = re di fiori
card-AD = asso di quadri
card-2D = due di quadri
card-3D = tre di quadri
card-4D = quattro di quadri
card-5D = cinque di quadri
card-6D = sei di quadri
card-7D = sette di quadri
card-JD = fante di quadri
card-QD = regina di quadri
card-KD = re di quadri
card-AH = asso di cuori
card-2H = due di cuori
card-3H = tre di cuori
card-4H = quattro di cuori
card-5H = cinque di cuori
card-6H = sei di cuori
card-7H = sette di cuori
card-JH = fante di cuori
card-QH = regina di cuori
card-KH = re di cuori
card-AS = asso di picche
card-2S = due di picche
card-3S = tre di picche
card-4S = quattro di picche
card-5S = cinque di picche
card-6S = sei di picche
card-7S = sette di picche
card-JS = fante di picche
card-QS = regina di picche
card-KS = re di picche

# As the corner of the card shows it; the queen is marked as donna, because re has the R
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-J = F
rank-Q = D
rank-K = R

# Score; "Tu" is what the message `you` says
item-cards = Carte
item-diamonds = Quadri
item-settebello = Settebello
item-primiera = Primiera
item-re_bello = Re bello
item-napola = Napola
item-scopa = Scope
decided-cards = { $result ->
    [tied] { $mine } a testa: nessun punto
   *[other] { $mine } a { $theirs }
}
decided-diamonds = { $result ->
    [tied] { $mine } a testa: nessun punto
   *[other] { $mine } a { $theirs }
}
decided-settebello = { $who ->
    [Tu] preso da te
    [Noi] preso da noi
    [Loro] preso dagli avversari
   *[other] preso da { $who }
}
decided-primiera = { $result ->
    [none] nessuno ha tutti e quattro i semi
    [alone] uno solo ha tutti e quattro i semi
    [tied] { $mine } a testa: nessun punto
   *[other] { $mine } a { $theirs }
}
decided-nobody = non l’ha preso nessuno
decided-re_bello = { $who ->
    [Tu] preso da te
    [Noi] preso da noi
    [Loro] preso dagli avversari
   *[other] preso da { $who }
}
decided-napola = { $result ->
    [tied] nessuna napola
   *[other] quadri in fila: { $mine } a { $theirs }
}
decided-scopa = { $result ->
    [tied] { $mine ->
        [0] nessuna scopa
        [one] { $mine } scopa a testa
        [many] { $mine } scope a testa
       *[other] { $mine } scope a testa
    }
   *[other] un punto per ogni scopa
}
primiera-total = { $total ->
    [one] { $total } punto
    [many] { $total } punti
   *[other] { $total } punti
}
primiera-short = manca almeno un seme
bonuses-made = Scope
pile-bonuses = { $bonuses ->
    [0] nessuna scopa
    [one] { $bonuses } scopa
    [many] { $bonuses } scope
   *[other] { $bonuses } scope
}
badge-scopa = Scopa, 1 punto

# What a capture brings
bonus-scopa = scopa +1
gain-settebello = settebello
gain-diamonds = { $count ->
    [one] { $count } carta di quadri
    [many] { $count } carte di quadri
   *[other] { $count } carte di quadri
}
gain-sevens = { $count ->
    [one] { $count } sette
    [many] { $count } sette
   *[other] { $count } sette
}
gain-cards = { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
}

# Choices; a card comes without its article, so it stands after a colon
ticket-take = Prendi { $cards }
ticket-leave = Lascia in tavola
ticket-leave-refused = qui non si può
action-take = Prendi: { $cards }
button-leave = Lascia in tavola: { $card }
prompt-nothing = { $card }: qui nessuna presa
prompt-same = { $card } prende { $card }
card-can = { $captures ->
    [0] non prende nulla
    [one] { $captures } presa possibile
    [many] { $captures } prese possibili
   *[other] { $captures } prese possibili
}

# Log; the player's name stands before each line, so no line has a verb of its own
log-placed = in tavola: { $card }
log-took = { $card } prende { $taken }
log-collected = { $count ->
    [one] carta rimasta in tavola: { $taken }
    [many] { $count } carte rimaste in tavola: { $taken }
   *[other] { $count } carte rimaste in tavola: { $taken }
}

# Spoken
say-you-placed = Lasci in tavola: { $card }
say-they-placed = { $who } lascia in tavola: { $card }
say-you-took = Giochi { $card } e prendi { $taken }
say-they-took = { $who } gioca { $card } e prende { $taken }
say-you-collected = { $cards ->
    [one] Prendi la carta rimasta in tavola
    [many] Prendi le { $cards } carte rimaste in tavola
   *[other] Prendi le { $cards } carte rimaste in tavola
}
say-they-collected = { $cards ->
    [one] { $who } prende la carta rimasta in tavola
    [many] { $who } prende le { $cards } carte rimaste in tavola
   *[other] { $who } prende le { $cards } carte rimaste in tavola
}
say-bonus-scopa = Scopa, 1 punto
say-your-turn = Tocca a te: { $cards ->
    [0] il tavolo è vuoto
    [one] { $cards } carta in tavola
    [many] { $cards } carte in tavola
   *[other] { $cards } carte in tavola
}
read-last-none = Ancora nessuna presa
read-score = Partita: tu { $mine }, avversario { $theirs }. Questa smazzata: { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
} contro { $others }, scope { $scope } a { $against }. { $stock ->
    [0] Tutte le carte sono state date
    [one] Resta { $stock } carta da dare
    [many] Restano { $stock } carte da dare
   *[other] Restano { $stock } carte da dare
}

# Why a play is refused
refused-bad-notation = Questa non è una giocata. Non è stato giocato nulla.
refused-deal-over = La smazzata è finita. Non è stato giocato nulla.
refused-not-your-turn = Non tocca a te. Non è stato giocato nulla.
refused-not-in-hand = Non hai in mano questa carta: { $card }.
refused-not-on-table = In tavola non c’è: { $cards }.
refused-must-capture = La presa è obbligatoria: { $card } prende { $captures }.
refused-one-card-only = Una carta uguale si prende da sola: { $captures }.
refused-wrong-total = Queste carte fanno { $total }, ma { $card } prende { $value }.
refused-must-take-equal = La carta uguale ha la precedenza: { $captures }.
refused-must-take-fewest = Si possono prendere solo i gruppi con meno carte: { $captures }.
refused-must-take-all = Questa carta prende tutto ({ $card }): { $captures }.

# The rules in brief
brief = In breve
brief-take = Gioca una carta. Se in tavola ce n’è una dello stesso valore, la prendi.
brief-sum = Solo se non c’è, prendi più carte la cui somma sia pari al valore della tua. Asso 1, fante 8, regina 9, re 10.
brief-must = Una carta che può prendere deve prendere. Se non può, resta in tavola.
brief-scopa = Chi lascia il tavolo vuoto fa scopa e segna un punto, tranne con l’ultima carta della smazzata.
brief-end = Le carte rimaste alla fine vanno a chi ha fatto l’ultima presa.
brief-points = Un punto per ciascuna di queste cose: più carte, più quadri, il sette di quadri e la primiera, cioè le tue carte migliori, una per seme.
brief-match = Solo a smazzata finita si guarda se qualcuno ha vinto la partita.
brief-more = Regole complete

# Hints: what to look at, why a play is better than another one, and what it risks
hint-settebello-taken = Prendi il settebello: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-settebello-kept = Così difendi il settebello. Probabilità che lo prenda chi gioca dopo: { $chance }% anziché { $other }%.
hint-settebello = Le tue probabilità di prendere il settebello: { $chance }% anziché { $other }%.
hint-cards-taken = Prendi { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
}: per il punto delle carte vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-cards = Le tue probabilità di avere più carte: { $chance }% anziché { $other }%.
hint-cards-denied = Probabilità che abbia più carte l’avversario: { $chance }% anziché { $other }%.
hint-diamonds-taken = Prendi { $count ->
    [one] { $count } carta di quadri
    [many] { $count } carte di quadri
   *[other] { $count } carte di quadri
}: per il punto dei quadri vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-diamonds = Le tue probabilità di avere più quadri: { $chance }% anziché { $other }%.
hint-diamonds-denied = Probabilità che abbia più quadri l’avversario: { $chance }% anziché { $other }%.
hint-primiera-sevens = Prendi { $count ->
    [one] { $count } sette
    [many] { $count } sette
   *[other] { $count } sette
}, il meglio per la primiera: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-primiera-taken = Prendi carte buone per la primiera: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-primiera = Le tue probabilità di fare primiera: { $chance }% anziché { $other }%.
hint-primiera-denied = Probabilità che faccia primiera l’avversario: { $chance }% anziché { $other }%.
hint-scopa-made = Lasci il tavolo vuoto e fai scopa: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-scopa-later = Più avanti farai più scope: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-sweep-risk = Lasci in tavola un totale di { $total }. Probabilità che chi gioca dopo faccia scopa: { $chance }% anziché { $other }%.
hint-sweep-safe = { $total ->
    [0] Il tavolo resta vuoto, quindi niente scopa
   *[other] Lasci in tavola un totale di { $total }, e chi gioca dopo non può fare scopa
}. Rischio altrimenti: { $other }%.
hint-scopa-against = Più avanti l’avversario farà meno scope: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-re-bello-taken = Prendi il re di quadri, cioè il re bello: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-re-bello = Le tue probabilità di prendere il re di quadri, cioè il re bello: { $chance }% anziché { $other }%.
hint-napola = Favorisce la tua fila di quadri, cioè la napola: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-leftovers = Le tue probabilità di fare l’ultima presa, che porta via il resto: { $chance }% anziché { $other }%.
hint-leftovers-worth = Le carte che restano alla fine ti rendono di più: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-anchor = Hai un’altra carta dello stesso valore. Probabilità di riprendere questa al prossimo turno: { $chance }%.
hint-danger-sweep = Però lasci in tavola un totale di { $total }. Probabilità che chi gioca dopo faccia scopa: { $chance }%.
hint-danger-settebello = Però il settebello è in pericolo. Probabilità che lo prenda chi gioca dopo: { $chance }%.
hint-look-settebello = A chi va il settebello?
hint-look-cards = Quante carte puoi prendere?
hint-look-diamonds = Dove ci sono quadri da prendere?
hint-look-primiera = Sette, sei e assi contano per la primiera.
hint-look-scopa = Puoi fare scopa, adesso o tra poco?
hint-look-sweep = Che cosa lasci in tavola, e qualcuno può prendere tutto?
hint-look-re-bello = A chi va il re di quadri?
hint-look-napola = Pensa alla fila di quadri dall’asso.
hint-look-leftovers = Chi farà l’ultima presa?
hint-look-anchor = Hai in mano due carte dello stesso valore?
