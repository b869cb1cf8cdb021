# Ottocento at the table: cards, declarations, score, reasons, prompts, log and speech.

card-KS = sværd konge
card-QS = sværd dame
card-NS = sværd ridder
card-JS = sværd knægt
card-TS = sværd ti
card-9S = sværd ni
card-8S = sværd otte
card-7S = sværd syv
card-6S = sværd seks
card-AS = sværd es
card-KB = stave konge
card-QB = stave dame
card-NB = stave ridder
card-JB = stave knægt
card-TB = stave ti
card-9B = stave ni
card-8B = stave otte
card-7B = stave syv
card-6B = stave seks
card-AB = stave es
card-KC = bægre konge
card-QC = bægre dame
card-NC = bægre ridder
card-JC = bægre knægt
card-TC = bægre ti
card-9C = bægre ni
card-8C = bægre otte
card-7C = bægre syv
card-6C = bægre seks
card-AC = bægre es
card-KD = mønter konge
card-QD = mønter dame
card-ND = mønter ridder
card-JD = mønter knægt
card-TD = mønter ti
card-9D = mønter ni
card-8D = mønter otte
card-7D = mønter syv
card-6D = mønter seks
card-AD = mønter es
card-ANG = Englen
card-MON = Verden
card-SOL = Solen
card-LUN = Månen
card-T16 = trumf 16
card-T15 = trumf 15
card-T14 = trumf 14
card-T13 = trumf 13
card-T12 = trumf 12
card-T11 = trumf 11
card-T10 = trumf 10
card-T9 = trumf 9
card-T8 = trumf 8
card-T7 = trumf 7
card-T6 = trumf 6
card-T5 = trumf 5
card-M1 = maurer med én nitte
card-M2 = maurer med to nitter
card-M3 = maurer med tre nitter
card-M4 = maurer med fire nitter
card-BEG = Bégato
card-MAT = Matto

# As the corner of the card shows it; cards beside the suits by their names
rank-K = K
rank-Q = D
rank-N = R
rank-J = B
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-A = E
rank-ANG = Englen
rank-MON = Verden
rank-SOL = Solen
rank-LUN = Månen
rank-T16 = trumf 16
rank-T15 = trumf 15
rank-T14 = trumf 14
rank-T13 = trumf 13
rank-T12 = trumf 12
rank-T11 = trumf 11
rank-T10 = trumf 10
rank-T9 = trumf 9
rank-T8 = trumf 8
rank-T7 = trumf 7
rank-T6 = trumf 6
rank-T5 = trumf 5
rank-M1 = maurer
rank-M2 = maurer
rank-M3 = maurer
rank-M4 = maurer
rank-BEG = Bégato
rank-MAT = Matto

# Sets and sequences
combination-tarocchi = Tarocchi
combination-kings = Konger
combination-queens = Damer
combination-knights = Riddere
combination-jacks = Knægte
combination-grande = Grande
combination-swords = Sværd
combination-batons = Stave
combination-cups = Bægre
combination-coins = Mønter
combination-aces = Esser
combination-moors = Maurere
set-of = cricca, { $count } af samme slags
sequence-of = række på { $count }
cards-of = { $count } kort
fills = { $card } erstatter { $place }
lengthens = { $card } gør den længere
sum-sets = Criccaer { $points }
sum-sets-doubled = Criccaer { $points }, fordoblet til { $doubled }
sum-sequences = Rækker { $points }
sum-sequences-doubled = Rækker { $points }, fordoblet til { $doubled }
doubles-sets = Med tre criccaer fordobles de alle.
doubles-sequences = Med tre rækker fordobles de alle.

# Declarations
declaration = Din melding
declare-ask = Vil du melde før dit første kort?
declare-nothing = Du har intet at melde
declare-public = { $count ->
    [one] Dette kort vises for alle og bliver på din hånd.
   *[other] Disse { $count } kort vises for alle og bliver på din hånd.
} { $hidden ->
    [0] Intet kort er skjult.
    [one] Det sidste forbliver skjult.
   *[other] De { $hidden } andre forbliver skjult.
}
declared = Meldt
declared-nothing = intet endnu
declared-cards = Meldte kort
declared-by = { $who }: meldte { $points }
declared-left = { $count ->
    [0] alle disse kort er spillet
    [one] { $count } af disse kort er stadig på hånden
   *[other] { $count } af disse kort er stadig på hånden
}
show-declared = Melding: { $who }
seat-declared-short = { $points ->
    [0] ej meldt
   *[other] meldt { $points }
}
seat-declared = { $points ->
    [0] ingen melding
   *[other] meldte { $points }
}

