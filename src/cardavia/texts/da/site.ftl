# Pages of the site. The table's own texts are in table.ftl, those of a game in its own files.

language-name = Dansk
language-direction = ltr

site-name = Cardavia
site-tagline = Gamle kortspil med ærlig giv
site-description = Gamle kortspil med lokale rødder, spillet nøjagtigt efter reglerne mod en computer, der kun ser sine egne kort.

nav-skip = Gå til indholdet
nav-home = Cardavia, til forsiden
nav-language = Sprog
nav-language-submit = Skift
nav-table = Til bordet
nav-rules = Fuldstændige regler
nav-settings = Indstillinger
nav-keyboard = Tastatur
nav-game = Om spillet
nav-footer = Flere sider
nav-main = Hovedmenu
nav-menu = Menu
nav-card = Huskeseddel

display-title = Visning
display-reset = Nulstil
display-contrast = Kontrast
    .low = svag
    .high = stærk
display-grain = Korn
    .low = fint
    .high = groft
display-temperature = Farvetemperatur
    .low = kølig
    .high = varm
display-value = { $value } %
display-theme = Side
display-theme-auto = auto
display-theme-light = lys
display-theme-dark = mørk
display-script = Skyderne her kræver scripts. Uden dem beholder alle sider deres neutrale udseende.
display-more = Alle indstillinger

home-title = Gamle kortspil med ærlig giv
home-continue = Dit bord med { $game } er stadig åbent
    .hint = Alt ligger, som du forlod det.
    .button = Fortsæt
home-play = Spil
home-rules = Fuldstændige regler
home-try = Prøv: spil et kort
home-foot = Computeren ser kun sine egne kort, og enhver blanding kan kontrolleres bagefter.
home-preparing = Spillene gøres klar
    .hint = Det sker kun én gang, ved første start. Endnu ikke klar: { $games }. Du kan godt sætte dig allerede; kortene kommer, så snart de er klar.

game-play = Spil
game-play-title = Nyt bord
game-level = Modstander
game-opponents = Modstandere
game-partner = Makker
game-partner-auto = Som modstanderne, mindst Klubspiller
game-house-rules = Husregler
    .hint = Fra begyndelsen er de alle slået fra. Hvad hver af dem ændrer, står i reglerne.
game-house-rules-link = Husreglerne forklaret
game-continue = Du har et åbent bord.
    .button = Gå til det
game-read-rules = Læs de fuldstændige regler

# The page that checks how a lead may be followed.
follow-title = Hvad må jeg spille?
follow-tagline = Angiv udspillet og din hånd: Se, hvad der må spilles, hvor mange muligheder der er, og hvorfor.
follow-target = Kort, du trykker på, kommer i:
follow-lead = Udspil
follow-hand = Hånd
follow-do = Kontrollér
follow-clear = Ryd alt
follow-example = Eksempel
follow-result = Svaret
follow-need-lead = Vælg de kort, der blev spillet ud.
follow-need-hand = Hånden skal have mindst lige så mange kort, som der blev spillet ud. Mangler endnu: { $missing }.
follow-strange = Intet kort hedder: { $words }. Kort skrives som { $example }.
follow-too-many = For mange kort: En hånd har højst { $most }.
follow-copies = Flere eksemplarer, end der er i spillet: { $cards }.
follow-count = { $count ->
    [one] Der er én lovlig mulighed
   *[other] Der er { $count } lovlige muligheder
}
follow-try = Prøv noget fra hånden
follow-typed = Eller skriv, hvad du spiller
follow-is-legal = Lovligt: { $cards }
follow-open = { $chosen } af { $wanted } valgt. Det kan blive lovligt.
follow-list = Alle lovlige muligheder

level-novice = Begynder
    .hint = Spiller, hvad der ser godt nok ud, og giver dig mange chancer.
level-casual = Hyggespiller
    .hint = Spiller sine egne kort fornuftigt og ser ikke længere end til bordet.
level-club = Klubspiller
    .hint = Kender spillets kneb, lægger helst kort, som den selv kan tage igen, og lader dig sjældent rydde bordet.
level-expert = Ekspert
    .hint = Tænker hånden igennem til ende og spiller de sidste kort i omgangen uden fejl, men har et svagt øjeblik i ny og næ.
level-master = Mester
    .hint = Regner på tusindvis af måder, kortene kan sidde på, og spiller de sidste kort i omgangen uden fejl.

option-null = fra
option-true = til
option-false = fra

kernels-preparing = { $game } gøres klar
    .hint = Det sker kun én gang, ved første start, og tager nogle sekunder. Du kan godt sætte dig allerede; kortene kommer, så snart de er klar.
