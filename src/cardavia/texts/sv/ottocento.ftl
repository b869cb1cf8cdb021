# Ottocento at the table: cards, declarations, score, reasons, prompts, log and speech.

card-KS = svärd kung
card-QS = svärd dam
card-NS = svärd riddare
card-JS = svärd knekt
card-TS = svärd tio
card-9S = svärd nio
card-8S = svärd åtta
card-7S = svärd sju
card-6S = svärd sex
card-AS = svärd ess
card-KB = stavar kung
card-QB = stavar dam
card-NB = stavar riddare
card-JB = stavar knekt
card-TB = stavar tio
card-9B = stavar nio
card-8B = stavar åtta
card-7B = stavar sju
card-6B = stavar sex
card-AB = stavar ess
card-KC = bägare kung
card-QC = bägare dam
card-NC = bägare riddare
card-JC = bägare knekt
card-TC = bägare tio
card-9C = bägare nio
card-8C = bägare åtta
card-7C = bägare sju
card-6C = bägare sex
card-AC = bägare ess
card-KD = mynt kung
card-QD = mynt dam
card-ND = mynt riddare
card-JD = mynt knekt
card-TD = mynt tio
card-9D = mynt nio
card-8D = mynt åtta
card-7D = mynt sju
card-6D = mynt sex
card-AD = mynt ess
card-ANG = Ängeln
card-MON = Världen
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
card-M1 = Moro med en nit
card-M2 = Moro med två nitar
card-M3 = Moro med tre nitar
card-M4 = Moro med fyra nitar
card-BEG = Bégato
card-MAT = Matto

# As the corner of the card shows it; cards beside the suits by their names
rank-K = K
rank-Q = D
rank-N = R
rank-J = Kn
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-A = E
rank-ANG = Ängeln
rank-MON = Världen
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
rank-M1 = Moro
rank-M2 = Moro
rank-M3 = Moro
rank-M4 = Moro
rank-BEG = Bégato
rank-MAT = Matto

# Sets and sequences
combination-tarocchi = Tarocchi
combination-kings = Kungar
combination-queens = Damer
combination-knights = Riddare
combination-jacks = Knektar
combination-grande = Grande
combination-swords = Svärd
combination-batons = Stavar
combination-cups = Bägare
combination-coins = Mynt
combination-aces = Ess
combination-moors = Mori
set-of = cricca, { $count } av samma slag
sequence-of = sekvens på { $count }
cards-of = { $count } kort
fills = { $card } ersätter { $place }
lengthens = { $card } gör den längre
sum-sets = Criccor { $points }
sum-sets-doubled = Criccor { $points }, dubblat till { $doubled }
sum-sequences = Sekvenser { $points }
sum-sequences-doubled = Sekvenser { $points }, dubblat till { $doubled }
doubles-sets = Vid tre criccor dubblas alla.
doubles-sequences = Vid tre sekvenser dubblas alla.

# Declarations
declaration = Din anmälan
declare-ask = Vill du anmäla före ditt första kort?
declare-nothing = Du har inget att anmäla
declare-public = { $count ->
    [one] Det här kortet visas för alla och stannar på din hand.
   *[other] De här { $count } korten visas för alla och stannar på din hand.
} { $hidden ->
    [0] Inget kort förblir dolt.
    [one] Det sista förblir dolt.
   *[other] De { $hidden } andra förblir dolda.
}
declared = Anmält
declared-nothing = inget ännu
declared-cards = Anmälda kort
declared-by = { $who }: anmälde { $points }
declared-left = { $count ->
    [0] alla de här korten är spelade
    [one] { $count } av de här korten är kvar på handen
   *[other] { $count } av de här korten är kvar på handen
}
show-declared = Anmälan: { $who }
seat-declared-short = { $points ->
    [0] ej anm.
   *[other] anm. { $points }
}
seat-declared = { $points ->
    [0] ingen anmälan
   *[other] anmälde { $points }
}

