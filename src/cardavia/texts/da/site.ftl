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

home-title = Gamle kortspil med ærlig giv
home-continue = Dit bord med { $game } er stadig åbent
    .hint = Alt ligger, som du forlod det.
    .button = Fortsæt
home-play = Spil
home-rules = Fuldstændige regler
home-foot = Computeren ser kun sine egne kort, og enhver blanding kan kontrolleres bagefter.

game-play = Spil
game-play-title = Nyt bord
game-level = Modstander
game-house-rules = Husregler
    .hint = Fra begyndelsen er de alle slået fra. Hvad hver af dem ændrer, står i reglerne.
game-house-rules-link = Husreglerne forklaret
game-continue = Du har et åbent bord.
    .button = Gå til det
game-read-rules = Læs de fuldstændige regler

level-novice = Begynder
    .hint = Spiller, hvad der ser godt nok ud, og giver dig mange chancer.
level-casual = Hyggespiller
    .hint = Spiller sine egne kort fornuftigt og ser ikke længere end til bordet.
level-club = Klubspiller
    .hint = Kender spillets kneb, holder på sine sikre kort og lader dig sjældent rydde bordet.
level-expert = Ekspert
    .hint = Tænker en hånd frem og spiller den sidste uden fejl, men har et svagt øjeblik i ny og næ.
level-master = Mester
    .hint = Regner på tusindvis af måder, kortene kan sidde på, og spiller den sidste hånd uden fejl.

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

table-page-title = Bord med { $game }
table-page-loading = Bordet dækkes.
table-page-noscript = Bordet kræver scripts: Kortene flytter sig, når der kommer besked fra serveren. Tillad scripts for dette websted, og indlæs siden igen. Reglerne kan læses uden.
table-page-not-built = Bordets program mangler i denne installation. Den, der driver webstedet, kan bygge det med ”./dev run” eller installere en udgivet pakke.

settings-title = Indstillinger
settings-lead = Det, du indstiller her, bliver i denne browser.
settings-display = Visning
settings-display-hint = Kontrast, korn og farvetemperatur finder du under ”Visning” øverst på hver side. 50 % er neutralt.
settings-theme-hint = Papiret på alle sider. Kortene har altid lyst papir.
settings-language = Sprog
settings-language-hint = Hver side kan læses på alle sprog på listen og beholder sin adresse.
settings-visitor = Din plads
settings-visitor-hint = Der er ingen konti. Et tilfældigt tal i en cookie holder dine pladser; sletter du cookies, giver du dem fra dig.

keyboard-title = Tastatur
keyboard-lead = Alt ved bordet kan klares med tastaturet alene. Tasterne virker, når bordet har fokus.
keyboard-key = Tast
keyboard-action = Hvad den gør
keyboard-arrows = Venstre, Højre
    .action = Flyt gennem hånden eller kortene på bordet
keyboard-rows = Op, Ned
    .action = Skift mellem hånd, bord og handlinger
keyboard-enter = Enter, Mellemrum
    .action = Vælg et kort; igen: spil det
keyboard-escape = Esc
    .action = Læg det valgte kort tilbage, luk det, der er åbent
keyboard-numbers = 1 til 9
    .action = Vælg et af flere stik
keyboard-c = C
    .action = Næste mulige stik
keyboard-t = T
    .action = Hør bordet
keyboard-y = Y
    .action = Hør din hånd
keyboard-l = L
    .action = Hør seneste stik
keyboard-s = S
    .action = Hør stillingen
keyboard-w = W
    .action = Hør, hvis tur det er
keyboard-r = R
    .action = Åbn reglerne
keyboard-slash = /
    .action = Skriv, hvad du spiller, for eksempel 7s x 3d 4d
keyboard-question = ?
    .action = Denne liste

verify-title = Blandingen i omgang { $number }
verify-lead = Ingen, heller ikke serveren, kunne vælge denne giv. Her er alt, hvad den er lavet af, og hvordan du selv kontrollerer den.
verify-none-title = Intet at kontrollere endnu
verify-none = En omgangs hemmelighed vises, når det sidste kort er spillet. Spil omgangen færdig, og kom så tilbage.
verify-back = Tilbage til bordet
verify-deals = Omgange
verify-deal = Omgang { $number }
verify-promise = Før du sendte noget, viste serveren dig sin forpligtelse, SHA-256 af sin hemmelighed. Så lagde din browser sine egne tilfældige bytes til. Hemmelighed og bytes udgør tilsammen startværdien, og den alene afgør kortenes rækkefølge.
verify-commitment = Forpligtelse, vist før omgangen
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
error-500 = Noget gik i stykker
    .why = En fejl i programmet standsede siden. Den er noteret, og intet er ændret.
    .what = Prøv igen. Sker det hver gang, så sig det til den, der driver webstedet.
error-503 = Webstedet kan ikke gemme noget lige nu
    .why = Databasen svarer ikke, som den skal, så intet er ændret.
    .what = Prøv igen om et minut. Den, der driver webstedet, finder årsagen i serverens meddelelser.
error-detail = Nærmere bestemt
