# What the site's own pages say about Cicera. The table's texts are in cicera.ftl.

cicera-name = Cicera
cicera-box = 52 kaarten · uit Brescia
cicera-summary = 4 spelers, twee tegen twee, één spel
cicera-emblem = Een schild tussen twee banieren en twee zwaarden

cicera-option-target = Lengte van de partij
    .hint = Zoveel punten zijn nodig om te winnen.
cicera-option-target-null = één spel
cicera-option-target-11 = tot 11
cicera-option-target-16 = tot 16
cicera-option-target-21 = tot 21
cicera-option-target-51 = tot 51
cicera-option-hand_size = Kaarten per keer
    .hint = Alle 12 in één keer, of eerst 6 en dan nog 6.
cicera-option-hand_size-12 = 12
cicera-option-hand_size-6 = 6
cicera-option-cards_tie = 26 kaarten elk
    .hint = Wat een gelijk aantal kaarten oplevert.
cicera-option-cards_tie-null = niemand krijgt punten
cicera-option-cards_tie-split = 1 punt voor elk team
cicera-option-napoleone = Napoleone
    .hint = Alle 13 zwaarden winnen het spel en de partij, hoe de punten ook staan.
cicera-option-swords_points = Meeste zwaarden
    .hint = Zoveel punten levert dat op.
cicera-option-swords_points-1 = 1 punt
cicera-option-swords_points-2 = 2 punten
cicera-option-last_play_scua = Scua met de laatste kaart
    .hint = Ook de laatste kaart van een spel kan een scua maken.

cicera-example-sweep = Op tafel liggen een 5 en een 4. Welke van je kaarten maakt de tafel leeg?
cicera-example-numbers = De 10 pakt 8 en 2. Kijk wat de boer pakt, en wat de ridder pakt.
cicera-example-seven = Je 7 pakt de 7, of 3 en 4, of blijft op tafel liggen. Probeer alle drie de kaarten tegelijk te pakken.
cicera-example-which = Je 8 pakt een van de twee achten, of 5 en 3, of 5, 2 en aas. Welke slag levert een bonus op?
cicera-example-scua = De 9 maakt de tafel leeg, een scua. De 6 pakt ook, maar laat een kaart liggen.
cicera-example-picada = De 5 van bekers is net gelegd; de 5 van munten lag er al. Een van de twee pakken is een picada.
cicera-example-simili = Elk van je negens pakt 4 en 5. Met een van de twee is dat een simili.
cicera-example-quadriglia = De 10 pakt 8 en 2, of 2, 3 en 5. Kijk welke slag een quadriglia is.
cicera-example-together = Een van je kaarten pakt ze alle drie, en levert drie bonussen tegelijk op.
cicera-example-napula = Je 4 pakt de 4 van zwaarden. Kijk hoe lang je reeks wordt; de 6 en de 7 van zwaarden horen er niet bij.
cicera-example-last = De laatste kaart van het spel pakt de kaart die net is gelegd en maakt de tafel leeg. Kijk welke bonussen tellen, en hoe het spel geteld wordt.
cicera-example-all-swords = Je koning pakt het laatste van de 13 zwaarden. Met deze regel wint dat het spel, hoe de punten ook staan.
cicera-example-last-scua = Nog eens de laatste kaart van het spel. Met deze regel telt maar één van de twee bonussen.
cicera-scale-capture = Telwaarde