# Trick, hand and piles
trick = Stikket
tag-led = spillet ud
tag-ahead = fører
tag-last-wins = den sidste vinder
tag-back = går tilbage
note-last-wins = Den sidste maurer vinder
note-kept-MAT = Matto går tilbage
last-trick = Seneste stik
last-trick-of = Seneste stik: { $who }
button-last = Seneste stik
pile-tricks = { $tricks } stik
pile-aside = { $count } kort lagt fra
pile-aside-short = { $count } lagt fra
put-aside = Lagt fra:
debt-owed = skylder et kort for Matto
debt-owed-short = skylder 1 kort
debt-kept = Matto er tilbage
debt-kept-short = Matto tilbage
payment = Kort for Matto
tricks-won = Vundne stik
prospects = Hvad der endnu kan nås
prospects-note = Ud fra de kort, som alle har set: point, der er nået / point med alle kort, der endnu ikke er vundet.
order-button = Rækkefølge
order-trumps = Englen Verden Solen Månen 16 15 14 13 12 11 10 9 8 7 6 5 maurerne Bégato

# What is expected now
prompt-discard = { $chosen ->
    [0] Læg to kort fra
    [one] Læg to kort fra: ét mere
   *[other] Vil du lægge disse to fra?
}
prompt-discard-more = Ingen konger og ikke Englen, Verden, Bégato eller Matto.
prompt-discard-chosen = { $cards }: med bagsiden opad i dit holds stikbunke.
prompt-declare = Meld, eller sig ingenting
prompt-lead = Du spiller ud
prompt-lead-more = Du kan spille ethvert kort ud.
prompt-follow = { $suit ->
    [S] Der er spillet sværd ud: Bekend med et sværd
    [B] Der er spillet stave ud: Bekend med en stav
    [C] Der er spillet bægre ud: Bekend med et bæger
    [D] Der er spillet mønter ud: Bekend med en mønt
   *[T] Der er spillet trumf ud: Bekend med en trumf
}
prompt-trump = { $suit ->
    [S] Der er spillet sværd ud, og du har ingen: Spil en trumf
    [B] Der er spillet stave ud, og du har ingen: Spil en trumf
    [C] Der er spillet bægre ud, og du har ingen: Spil en trumf
    [D] Der er spillet mønter ud, og du har ingen: Spil en trumf
   *[T] Der er spillet trumf ud: Spil en trumf
}
prompt-free = { $suit ->
    [S] Der er spillet sværd ud: Du har hverken sværd eller trumf, så spil et kort efter eget valg
    [B] Der er spillet stave ud: Du har hverken stave eller trumf, så spil et kort efter eget valg
    [C] Der er spillet bægre ud: Du har hverken bægre eller trumf, så spil et kort efter eget valg
    [D] Der er spillet mønter ud: Du har hverken mønter eller trumf, så spil et kort efter eget valg
   *[T] Der er spillet trumf ud: Du har ingen, så spil et kort efter eget valg
}
prompt-order = Højest først: { $order }.
prompt-ahead-trick = { $who ->
    [you] Dit kort fører: { $card }.
    [partner] Din makker fører: { $card }.
   *[opponent] { $name } fører: { $card }.
}
prompt-pay = Betal et kort for Matto
prompt-pay-more = Den er jeres igen. Et af de billigste kort i jeres stikbunke går til modstanderne.
button-play = Spil { $card }
button-discard = Læg disse to fra
button-discard-more = { $missing ->
    [one] Ét kort mere
   *[other] Vælg { $missing } kort
}
button-declare = Meld { $points }
button-skip = Sig ingenting
button-pay = Betal { $card }
action-play = spil { $card }
action-discard = læg { $card } fra
action-declare = meld
action-skip = sig ingenting
action-pay = betal { $card }
can-discard = kan lægges fra
can-lead = ville føre

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Der er spillet sværd ud, og du har sværd: Du skal bekende.
    [B] Der er spillet stave ud, og du har stave: Du skal bekende.
    [C] Der er spillet bægre ud, og du har bægre: Du skal bekende.
    [D] Der er spillet mønter ud, og du har mønter: Du skal bekende.
   *[T] Der er spillet trumf ud, og du har trumf: Du skal bekende.
}
lock-must-trump = Du har intet kort i den udspillede kulør: Du skal spille en trumf.
lock-never-discarded = Konger og de fire tarocchi lægges aldrig fra.
lock-trumps-stay = Ved dette bord bliver trumferne på hånden.
lock-other-card-first = De andre kort skal lægges fra først.

