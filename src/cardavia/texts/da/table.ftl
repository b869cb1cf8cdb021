# The live table: everything that is not a game's own. Names of cards and items are in the game's file.

table-title = Bord med { $who }
you = Du
person = et menneske
dealer = kortgiver
is-to-play = har turen
seat-level-novice = AI, begynder
seat-level-casual = AI, hyggespiller
seat-level-club = AI, klubspiller
seat-level-expert = AI, ekspert
seat-level-master = AI, mester
seat-facts = { $level } · { $cards } kort

# Zones
your-hand = Din hånd, { $cards } kort
on-table = På bordet, { $cards } kort
stock-left = i bunken
stock-empty = bunken er tom
pile-yours = Din stikbunke
pile-theirs = Modstanderens stikbunke
pile-cards = { $cards } kort
took-last = tog sidst
you-deal = du gav
last-capture = Seneste stik
last-capture-of = Seneste stik: { $who }
score = Stilling
log = Spilforløb

# Partners: two sides of two
we = Vi
they = De
seat-partner = makker
seat-left = til venstre
seat-right = til højre
seat-name = { $name } ({ $place })
pile-ours = Vores stikbunke
pile-opponents = Modstandernes stikbunke
sides-sheet-title = Omgang { $deal }: vi { $mine }, de { $theirs }
sides-sheet-won = Vi vinder partiet { $mine }–{ $theirs }
sides-sheet-lost = Modstanderne vinder partiet { $theirs }–{ $mine }
sides-deal-won = Vi vinder { $mine }–{ $theirs }
sides-deal-lost = Modstanderne vinder { $theirs }–{ $mine }
sides-say-deal-over = Omgangen er slut: vi { $mine }, de { $theirs }
sides-say-match-over = Partiet er slut: vi { $mine }, de { $theirs }
sides-read-match = Parti: vi { $mine }, de { $theirs }

# Many captures, and cards that may be left although they could take
prompt-many = { $count ->
    [one] { $count } muligt stik
   *[other] { $count } mulige stik
}: tryk på kort på bordet for at vælge
ticket-leave-note = lad det ligge på bordet
mark-fresh = lige lagt
key-place = Læg det valgte kort på bordet

# Connection
link-lost = Forbindelsen er afbrudt. Prøver igen; imens spilles der ikke.
link-back = Forbindelsen er tilbage.
closed-unknown = Bordet findes ikke længere. Åbn et nyt fra spillets side.
closed-seat = Denne browser har ingen plads ved bordet. Brug den browser, du begyndte i.
preparing-rules = Reglerne gøres klar. Det sker kun én gang, ved første start, og tager nogle sekunder.
preparing-players = Computerspilleren gøres klar. Det sker kun én gang, ved første start, og tager nogle sekunder.

# What is expected now
prompt-dealing = Giver kort …
prompt-sending = Sender …
prompt-unsent = Venter på forbindelsen …
prompt-sent = Kortet er spillet
prompt-thinking = { $who } tænker …
prompt-over = Omgangen er slut
prompt-ahead = { $card } er valgt til din tur
prompt-your-turn = Din tur
prompt-pick = Vælg et kort, eller kort på bordet for at se, hvad der tager dem
prompt-again = Tryk på det igen for at spille det
prompt-choose = Vælg, hvad det skal tage
prompt-other = Tryk på en anden gruppe, eller tag disse
prompt-takers = De markerede kort på din hånd tager præcis disse
prompt-group = Tryk på flere kort
button-idle = Vælg et kort
button-sheet = Regnskab
button-next = Næste omgang
button-again = Spil igen
button-look = Se på bordet
button-close = Luk
button-verify = Kontrollér blandingen
button-copy = Kopiér som tekst
button-copied = Kopieret
copy-by-hand = Browseren tillader ikke, at siden kopierer. Kopiér selv teksten:
button-hint = Tip
button-hint-more = Mere
button-undo = Fortryd
button-rules = Regler
button-claim = Afslut omgangen
practice = øvelse
prompt-claimed = Resten spilles færdig
choices = { $count ->
    [one] { $count } mulighed
   *[other] { $count } muligheder
}

