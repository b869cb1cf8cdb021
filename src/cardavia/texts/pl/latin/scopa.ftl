# Scopa with an Italian-suited deck: what these messages say takes the place of those in scopa.ftl.
card-AC = as buław
card-2C = dwójka buław
card-3C = trójka buław
card-4C = czwórka buław
card-5C = piątka buław
card-6C = szóstka buław
card-7C = siódemka buław
card-JC = walet buław
card-QC = jeździec buław
card-KC = król buław
card-AD = as monet
card-2D = dwójka monet
card-3D = trójka monet
card-4D = czwórka monet
card-5D = piątka monet
card-6D = szóstka monet
card-7D = siódemka monet
card-JD = walet monet
card-QD = jeździec monet
card-KD = król monet
card-AH = as kielichów
card-2H = dwójka kielichów
card-3H = trójka kielichów
card-4H = czwórka kielichów
card-5H = piątka kielichów
card-6H = szóstka kielichów
card-7H = siódemka kielichów
card-JH = walet kielichów
card-QH = jeździec kielichów
card-KH = król kielichów
card-AS = as mieczy
card-2S = dwójka mieczy
card-3S = trójka mieczy
card-4S = czwórka mieczy
card-5S = piątka mieczy
card-6S = szóstka mieczy
card-7S = siódemka mieczy
card-JS = walet mieczy
card-QS = jeździec mieczy
card-KS = król mieczy

# As the corner of the card shows it
rank-J = W
rank-Q = J
rank-K = K

# Where texts name the suit of coins
item-diamonds = Monety
decided-napola = { $result ->
    [tied] nikt nie ma napoli
   *[other] monety po kolei: { $mine } do { $theirs }
}
gain-diamonds = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
brief-points = Po jednym punkcie: za najwięcej kart, za najwięcej monet, za siódemkę monet i za primierę, czyli najlepszą kartę w każdym kolorze.
hint-diamonds-taken = Zabierasz { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}: w walce o najwięcej monet to warte około { $points } pkt.
hint-diamonds = Twoja szansa na najwięcej monet: { $chance }% zamiast { $other }%.
hint-diamonds-denied = Szansa przeciwnika na najwięcej monet: { $chance }% zamiast { $other }%.
hint-re-bello-taken = Zabierasz króla monet, czyli re bello: to warte około { $points } pkt.
hint-re-bello = Twoja szansa na króla monet, czyli re bello: { $chance }% zamiast { $other }%.
hint-napola = Pomaga ułożyć sekwens monet, czyli napolę: to warte około { $points } pkt.
hint-look-diamonds = Gdzie są monety do zabrania?
hint-look-re-bello = Kto dostanie króla monet?
hint-look-napola = Pomyśl o sekwensie monet od asa.
