# Pages of the site. The table's own texts are in table.ftl, those of a game in its own files.

language-name = Svenska
language-direction = ltr

site-name = Cardavia
site-tagline = Gamla kortspel med ärlig giv
site-description = Gamla kortspel med lokala rötter, spelade exakt efter reglerna mot en dator som bara ser sina egna kort.

nav-skip = Hoppa till innehållet
nav-home = Cardavia, till startsidan
nav-language = Språk
nav-language-submit = Byt
nav-table = Till bordet
nav-rules = Fullständiga regler
nav-settings = Inställningar
nav-keyboard = Tangentbord
nav-game = Om spelet
nav-footer = Fler sidor
nav-main = Huvudmeny
nav-menu = Meny
nav-card = Lathund

display-title = Visning
display-reset = Återställ
display-contrast = Kontrast
    .low = mjuk
    .high = skarp
display-grain = Korn
    .low = fint
    .high = grovt
display-temperature = Färgtemperatur
    .low = kall
    .high = varm
display-value = { $value } %
display-theme = Sida
display-theme-auto = auto
display-theme-light = ljus
display-theme-dark = mörk
display-script = Reglagen kräver skript. Utan skript behåller alla sidor sitt neutrala utseende.
display-more = Alla inställningar

home-title = Gamla kortspel med ärlig giv
home-continue = Ditt bord med { $game } är fortfarande öppet
    .hint = Allt ligger kvar som du lämnade det.
    .button = Fortsätt
home-play = Spela
home-rules = Fullständiga regler
home-try = Prova: spela ett kort
home-foot = Datorn ser bara sina egna kort, och varje blandning kan kontrolleras i efterhand.
home-preparing = Spelen görs i ordning
    .hint = Det sker bara en gång, vid den första starten. Ännu inte klara: { $games }. Du kan slå dig ner redan nu; korten kommer så snart de är klara.

game-play = Spela
game-play-title = Nytt bord
game-level = Motståndare
game-opponents = Motståndare
game-partner = Partner
game-partner-auto = Som motståndarna, minst Klubbspelare
game-house-rules = Husregler
    .hint = Från början är alla avstängda. Vad var och en ändrar står i reglerna.
game-house-rules-link = Husreglerna förklarade
game-continue = Du har ett öppet bord.
    .button = Gå till det
game-read-rules = Läs de fullständiga reglerna

# The page that checks how a lead may be followed.
follow-title = Vad får jag spela?
follow-tagline = Ange utspelet och din hand: se vilka spel som är tillåtna, hur många de är och varför.
follow-target = Kort du trycker på hamnar i:
follow-lead = Utspel
follow-hand = Din hand
follow-do = Kontrollera
follow-clear = Rensa allt
follow-example = Exempel
follow-result = Svaret
follow-need-lead = Välj korten som spelades ut.
follow-need-hand = Handen måste ha minst lika många kort som spelades ut. Saknas ännu: { $missing }.
follow-strange = Inget kort heter: { $words }. Kort skrivs som { $example }.
follow-too-many = För många kort: en hand har högst { $most }.
follow-copies = Fler exemplar än det finns i spelet: { $cards }.
follow-count = { $count ->
    [one] Ett spel är tillåtet
   *[other] { $count } spel är tillåtna
}
follow-try = Prova ett spel ur handen
follow-typed = Eller skriv ett spel
follow-is-legal = Tillåtet: { $cards }
follow-open = { $chosen } av { $wanted } valda. Det kan bli ett tillåtet spel.
follow-list = Alla tillåtna spel

level-novice = Nybörjare
    .hint = Spelar det som ser tillräckligt bra ut och ger dig många chanser.
level-casual = Hobbyspelare
    .hint = Spelar sina egna kort förnuftigt men ser inte längre än till bordet.
level-club = Klubbspelare
    .hint = Kan spelets knep, lägger helst kort som den själv kan ta tillbaka och låter dig sällan tömma bordet.
level-expert = Expert
    .hint = Tänker handen till slut och spelar de sista korten i given felfritt, men har en svag stund då och då.
level-master = Mästare
    .hint = Går igenom tusentals sätt som korten kan sitta på och spelar de sista korten i given felfritt.

option-null = av
option-true = på
option-false = av

kernels-preparing = { $game } görs i ordning
    .hint = Det sker bara en gång, vid den första starten, och tar några sekunder. Du kan slå dig ner redan nu; korten kommer så snart de är klara.
