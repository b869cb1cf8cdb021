# What the site's own pages say about Shengji. The table's texts are in shengji.ftl.

shengji-name = Shengji
shengji-box = 108 kort · två kortlekar
shengji-summary = 4 spelare, två mot två, från nivå 2 till förbi esset
shengji-emblem = Tecknet för att stiga, på en röd sol över vågor

shengji-option-first_dealer = Givare i första given
    .hint = Avgörs av buden.
shengji-option-first_dealer-earliest = den som bjuder först
shengji-option-first_dealer-standing = den vars bud gäller
shengji-option-pass_ace = Att passera esset
    .hint = Vem som vinner partiet genom det.
shengji-option-pass_ace-any = vilket lag som helst
shengji-option-pass_ace-defend = försvarare som står på esset
shengji-option-stops = Stopp
    .hint = Nivåer som ingen hoppar över.
shengji-option-stops-null = inga
shengji-option-stops-5TK = 5, 10, kung
shengji-option-stops-5TKA = 5, 10, kung, ess
shengji-option-stops-TJQKA = 10, knekt, dam, kung, ess
shengji-option-stops_defend = Försvar på ett stopp
    .hint = På ett stopp går bara försvarare upp.
shengji-option-throws = Kast
    .hint = Flera former i en färg får spelas ut på en gång.
shengji-option-throw_penalty = Straff för ett kast
    .hint = Vad ett misslyckat kast ger det andra laget.
shengji-option-throw_penalty-0 = inget
shengji-option-throw_penalty-10 = 10 poäng
shengji-option-throw_kitty = Kast i sista sticket
    .hint = Vilka av dess kort som multiplicerar talongen.
shengji-option-throw_kitty-all = alla kort
shengji-option-throw_kitty-longest = dess längsta form
shengji-option-follow_tractor = Traktor på traktor
    .hint = En traktor besvaras med en traktor, om man har en.
shengji-option-reinforce = Att stärka sitt eget bud
    .hint = Efter tre pass får det andra nivåkortet visas.
shengji-option-reinforce-off = nej
shengji-option-reinforce-own_turn = en gång
shengji-option-no_call = Ingen bjuder
    .hint = Vad fyra pass leder till.
shengji-option-no_call-kitty = talongen avgör
shengji-option-no_call-no_trump = ingen trumffärg
shengji-option-no_call-redeal = korten ges om
shengji-option-kitty_factor = Hur talongen räknas
    .hint = Vad dess poäng multipliceras med.
shengji-option-kitty_factor-2n = två gånger antalet kort
shengji-option-kitty_factor-power = 2, 4, 8, 16 och så vidare
shengji-option-kitty_factor-two = alltid 2
shengji-option-kitty_factor-kind = 2, 4 eller 8 efter form

shengji-example-points = Nivå 2, hjärter är trumf. Din partners spader ess leder. Se vad ert lag vinner på att du lägger tian.
shengji-example-call = Nivå 2, första given. Klöver två är bjuden. Prova vilka av dina kort som är starkare.
shengji-example-no-trump = Ingen trumffärg, nivå 10. Tiorna slår alla ess, och ett par tior fortsätter med de svarta jokrarna.
shengji-example-tractor = Nivå 6, hjärter är trumf. Femmorna och sjuorna i spader följer på varandra. Prova vilka par du kan spela ut tillsammans.
shengji-example-one-pair = Två par spader spelades ut, och du har ett. Det måste spelas; välj två spader till för resten.
shengji-example-level-cards = Nivå 2, hjärter är trumf. Spader två spelades ut. Klöver två är lika stark: se vem som leder.
shengji-example-kitty = En kung och en 5:a är bortlagda. Se vad de är värda om du vinner sista sticket med ett par, och om du bryter det.
shengji-example-promotion = Anfallarna har 70 poäng. Se vem som går upp om din tia går till din partners ess, och om du behåller den.

# What the rules ask of whoever follows, as the page that checks it says it.
shengji-duty-lead = { $shape ->
    [single] Ett enkelt kort spelades ut
    [pair] Ett par spelades ut
   *[tractor] En traktor på { $pairs } par spelades ut
} { $suit ->
    [S] i spader
    [H] i hjärter
    [C] i klöver
    [D] i ruter
   *[T] i trumf
}: { $cards }.
shengji-duty-gap = Nivåkorten lämnar ingen lucka efter sig, så på nivå { $level } följer dessa på varandra: { $cards }.
shengji-duty-level-away = Nivåkort är trumf, vilken färg som än är tryckt på dem. Inte i utspelad färg: { $cards }.
shengji-duty-level-joins = Nivåkort är trumf, vilken färg som än är tryckt på dem. Därför är dessa i utspelad färg: { $cards }.
shengji-duty-own = Kort att spela: { $wanted }. { $held ->
    [0] I utspelad färg har du inga.
   *[other] I utspelad färg har du { $held }: { $cards }.
}
shengji-duty-any-own = Du kan följa färg med ett av dessa: vilket som helst duger.
shengji-duty-no-pairs = Du har tillräckligt många, så allt du spelar måste vara i färgen. Du har inget par i den: välj fritt { $wanted } av dem.
shengji-duty-all-pairs = Du har tillräckligt många, så allt du spelar måste vara i färgen, och par går först. Par som måste spelas: { $cards }.{ $loose ->
    [0] {""}
   *[other] {" "}Lösa kort i färgen att fylla ut med: { $loose }.
}
shengji-duty-some-pairs = Du har tillräckligt många, så allt du spelar måste vara i färgen, och par går först. Par att spela, efter eget val: { $pairs } av { $held }. De är: { $cards }.
shengji-duty-any-pairs = Paren behöver inte följa på varandra, och ingen måste spela en traktor på en traktor.
shengji-duty-tractor = Vid det här bordet besvaras en traktor med en traktor. Du måste spela en på { $pairs } par, ur dessa: { $cards }.
shengji-duty-all-own = Du har för få, så alla måste spelas. Andra kort att fylla ut med, efter eget val: { $free }.
shengji-duty-free = { $suit ->
    [T] Du spelar vad du vill.
   *[other] Du spelar vad du vill: ingen måste någonsin trumfa.
}

# In a terminal
shengji-terminal-help =
    Kort          valör och färg: 7s är spader sju, th hjärter tio (c klöver, d ruter, h hjärter, s spader)
                  jokrar: jb är den svarta, jr den röda
    7s            spelar kortet
    5s 5s         spelar ett par, 5s 5s 6s 6s en traktor; blanksteg, komma och plus gör detsamma
    call 2s       bjuder trumf med det kortet; pass passar
    bury 3c 4c .. lägger bort åtta kort
    1 2 3 ...     spelar den raden i listan
    legal         visar igen vad du kan spela
    score         hur partiet står och vad som ligger öppet
    undo          tar tillbaka ditt senaste beslut och allt som spelats sedan dess
    quit          lämnar partiet; du får veta hur du fortsätter senare
