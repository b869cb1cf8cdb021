# Cicera at the table: cards, score, reasons, prompts, log and speech.

card-AB = asso di bastoni
card-2B = due di bastoni
card-3B = tre di bastoni
card-4B = quattro di bastoni
card-5B = cinque di bastoni
card-6B = sei di bastoni
card-7B = sette di bastoni
card-8B = otto di bastoni
card-9B = nove di bastoni
card-TB = dieci di bastoni
card-JB = fante di bastoni
card-NB = cavallo di bastoni
card-KB = re di bastoni
card-AC = asso di coppe
card-2C = due di coppe
card-3C = tre di coppe
card-4C = quattro di coppe
card-5C = cinque di coppe
card-6C = sei di coppe
card-7C = sette di coppe
card-8C = otto di coppe
card-9C = nove di coppe
card-TC = dieci di coppe
card-JC = fante di coppe
card-NC = cavallo di coppe
card-KC = re di coppe
card-AD = asso di denari
card-2D = due di denari
card-3D = tre di denari
card-4D = quattro di denari
card-5D = cinque di denari
card-6D = sei di denari
card-7D = sette di denari
card-8D = otto di denari
card-9D = nove di denari
card-TD = dieci di denari
card-JD = fante di denari
card-ND = cavallo di denari
card-KD = re di denari
card-AS = asso di spade
card-2S = due di spade
card-3S = tre di spade
card-4S = quattro di spade
card-5S = cinque di spade
card-6S = sei di spade
card-7S = sette di spade
card-8S = otto di spade
card-9S = nove di spade
card-TS = dieci di spade
card-JS = fante di spade
card-NS = cavallo di spade
card-KS = re di spade

# As the corner of the card shows it
rank-A = A
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
rank-N = C
rank-K = R

# Score; "Noi" and "Loro" are what the messages `we` and `they` say
item-scua = Scue
item-picada = Picade
item-simili = Simili
item-quadriglia = Quadriglie
item-cards = Carte
item-swords = Spade
item-mata = La mata
item-ten_coins = Dieci di denari
item-fante_cups = Fante di coppe
item-napula = Napula
decided-scua = { $result ->
    [tied] { $mine ->
        [0] nessuna scua
        [one] { $mine } scua per parte
        [many] { $mine } scue per parte
       *[other] { $mine } scue per parte
    }
   *[other] tavolo ripulito
}
decided-picada = { $result ->
    [tied] { $mine ->
        [0] nessuna picada
        [one] { $mine } picada per parte
        [many] { $mine } picade per parte
       *[other] { $mine } picade per parte
    }
   *[other] carte prese al volo
}
decided-simili = { $result ->
    [tied] { $mine ->
        [0] nessuna presa di un solo seme
        [one] { $mine } presa di un solo seme per parte
        [many] { $mine } prese di un solo seme per parte
       *[other] { $mine } prese di un solo seme per parte
    }
   *[other] prese di un solo seme
}
decided-quadriglia = { $result ->
    [tied] { $mine ->
        [0] nessuna presa di tre o più carte
        [one] { $mine } presa di tre o più carte per parte
        [many] { $mine } prese di tre o più carte per parte
       *[other] { $mine } prese di tre o più carte per parte
    }
   *[other] prese di tre o più carte
}
decided-cards = { $result ->
    [tied] { $mine } per parte
   *[other] { $mine } a { $theirs }
}
decided-swords = { $result ->
    [tied] { $mine } per parte
   *[other] { $mine } a { $theirs }
}
decided-mata = { $who ->
    [Noi] presa da noi
    [Loro] presa dagli avversari
   *[other] presa da { $who }
}
decided-ten_coins = { $who ->
    [Noi] preso da noi
    [Loro] preso dagli avversari
   *[other] preso da { $who }
}
decided-fante_cups = { $who ->
    [Noi] preso da noi
    [Loro] preso dagli avversari
   *[other] preso da { $who }
}
decided-nobody = nessuna delle due coppie
decided-napula = { $result ->
    [tied] nessuna napula
   *[other] spade in fila: { $mine } a { $theirs }
}
bonuses-made = Bonus
pile-bonuses = { $bonuses ->
    [0] nessun bonus
    [one] { $bonuses } bonus
    [many] { $bonuses } bonus
   *[other] { $bonuses } bonus
}
made-scua = { $count ->
    [one] { $count } scua
    [many] { $count } scue
   *[other] { $count } scue
}
made-picada = { $count ->
    [one] { $count } picada
    [many] { $count } picade
   *[other] { $count } picade
}
made-simili = { $count ->
    [one] { $count } simili
    [many] { $count } simili
   *[other] { $count } simili
}
made-quadriglia = { $count ->
    [one] { $count } quadriglia
    [many] { $count } quadriglie
   *[other] { $count } quadriglie
}
badge-scua = Scua, 1 punto
badge-picada = Picada, 1 punto
badge-simili = Simili, 1 punto
badge-quadriglia = Quadriglia, 1 punto

