# What the site's own pages say about Cicera. The table's texts are in cicera.ftl.

cicera-name = Cicera
cicera-box = 52 kort · fra Brescia
cicera-summary = 4 spillere, to mod to, én omgang
cicera-emblem = Et skjold mellem to faner og to sværd

cicera-option-target = Partiets længde
    .hint = Så mange point skal der til for at vinde.
cicera-option-target-null = én omgang
cicera-option-target-11 = til 11
cicera-option-target-16 = til 16
cicera-option-target-21 = til 21
cicera-option-target-51 = til 51
cicera-option-hand_size = Kort ad gangen
    .hint = Alle 12 på én gang eller først 6 og så 6 mere.
cicera-option-hand_size-12 = 12
cicera-option-hand_size-6 = 6
cicera-option-cards_tie = 26 kort til hver
    .hint = Hvad det giver, når begge hold har lige mange kort.
cicera-option-cards_tie-null = ingen får point
cicera-option-cards_tie-split = 1 point til hvert hold
cicera-option-napoleone = Napoleone
    .hint = Alle 13 sværd vinder omgangen og partiet, uanset pointene.
cicera-option-swords_points = Flest sværd
    .hint = Så mange point giver det.
cicera-option-swords_points-1 = 1 point
cicera-option-swords_points-2 = 2 point
cicera-option-last_play_scua = Scua med sidste kort
    .hint = Omgangens sidste kort kan også give en scua.

cicera-example-sweep = En 5’er og en 4’er ligger på bordet. Hvilket af dine kort rydder det?
cicera-example-numbers = 10’eren tager 8 og 2. Se, hvad knægten tager, og hvad ridderen tager.
cicera-example-seven = Din 7’er tager 7’eren, eller den tager 3 og 4, eller den bliver liggende. Prøv at tage alle tre kort på én gang.
cicera-example-which = Din 8’er tager den ene af to ottere, eller 5 og 3, eller 5, 2 og es. Hvilket stik giver en bonus?
cicera-example-scua = 9’eren rydder bordet, en scua. 6’eren tager også stik, men lader et kort ligge.
cicera-example-picada = Bægre fem er lige lagt; mønter fem lå der i forvejen. At tage den ene af dem er en picada.
cicera-example-simili = Begge dine niere tager 4 og 5. Den ene af dem laver en simili.
cicera-example-quadriglia = 10’eren tager 8 og 2 eller 2, 3 og 5. Se, hvilket stik der er en quadriglia.
cicera-example-together = Et af dine kort tager alle tre og giver tre bonusser på én gang.
cicera-example-napula = Din 4’er tager sværd fire. Se, hvor lang din række bliver; sværd seks og sværd syv hører ikke med til den.
cicera-example-last = Omgangens sidste kort tager det kort, der lige blev lagt, og rydder bordet. Se, hvilke bonusser der tæller, og hvordan omgangen gøres op.
cicera-example-all-swords = Din konge tager det sidste af de 13 sværd. Med denne regel vinder det omgangen, uanset pointene.
cicera-example-last-scua = Igen omgangens sidste kort. Med denne regel tæller kun den ene af dets to bonusser.
cicera-scale-capture = Talværdi
