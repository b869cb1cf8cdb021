# Scopa with an Italian-suited deck: what these messages say takes the place of those in scopa.ftl.
card-AC = stave es
card-2C = stave to
card-3C = stave tre
card-4C = stave fire
card-5C = stave fem
card-6C = stave seks
card-7C = stave syv
card-JC = stave knægt
card-QC = stave ridder
card-KC = stave konge
card-AD = mønter es
card-2D = mønter to
card-3D = mønter tre
card-4D = mønter fire
card-5D = mønter fem
card-6D = mønter seks
card-7D = mønter syv
card-JD = mønter knægt
card-QD = mønter ridder
card-KD = mønter konge
card-AH = bægre es
card-2H = bægre to
card-3H = bægre tre
card-4H = bægre fire
card-5H = bægre fem
card-6H = bægre seks
card-7H = bægre syv
card-JH = bægre knægt
card-QH = bægre ridder
card-KH = bægre konge
card-AS = sværd es
card-2S = sværd to
card-3S = sværd tre
card-4S = sværd fire
card-5S = sværd fem
card-6S = sværd seks
card-7S = sværd syv
card-JS = sværd knægt
card-QS = sværd ridder
card-KS = sværd konge

# As the corner of the card shows it
rank-J = B
rank-Q = R
rank-K = K

# Where texts name the suit of coins
item-diamonds = Mønter
gain-diamonds = { $count ->
    [one] { $count } mønt
   *[other] { $count } mønter
}
brief-points = Ét point for hver af de fire: flest kort, flest mønter, mønter syv og primiera, dit bedste kort i hver kulør.
hint-diamonds-taken = Du tager { $count ->
    [one] { $count } mønt
   *[other] { $count } mønter
}: cirka { $points } point værd i kampen om flest mønter.
hint-diamonds = Din chance for flest mønter: { $chance } % i stedet for { $other } %.
hint-diamonds-denied = Modstanderens chance for flest mønter: { $chance } % i stedet for { $other } %.
hint-re-bello-taken = Du får mønter konge, re bello: cirka { $points } point værd.
hint-re-bello = Din chance for mønter konge, re bello: { $chance } % i stedet for { $other } %.
hint-napola = Det hjælper din række i mønter, napola: cirka { $points } point værd.
hint-look-diamonds = Hvor er der mønter at tage?
hint-look-re-bello = Hvem får mønter konge?
hint-look-napola = Tænk på rækken i mønter fra esset.
