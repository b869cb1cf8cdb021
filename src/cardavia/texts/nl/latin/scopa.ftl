# Scopa with an Italian-suited deck: what these messages say takes the place of those in scopa.ftl.
card-AC = aas van staven
card-2C = twee van staven
card-3C = drie van staven
card-4C = vier van staven
card-5C = vijf van staven
card-6C = zes van staven
card-7C = zeven van staven
card-JC = boer van staven
card-QC = ridder van staven
card-KC = koning van staven
card-AD = aas van munten
card-2D = twee van munten
card-3D = drie van munten
card-4D = vier van munten
card-5D = vijf van munten
card-6D = zes van munten
card-7D = zeven van munten
card-JD = boer van munten
card-QD = ridder van munten
card-KD = koning van munten
card-AH = aas van bekers
card-2H = twee van bekers
card-3H = drie van bekers
card-4H = vier van bekers
card-5H = vijf van bekers
card-6H = zes van bekers
card-7H = zeven van bekers
card-JH = boer van bekers
card-QH = ridder van bekers
card-KH = koning van bekers
card-AS = aas van zwaarden
card-2S = twee van zwaarden
card-3S = drie van zwaarden
card-4S = vier van zwaarden
card-5S = vijf van zwaarden
card-6S = zes van zwaarden
card-7S = zeven van zwaarden
card-JS = boer van zwaarden
card-QS = ridder van zwaarden
card-KS = koning van zwaarden

# As the corner of the card shows it
rank-J = B
rank-Q = R
rank-K = K

# Where texts name the suit of coins
item-diamonds = Munten
gain-diamonds = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
brief-points = Telkens één punt voor: de meeste kaarten, de meeste munten, de zeven van munten en de primiera, je beste kaart van elke kleur.
hint-diamonds-taken = Je pakt { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}: ongeveer { $points } punt waard in de strijd om de meeste munten.
hint-diamonds = Je kans op de meeste munten: { $chance }% in plaats van { $other }%.
hint-diamonds-denied = De kans van je tegenstander op de meeste munten: { $chance }% in plaats van { $other }%.
hint-re-bello-taken = Je pakt de koning van munten, de re bello: ongeveer { $points } punt waard.
hint-re-bello = Je kans op de koning van munten, de re bello: { $chance }% in plaats van { $other }%.
hint-napola = Dit helpt je reeks in munten, de napola: ongeveer { $points } punt waard.
hint-look-diamonds = Waar zijn munten te pakken?
hint-look-re-bello = Wie krijgt de koning van munten?
hint-look-napola = Denk aan de reeks in munten vanaf het aas.