# Trick, hand and piles
trick = Sticket
tag-led = utspelat
tag-ahead = leder
tag-last-wins = den sista vinner
tag-back = går tillbaka
note-last-wins = Den sista Moro vinner
note-kept-MAT = Matto går tillbaka
last-trick = Senaste sticket
last-trick-of = Senaste sticket: { $who }
button-last = Senaste sticket
pile-tricks = { $tricks } stick
pile-aside = { $count ->
    [one] { $count } kort bortlagt
   *[other] { $count } kort bortlagda
}
pile-aside-short = { $count } undan
put-aside = Bortlagt:
debt-owed = skyldiga ett kort för Matto
debt-owed-short = ska ge 1 kort
debt-kept = Matto är tillbaka
debt-kept-short = Matto åter
payment = Kort för Matto
tricks-won = Vunna stick
prospects = Vad som fortfarande kan nås
prospects-note = Utifrån korten som alla har sett: poäng som är nådda / poäng med alla kort som ännu inte är vunna.
order-button = Rangordning
order-trumps = Ängeln Världen Solen Månen 16 15 14 13 12 11 10 9 8 7 6 5 Mori Bégato

# What is expected now
prompt-discard = { $chosen ->
    [0] Lägg bort två kort
    [one] Lägg bort två kort: ett till
   *[other] Vill du lägga bort de här två?
}
prompt-discard-more = Inga kungar och inte Ängeln, Världen, Bégato eller Matto.
prompt-discard-chosen = { $cards }: med baksidan upp i ditt lags stickhög.
prompt-declare = Anmäl, eller säg inget
prompt-lead = Du spelar ut
prompt-lead-more = Du får spela ut vilket kort som helst.
prompt-follow = { $suit ->
    [S] Svärd spelades ut: lägg ett svärd
    [B] Stavar spelades ut: lägg en stav
    [C] Bägare spelades ut: lägg en bägare
    [D] Mynt spelades ut: lägg ett mynt
   *[T] Trumf spelades ut: lägg en trumf
}
prompt-trump = { $suit ->
    [S] Svärd spelades ut och du har inget: spela en trumf
    [B] Stavar spelades ut och du har ingen: spela en trumf
    [C] Bägare spelades ut och du har ingen: spela en trumf
    [D] Mynt spelades ut och du har inget: spela en trumf
   *[T] Trumf spelades ut: spela en trumf
}
prompt-free = { $suit ->
    [S] Svärd spelades ut: du har varken svärd eller trumf, spela vilket kort du vill
    [B] Stavar spelades ut: du har varken stavar eller trumf, spela vilket kort du vill
    [C] Bägare spelades ut: du har varken bägare eller trumf, spela vilket kort du vill
    [D] Mynt spelades ut: du har varken mynt eller trumf, spela vilket kort du vill
   *[T] Trumf spelades ut: du har ingen, spela vilket kort du vill
}
prompt-order = Högst först: { $order }.
prompt-ahead-trick = { $who ->
    [you] Ditt kort leder: { $card }.
    [partner] Din partner leder: { $card }.
   *[opponent] { $name } leder: { $card }.
}
prompt-pay = Betala ett kort för Matto
prompt-pay-more = Den är er igen. Ett av de billigaste korten i er stickhög går till motståndarna.
button-play = Spela { $card }
button-discard = Lägg bort de här två
button-discard-more = { $missing ->
    [one] Ett kort till
   *[other] Välj { $missing } kort
}
button-declare = Anmäl { $points }
button-skip = Säg inget
button-pay = Betala { $card }
action-play = spela { $card }
action-discard = lägg bort { $card }
action-declare = anmäl
action-skip = säg inget
action-pay = betala { $card }
can-discard = får läggas bort
can-lead = skulle leda

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Svärd spelades ut och du har svärd: du måste följa färg.
    [B] Stavar spelades ut och du har stavar: du måste följa färg.
    [C] Bägare spelades ut och du har bägare: du måste följa färg.
    [D] Mynt spelades ut och du har mynt: du måste följa färg.
   *[T] Trumf spelades ut och du har trumf: du måste följa färg.
}
lock-must-trump = Du har inget kort i utspelad färg: du måste spela en trumf.
lock-never-discarded = Kungar och de fyra tarocchi läggs aldrig bort.
lock-trumps-stay = Vid det här bordet stannar trumfarna på handen.
lock-other-card-first = De andra korten måste läggas bort först.

# Score
item-sets = Criccor
item-sequences = Sekvenser
item-card_points = Kort
item-last_trick = Sista sticket
item-declarations = Anmält
item-matto = Matto
item-discard = Bortlagt
decided-cards = { $cards } kort, { $tricks } stick
decided-last = vunnet
decided-declared = { $who } { $points }
decided-discard = { $who ->
    [we] Räknas med våra kort:
   *[they] Räknas med deras kort:
}
doubled = 2 × { $points }
sheet-total = Summa
matto-kept = { $who ->
    [we] Vi vann själva sticket med den och betalar inget.
   *[they] De vann själva sticket med den och betalar inget.
}
matto-exchanged = { $who ->
    [we] Vi behöll Matto och betalade ett kort för den: { $card }.
   *[they] De behöll Matto och betalade oss ett kort för den: { $card }.
}
matto-lost = { $who ->
    [we] Vi vann inget stick, så Matto är deras.
   *[they] De vann inget stick, så Matto är vår.
}