kernels-failed = { $game } kan ikke spilles
    .hint = Programmet kunne ikke gøres klar på denne maskine. Den, der driver webstedet, kan se hvorfor med kommandoen ”cardavia warm { $slug }” og derefter starte serveren igen.
    .details = Fejlmeddelelsen

rules-title = { $game }, fuldstændige regler
rules-contents = Fuldstændige regler
rules-play = Spil
rules-version = Regelversion { $version }
example = Eksempel
example-again = Forfra
example-play = Spil denne stilling
example-waiting = Reglerne gøres klar. Prøv igen om lidt.
rules-values = Hvad kortene er værd
rules-values-card = Kort
rules-card-title = { $game }, huskeseddel
rules-card-print = Udskriv
rules-card-back = Alle reglerne

table-page-title = Bord med { $game }
table-page-loading = Bordet gøres klar.
table-page-noscript = Bordet kræver scripts: Kortene flytter sig, når der kommer besked fra serveren. Tillad scripts for dette websted, og indlæs siden igen. Reglerne kan læses uden.
table-page-not-built = Bordets program mangler i denne installation. Den, der driver webstedet, kan bygge det med ”./dev run” eller installere en udgivet pakke.

settings-title = Indstillinger
settings-lead = Det, du indstiller her, gemmes kun i denne browser.
settings-display-hint = Kontrast, korn og farvetemperatur finder du under ”Visning” øverst på hver side. 50 % er neutralt.
settings-theme-hint = Papirets farve på alle sider. Kortene er altid på lyst papir.
settings-language = Sprog
settings-language-hint = Hver side kan læses på alle sprog på listen og beholder sin adresse.
settings-visitor = Din plads
settings-visitor-hint = Der er ingen konti. Et tilfældigt tal i en cookie holder styr på dine pladser; sletter du dine cookies, mister du dem.
settings-cards = Kort og bord
settings-play = Spillet
settings-motion = Bevægelse og lyd
settings-speech = Oplæsning
settings-script = Disse indstillinger kræver scripts. Uden dem bruger siden sine standardvalg.
settings-reset = Nulstil alle indstillinger
set-deck = Kortspil
    .hint = Til spil med 40 kort. I de italienske kulører er hjerter bægre, ruder mønter, klør stave og spar sværd, og ridderen gør det ud for damen.
set-deck-milanese = Milanesisk
set-deck-bresciane-40 = Bresciansk, italienske kulører
set-cloth = Dug
    .hint = Hvert spil lægger sin egen, eller du vælger én til dem alle.
set-cloth-own = spillets
set-cloth-green = grøn
set-cloth-blue = blå
set-cloth-burgundy = bordeaux
set-cloth-slate = skifergrå
set-inks = Kulørernes farver
    .hint = De tydelige farver er lettere at skelne, uanset hvordan du ser farver.
set-inks-classic = klassiske
set-inks-four = fire
set-inks-distinct = tydelige
set-letters = Bogstaver i hjørnerne
    .hint = Es, knægt, dame og konge på dit sprog eller som på internationale kort.
set-index = Hjørner
    .hint = Store tal og tegn er lettere at læse på en lille skærm.
set-index-normal = normale
set-index-big = store
set-tap = Spil med ét tryk
    .hint = Et tryk spiller kortet med det samme, uden tryk nummer to.
set-forced = Kun én mulighed
    .hint = Hvad der sker, når du ikke har noget valg.
set-forced-off = vent
set-forced-suggest = foreslå den
set-forced-play = spil den
set-memory = Hukommelsestræning
    .hint = Skjuler, hvad stikbunkerne rummer, for den, der øver sig i at tælle.
set-hand = Hånd
    .hint = Bordet for venstrehåndede har knapperne til venstre.
set-hand-right = højre
set-hand-left = venstre
set-pace = Tempo
    .hint = Hvor hurtigt kortene flytter sig, og computeren spiller.
set-pace-slow = langsomt
set-pace-normal = normalt
set-pace-fast = hurtigt
set-pace-instant = straks
set-motion = Bevægelse
    .hint = Uden bevægelse skifter kortene plads med det samme.
set-motion-auto = som systemet
set-motion-full = altid
set-motion-reduced = ingen
set-volume = Lydstyrke
    .hint = Lydene begynder med dit første tryk.
set-sound_cards = Lyd, når kort spilles
set-sound_turn = Lyd, når det er din tur
set-sound_end = Lyd, når en omgang er slut
set-speech = Hvad der læses op
    .hint = For skærmlæsere, mens der spilles.
set-speech-all = hvert kort
set-speech-results = mine kort og resultater
set-speech-turn = kun min tur

