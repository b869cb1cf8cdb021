# Cicera at the table: cards, score, reasons, prompts, log and speech.

card-AB = stavar ess
card-2B = stavar två
card-3B = stavar tre
card-4B = stavar fyra
card-5B = stavar fem
card-6B = stavar sex
card-7B = stavar sju
card-8B = stavar åtta
card-9B = stavar nio
card-TB = stavar tio
card-JB = stavar knekt
card-NB = stavar riddare
card-KB = stavar kung
card-AC = bägare ess
card-2C = bägare två
card-3C = bägare tre
card-4C = bägare fyra
card-5C = bägare fem
card-6C = bägare sex
card-7C = bägare sju
card-8C = bägare åtta
card-9C = bägare nio
card-TC = bägare tio
card-JC = bägare knekt
card-NC = bägare riddare
card-KC = bägare kung
card-AD = mynt ess
card-2D = mynt två
card-3D = mynt tre
card-4D = mynt fyra
card-5D = mynt fem
card-6D = mynt sex
card-7D = mynt sju
card-8D = mynt åtta
card-9D = mynt nio
card-TD = mynt tio
card-JD = mynt knekt
card-ND = mynt riddare
card-KD = mynt kung
card-AS = svärd ess
card-2S = svärd två
card-3S = svärd tre
card-4S = svärd fyra
card-5S = svärd fem
card-6S = svärd sex
card-7S = svärd sju
card-8S = svärd åtta
card-9S = svärd nio
card-TS = svärd tio
card-JS = svärd knekt
card-NS = svärd riddare
card-KS = svärd kung

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
rank-J = Kn
rank-N = R
rank-K = K

# Score
item-scua = Scua
item-picada = Picada
item-simili = Simili
item-quadriglia = Quadriglia
item-cards = Kort
item-swords = Svärd
item-mata = La mata
item-ten_coins = Mynt tio
item-fante_cups = Bägare knekt
item-napula = Napula
decided-scua = { $result ->
    [tied] { $mine ->
        [0] bordet tömdes aldrig
        [one] bordet tömt { $mine } gång var
       *[other] bordet tömt { $mine } gånger var
    }
   *[other] bordet tömt
}
decided-picada = { $result ->
    [tied] { $mine ->
        [0] inget kort nöps
        [one] { $mine } kort nupet var
       *[other] { $mine } kort nupna var
    }
   *[other] nupna kort
}
decided-simili = { $result ->
    [tied] { $mine ->
        [0] inget stick i en enda färg
       *[other] { $mine } stick i en enda färg var
    }
   *[other] stick i en enda färg
}
decided-quadriglia = { $result ->
    [tied] { $mine ->
        [0] inget stick med minst tre kort
       *[other] { $mine } stick med minst tre kort var
    }
   *[other] stick med minst tre kort
}
decided-cards = { $result ->
    [tied] { $mine } var
   *[other] { $mine } mot { $theirs }
}
decided-swords = { $result ->
    [tied] { $mine } var
   *[other] { $mine } mot { $theirs }
}
decided-mata = { $who } tog den
decided-ten_coins = { $who } tog den
decided-fante_cups = { $who } tog den
decided-nobody = ingen tog den
decided-napula = { $result ->
    [tied] ingen har sekvensen
   *[other] en sekvens på { $mine } mot { $theirs }
}
bonuses-made = Bonusar
pile-bonuses = { $bonuses ->
    [0] ingen bonus
    [one] { $bonuses } bonus
   *[other] { $bonuses } bonusar
}
made-scua = { $count ->
    [one] { $count } scua
   *[other] { $count } scuor
}
made-picada = { $count ->
    [one] { $count } picada
   *[other] { $count } picador
}
made-simili = { $count ->
    [one] { $count } simili
   *[other] { $count } simili
}
made-quadriglia = { $count ->
    [one] { $count } quadriglia
   *[other] { $count } quadriglior
}
badge-scua = Scua, 1 poäng
badge-picada = Picada, 1 poäng
badge-simili = Simili, 1 poäng
badge-quadriglia = Quadriglia, 1 poäng

# What a capture brings
bonus-scua = scua +1
bonus-picada = picada +1
bonus-simili = simili +1
bonus-quadriglia = quadriglia +1
gain-mata = la mata
gain-ten_coins = mynt tio
gain-fante_cups = bägare knekt
gain-swords = { $count } svärd
gain-cards = { $count } kort