# Log
log-trick = Stick { $trick }
log-discarded = lade bort { $card }
log-discarded-hidden = lade bort { $count } kort
log-declared = anmälde { $points }: { $kinds }
log-undeclared = ingen anmälan
log-led = spelade ut { $card }
log-laid = { $card }
log-won = vann sticket
log-paid = { $card } betalas för Matto
log-pending-discard = lade bort { $card }
log-pending-declare = anmälan
log-pending-skip = ingen anmälan
log-pending-pay = betalade { $card }

# Spoken
say-you-discarded = Du lägger bort { $count } kort
say-they-discarded = { $who } lägger bort { $count } kort
say-you-declared = Du anmäler { $points }: { $kinds }
say-they-declared = { $who } anmäler { $points }: { $kinds }
say-you-undeclared = Du anmäler inget
say-they-undeclared = { $who }: ingen anmälan
say-you-laid = Du spelar { $card }
say-they-laid = { $who } spelar { $card }
say-you-won = Du vinner sticket
say-they-won = { $who } vinner sticket
say-you-paid = Du betalar { $card } för Matto
say-they-paid = { $who } betalar { $card } för Matto
say-turn-discard = Din tur: lägg bort två kort
say-turn-declare = Din tur: anmäl, eller säg inget
say-turn-play = Din tur: { $suit ->
    [S] svärd spelades ut
    [B] stavar spelades ut
    [C] bägare spelades ut
    [D] mynt spelades ut
    [T] trumf spelades ut
   *[other] du spelar ut
}
say-turn-pay = Din tur: betala ett kort för Matto
say-turn-over = Given är slut
read-trick = I sticket: { $cards }.
read-ahead = Leder: { $who }.
read-trick-empty = Det ligger inget i sticket
read-last-none = Inget stick är vunnet ännu
read-tricks = { $who }: { $tricks } stick

# Keys
key-move-hand = Längs din hand
key-zones-hand = Mellan hand och knappar
key-next-card = Nästa kort som får spelas
key-declare = Anmäl
key-silent = Säg inget
key-trick = Läs upp sticket
key-last-trick = Senaste sticket

# Why a play is refused
refused-bad-notation = Det går inte att spela. Inget är spelat.
refused-deal-over = Given är slut. Inget är spelat.
refused-not-your-turn = Det är inte din tur. Inget är spelat.
refused-discard-first = Givaren måste lägga bort två kort först.
refused-discard-done = Två kort är redan bortlagda.
refused-declare-first = Anmäl först, eller säg inget.
refused-declare-closed = Det är för sent att anmäla: det gör man före sitt första kort.
refused-nothing-to-declare = Du har ingen cricca och ingen sekvens att anmäla.
refused-pay-first = Först måste ett kort betalas för Matto.
refused-nothing-to-pay = Inget ska betalas för Matto.
refused-not-in-hand = Du har inte { $card } på hand.
refused-two-cards = Exakt två olika kort läggs bort.
refused-never-discarded = Kungar och de fyra tarocchi läggs aldrig bort: { $cards }.
refused-trumps-stay = Vid det här bordet stannar trumfarna på handen: { $cards }.
refused-other-card-first = De här korten måste läggas bort först: { $cards }.
refused-must-follow = { $suit ->
    [S] Svärd spelades ut och du har svärd, så { $card } får inte spelas.
    [B] Stavar spelades ut och du har stavar, så { $card } får inte spelas.
    [C] Bägare spelades ut och du har bägare, så { $card } får inte spelas.
    [D] Mynt spelades ut och du har mynt, så { $card } får inte spelas.
   *[T] Trumf spelades ut och du har trumf, så { $card } får inte spelas.
}
refused-must-trump = Du har inget kort i utspelad färg, så du måste spela en trumf och inte { $card }.
refused-not-captured = { $card } ligger inte i er stickhög.
refused-cheapest-only = Bara ett av de billigaste korten kan betala för Matto: { $cards }.