keyboard-title = Tastatur
keyboard-lead = Alt ved bordet kan klares med tastaturet alene. Tasterne virker, når bordet har fokus.

verify-title = Blandingen i omgang { $number }
verify-lead = Ingen, heller ikke serveren, kunne vælge denne giv. Her er alt, hvad den er lavet af, og hvordan du selv kontrollerer den.
verify-none-title = Intet at kontrollere endnu
verify-none = En omgangs hemmelighed vises, når det sidste kort er spillet. Spil omgangen færdig, og kom så tilbage.
verify-practice = Dette bord begyndte med et eksempel fra reglerne. Der blev ikke blandet, så der er intet at kontrollere.
verify-back = Tilbage til bordet
verify-deals = Omgange
verify-deal = Omgang { $number }
verify-promise = Før du sendte noget, viste serveren dig et fingeraftryk (SHA-256) af sin hemmelighed og bandt sig dermed til den. Så lagde din browser sine egne tilfældige bytes til. Hemmelighed og bytes udgør tilsammen startværdien, og den alene afgør kortenes rækkefølge.
verify-commitment = Hemmelighedens fingeraftryk, vist før omgangen
verify-secret = Serverens hemmelighed, vist efter omgangen
verify-entropy = Tilfældige bytes fra plads { $seat }
verify-entropy-none = Plads { $seat } er en computerspiller og lægger ingen til
verify-dealer = Kortgiver
verify-dealer-seat = plads { $seat }
verify-ai-secret = Computerspillernes hemmelighed
    .hint = Deres valg følger af deres egne kort og dette tal og kan gentages.
verify-deck = Kortene i den rækkefølge, de blev givet
verify-yourself = Kontrollér det selv
verify-python = Disse linjer Python kræver intet andet end Python. De skriver kortene ovenfor ud.
verify-download = Hent omgangen
    .hint = Filen virker med kommandoen ”cardavia verify”.

error-title = { $code }: { $title }
error-home = Til forsiden
error-400 = Den forespørgsel giver ikke mening
    .why = Den har ikke en form, som webstedet forstår.
    .what = Gå tilbage, og prøv igen, eller begynd på forsiden.
error-403 = Her har du ikke adgang
    .why = Forespørgslen kom ikke fra en side på dette websted.
    .what = Åbn siden her, og brug dens knapper.
error-403-seat = Du har ingen plads ved dette bord
    .why = En plads holdes af en cookie i den browser, der oprettede bordet, og denne browser har ingen til det.
    .what = Brug den browser, du begyndte i, eller åbn dit eget bord.
error-404 = Her er ingenting
    .why = Adressen er tastet forkert eller forældet.
    .what = Kontrollér adressen, eller begynd på forsiden.
error-404-table = Det bord findes ikke
    .why = Linket er ufuldstændigt, eller bordet hører til et andet websted.
    .what = Kontrollér linket, eller åbn et nyt bord.
error-404-game = Det spil findes ikke
    .why = Webstedet har ikke det spil, som adressen nævner.
    .what = Vælg et af spillene på forsiden.
error-405 = Det kan ikke lade sig gøre her
    .why = Adressen findes, men ikke til den slags forespørgsel.
    .what = Åbn den som en almindelig side.
error-413 = Det er for meget
    .why = Forespørgslen er større end noget, webstedet har brug for.
    .what = Send mindre; almindelige formularer er altid små nok.
error-422 = Det valg er der ikke
    .why = Formularen indeholdt noget, som spillet ikke har, så der blev ikke oprettet noget bord.
    .what = Gå tilbage til spillets side, vælg igen, og tryk på Spil.
error-429 = Tag det roligt
    .why = Der kom for mange forespørgsler herfra på kort tid. Intet er ændret.
    .what = Vent { $seconds ->
        [one] et sekund
       *[other] { $seconds } sekunder
    }, og prøv så igen.
error-429-tables = Borde nok for i dag
    .why = { $limit ->
        [one] Herfra kan der højst åbnes ét bord i døgnet, og det er åbnet.
       *[other] Herfra kan der højst åbnes { $limit } borde i døgnet, og så mange er åbnet.
    } Dine åbne borde kører videre.
    .what = Spil videre ved et af dine borde, eller kom igen i morgen.
error-500 = Noget gik galt
    .why = En fejl i programmet standsede siden. Den er noteret, og intet er ændret.
    .what = Prøv igen. Sker det hver gang, så sig det til den, der driver webstedet.
error-503 = Webstedet kan ikke gemme noget lige nu
    .why = Databasen svarer ikke, som den skal, så intet er ændret.
    .what = Prøv igen om et minut. Den, der driver webstedet, finder årsagen i serverens meddelelser.
error-detail = Detaljer
