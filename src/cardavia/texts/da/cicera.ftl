# Cicera at the table: cards, score, reasons, prompts, log and speech.

card-AB = stave es
card-2B = stave to
card-3B = stave tre
card-4B = stave fire
card-5B = stave fem
card-6B = stave seks
card-7B = stave syv
card-8B = stave otte
card-9B = stave ni
card-TB = stave ti
card-JB = stave knægt
card-NB = stave ridder
card-KB = stave konge
card-AC = bægre es
card-2C = bægre to
card-3C = bægre tre
card-4C = bægre fire
card-5C = bægre fem
card-6C = bægre seks
card-7C = bægre syv
card-8C = bægre otte
card-9C = bægre ni
card-TC = bægre ti
card-JC = bægre knægt
card-NC = bægre ridder
card-KC = bægre konge
card-AD = mønter es
card-2D = mønter to
card-3D = mønter tre
card-4D = mønter fire
card-5D = mønter fem
card-6D = mønter seks
card-7D = mønter syv
card-8D = mønter otte
card-9D = mønter ni
card-TD = mønter ti
card-JD = mønter knægt
card-ND = mønter ridder
card-KD = mønter konge
card-AS = sværd es
card-2S = sværd to
card-3S = sværd tre
card-4S = sværd fire
card-5S = sværd fem
card-6S = sværd seks
card-7S = sværd syv
card-8S = sværd otte
card-9S = sværd ni
card-TS = sværd ti
card-JS = sværd knægt
card-NS = sværd ridder
card-KS = sværd konge

# As the corner of the card shows it
rank-A = E
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = B
rank-N = R
rank-K = K

# Score
item-scua = Scuaer
item-picada = Picadaer
item-simili = Similier
item-quadriglia = Quadrigliaer
item-cards = Kort
item-swords = Sværd
item-mata = La mata
item-ten_coins = Mønter ti
item-fante_cups = Bægre knægt
item-napula = Napula
decided-scua = { $result ->
    [tied] { $mine ->
        [0] bordet blev aldrig ryddet
        [one] bordet ryddet { $mine } gang hver
       *[other] bordet ryddet { $mine } gange hver
    }
   *[other] bordet ryddet
}
decided-picada = { $result ->
    [tied] { $mine ->
        [0] intet kort blev snuppet
       *[other] { $mine } kort snuppet hver
    }
   *[other] kort snuppet
}
decided-simili = { $result ->
    [tied] { $mine ->
        [0] intet stik i én kulør
       *[other] { $mine } stik i én kulør hver
    }
   *[other] stik i én kulør
}
decided-quadriglia = { $result ->
    [tied] { $mine ->
        [0] intet stik med mindst tre kort
       *[other] { $mine } stik med mindst tre kort hver
    }
   *[other] stik med mindst tre kort
}
decided-cards = { $result ->
    [tied] { $mine } hver
   *[other] { $mine } mod { $theirs }
}
decided-swords = { $result ->
    [tied] { $mine } hver
   *[other] { $mine } mod { $theirs }
}
decided-mata = { $who } tog den
decided-ten_coins = { $who } tog den
decided-fante_cups = { $who } tog den
decided-nobody = ingen tog den
decided-napula = { $result ->
    [tied] ingen har rækken
   *[other] en række på { $mine } mod { $theirs }
}
bonuses-made = Bonusser
pile-bonuses = { $bonuses ->
    [0] ingen bonus
    [one] { $bonuses } bonus
   *[other] { $bonuses } bonusser
}
made-scua = { $count ->
    [one] { $count } scua
   *[other] { $count } scuaer
}
made-picada = { $count ->
    [one] { $count } picada
   *[other] { $count } picadaer
}
made-simili = { $count ->
    [one] { $count } simili
   *[other] { $count } similier
}
made-quadriglia = { $count ->
    [one] { $count } quadriglia
   *[other] { $count } quadrigliaer
}
badge-scua = Scua, 1 point
badge-picada = Picada, 1 point
badge-simili = Simili, 1 point
badge-quadriglia = Quadriglia, 1 point