# Score
item-sets = Criccaer
item-sequences = Rækker
item-card_points = Kort
item-last_trick = Sidste stik
item-declarations = Meldt
item-matto = Matto
item-discard = Lagt fra
decided-cards = { $cards } kort, { $tricks } stik
decided-last = vundet
decided-declared = { $who } { $points }
decided-discard = { $who ->
    [we] Talt med vores kort:
   *[they] Talt med deres kort:
}
doubled = 2 × { $points }
sheet-total = I alt
matto-kept = { $who ->
    [we] Vi vandt selv stikket med den og betaler intet.
   *[they] De vandt selv stikket med den og betaler intet.
}
matto-exchanged = { $who ->
    [we] Vi beholdt Matto og betalte et kort for den: { $card }.
   *[they] De beholdt Matto og betalte os et kort for den: { $card }.
}
matto-lost = { $who ->
    [we] Vi vandt intet stik, så Matto er deres.
   *[they] De vandt intet stik, så Matto er vores.
}

# Log
log-trick = Stik { $trick }
log-discarded = lagde { $card } fra
log-discarded-hidden = lagde { $count } kort fra
log-declared = meldte { $points }: { $kinds }
log-undeclared = ingen melding
log-led = spillede { $card } ud
log-laid = { $card }
log-won = vandt stikket
log-paid = { $card } betales for Matto
log-pending-discard = lagde { $card } fra
log-pending-declare = melding
log-pending-skip = ingen melding
log-pending-pay = betalte { $card }

# Spoken
say-you-discarded = Du lægger { $count } kort fra
say-they-discarded = { $who } lægger { $count } kort fra
say-you-declared = Du melder { $points }: { $kinds }
say-they-declared = { $who } melder { $points }: { $kinds }
say-you-undeclared = Du melder ikke
say-they-undeclared = { $who }: ingen melding
say-you-laid = Du spiller { $card }
say-they-laid = { $who } spiller { $card }
say-you-won = Du vinder stikket
say-they-won = { $who } vinder stikket
say-you-paid = Du betaler { $card } for Matto
say-they-paid = { $who } betaler { $card } for Matto
say-turn-discard = Din tur: Læg to kort fra
say-turn-declare = Din tur: Meld, eller sig ingenting
say-turn-play = Din tur: { $suit ->
    [S] Der er spillet sværd ud
    [B] Der er spillet stave ud
    [C] Der er spillet bægre ud
    [D] Der er spillet mønter ud
    [T] Der er spillet trumf ud
   *[other] Du spiller ud
}
say-turn-pay = Din tur: Betal et kort for Matto
say-turn-over = Omgangen er slut
read-trick = I stikket: { $cards }.
read-ahead = Fører: { $who }.
read-trick-empty = Der ligger intet i stikket
read-last-none = Der er ikke vundet noget stik endnu
read-tricks = { $who }: { $tricks } stik

# Keys
key-move-hand = Gennem din hånd
key-zones-hand = Mellem hånd og knapper
key-next-card = Næste kort, der kan spilles
key-declare = Meld
key-silent = Sig ingenting
key-trick = Læs stikket op
key-last-trick = Seneste stik

# Why a play is refused
refused-bad-notation = Det kan man ikke spille. Intet er spillet.
refused-deal-over = Omgangen er slut. Intet er spillet.
refused-not-your-turn = Det er ikke din tur. Intet er spillet.
refused-discard-first = Kortgiveren skal lægge to kort fra først.
refused-discard-done = Der er allerede lagt to kort fra.
refused-declare-first = Meld først, eller sig ingenting.
refused-declare-closed = Det er for sent at melde: Det gør man før sit første kort.
refused-nothing-to-declare = Du har ingen cricca og ingen række at melde.
refused-pay-first = Først skal der betales et kort for Matto.
refused-nothing-to-pay = Der skal ikke betales noget for Matto.
refused-not-in-hand = Du har ikke { $card } på hånden.
refused-two-cards = Der skal lægges præcis to forskellige kort fra.
refused-never-discarded = Konger og de fire tarocchi lægges aldrig fra: { $cards }.
refused-trumps-stay = Ved dette bord bliver trumferne på hånden: { $cards }.
refused-other-card-first = Disse kort skal lægges fra først: { $cards }.
refused-must-follow = { $suit ->
    [S] Der er spillet sværd ud, og du har sværd, så du kan ikke spille { $card }.
    [B] Der er spillet stave ud, og du har stave, så du kan ikke spille { $card }.
    [C] Der er spillet bægre ud, og du har bægre, så du kan ikke spille { $card }.
    [D] Der er spillet mønter ud, og du har mønter, så du kan ikke spille { $card }.
   *[T] Der er spillet trumf ud, og du har trumf, så du kan ikke spille { $card }.
}
refused-must-trump = Du har intet kort i den udspillede kulør, så du skal spille en trumf og ikke { $card }.
refused-not-captured = { $card } ligger ikke i jeres stikbunke.
refused-cheapest-only = Kun et af de billigste kort kan betale for Matto: { $cards }.

