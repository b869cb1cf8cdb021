# Scopa with an Italian-suited deck: what these messages say takes the place of those in scopa.ftl.
card-AC = asso di bastoni
card-2C = due di bastoni
card-3C = tre di bastoni
card-4C = quattro di bastoni
card-5C = cinque di bastoni
card-6C = sei di bastoni
card-7C = sette di bastoni
card-JC = fante di bastoni
card-QC = cavallo di bastoni
card-KC = re di bastoni
card-AD = asso di denari
card-2D = due di denari
card-3D = tre di denari
card-4D = quattro di denari
card-5D = cinque di denari
card-6D = sei di denari
card-7D = sette di denari
card-JD = fante di denari
card-QD = cavallo di denari
card-KD = re di denari
card-AH = asso di coppe
card-2H = due di coppe
card-3H = tre di coppe
card-4H = quattro di coppe
card-5H = cinque di coppe
card-6H = sei di coppe
card-7H = sette di coppe
card-JH = fante di coppe
card-QH = cavallo di coppe
card-KH = re di coppe
card-AS = asso di spade
card-2S = due di spade
card-3S = tre di spade
card-4S = quattro di spade
card-5S = cinque di spade
card-6S = sei di spade
card-7S = sette di spade
card-JS = fante di spade
card-QS = cavallo di spade
card-KS = re di spade

# As the corner of the card shows it
rank-J = F
rank-Q = C
rank-K = R

# Where texts name the suit of coins
item-diamonds = Denari
decided-napola = { $result ->
    [tied] nessuna napola
   *[other] denari in fila: { $mine } a { $theirs }
}
gain-diamonds = { $count ->
    [one] { $count } carta di denari
    [many] { $count } carte di denari
   *[other] { $count } carte di denari
}
brief-points = Un punto per ciascuna di queste cose: più carte, più denari, il sette di denari e la primiera, cioè le tue carte migliori, una per seme.
hint-diamonds-taken = Prendi { $count ->
    [one] { $count } carta di denari
    [many] { $count } carte di denari
   *[other] { $count } carte di denari
}: per il punto dei denari vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-diamonds = Le tue probabilità di avere più denari: { $chance }% anziché { $other }%.
hint-diamonds-denied = Probabilità che abbia più denari l’avversario: { $chance }% anziché { $other }%.
hint-re-bello-taken = Prendi il re di denari, cioè il re bello: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-re-bello = Le tue probabilità di prendere il re di denari, cioè il re bello: { $chance }% anziché { $other }%.
hint-napola = Favorisce la tua fila di denari, cioè la napola: vale circa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}.
hint-look-diamonds = Dove ci sono denari da prendere?
hint-look-re-bello = A chi va il re di denari?
hint-look-napola = Pensa alla fila di denari dall’asso.