# Choices
ticket-take = Ta { $cards }
ticket-leave = Lägg bara ut
action-take = Ta { $cards }
button-leave = Lägg { $card }
prompt-nothing = { $card } tar inget här
prompt-same = { $card } tar { $card }
card-can = { $captures ->
    [0] tar inget
    [one] { $captures } möjligt stick
   *[other] { $captures } möjliga stick
}

# Log
log-placed = lägger { $card }
log-took = { $card } tar { $taken }
log-collected = { $count ->
    [one] får kortet som låg kvar: { $taken }
   *[other] får de { $count } kort som låg kvar: { $taken }
}

# Spoken
say-you-placed = Du lägger { $card }
say-they-placed = { $who } lägger { $card }
say-you-took = Du spelar { $card } och tar { $taken }
say-they-took = { $who } spelar { $card } och tar { $taken }
say-you-collected = { $cards ->
    [one] Du får kortet som låg kvar på bordet
   *[other] Du får de { $cards } kort som låg kvar på bordet
}
say-they-collected = { $cards ->
    [one] { $who } får kortet som låg kvar på bordet
   *[other] { $who } får de { $cards } kort som låg kvar på bordet
}
say-bonus-scua = Scua, 1 poäng
say-bonus-picada = Picada, 1 poäng
say-bonus-simili = Simili, 1 poäng
say-bonus-quadriglia = Quadriglia, 1 poäng
say-your-turn = Din tur: { $cards ->
    [0] bordet är tomt
   *[other] { $cards } kort på bordet
}
read-last-none = Inget stick är taget ännu

# Why a play is refused
refused-bad-notation = Det går inte att spela. Inget är spelat.
refused-deal-over = Given är slut. Inget är spelat.
refused-not-your-turn = Det är inte din tur. Inget är spelat.
refused-not-in-hand = Du har inte { $card } på hand.
refused-not-on-table = Ligger inte på bordet: { $cards }.
refused-one-card-only = Ett kort av samma valör tas ensamt: { $captures }.
refused-court-in-sum = Klädda kort har inget siffervärde, så de tar ingen summa och ingår inte i någon: { $cards }.
refused-wrong-total = { $value ->
    [0] Det här klädda kortet ({ $card }) tar bara ett kort av samma valör.
   *[other] { $total ->
        [0] Ett klätt kort kan bara tas av ett kort av samma valör, inte av { $card }.
       *[other] Korten är tillsammans värda { $total }, men { $card } tar { $value }.
    }
}

# The rules in brief
brief = I korthet
brief-take = Spela ut ett kort. Det tar ett kort av samma valör, eller flera nummerkort som tillsammans är värda lika mycket.
brief-place = Eller så blir det liggande på bordet, även om det kunde ta något.
brief-courts = Knekt, riddare och kung har inget siffervärde: de tar bara ett kort av samma valör.
brief-bonus = En bonus ger 1 poäng direkt. Ett stick kan ge flera, även givens sista.
brief-scua = Scua: du tömmer bordet.
brief-picada = Picada: du tar kortet som nyss lades, med ett av samma valör.
brief-simili = Simili: ditt kort och alla det tar är i samma färg.
brief-quadriglia = Quadriglia: du tar minst tre kort från bordet.
brief-end = Kort som ligger kvar på slutet går till laget som tog sista sticket, utan bonus.
brief-points = På slutet: 2 för flest kort; 1 för vart och ett av dessa: flest svärd, svärd två, mynt tio och bägare knekt; 3 till 10 för en sekvens av svärd från esset.
brief-more = Fullständiga regler