# What a capture brings
bonus-scua = scua +1
bonus-picada = picada +1
bonus-simili = simili +1
bonus-quadriglia = quadriglia +1
gain-mata = la mata
gain-ten_coins = mønter ti
gain-fante_cups = bægre knægt
gain-swords = { $count } sværd
gain-cards = { $count } kort

# Choices
ticket-take = Tag { $cards }
ticket-leave = Læg kun
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
say-bonus-scua = Scua, 1 point
say-bonus-picada = Picada, 1 point
say-bonus-simili = Simili, 1 point
say-bonus-quadriglia = Quadriglia, 1 point
say-your-turn = Din tur: { $cards ->
    [0] bordet er tomt
   *[other] { $cards } kort på bordet
}
read-last-none = Der er ikke taget stik endnu

# Why a play is refused
refused-bad-notation = Det kan man ikke spille. Intet er spillet.
refused-deal-over = Omgangen er slut. Intet er spillet.
refused-not-your-turn = Det er ikke din tur. Intet er spillet.
refused-not-in-hand = Du har ikke { $card } på hånden.
refused-not-on-table = Ligger ikke på bordet: { $cards }.
refused-one-card-only = Et kort af samme værdi tages alene: { $captures }.
refused-court-in-sum = Billedkort har ingen talværdi, så de tager ingen sum og indgår ikke i nogen: { $cards }.
refused-wrong-total = { $value ->
    [0] Dette billedkort ({ $card }) tager kun et kort af samme værdi.
   *[other] { $total ->
        [0] Et billedkort kan kun tages af et kort af samme værdi, ikke af { $card }.
       *[other] Kortene giver tilsammen { $total }, men { $card } tager { $value }.
    }
}

# The rules in brief
brief = Kort fortalt
brief-take = Spil ét kort. Det tager et kort af samme værdi eller flere talkort, som tilsammen giver samme tal.
brief-place = Eller det bliver liggende på bordet, også når det kunne tage noget.
brief-courts = Knægt, ridder og konge har ingen talværdi: De tager kun et kort af samme værdi.
brief-bonus = En bonus er 1 point med det samme. Et stik kan give flere, også omgangens sidste.
brief-scua = Scua: Du rydder bordet.
brief-picada = Picada: Du tager kortet, der lige blev lagt, med et kort af samme værdi.
brief-simili = Simili: Dit kort og alle dem, det tager, er i samme kulør.
brief-quadriglia = Quadriglia: Du tager mindst tre kort fra bordet.
brief-end = Kort, der ligger tilbage til sidst, går til det hold, der tog det sidste stik, uden bonus.
brief-points = Til sidst: 2 for flest kort; 1 for hver af disse: flest sværd, sværd to, mønter ti og bægre knægt; 3 til 10 for en række sværd fra esset.
brief-more = Fuldstændige regler