kernels-failed = { $game } går inte att spela
    .hint = Programmet kunde inte göras i ordning på den här datorn. Den som driver webbplatsen kan se varför med kommandot ”cardavia warm { $slug }” och sedan starta om servern.
    .details = Felmeddelandet

rules-title = { $game }, fullständiga regler
rules-contents = Fullständiga regler
rules-play = Spela
rules-version = Regelversion { $version }
example = Exempel
example-again = Börja om
example-play = Spela den här ställningen
example-waiting = Reglerna görs i ordning. Försök igen om en stund.
rules-values = Vad korten är värda
rules-values-card = Kort
rules-card-title = { $game }, lathund
rules-card-print = Skriv ut
rules-card-back = Alla regler

table-page-title = Bord med { $game }
table-page-loading = Bordet görs i ordning.
table-page-noscript = Bordet kräver skript: korten flyttas när meddelanden kommer från servern. Tillåt skript för den här webbplatsen och ladda om sidan. Reglerna kan läsas utan.
table-page-not-built = Bordets program saknas i den här installationen. Den som driver webbplatsen kan bygga det med ”./dev run” eller installera ett utgivet paket.

settings-title = Inställningar
settings-lead = Det du ställer in här sparas bara i den här webbläsaren.
settings-display-hint = Kontrast, korn och färgtemperatur finns under ”Visning” högst upp på varje sida. 50 % är neutralt.
settings-theme-hint = Papperets färg på alla sidor. Korten är alltid på ljust papper.
settings-language = Språk
settings-language-hint = Varje sida kan läsas på alla språk i listan och behåller sin adress.
settings-visitor = Din plats
settings-visitor-hint = Det finns inga konton. Ett slumptal i en kaka håller reda på dina platser; rensar du dina kakor förlorar du dem.
settings-cards = Kort och bord
settings-play = Spelet
settings-motion = Rörelse och ljud
settings-speech = Uppläsning
settings-script = De här inställningarna kräver skript. Utan skript gäller sidans standardval.
settings-reset = Återställ alla inställningar
set-deck = Kortlek
    .hint = För spel med 40 kort. I de italienska färgerna är hjärter bägare, ruter mynt, klöver stavar och spader svärd, och riddaren motsvarar damen.
set-deck-milanese = Milanesisk
set-deck-bresciane-40 = Bresciansk, italienska färger
set-cloth = Duk
    .hint = Varje spel lägger sin egen, eller så väljer du en för alla.
set-cloth-own = spelets
set-cloth-green = grön
set-cloth-blue = blå
set-cloth-burgundy = vinröd
set-cloth-slate = skiffergrå
set-inks = Färgernas kulör
    .hint = De tydliga kulörerna är lättare att skilja åt, hur man än ser färger.
set-inks-classic = klassiska
set-inks-four = fyra
set-inks-distinct = tydliga
set-letters = Bokstäver i hörnen
    .hint = Ess, knekt, dam och kung på ditt språk eller som på internationella kort.
set-index = Hörn
    .hint = Stora siffror och tecken är lättare att läsa på en liten skärm.
set-index-normal = vanliga
set-index-big = stora
set-tap = Spela med ett tryck
    .hint = Ett tryck spelar kortet direkt, utan ett andra tryck.
set-forced = Bara ett möjligt drag
    .hint = Vad som händer när du inte har något val.
set-forced-off = vänta
set-forced-suggest = föreslå det
set-forced-play = spela det
set-memory = Minnesträning
    .hint = Döljer vad stickhögarna innehåller, för den som övar på att räkna.
set-hand = Hand
    .hint = Bordet för vänsterhänta har knapparna till vänster.
set-hand-right = höger
set-hand-left = vänster
set-pace = Tempo
    .hint = Hur fort korten rör sig och datorn spelar.
set-pace-slow = långsamt
set-pace-normal = normalt
set-pace-fast = snabbt
set-pace-instant = direkt
set-motion = Rörelse
    .hint = Utan rörelse byter korten plats direkt.
set-motion-auto = som systemet
set-motion-full = alltid
set-motion-reduced = ingen
set-volume = Volym
    .hint = Ljuden börjar med ditt första tryck.
set-sound_cards = Ljud när kort spelas
set-sound_turn = Ljud när det är din tur
set-sound_end = Ljud när en giv är slut
set-speech = Vad som läses upp
    .hint = För skärmläsare, medan du spelar.
set-speech-all = varje kort
set-speech-results = mina kort och resultat
set-speech-turn = bara min tur