# Score
match-to = Parti til { $target }
match-one-deal = Én omgang
match-deals = Omgang { $deal } af { $deals }
this-deal = Denne omgang
cards-taken = Tagne kort
pill = { $us } { $mine } · { $them } { $theirs }
sheet = Regnskab
sheet-title = Omgang { $deal }: du { $mine }, { $who } { $theirs }
sheet-won = Du vinder partiet { $mine }–{ $theirs }
sheet-lost = { $who } vinder partiet { $theirs }–{ $mine }
sheet-drawn = Partiet ender uafgjort, { $mine }–{ $mine }
deal-won = Du vinder { $mine }–{ $theirs }
deal-lost = { $who } vinder { $theirs }–{ $mine }
deal-drawn = Uafgjort, { $mine }–{ $mine }
sheet-deal = Denne omgang
sheet-match = Parti til { $target }
sheet-match-deals = Parti på { $deals } omgange
sheet-before = før omgangen { $mine } og { $theirs }

# Log
log-deal = Omgang { $deal }, { $who } gav
log-deal-yours = Omgang { $deal }, du gav
log-batch = Kort { $from } til { $to }
log-pending = på vej

# Spoken
say-dealt = { $cards } kort er givet
say-deal-over = Omgangen er slut: du { $mine }, modstanderen { $theirs }
say-match-over = Partiet er slut: du { $mine }, modstanderen { $theirs }
read-turn-none = Ingen har turen
read-turn-theirs = { $who } har turen
read-match = Parti: du { $mine }, modstanderen { $theirs }
read-hand = Din hånd: { $cards }
read-hand-empty = Din hånd er tom
read-table = På bordet: { $cards }
read-table-empty = Bordet er tomt

# Tips
hint-look-forced = Der er kun én mulighed.
hint-look-equal = Intet skiller sig ud her.
advice-look = Se på: { $cards }
advice-place = læg { $card }
advice-take = tag { $taken } med { $card }
advice-best = Bedst: { $play }
advice-forced = Det er det eneste, du kan spille.
advice-exact = Alle kort er kendt: Det er regnet helt igennem.
advice-clear = Det er klart bedst.
advice-unclear = Andre kan være lige så gode.
advice-other = Eller { $play }: { $difference ->
    [0] { $interval ->
        [0] lige så godt
       *[other] omtrent lige så godt
    }
   *[other] { $interval ->
        [0] { $difference } point mindre
       *[other] { $difference } point mindre, med en usikkerhed på { $interval }
    }
}.
say-undone = Det, du spillede sidst, er taget tilbage. Omgangen tæller nu som øvelse.
void-deal = Der er givet om, fordi disse kort lå på bordet: { $cards }

# Keys
keys = Taster
key-move = Gennem hånden eller kortene på bordet
key-zones = Mellem bord, muligheder og hånd
key-pick = Vælg et kort; igen: spil det
key-skip = Spring bevægelsen over
key-drop = Læg det valgte kort tilbage
key-choose = Vælg et af flere stik
key-next = Næste mulige stik
key-table = Læs bordet op
key-hand = Læs din hånd op
key-last = Seneste stik
key-score = Stilling
key-turn = Hvis tur det er
key-rules = Åbn reglerne
key-hint = Tip; igen: mere
key-undo = Fortryd det, du spillede sidst
key-type = Skriv, hvad du spiller
key-help = Denne liste

# Typed play
typed-label = Spil
typed-play = Spil det

# Why something is refused
refused-rule = Læs reglen
refused-unknown = Serveren afviste det ({ $code }). Intet er spillet.
refused-stale = Spillet var allerede gået videre. Intet er spillet.
refused-malformed = Serveren forstod det ikke. Intet er spillet.
refused-too-fast = Det gik for hurtigt. Intet er spillet; vent et øjeblik, og prøv igen.
refused-not-waiting = En omgang er allerede i gang.
refused-match-over = Partiet er slut.
refused-no-deal = Der er ikke givet endnu. Intet er spillet.
refused-deal-exists = Denne omgang er allerede givet.
refused-kernels-failed = Spillet kan ikke køre på denne server. Den, der driver den, kan se hvorfor med ”cardavia warm”.
refused-not-stored = Serveren kunne ikke gemme det, så intet er spillet. Prøv igen om et øjeblik.
refused-ambiguous = Det kan betyde flere ting: { $readings }. Intet er spillet.
refused-readings = Mener du { $readings }?
refused-preparing = Computerspilleren er ved at blive gjort klar. Prøv igen om et øjeblik.
refused-hint-failed = Tippet kunne ikke beregnes. Prøv igen, eller spil videre uden.
refused-nothing-to-undo = Der er intet at fortryde endnu.
refused-nothing-to-claim = Resten er ikke afgjort endnu, så omgangen kan ikke afsluttes nu.
