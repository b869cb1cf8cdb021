# Pages of the site. The table's own texts are in table.ftl, those of a game in its own files.

language-name = Nederlands
language-direction = ltr

site-name = Cardavia
site-tagline = Oude kaartspellen, eerlijk gedeeld
site-description = Oude streekgebonden kaartspellen, precies volgens de regels gespeeld tegen een computer die alleen zijn eigen kaarten ziet.

nav-skip = Naar de inhoud
nav-home = Cardavia, naar de startpagina
nav-language = Taal
nav-language-submit = Wijzigen
nav-table = Naar de tafel
nav-rules = Volledige spelregels
nav-settings = Instellingen
nav-keyboard = Toetsenbord
nav-game = Over het spel
nav-footer = Meer pagina’s
nav-main = Hoofdmenu
nav-menu = Menu
nav-card = Spiekbriefje

display-title = Weergave
display-reset = Herstellen
display-contrast = Contrast
    .low = zacht
    .high = sterk
display-grain = Korrel
    .low = fijn
    .high = grof
display-temperature = Kleurtemperatuur
    .low = koel
    .high = warm
display-value = { $value }%
display-theme = Pagina
display-theme-auto = auto
display-theme-light = licht
display-theme-dark = donker
display-script = Deze schuifregelaars werken alleen met scripts. Zonder scripts blijft elke pagina neutraal.
display-more = Alle instellingen

home-title = Oude kaartspellen, eerlijk gedeeld
home-continue = Je tafel met { $game } staat nog open
    .hint = Alles ligt zoals je het hebt achtergelaten.
    .button = Doorgaan
home-play = Spelen
home-rules = Volledige spelregels
home-try = Probeer het: speel een kaart
home-foot = De computer ziet alleen zijn eigen kaarten, en je kunt achteraf nagaan hoe er geschud is.
home-preparing = De spellen worden klaargezet
    .hint = Dat gebeurt één keer, bij de eerste start. Nog niet klaar: { $games }. Je kunt alvast gaan zitten; de kaarten komen zodra ze klaar zijn.

game-play = Spelen
game-play-title = Nieuwe tafel
game-level = Tegenstander
game-opponents = Tegenstanders
game-partner = Partner
game-partner-auto = Als tegenstander, vanaf Clubspeler
game-house-rules = Huisregels
    .hint = In het begin staan ze allemaal uit. Wat elke huisregel verandert, lees je bij de spelregels.
game-house-rules-link = Uitleg van de huisregels
game-continue = Je hebt een open tafel.
    .button = Naar die tafel
game-read-rules = Lees de volledige spelregels

# The page that checks how a lead may be followed.
follow-title = Wat mag ik spelen?
follow-tagline = Vul in waarmee is uitgekomen en wat je in de hand hebt: zie wat mag, hoeveel mogelijkheden er zijn en waarom.
follow-target = Aangetikte kaarten gaan naar:
follow-lead = Gevraagd
follow-hand = Jouw hand
follow-do = Controleren
follow-clear = Alles wissen
follow-example = Voorbeeld
follow-result = Het antwoord
follow-need-lead = Kies de kaarten waarmee is uitgekomen.
follow-need-hand = De hand moet minstens zo veel kaarten hebben als waarmee is uitgekomen. Nog nodig: { $missing }.
follow-strange = Zo heet geen enkele kaart: { $words }. Kaarten schrijf je als { $example }.
follow-too-many = Te veel kaarten: een hand heeft er hoogstens { $most }.
follow-copies = Meer exemplaren dan er in het spel zijn: { $cards }.
follow-count = { $count ->
    [one] Er is één geldige mogelijkheid
   *[other] Er zijn { $count } geldige mogelijkheden
}
follow-try = Probeer iets uit deze hand
follow-typed = Of typ wat je speelt
follow-is-legal = Geldig: { $cards }
follow-open = { $chosen } van { $wanted } gekozen. Dit kan geldig worden.
follow-list = Alles wat mag

level-novice = Beginner
    .hint = Speelt wat er goed genoeg uitziet en geeft je kans na kans.
level-casual = Gelegenheidsspeler
    .hint = Speelt zijn eigen kaarten verstandig en kijkt niet verder dan de tafel.
level-club = Clubspeler
    .hint = Kent de kneepjes, legt het liefst kaarten die hij zelf weer kan pakken en laat je zelden de tafel leegvegen.
level-expert = Expert
    .hint = Denkt tot het eind van de hand vooruit en speelt de laatste kaarten van een spel foutloos, maar heeft af en toe een zwak moment.
level-master = Meester
    .hint = Denkt duizenden manieren door waarop de kaarten kunnen zitten en speelt de laatste kaarten van een spel foutloos.

option-null = uit
option-true = aan
option-false = uit

kernels-preparing = { $game } wordt klaargezet
    .hint = Dat gebeurt één keer, bij de eerste start, en duurt een paar seconden. Je kunt alvast gaan zitten; de kaarten komen zodra ze klaar zijn.