# Hints: what to look at, why a play is better than another one, and what it risks
hint-scua-made = Du rydder bordet, en scua: cirka { $points } point værd.
hint-scua-later = I kan vente jer flere scuaer senere: cirka { $points } point værd.
hint-scua-against = Modstanderne får færre scuaer senere: cirka { $points } point værd.
hint-picada-made = Du snupper kortet, der lige blev lagt, en picada: cirka { $points } point værd.
hint-picada-later = I kan vente jer flere picadaer senere: cirka { $points } point værd.
hint-picada-against = Modstanderne får færre picadaer senere: cirka { $points } point værd.
hint-simili-made = Du tager kort i én kulør, en simili: cirka { $points } point værd.
hint-simili-later = I kan vente jer flere stik i én kulør senere: cirka { $points } point værd.
hint-simili-against = Modstanderne får færre stik i én kulør senere: cirka { $points } point værd.
hint-quadriglia-made = Du tager mindst tre kort, en quadriglia: cirka { $points } point værd.
hint-quadriglia-later = I kan vente jer flere stik med mindst tre kort senere: cirka { $points } point værd.
hint-quadriglia-against = Modstanderne får færre stik med mindst tre kort senere: cirka { $points } point værd.
hint-sweep-risk = Du efterlader { $cards } kort på bordet: Risikoen for, at næste spiller rydder det, er { $chance } % i stedet for { $other } %.
hint-sweep-safe = { $cards ->
    [0] Du efterlader et tomt bord, så der er intet at rydde
   *[other] Det, du efterlader på bordet, kan næste spiller ikke rydde
}; ellers er risikoen { $other } %.
hint-picada-risk = Dit kort kan blive snuppet: Risikoen for, at næste spiller laver en picada, er { $chance } % i stedet for { $other } %.
hint-picada-safe = Næste spiller kan ikke lave en picada; ellers er risikoen { $other } %.
hint-partner = Din makker får mere ud af det, du efterlader: cirka { $points } point værd.
hint-cards-taken = Du tager { $count } kort: cirka { $points } point værd i kampen om flest kort.
hint-cards = Jeres chance for flest kort: { $chance } % i stedet for { $other } %.
hint-cards-denied = Modstandernes chance for flest kort: { $chance } % i stedet for { $other } %.
hint-swords-taken = Du tager { $count } sværd: cirka { $points } point værd i kampen om flest sværd.
hint-swords = Jeres chance for flest sværd: { $chance } % i stedet for { $other } %.
hint-swords-denied = Modstandernes chance for flest sværd: { $chance } % i stedet for { $other } %.
hint-mata-taken = Du får sværd to, la mata: cirka { $points } point værd.
hint-mata = Jeres chance for sværd to, la mata: { $chance } % i stedet for { $other } %.
hint-mata-denied = Modstandernes chance for sværd to, la mata: { $chance } % i stedet for { $other } %.
hint-ten-coins-taken = Du får mønter ti: cirka { $points } point værd.
hint-ten-coins = Jeres chance for mønter ti: { $chance } % i stedet for { $other } %.
hint-ten-coins-denied = Modstandernes chance for mønter ti: { $chance } % i stedet for { $other } %.
hint-fante-cups-taken = Du får bægre knægt: cirka { $points } point værd.
hint-fante-cups = Jeres chance for bægre knægt: { $chance } % i stedet for { $other } %.
hint-fante-cups-denied = Modstandernes chance for bægre knægt: { $chance } % i stedet for { $other } %.
hint-napula = Det hjælper jeres række i sværd, napula: cirka { $points } point værd.
hint-napula-denied = Det bryder modstandernes række i sværd, napula: cirka { $points } point værd.
hint-leftovers = Jeres chance for det sidste stik, som tager resten: { $chance } % i stedet for { $other } %.
hint-leftovers-worth = De kort, der ligger tilbage til sidst, tæller mere for jer: cirka { $points } point værd.
hint-anchor = Du har et kort mere af samme værdi: I { $chance } % af tilfældene tager du det udlagte kort tilbage, næste gang du spiller.
hint-danger-sweep = Men du efterlader { $cards } kort på bordet: Risikoen for, at næste spiller rydder det, er { $chance } %.
hint-danger-picada = Men i { $chance } % af tilfældene tager næste spiller kortet med en picada.
hint-danger-mata = Men i { $chance } % af tilfældene tager næste spiller sværd to.
hint-danger-ten-coins = Men i { $chance } % af tilfældene tager næste spiller mønter ti.
hint-danger-fante-cups = Men i { $chance } % af tilfældene tager næste spiller bægre knægt.
hint-look-scua = Kan du rydde bordet, nu eller snart?
hint-look-picada = Kan du snuppe kortet, der lige blev lagt?
hint-look-simili = Hvilke grupper er i én kulør?
hint-look-quadriglia = Hvilket af dine kort tager mindst tre?
hint-look-sweep = Hvad lader du ligge, og kan nogen tage det hele?
hint-look-snatch = Hvem kan have et kort af samme værdi som det, du lægger?
hint-look-partner = Hvad kan din makker bruge af det, du efterlader?
hint-look-cards = Hvor mange kort kan du tage?
hint-look-swords = Hvor er der sværd at tage?
hint-look-mata = Hvem får sværd to?
hint-look-ten-coins = Hvem får mønter ti?
hint-look-fante-cups = Hvem får bægre knægt?
hint-look-napula = Tænk på rækken i sværd fra esset.
hint-look-leftovers = Hvem får det sidste stik?
hint-look-anchor = Har du to kort af samme værdi?
