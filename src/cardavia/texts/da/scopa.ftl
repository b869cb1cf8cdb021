# Scopa at the table: cards, score, reasons, prompts, log and speech.

card-AC = klør es
card-2C = klør to
card-3C = klør tre
card-4C = klør fire
card-5C = klør fem
card-6C = klør seks
card-7C = klør syv
card-JC = klør knægt
card-QC = klør dame
card-KC = klør konge
card-AD = ruder es
card-2D = ruder to
card-3D = ruder tre
card-4D = ruder fire
card-5D = ruder fem
card-6D = ruder seks
card-7D = ruder syv
card-JD = ruder knægt
card-QD = ruder dame
card-KD = ruder konge
card-AH = hjerter es
card-2H = hjerter to
card-3H = hjerter tre
card-4H = hjerter fire
card-5H = hjerter fem
card-6H = hjerter seks
card-7H = hjerter syv
card-JH = hjerter knægt
card-QH = hjerter dame
card-KH = hjerter konge
card-AS = spar es
card-2S = spar to
card-3S = spar tre
card-4S = spar fire
card-5S = spar fem
card-6S = spar seks
card-7S = spar syv
card-JS = spar knægt
card-QS = spar dame
card-KS = spar konge

# As the corner of the card shows it
rank-A = E
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-J = B
rank-Q = D
rank-K = K

# Score
item-cards = Kort
item-diamonds = Ruder
item-settebello = Settebello
item-primiera = Primiera
item-re_bello = Re bello
item-napola = Napola
item-scopa = Scopaer
decided-cards = { $result ->
    [tied] { $mine } hver: ingen får pointet
   *[other] { $mine } mod { $theirs }
}
decided-diamonds = { $result ->
    [tied] { $mine } hver: ingen får pointet
   *[other] { $mine } mod { $theirs }
}
decided-settebello = { $who } tog den
decided-primiera = { $result ->
    [none] ingen har alle fire kulører
    [alone] kun den ene har alle fire kulører
    [tied] { $mine } hver: ingen får pointet
   *[other] { $mine } mod { $theirs }
}
decided-nobody = ingen tog den
decided-re_bello = { $who } tog den
decided-napola = { $result ->
    [tied] ingen har rækken
   *[other] en række på { $mine } mod { $theirs }
}
decided-scopa = { $result ->
    [tied] { $mine ->
        [0] bordet blev aldrig ryddet
        [one] bordet ryddet { $mine } gang hver
       *[other] bordet ryddet { $mine } gange hver
    }
   *[other] bordet ryddet
}
primiera-total = { $total } point
primiera-short = ikke alle fire kulører
bonuses-made = Scopaer
pile-bonuses = { $bonuses ->
    [0] ingen scopa
    [one] { $bonuses } scopa
   *[other] { $bonuses } scopaer
}
badge-scopa = Scopa, 1 point

# What a capture brings
bonus-scopa = scopa +1
gain-settebello = settebello
gain-diamonds = { $count } ruder
gain-sevens = { $count ->
    [one] { $count } syver
   *[other] { $count } syvere
}
gain-cards = { $count } kort

# Choices
ticket-take = Tag { $cards }
ticket-leave = Læg kun
ticket-leave-refused = ikke tilladt her
action-take = Tag { $cards }
button-leave = Læg { $card }
prompt-nothing = { $card } tager intet her
prompt-same = { $card } tager { $card }
card-can = { $captures ->
    [0] tager intet
    [one] { $captures } muligt stik
   *[other] { $captures } mulige stik
}

# Log
log-placed = lægger { $card }
log-took = { $card } tager { $taken }
log-collected = { $count ->
    [one] får kortet, der lå tilbage: { $taken }
   *[other] får de { $count } kort, der lå tilbage: { $taken }
}

# Spoken
say-you-placed = Du lægger { $card }
say-they-placed = { $who } lægger { $card }
say-you-took = Du spiller { $card } og tager { $taken }
say-they-took = { $who } spiller { $card } og tager { $taken }
say-you-collected = { $cards ->
    [one] Du får kortet, der lå tilbage på bordet
   *[other] Du får de { $cards } kort, der lå tilbage på bordet
}
say-they-collected = { $cards ->
    [one] { $who } får kortet, der lå tilbage på bordet
   *[other] { $who } får de { $cards } kort, der lå tilbage på bordet
}
say-bonus-scopa = Scopa, 1 point
say-your-turn = Din tur: { $cards ->
    [0] bordet er tomt
   *[other] { $cards } kort på bordet
}
read-last-none = Der er ikke taget stik endnu
read-score = Parti: du { $mine }, modstanderen { $theirs }. Denne omgang: { $cards } kort mod { $others }, scopaer { $scope } mod { $against }. { $stock ->
    [0] Alle kort er givet
   *[other] { $stock } kort tilbage i bunken
}