kernels-failed = { $game } kan niet worden gespeeld
    .hint = Het programma kon op deze machine niet worden klaargezet. Wie deze site beheert, ziet de oorzaak met de opdracht ‘cardavia warm { $slug }’ en start daarna de server opnieuw.
    .details = De foutmelding

rules-title = { $game }, volledige spelregels
rules-contents = Volledige spelregels
rules-play = Spelen
rules-version = Versie { $version } van de spelregels
example = Voorbeeld
example-again = Opnieuw
example-play = Speel deze stand
example-waiting = De spelregels worden klaargezet. Probeer het zo nog eens.
rules-values = Wat de kaarten waard zijn
rules-values-card = Kaart
rules-card-title = { $game }, spiekbriefje
rules-card-print = Afdrukken
rules-card-back = Alle spelregels

table-page-title = Tafel met { $game }
table-page-loading = De tafel wordt klaargezet.
table-page-noscript = De tafel heeft scripts nodig: kaarten bewegen als er berichten van de server komen. Sta scripts toe voor deze site en laad de pagina opnieuw. De spelregels kun je ook zonder lezen.
table-page-not-built = Het programma van de tafel ontbreekt in deze installatie. Wie deze site beheert, kan het bouwen met ‘./dev run’ of een uitgebracht pakket installeren.

settings-title = Instellingen
settings-lead = Wat je hier instelt, wordt alleen in deze browser bewaard.
settings-display-hint = Contrast, korrel en kleurtemperatuur vind je onder ‘Weergave’ boven aan elke pagina. 50% is neutraal.
settings-theme-hint = De kleur van het papier op alle pagina’s. Kaarten staan altijd op licht papier.
settings-language = Taal
settings-language-hint = Elke pagina is te lezen in elke taal van deze lijst en houdt hetzelfde adres.
settings-visitor = Jouw plaats
settings-visitor-hint = Er zijn geen accounts. Een willekeurig getal in een cookie onthoudt je plaatsen; wis je je cookies, dan ben je ze kwijt.
settings-cards = Kaarten en tafel
settings-play = Spelen
settings-motion = Beweging en geluid
settings-speech = Voorlezen
settings-script = Deze instellingen werken alleen met scripts. Zonder scripts blijft alles zoals het standaard is.
settings-reset = Alle instellingen herstellen
set-deck = Kaartspel
    .hint = Voor spellen met 40 kaarten. In de Italiaanse kleuren zijn harten bekers, ruiten munten, klaveren staven en schoppen zwaarden; de ridder vervangt de vrouw.
set-deck-milanese = Milanees
set-deck-bresciane-40 = Bresciaans, Italiaanse kleuren
set-cloth = Kleed
    .hint = Elk spel legt zijn eigen kleed, of je kiest er een voor alle spellen.
set-cloth-own = eigen
set-cloth-green = groen
set-cloth-blue = blauw
set-cloth-burgundy = bordeaux
set-cloth-slate = leigrijs
set-inks = Tinten van de kleuren
    .hint = De duidelijke tinten zijn beter uit elkaar te houden, hoe je kleuren ook ziet.
set-inks-classic = klassiek
set-inks-four = vier
set-inks-distinct = duidelijk
set-letters = Letters in de hoeken
    .hint = Aas, boer, vrouw en heer in je eigen taal of zoals op internationale kaarten.
set-index = Hoeken
    .hint = Grote cijfers en tekens zijn op een klein scherm beter te lezen.
set-index-normal = gewoon
set-index-big = groot
set-tap = Spelen met één tik
    .hint = Eén tik speelt de kaart meteen, zonder tweede tik.
set-forced = Maar één mogelijkheid
    .hint = Wat er gebeurt als je geen keus hebt.
set-forced-off = wachten
set-forced-suggest = voorstellen
set-forced-play = spelen
set-memory = Geheugentraining
    .hint = Verbergt wat er in de slagenstapels ligt, voor wie het tellen oefent.
set-hand = Hand
    .hint = De tafel voor linkshandigen heeft de knoppen links.
set-hand-right = rechts
set-hand-left = links
set-pace = Snelheid
    .hint = Hoe snel de kaarten bewegen en de computer speelt.
set-pace-slow = langzaam
set-pace-normal = normaal
set-pace-fast = snel
set-pace-instant = direct
set-motion = Beweging
    .hint = Zonder beweging wisselen de kaarten meteen van plaats.
set-motion-auto = zoals het systeem
set-motion-full = altijd
set-motion-reduced = geen
set-volume = Volume
    .hint = Het geluid begint bij je eerste tik of toets.
set-sound_cards = Geluid van de kaarten
set-sound_turn = Geluid als jij aan de beurt bent
set-sound_end = Geluid aan het eind van een spel
set-speech = Wat er wordt voorgelezen
    .hint = Voor schermlezers, tijdens het spelen.