# What a capture brings
bonus-scua = scua +1
bonus-picada = picada +1
bonus-simili = simili +1
bonus-quadriglia = quadriglia +1
gain-mata = la mata
gain-ten_coins = dieci di denari
gain-fante_cups = fante di coppe
gain-swords = { $count ->
    [one] { $count } carta di spade
    [many] { $count } carte di spade
   *[other] { $count } carte di spade
}
gain-cards = { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
}

# Choices; a card comes without its article, so it stands after a colon
ticket-take = Prendi { $cards }
ticket-leave = Lascia in tavola
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
say-bonus-scua = Scua, 1 punto
say-bonus-picada = Picada, 1 punto
say-bonus-simili = Simili, 1 punto
say-bonus-quadriglia = Quadriglia, 1 punto
say-your-turn = Tocca a te: { $cards ->
    [0] il tavolo è vuoto
    [one] { $cards } carta in tavola
    [many] { $cards } carte in tavola
   *[other] { $cards } carte in tavola
}
read-last-none = Ancora nessuna presa

# Why a play is refused
refused-bad-notation = Questa non è una giocata. Non è stato giocato nulla.
refused-deal-over = La smazzata è finita. Non è stato giocato nulla.
refused-not-your-turn = Non tocca a te. Non è stato giocato nulla.
refused-not-in-hand = Non hai in mano questa carta: { $card }.
refused-not-on-table = In tavola non c’è: { $cards }.
refused-one-card-only = Una carta uguale si prende da sola: { $captures }.
refused-court-in-sum = Le figure non hanno un numero, quindi non prendono somme e non ne fanno parte: { $cards }.
refused-wrong-total = { $value ->
    [0] Questa carta ({ $card }) prende solo una carta uguale.
   *[other] { $total ->
        [0] Una figura si prende solo con una figura uguale, non con questa carta: { $card }.
       *[other] Queste carte fanno { $total }, ma { $card } prende { $value }.
    }
}

# The rules in brief
brief = In breve
brief-take = Gioca una carta. Prende una carta uguale, oppure più carte numerali la cui somma sia pari al suo numero.
brief-place = Oppure resta in tavola, anche se potrebbe prendere.
brief-courts = Fante, cavallo e re non hanno un numero: prendono solo una figura uguale.
brief-bonus = Un bonus vale subito 1 punto. Una presa può farne più d’uno, anche l’ultima della smazzata.
brief-scua = Scua: ripulisci il tavolo.
brief-picada = Picada: con una carta uguale prendi quella appena calata.
brief-simili = Simili: la tua carta e tutte quelle che prende sono dello stesso seme.
brief-quadriglia = Quadriglia: prendi dal tavolo tre o più carte.
brief-end = Le carte rimaste alla fine vanno alla coppia che ha fatto l’ultima presa, senza bonus.
brief-points = Alla fine: 2 punti a chi ha più carte; 1 a chi ha più spade, 1 per il due di spade, 1 per il dieci di denari e 1 per il fante di coppe; da 3 a 10 per una fila di spade dall’asso.
brief-more = Regole complete