# Why a play is refused
refused-bad-notation = Det kan man ikke spille. Intet er spillet.
refused-deal-over = Omgangen er slut. Intet er spillet.
refused-not-your-turn = Det er ikke din tur. Intet er spillet.
refused-not-in-hand = Du har ikke { $card } på hånden.
refused-not-on-table = Ligger ikke på bordet: { $cards }.
refused-must-capture = Du skal tage stik: { $card } tager { $captures }.
refused-one-card-only = Et kort af samme værdi tages alene: { $captures }.
refused-wrong-total = Kortene giver tilsammen { $total }, men { $card } tager { $value }.
refused-must-take-equal = Kort af samme værdi går forud for en sum: { $captures }.
refused-must-take-fewest = Kun de mindste grupper må tages: { $captures }.
refused-must-take-all = Hele bordet går til { $card }: { $captures }.

# The rules in brief
brief = Kort fortalt
brief-take = Spil ét kort. Ligger der et kort af samme værdi på bordet, tager du det.
brief-sum = Gør der ikke det, tager du flere kort, som tilsammen giver samme tal. Es er 1, knægt 8, dame 9, konge 10.
brief-must = Et kort, der kan tage, skal tage. Passer intet, bliver det liggende på bordet.
brief-scopa = Rydder du bordet, har du lavet en scopa til ét point, dog ikke med omgangens sidste kort.
brief-end = Kort, der ligger tilbage til sidst, går til den, der tog det sidste stik.
brief-points = Ét point for hver af de fire: flest kort, flest ruder, ruder syv og primiera, dit bedste kort i hver kulør.
brief-match = Om partiet er vundet, ser man først efter en færdigspillet omgang.
brief-more = Fuldstændige regler

# Hints: what to look at, why a play is better than another one, and what it risks
hint-settebello-taken = Du får settebello: cirka { $points } point værd.
hint-settebello-kept = Det beskytter settebello: I { $chance } % af tilfældene tager næste spiller den i stedet for i { $other } %.
hint-settebello = Din chance for settebello: { $chance } % i stedet for { $other } %.
hint-cards-taken = Du tager { $count } kort: cirka { $points } point værd i kampen om flest kort.
hint-cards = Din chance for flest kort: { $chance } % i stedet for { $other } %.
hint-cards-denied = Modstanderens chance for flest kort: { $chance } % i stedet for { $other } %.
hint-diamonds-taken = Du tager { $count } ruder: cirka { $points } point værd i kampen om flest ruder.
hint-diamonds = Din chance for flest ruder: { $chance } % i stedet for { $other } %.
hint-diamonds-denied = Modstanderens chance for flest ruder: { $chance } % i stedet for { $other } %.
hint-primiera-sevens = Du tager { $count ->
    [one] { $count } syver
   *[other] { $count } syvere
}, bedst af alt til primiera: cirka { $points } point værd.
hint-primiera-taken = Du tager kort, der tæller i primiera: cirka { $points } point værd.
hint-primiera = Din chance for primiera: { $chance } % i stedet for { $other } %.
hint-primiera-denied = Modstanderens chance for primiera: { $chance } % i stedet for { $other } %.
hint-scopa-made = Du rydder bordet, en scopa: cirka { $points } point værd.
hint-scopa-later = Du kan vente dig flere scopaer senere: cirka { $points } point værd.
hint-sweep-risk = Du efterlader i alt { $total } på bordet: Risikoen for, at næste spiller rydder det, er { $chance } % i stedet for { $other } %.
hint-sweep-safe = { $total ->
    [0] Du efterlader et tomt bord, så der er intet at rydde
   *[other] Du efterlader i alt { $total } på bordet, og det kan næste spiller ikke rydde
}; ellers er risikoen { $other } %.
hint-scopa-against = Modstanderen får færre scopaer senere: cirka { $points } point værd.
hint-re-bello-taken = Du får ruder konge, re bello: cirka { $points } point værd.
hint-re-bello = Din chance for ruder konge, re bello: { $chance } % i stedet for { $other } %.
hint-napola = Det hjælper din række i ruder, napola: cirka { $points } point værd.
hint-leftovers = Din chance for det sidste stik, som tager resten: { $chance } % i stedet for { $other } %.
hint-leftovers-worth = De kort, der ligger tilbage til sidst, tæller mere for dig: cirka { $points } point værd.
hint-anchor = Du har et kort mere af samme værdi: I { $chance } % af tilfældene tager du det udlagte kort tilbage, næste gang du spiller.
hint-danger-sweep = Men du efterlader i alt { $total } på bordet: Risikoen for, at næste spiller rydder det, er { $chance } %.
hint-danger-settebello = Men i { $chance } % af tilfældene tager næste spiller settebello.
hint-look-settebello = Hvem får settebello?
hint-look-cards = Hvor mange kort kan du tage?
hint-look-diamonds = Hvor er der ruder at tage?
hint-look-primiera = Syvere, seksere og esser tæller i primiera.
hint-look-scopa = Kan du rydde bordet, nu eller snart?
hint-look-sweep = Hvad lader du ligge, og kan nogen tage det hele?
hint-look-re-bello = Hvem får ruder konge?
hint-look-napola = Tænk på rækken i ruder fra esset.
hint-look-leftovers = Hvem får det sidste stik?
hint-look-anchor = Har du to kort af samme værdi?