# The rules in brief
brief = I korthet
brief-follow = Följ färg. Kan du inte, spela en trumf; har du ingen trumf, spela vilket kort du vill. Ingen måste sticka över.
brief-order = Högst först: K D R Kn, sedan i svärd och stavar 10 9 8 7 6 E, i bägare och mynt E 6 7 8 9 10.
brief-trumps = Trumfar: Ängeln, Världen, Solen, Månen, 16 till 5, de fyra Mori (morerna), Bégato.
brief-moors = Mori är lika höga: den som spelas sist vinner.
brief-matto = Matto får alltid spelas. Den vinner aldrig och går tillbaka till sitt lag. Vann motståndarna sticket får de ett kort för den, oftast ett värt 1.
brief-discard = Givaren lägger bort två kort, aldrig kungar eller tarocchi (Ängeln, Världen, Bégato, Matto). De räknas för givarens lag.
brief-declare = Före ditt första kort får du anmäla alla criccor och sekvenser på din hand. De korten visas för alla.
brief-sets = Cricca, 3 eller 4 av samma slag: tarocchi 18, kungar 17, damer 14, riddare 13, knektar 12; fyra ger det dubbla. Tre eller fler criccor dubblas.
brief-sequences = En sekvens på 3 ger 10, varje kort till ger 5. Tre eller fler sekvenser dubblas.
brief-contatori = Bégato och Matto fyller en lucka i varje sekvens, eller gör den längre.
brief-cards = Kort: kungar och tarocchi 5, damer 4, riddare 3, knektar 2, övriga 1, minus en halv poäng per kort. Sista sticket ger 6.
brief-more = Fullständiga regler

# Hints: what to look at, why a play is better than another one, and what it risks
hint-trick = Ert lag vinner det här sticket i { $chance } % av fallen i stället för { $other } %.
hint-card-points = Det ger er kortpoäng: värt ungefär { $points } poäng.
hint-last-trick = Ert lag vinner sista sticket i { $chance } % av fallen i stället för { $other } %.
hint-sets = Det hjälper er till criccor: värt ungefär { $points } poäng.
hint-sets-denied = Det hindrar motståndarna från att få criccor: värt ungefär { $points } poäng.
hint-sequences = Det hjälper er till sekvenser: värt ungefär { $points } poäng.
hint-sequences-denied = Det hindrar motståndarna från att få sekvenser: värt ungefär { $points } poäng.
hint-sets-doubled = Ni når tre criccor, så att de dubblas, i { $chance } % av fallen i stället för { $other } %.
hint-sets-doubled-denied = Motståndarna når tre criccor, så att de dubblas, i { $chance } % av fallen i stället för { $other } %.
hint-sets-doubled-worth = Det gör mer för att få criccorna dubblade: värt ungefär { $points } poäng.
hint-sequences-doubled = Ni når tre sekvenser, så att de dubblas, i { $chance } % av fallen i stället för { $other } %.
hint-sequences-doubled-denied = Motståndarna når tre sekvenser, så att de dubblas, i { $chance } % av fallen i stället för { $other } %.
hint-sequences-doubled-worth = Det gör mer för att få sekvenserna dubblade: värt ungefär { $points } poäng.
hint-begato = Ni får Bégato i { $chance } % av fallen i stället för { $other } %.
hint-begato-worth = Det ger mer av Bégato: värt ungefär { $points } poäng.
hint-matto = Det ger mer av Matto: värt ungefär { $points } poäng.
hint-declaration = Anmälan räknas i sig: värt ungefär { $points } poäng.
hint-danger-ruffed = Men i { $chance } % av fallen tar motståndarna sticket med en trumf.
hint-danger-begato = Men i { $chance } % av fallen får motståndarna er Bégato.
hint-danger-matto = Men i { $chance } % av fallen vinner ni inget stick och förlorar Matto.
hint-look-trick = Vem vinner det här sticket, och vad ligger i det?
hint-look-sets = Vilka kungar, damer, riddare, knektar och tarocchi har varje lag fått?
hint-look-sequences = Vilka färger kan fortfarande bli en sekvens, och för vem?
hint-look-sets-doubled = Kan något av lagen fortfarande nå tre criccor?
hint-look-sequences-doubled = Kan något av lagen fortfarande nå tre sekvenser?
hint-look-last-trick = Vem har den högsta trumfen på slutet?
hint-look-begato = Hur får ni hem Bégato säkert?
hint-look-matto = Vad använder ni helst Matto till?
hint-look-declaration = Vad är din hand värd i sig?