keyboard-title = Tangentbord
keyboard-lead = Allt vid bordet går att göra med bara tangentbordet. Tangenterna fungerar när bordet har fokus.

verify-title = Blandningen i giv { $number }
verify-lead = Ingen, inte heller servern, kunde välja den här given. Här är allt som den är gjord av, och hur du själv kontrollerar den.
verify-none-title = Inget att kontrollera ännu
verify-none = En givs hemlighet visas när dess sista kort är spelat. Spela given till slut och kom sedan tillbaka.
verify-practice = Det här bordet började med ett exempel ur reglerna. Ingenting blandades, så det finns inget att kontrollera.
verify-back = Tillbaka till bordet
verify-deals = Givar
verify-deal = Giv { $number }
verify-promise = Innan du skickade något visade servern dig ett fingeravtryck (SHA-256) av sin hemlighet och band sig därmed vid den. Sedan lade din webbläsare till egna slumpmässiga byte. Hemlighet och byte är tillsammans startvärdet, och det ensamt avgör kortens ordning.
verify-commitment = Hemlighetens fingeravtryck, visat före given
verify-secret = Serverns hemlighet, visad efter given
verify-entropy = Slumpmässiga byte från plats { $seat }
verify-entropy-none = Plats { $seat } är en datorspelare och lägger inte till några
verify-dealer = Givare
verify-dealer-seat = plats { $seat }
verify-ai-secret = Datorspelarnas hemlighet
    .hint = Deras val följer av deras egna kort och det här talet och kan upprepas.
verify-deck = Korten i den ordning de gavs
verify-yourself = Kontrollera själv
verify-python = De här raderna Python behöver inget annat än Python. De skriver ut korten här ovanför.
verify-download = Ladda ner given
    .hint = Filen fungerar med kommandot ”cardavia verify”.

error-title = { $code }: { $title }
error-home = Till startsidan
error-400 = Den förfrågan går inte att förstå
    .why = Den har inte en form som webbplatsen känner till.
    .what = Gå tillbaka och försök igen, eller börja från startsidan.
error-403 = Hit har du inte tillträde
    .why = Förfrågan kom inte från en sida på den här webbplatsen.
    .what = Öppna sidan här och använd dess knappar.
error-403-seat = Du har ingen plats vid det här bordet
    .why = En plats hålls av en kaka i den webbläsare där bordet öppnades, och den här webbläsaren har ingen sådan.
    .what = Använd webbläsaren du började i, eller öppna ett eget bord.
error-404 = Här finns ingenting
    .why = Adressen är felskriven eller inaktuell.
    .what = Kontrollera adressen, eller börja från startsidan.
error-404-table = Det bordet finns inte
    .why = Länken är ofullständig, eller så hör bordet till en annan webbplats.
    .what = Kontrollera länken, eller öppna ett nytt bord.
error-404-game = Det spelet finns inte
    .why = Webbplatsen har inte det spel som adressen nämner.
    .what = Välj ett av spelen på startsidan.
error-405 = Det går inte att göra här
    .why = Adressen finns, men inte för den sortens förfrågan.
    .what = Öppna den som en vanlig sida.
error-413 = Det är för mycket
    .why = Förfrågan är större än något som webbplatsen behöver.
    .what = Skicka mindre; vanliga formulär får alltid plats.
error-422 = Det valet finns inte
    .why = Formuläret innehöll något som spelet inte har, så inget bord öppnades.
    .what = Gå tillbaka till spelets sida, välj igen och tryck på Spela.
error-429 = Ta det lugnt
    .why = Det kom för många förfrågningar härifrån på kort tid. Inget är ändrat.
    .what = Vänta { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    } och försök igen.
error-429-tables = Nog med bord för i dag
    .why = { $limit ->
        [one] Härifrån går det att öppna högst ett bord per dygn, och det är öppnat.
       *[other] Härifrån går det att öppna högst { $limit } bord per dygn, och så många är öppnade.
    } Dina öppna bord fortsätter.
    .what = Spela vidare vid något av dina bord, eller kom tillbaka i morgon.
error-500 = Något gick fel
    .why = Ett fel i programmet stoppade sidan. Felet är loggat, och inget är ändrat.
    .what = Försök igen. Om det händer varje gång, säg till den som driver webbplatsen.
error-503 = Webbplatsen kan inte spara något just nu
    .why = Databasen svarar inte som den ska, så inget är ändrat.
    .what = Försök igen om en minut. Den som driver webbplatsen hittar orsaken i serverns meddelanden.
error-detail = Detaljer