# The rules in brief
brief = Kort fortalt
brief-follow = Bekend kulør. Kan du ikke, så spil en trumf; har du ingen trumf, så spil et kort efter eget valg. Ingen har pligt til at stikke over.
brief-order = Højest først: K D R B, derefter i sværd og stave 10 9 8 7 6 E, i bægre og mønter E 6 7 8 9 10.
brief-trumps = Trumfer: Englen, Verden, Solen, Månen, 16 til 5, de fire maurere, Bégato.
brief-moors = Maurerne er lige høje: Den, der spilles sidst, vinder.
brief-matto = Matto kan altid spilles. Den vinder aldrig og går tilbage til sit hold. Vandt modstanderne stikket, får de et kort for den, som regel et til 1.
brief-discard = Kortgiveren lægger to kort fra, aldrig konger eller tarocchi (Englen, Verden, Bégato, Matto). De tæller for kortgiverens hold.
brief-declare = Før dit første kort kan du melde alle criccaer og rækker på din hånd. De kort vises for alle.
brief-sets = Cricca, 3 eller 4 af samme slags: tarocchi 18, konger 17, damer 14, riddere 13, knægte 12; fire tæller dobbelt. Tre eller flere criccaer fordobles.
brief-sequences = En række på 3 giver 10, hvert kort mere giver 5. Tre eller flere rækker fordobles.
brief-contatori = Bégato og Matto udfylder et hul i enhver række eller gør den længere.
brief-cards = Kort: konger og tarocchi 5, damer 4, riddere 3, knægte 2, andre 1, minus et halvt point pr. kort. Sidste stik giver 6.
brief-more = Fuldstændige regler

# Hints: what to look at, why a play is better than another one, and what it risks
hint-trick = Jeres hold vinder dette stik i { $chance } % af tilfældene i stedet for { $other } %.
hint-card-points = Det giver jer kortpoint: cirka { $points } point værd.
hint-last-trick = Jeres hold vinder sidste stik i { $chance } % af tilfældene i stedet for { $other } %.
hint-sets = Det hjælper jer til criccaer: cirka { $points } point værd.
hint-sets-denied = Det hindrer modstanderne i at få criccaer: cirka { $points } point værd.
hint-sequences = Det hjælper jer til rækker: cirka { $points } point værd.
hint-sequences-denied = Det hindrer modstanderne i at få rækker: cirka { $points } point værd.
hint-sets-doubled = I når tre criccaer, så de fordobles, i { $chance } % af tilfældene i stedet for { $other } %.
hint-sets-doubled-denied = Modstanderne når tre criccaer, så de fordobles, i { $chance } % af tilfældene i stedet for { $other } %.
hint-sets-doubled-worth = Det gør mere for at få criccaer fordoblet: cirka { $points } point værd.
hint-sequences-doubled = I når tre rækker, så de fordobles, i { $chance } % af tilfældene i stedet for { $other } %.
hint-sequences-doubled-denied = Modstanderne når tre rækker, så de fordobles, i { $chance } % af tilfældene i stedet for { $other } %.
hint-sequences-doubled-worth = Det gør mere for at få rækker fordoblet: cirka { $points } point værd.
hint-begato = I får Bégato i { $chance } % af tilfældene i stedet for { $other } %.
hint-begato-worth = Det får mere ud af Bégato: cirka { $points } point værd.
hint-matto = Det får mere ud af Matto: cirka { $points } point værd.
hint-declaration = Meldingen tæller i sig selv: cirka { $points } point værd.
hint-danger-ruffed = Men i { $chance } % af tilfældene tager modstanderne stikket med en trumf.
hint-danger-begato = Men i { $chance } % af tilfældene får modstanderne jeres Bégato.
hint-danger-matto = Men i { $chance } % af tilfældene vinder I intet stik og mister Matto.
hint-look-trick = Hvem vinder dette stik, og hvad ligger der i det?
hint-look-sets = Hvilke konger, damer, riddere, knægte og tarocchi har hvert hold fået?
hint-look-sequences = Hvilke kulører kan stadig blive til en række, og for hvem?
hint-look-sets-doubled = Kan et af holdene stadig nå tre criccaer?
hint-look-sequences-doubled = Kan et af holdene stadig nå tre rækker?
hint-look-last-trick = Hvem har den højeste trumf til sidst?
hint-look-begato = Hvordan kommer Bégato sikkert hjem?
hint-look-matto = Hvad bruger I bedst Matto til?
hint-look-declaration = Hvad er din hånd værd i sig selv?