# Hints: what to look at, why a play is better than another one, and what it risks
hint-scua-made = Du tömmer bordet, en scua: värt ungefär { $points } poäng.
hint-scua-later = Ni kan vänta er fler scuor senare: värt ungefär { $points } poäng.
hint-scua-against = Motståndarna får färre scuor senare: värt ungefär { $points } poäng.
hint-picada-made = Du nyper kortet som nyss lades, en picada: värt ungefär { $points } poäng.
hint-picada-later = Ni kan vänta er fler stick med picada senare: värt ungefär { $points } poäng.
hint-picada-against = Motståndarna får färre stick med picada senare: värt ungefär { $points } poäng.
hint-simili-made = Du tar kort i en enda färg, en simili: värt ungefär { $points } poäng.
hint-simili-later = Ni kan vänta er fler stick i en enda färg senare: värt ungefär { $points } poäng.
hint-simili-against = Motståndarna får färre stick i en enda färg senare: värt ungefär { $points } poäng.
hint-quadriglia-made = Du tar minst tre kort, en quadriglia: värt ungefär { $points } poäng.
hint-quadriglia-later = Ni kan vänta er fler stick med minst tre kort senare: värt ungefär { $points } poäng.
hint-quadriglia-against = Motståndarna får färre stick med minst tre kort senare: värt ungefär { $points } poäng.
hint-sweep-risk = Du lämnar { $cards } kort på bordet: risken att nästa spelare tömmer det är { $chance } % i stället för { $other } %.
hint-sweep-safe = { $cards ->
    [0] Du lämnar ett tomt bord, så det finns inget att tömma
   *[other] Det du lämnar på bordet kan nästa spelare inte tömma
}; annars är risken { $other } %.
hint-picada-risk = Ditt kort kan bli nupet: risken att nästa spelare gör en picada är { $chance } % i stället för { $other } %.
hint-picada-safe = Nästa spelare kan inte göra någon picada; annars är risken { $other } %.
hint-partner = Din partner får mer ut av det du lämnar: värt ungefär { $points } poäng.
hint-cards-taken = Du tar { $count } kort: värt ungefär { $points } poäng i kampen om flest kort.
hint-cards = Er chans att få flest kort: { $chance } % i stället för { $other } %.
hint-cards-denied = Motståndarnas chans att få flest kort: { $chance } % i stället för { $other } %.
hint-swords-taken = Du tar { $count } svärd: värt ungefär { $points } poäng i kampen om flest svärd.
hint-swords = Er chans att få flest svärd: { $chance } % i stället för { $other } %.
hint-swords-denied = Motståndarnas chans att få flest svärd: { $chance } % i stället för { $other } %.
hint-mata-taken = Du får svärd två, la mata: värt ungefär { $points } poäng.
hint-mata = Er chans att få svärd två, la mata: { $chance } % i stället för { $other } %.
hint-mata-denied = Motståndarnas chans att få svärd två, la mata: { $chance } % i stället för { $other } %.
hint-ten-coins-taken = Du får mynt tio: värt ungefär { $points } poäng.
hint-ten-coins = Er chans att få mynt tio: { $chance } % i stället för { $other } %.
hint-ten-coins-denied = Motståndarnas chans att få mynt tio: { $chance } % i stället för { $other } %.
hint-fante-cups-taken = Du får bägare knekt: värt ungefär { $points } poäng.
hint-fante-cups = Er chans att få bägare knekt: { $chance } % i stället för { $other } %.
hint-fante-cups-denied = Motståndarnas chans att få bägare knekt: { $chance } % i stället för { $other } %.
hint-napula = Det hjälper er sekvens i svärd, napula: värt ungefär { $points } poäng.
hint-napula-denied = Det bryter motståndarnas sekvens i svärd, napula: värt ungefär { $points } poäng.
hint-leftovers = Er chans att få sista sticket, som tar resten: { $chance } % i stället för { $other } %.
hint-leftovers-worth = Korten som blir kvar på slutet ger er mer: värt ungefär { $points } poäng.
hint-anchor = Du har ett kort till av samma valör: i { $chance } % av fallen tar du tillbaka det utlagda kortet nästa gång du spelar.
hint-danger-sweep = Men du lämnar { $cards } kort på bordet: risken att nästa spelare tömmer det är { $chance } %.
hint-danger-picada = Men i { $chance } % av fallen tar nästa spelare kortet med en picada.
hint-danger-mata = Men i { $chance } % av fallen tar nästa spelare svärd två.
hint-danger-ten-coins = Men i { $chance } % av fallen tar nästa spelare mynt tio.
hint-danger-fante-cups = Men i { $chance } % av fallen tar nästa spelare bägare knekt.
hint-look-scua = Kan du tömma bordet, nu eller snart?
hint-look-picada = Kan du nypa kortet som nyss lades?
hint-look-simili = Vilka grupper är i en enda färg?
hint-look-quadriglia = Vilket av dina kort tar minst tre?
hint-look-sweep = Vad lämnar du kvar, och kan någon ta allt?
hint-look-snatch = Vem kan ha ett kort av samma valör som det du lägger?
hint-look-partner = Vad kan din partner göra med det du lämnar kvar?
hint-look-cards = Hur många kort kan du ta?
hint-look-swords = Var finns det svärd att ta?
hint-look-mata = Vem får svärd två?
hint-look-ten-coins = Vem får mynt tio?
hint-look-fante-cups = Vem får bägare knekt?
hint-look-napula = Tänk på sekvensen i svärd från esset.
hint-look-leftovers = Vem får sista sticket?
hint-look-anchor = Har du två kort av samma valör?