set-speech-all = elke kaart
set-speech-results = mijn kaarten en de uitslag
set-speech-turn = alleen mijn beurt

keyboard-title = Toetsenbord
keyboard-lead = Alles aan tafel kan met alleen het toetsenbord. De toetsen werken als de tafel de focus heeft.

verify-title = Het schudden van spel { $number }
verify-lead = Niemand, ook de server niet, kon kiezen hoe de kaarten vielen. Hier staat alles waaruit dit spel is ontstaan, en hoe je het zelf nagaat.
verify-none-title = Nog niets om na te gaan
verify-none = Het geheim van een spel verschijnt als de laatste kaart is gespeeld. Speel het spel uit en kom dan terug.
verify-practice = Deze tafel begon met een voorbeeld uit de spelregels. Er is niet geschud, dus er valt niets na te gaan.
verify-back = Terug naar de tafel
verify-deals = Spellen
verify-deal = Spel { $number }
verify-promise = Voordat je iets stuurde, liet de server een vingerafdruk (SHA-256) van zijn geheim zien en legde het daarmee vast. Daarna voegde je browser eigen willekeurige bytes toe. Geheim en bytes vormen samen de beginwaarde, en die alleen bepaalt de volgorde van de kaarten.
verify-commitment = Vingerafdruk van het geheim, getoond vóór het spel
verify-secret = Geheim van de server, getoond na het spel
verify-entropy = Willekeurige bytes van plaats { $seat }
verify-entropy-none = Plaats { $seat } is een computerspeler en voegt er geen toe
verify-dealer = Deler
verify-dealer-seat = plaats { $seat }
verify-ai-secret = Geheim van de computerspelers
    .hint = Hun keuzes volgen uit hun eigen kaarten en dit getal en zijn te herhalen.
verify-deck = De kaarten in de volgorde van delen
verify-yourself = Ga het zelf na
verify-python = Deze regels Python hebben niets anders nodig dan Python. Ze tonen de kaarten hierboven.
verify-download = Download het spel
    .hint = Het bestand werkt met de opdracht ‘cardavia verify’.

error-title = { $code }: { $title }
error-home = Naar de startpagina
error-400 = Dat verzoek is onbegrijpelijk
    .why = Het heeft niet de vorm die deze site kent.
    .what = Ga terug en probeer het opnieuw, of begin bij de startpagina.
error-403 = Dit is niet voor jou
    .why = Het verzoek kwam niet van een pagina van deze site.
    .what = Open de pagina hier en gebruik de knoppen.
error-403-seat = Je hebt geen plaats aan deze tafel
    .why = Een plaats hoort bij een cookie in de browser die de tafel heeft geopend, en deze browser heeft er geen voor.
    .what = Gebruik de browser waarin je begon, of open een eigen tafel.
error-404 = Hier is niets
    .why = Het adres is verkeerd getypt of verouderd.
    .what = Controleer het adres, of begin bij de startpagina.
error-404-table = Die tafel bestaat niet
    .why = De link is onvolledig, of de tafel hoort bij een andere site.
    .what = Controleer de link, of open een nieuwe tafel.
error-404-game = Dat kaartspel is er niet
    .why = Deze site heeft het kaartspel uit het adres niet.
    .what = Kies een van de kaartspellen op de startpagina.
error-405 = Dat kan hier niet
    .why = Het adres bestaat, maar niet voor dit soort verzoek.
    .what = Open het als een gewone pagina.
error-413 = Dat is te veel
    .why = Het verzoek is groter dan alles wat deze site nodig heeft.
    .what = Stuur minder; gewone formulieren passen altijd.
error-422 = Die keuze is er niet
    .why = Het formulier bevatte iets wat dit kaartspel niet heeft, dus er is geen tafel geopend.
    .what = Ga terug naar de pagina van het kaartspel, kies opnieuw en druk op Spelen.
error-429 = Rustig aan
    .why = Er kwamen hiervandaan te veel verzoeken in korte tijd. Er is niets veranderd.
    .what = Wacht { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } en probeer het dan opnieuw.
error-429-tables = Genoeg tafels voor vandaag
    .why = { $limit ->
        [one] Hiervandaan kan per etmaal hoogstens één tafel worden geopend, en die is er al.
       *[other] Hiervandaan kunnen per etmaal hoogstens { $limit } tafels worden geopend, en zoveel zijn er al.
    } Je open tafels gaan door.
    .what = Speel verder aan een van je tafels, of kom morgen terug.
error-500 = Er ging iets mis
    .why = Een fout in het programma heeft deze pagina gestopt. Hij is genoteerd; er is niets veranderd.
    .what = Probeer het opnieuw. Gebeurt het elke keer, meld het dan aan wie deze site beheert.
error-503 = De site kan nu niets opslaan
    .why = De database antwoordt niet zoals het moet, dus er is niets veranderd.
    .what = Probeer het over een minuut opnieuw. Wie deze site beheert, vindt de oorzaak in de meldingen van de server.
error-detail = Bijzonderheden
