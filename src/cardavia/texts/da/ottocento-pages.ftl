# What the site's own pages say about Ottocento. The table's texts are in ottocento.ftl.

ottocento-name = Ottocento
ottocento-box = 62 kort · fra Bologna
ottocento-summary = 4 spillere, to mod to, én omgang
ottocento-emblem = Sol og måne i ét ansigt

ottocento-option-match = Partiets længde
    .hint = Så længe varer det.
ottocento-option-match-one_deal = én omgang
ottocento-option-match-to_800 = til 800 point
ottocento-option-match-four_deals = fire omgange, hvor alle giver én gang
ottocento-option-discard_trumps = Trumfer må lægges fra
    .hint = Kortgiveren må også lægge trumfer fra, bortset fra Englen, Verden og Bégato.
ottocento-option-declare_when = Hvornår der meldes
    .hint = Hvornår criccaer og rækker på hånden meldes.
ottocento-option-declare_when-first_card = før ens første kort
ottocento-option-declare_when-after_discard = alle før det første udspil
ottocento-option-declaration_doubling = Meldinger fordobles
    .hint = Tre criccaer eller tre rækker i én melding fordobles.
ottocento-option-grande_moors = Maurere i Grande
    .hint = Hvad der skal til, for at de hører med. En contatore er Bégato eller Matto.
ottocento-option-grande_moors-filled_ok = femmeren eller en contatore i dens sted
ottocento-option-grande_moors-real_five = kun femmeren selv
ottocento-option-matto_payment = Kort for Matto
    .hint = Hvem der vælger det kort, der betales.
ottocento-option-matto_payment-auto = bordet
ottocento-option-matto_payment-choose = den, der havde Matto

# Examples of the rules page.
ottocento-example-begato = Jeres hold har Englen og Verden. Tag Bégato med 9’eren, så har I både en cricca og en Grande.
ottocento-example-discard = Du giver og lægger to af disse 17 kort fra. Prøv en konge, eller Bégato.
ottocento-example-declare = Du spiller ud til første stik. Før dit kort kan du melde det, du har på hånden, eller sige ingenting.
ottocento-example-follow = Der er spillet sværd ud. Du har to af dem, så damen og trumfen bliver på hånden. Matto må gerne spilles.
ottocento-example-trump = Der er spillet sværd ud, og du har ingen. Du skal spille en trumf, høj eller lav; Matto har du ikke.
ottocento-example-matto = Modstandernes konge tager dette stik. Spil Matto i stedet for damen: Den kommer tilbage mod et kort af laveste værdi.
ottocento-example-moors = En maurer fører. Din maurer er lige så høj og kommer senere, så den vinder. Se, hvad 5’eren gør i stedet.
ottocento-example-last-trick = Begge dine trumfer vinder dette stik. Hvilken af dem vinder også det sidste, til 6 point?
ottocento-example-sets = Kongen tager den tredje dame og er jeres tredje konge. Med tre riddere bliver det tre criccaer, som fordobles.
ottocento-example-contatore = Konge og ridder med esset, og Bégato i damens sted: Vind stikket med kongen.
ottocento-example-one-gap = I jeres Grande mangler 15’eren, og Bégato fylder hullet. Tag 12’eren, så fortsætter rækken til 10’eren.
ottocento-example-two-gaps = Bégato og Matto udfylder to huller, men ikke to i træk. Se, hvor langt Grande når med 13’eren, og uden den.
ottocento-example-doubled = Stave konge giver en tredje række: Alle tre fordobles.
ottocento-example-payment = Matto kommer tilbage til jeres hold i begge tilfælde. Se, hvilket kort der betales for den, og hvorfor det ikke er et es.

# The page that counts a pile.
count-title = Tæl min stikbunke
count-tagline = Vælg de kort, dit hold har vundet, og se, hvad de er værd, cricca for cricca og række for række.
count-others = Trumfer og Matto
count-typed = Eller skriv kort
count-do = Tæl
count-clear = Fravælg alle
count-result = Optællingen
count-none = Der er ikke valgt noget kort endnu.
count-strange = Intet kort hedder: { $words }. Kort skrives som KS, 7C, T16, ANG, M2, MAT.
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
count-number = { $points }
count-card-points = Kortenes værdi, minus et halvt point for hvert kort.
count-besides = Sidste stik giver 6 point, og meldinger tæller oveni. Matto ligger allerede dér, hvor den hører til.
count-lacks = Mangler ét kort
count-lack = { $others ->
    [0] { $points } med { $card }
    [one] { $points } med { $card } eller ét andet kort
   *[other] { $points } med { $card } eller et af { $others } andre kort
}

# In a terminal
ottocento-terminal-help =
    Kort          værdi og kulør: 7s er sværd syv, nc bægre ridder (b stave, c bægre, d mønter, s sværd)
                  trumfer: t16 er seksten, ang mon sol lun de fire højeste, m1 til m4 maurerne, så beg og mat
    7s            spiller kortet
    discard ts 9c lægger to kort fra; mellemrum, komma og plus gør det samme
    declare       melder, hvad din hånd har; skip siger ingenting
    pay 7s        giver det kort for Matto, når du selv vælger
    1 2 3 ...     spiller den linje på listen
    legal         viser igen, hvad du kan spille
    score         hvordan partiet står, og hvad der ligger åbent
    undo          tager din seneste beslutning tilbage og alt, hvad der er spillet siden
    quit          forlader partiet; du får at vide, hvordan du fortsætter senere
