# What the site's own pages say about Cicera. The table's texts are in cicera.ftl.

cicera-name = Cicera
cicera-box = 52 kort · från Brescia
cicera-summary = 4 spelare, två mot två, en giv
cicera-emblem = En sköld mellan två banér och två svärd

cicera-option-target = Partiets längd
    .hint = Så många poäng krävs för att vinna.
cicera-option-target-null = en giv
cicera-option-target-11 = till 11
cicera-option-target-16 = till 16
cicera-option-target-21 = till 21
cicera-option-target-51 = till 51
cicera-option-hand_size = Kort åt gången
    .hint = Alla 12 på en gång, eller först 6 och sedan 6 till.
cicera-option-hand_size-12 = 12
cicera-option-hand_size-6 = 6
cicera-option-cards_tie = 26 kort var
    .hint = Vad det ger när båda lagen har lika många kort.
cicera-option-cards_tie-null = ingen får poäng
cicera-option-cards_tie-split = 1 poäng till varje lag
cicera-option-napoleone = Napoleone
    .hint = Alla 13 svärd vinner given och partiet, oavsett poängen.
cicera-option-swords_points = Flest svärd
    .hint = Så många poäng ger det.
cicera-option-swords_points-1 = 1 poäng
cicera-option-swords_points-2 = 2 poäng
cicera-option-last_play_scua = Scua med sista kortet
    .hint = Även givens sista kort kan ge en scua.

cicera-example-sweep = En 5:a och en 4:a ligger på bordet. Vilket av dina kort tömmer det?
cicera-example-numbers = 10:an tar 8 och 2. Se vad knekten tar, och vad riddaren tar.
cicera-example-seven = Din 7:a tar 7:an, eller tar 3 och 4, eller blir liggande. Försök ta alla tre korten på en gång.
cicera-example-which = Din 8:a tar en av två åttor, eller 5 och 3, eller 5, 2 och ess. Vilket stick ger en bonus?
cicera-example-scua = 9:an tömmer bordet, en scua. 6:an tar också stick, men lämnar ett kort kvar.
cicera-example-picada = Bägare fem lades nyss; mynt fem låg där sedan tidigare. Att ta den ena av dem är en picada.
cicera-example-simili = Båda dina nior tar 4 och 5. Den ena av dem gör en simili.
cicera-example-quadriglia = 10:an tar 8 och 2, eller 2, 3 och 5. Se vilket av sticken som är en quadriglia.
cicera-example-together = Ett av dina kort tar alla tre och ger tre bonusar på en gång.
cicera-example-napula = Din 4:a tar svärd fyra. Se hur lång din sekvens blir; svärd sex och svärd sju hör inte till den.
cicera-example-last = Givens sista kort tar kortet som nyss lades och tömmer bordet. Se vilka bonusar som räknas, och hur given räknas ihop.
cicera-example-all-swords = Din kung tar det sista av de 13 svärden. Med den här regeln vinner det given, oavsett poängen.
cicera-example-last-scua = Givens sista kort igen. Med den här regeln räknas bara en av dess två bonusar.
cicera-scale-capture = Siffervärde