# Hints: what to look at, why a play is better than another one, and what it risks
hint-scua-made = Ripulisci il tavolo e fai scua: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-scua-later = Più avanti farete più scue: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-scua-against = Più avanti gli avversari faranno meno scue: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-picada-made = Prendi al volo la carta appena calata e fai picada: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-picada-later = Più avanti farete più picade: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-picada-against = Più avanti gli avversari faranno meno picade: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-simili-made = Prendi carte di un solo seme e fai simili: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-simili-later = Più avanti farete più prese di un solo seme: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-simili-against = Più avanti gli avversari faranno meno prese di un solo seme: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-quadriglia-made = Prendi tre o più carte e fai quadriglia: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-quadriglia-later = Più avanti farete più prese di tre o più carte: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-quadriglia-against = Più avanti gli avversari faranno meno prese di tre o più carte: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-sweep-risk = Lasci in tavola { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}. Probabilità che chi gioca dopo faccia scua: { $chance }% anziché { $other }%.
hint-sweep-safe = { $cards ->
    [0] Il tavolo resta vuoto, quindi niente scua
   *[other] Con quello che lasci in tavola chi gioca dopo non può fare scua
}. Rischio altrimenti: { $other }%.
hint-picada-risk = La tua carta può essere presa al volo. Probabilità che chi gioca dopo faccia picada: { $chance }% anziché { $other }%.
hint-picada-safe = Chi gioca dopo non può fare picada. Rischio altrimenti: { $other }%.
hint-partner = Lasci qualcosa di meglio al tuo compagno: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-cards-taken = Prendi { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
}: per i punti delle carte vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-cards = Le vostre probabilità di avere più carte: { $chance }% anziché { $other }%.
hint-cards-denied = Probabilità che abbiano più carte gli avversari: { $chance }% anziché { $other }%.
hint-swords-taken = Prendi { $count ->
    [one] { $count } carta di spade
    [many] { $count } carte di spade
   *[other] { $count } carte di spade
}: per il punto delle spade vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-swords = Le vostre probabilità di avere più spade: { $chance }% anziché { $other }%.
hint-swords-denied = Probabilità che abbiano più spade gli avversari: { $chance }% anziché { $other }%.
hint-mata-taken = Prendi il due di spade, cioè la mata: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-mata = Le vostre probabilità di prendere il due di spade, cioè la mata: { $chance }% anziché { $other }%.
hint-mata-denied = Probabilità che gli avversari prendano il due di spade, cioè la mata: { $chance }% anziché { $other }%.
hint-ten-coins-taken = Prendi il dieci di denari: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-ten-coins = Le vostre probabilità di prendere il dieci di denari: { $chance }% anziché { $other }%.
hint-ten-coins-denied = Probabilità che gli avversari prendano il dieci di denari: { $chance }% anziché { $other }%.
hint-fante-cups-taken = Prendi il fante di coppe: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-fante-cups = Le vostre probabilità di prendere il fante di coppe: { $chance }% anziché { $other }%.
hint-fante-cups-denied = Probabilità che gli avversari prendano il fante di coppe: { $chance }% anziché { $other }%.
hint-napula = Favorisce la vostra fila di spade, cioè la napula: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-napula-denied = Spezza la fila di spade degli avversari, cioè la napula: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-leftovers = Le vostre probabilità di fare l’ultima presa, che porta via il resto: { $chance }% anziché { $other }%.
hint-leftovers-worth = Le carte che restano alla fine vi rendono di più: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-anchor = Hai un’altra carta dello stesso valore. Probabilità di riprendere questa al prossimo turno: { $chance }%.
hint-danger-sweep = Però lasci in tavola { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}. Probabilità che chi gioca dopo faccia scua: { $chance }%.
hint-danger-picada = Però la tua carta è esposta. Probabilità che chi gioca dopo la prenda con una picada: { $chance }%.
hint-danger-mata = Però il due di spade è in pericolo. Probabilità che lo prenda chi gioca dopo: { $chance }%.
hint-danger-ten-coins = Però il dieci di denari è in pericolo. Probabilità che lo prenda chi gioca dopo: { $chance }%.
hint-danger-fante-cups = Però il fante di coppe è in pericolo. Probabilità che lo prenda chi gioca dopo: { $chance }%.
hint-look-scua = Puoi fare scua, adesso o tra poco?
hint-look-picada = Puoi prendere al volo la carta appena calata?
hint-look-simili = Quali gruppi sono di un solo seme?
hint-look-quadriglia = Quale delle tue carte ne prende tre o più?
hint-look-sweep = Che cosa lasci in tavola, e qualcuno può prendere tutto?
hint-look-snatch = Chi può avere in mano una carta uguale a quella che lasci?
hint-look-partner = Che cosa può fare il tuo compagno con quello che lasci?
hint-look-cards = Quante carte puoi prendere?
hint-look-swords = Dove ci sono spade da prendere?
hint-look-mata = A chi va il due di spade?
hint-look-ten-coins = A chi va il dieci di denari?
hint-look-fante-cups = A chi va il fante di coppe?
hint-look-napula = Pensa alla fila di spade dall’asso.
hint-look-leftovers = Chi farà l’ultima presa?
hint-look-anchor = Hai in mano due carte dello stesso valore?
