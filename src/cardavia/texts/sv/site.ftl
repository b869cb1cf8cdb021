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

home-title = Gamla kortspel med ärlig giv
home-continue = Ditt bord med { $game } är fortfarande öppet
    .hint = Allt ligger kvar som du lämnade det.
    .button = Fortsätt
home-play = Spela
home-rules = Fullständiga regler
home-foot = Datorn ser bara sina egna kort, och varje blandning kan kontrolleras i efterhand.

game-play = Spela
game-play-title = Nytt bord
game-level = Motståndare
game-house-rules = Husregler
    .hint = Från början är alla avstängda. Vad var och en ändrar står i reglerna.
game-house-rules-link = Husreglerna förklarade
game-continue = Du har ett öppet bord.
    .button = Gå till det
game-read-rules = Läs de fullständiga reglerna

level-novice = Nybörjare
    .hint = Spelar det som ser bra nog ut och ger dig många chanser.
level-casual = Hobbyspelare
    .hint = Spelar sina egna kort förnuftigt men ser inte längre än till bordet.
level-club = Klubbspelare
    .hint = Kan spelets knep, håller i sina säkra kort och låter dig sällan tömma bordet.
level-expert = Expert
    .hint = Tänker en hand framåt och spelar den sista felfritt, men har en svag stund då och då.
level-master = Mästare
    .hint = Går igenom tusentals sätt som korten kan sitta på och spelar den sista handen felfritt.

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

table-page-title = Bord med { $game }
table-page-loading = Bordet dukas.
table-page-noscript = Bordet kräver skript: korten flyttas när meddelanden kommer från servern. Tillåt skript för den här webbplatsen och ladda om sidan. Reglerna kan läsas utan.
table-page-not-built = Bordets program saknas i den här installationen. Den som driver webbplatsen kan bygga det med ”./dev run” eller installera ett utgivet paket.

settings-title = Inställningar
settings-lead = Det du ställer in här stannar i den här webbläsaren.
settings-display = Visning
settings-display-hint = Kontrast, korn och färgtemperatur finns under ”Visning” högst upp på varje sida. 50 % är neutralt.
settings-theme-hint = Papperet på alla sidor. Korten har alltid ljust papper.
settings-language = Språk
settings-language-hint = Varje sida kan läsas på alla språk i listan och behåller sin adress.
settings-visitor = Din plats
settings-visitor-hint = Det finns inga konton. Ett slumptal i en kaka håller dina platser; den som rensar kakor ger dem ifrån sig.

keyboard-title = Tangentbord
keyboard-lead = Allt vid bordet går att göra med bara tangentbordet. Tangenterna fungerar när bordet har fokus.
keyboard-key = Tangent
keyboard-action = Vad den gör
keyboard-arrows = Vänster, Höger
    .action = Gå längs handen eller korten på bordet
keyboard-rows = Upp, Ner
    .action = Växla mellan hand, bord och val
keyboard-enter = Enter, Blanksteg
    .action = Välj ett kort; igen: spela det
keyboard-escape = Esc
    .action = Lägg tillbaka det valda kortet, stäng det som är öppet
keyboard-numbers = 1 till 9
    .action = Välj ett av flera stick
keyboard-c = C
    .action = Nästa möjliga stick
keyboard-t = T
    .action = Hör bordet
keyboard-y = Y
    .action = Hör din hand
keyboard-l = L
    .action = Hör senaste sticket
keyboard-s = S
    .action = Hör ställningen
keyboard-w = W
    .action = Hör vems tur det är
keyboard-r = R
    .action = Öppna reglerna
keyboard-slash = /
    .action = Skriv vad du spelar, till exempel 7s x 3d 4d
keyboard-question = ?
    .action = Den här listan

verify-title = Blandningen i giv { $number }
verify-lead = Ingen, inte heller servern, kunde välja den här given. Här är allt som den är gjord av, och så kontrollerar du den själv.
verify-none-title = Inget att kontrollera ännu
verify-none = En givs hemlighet visas när dess sista kort är spelat. Spela given till slut och kom sedan tillbaka.
verify-back = Tillbaka till bordet
verify-deals = Givar
verify-deal = Giv { $number }
verify-promise = Innan du skickade något visade servern dig sitt åtagande, SHA-256 av sin hemlighet. Sedan lade din webbläsare till egna slumpmässiga byte. Hemlighet och byte är tillsammans startvärdet, och det ensamt avgör kortens ordning.
verify-commitment = Åtagande, visat före given
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
    .why = En plats hålls av en kaka i den webbläsare där bordet öppnades, och den här webbläsaren har ingen för det.
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
error-500 = Något gick sönder
    .why = Ett fel i programmet stoppade sidan. Det är antecknat, och inget är ändrat.
    .what = Försök igen. Om det händer varje gång, säg till den som driver webbplatsen.
error-503 = Webbplatsen kan inte spara något just nu
    .why = Databasen svarar inte som den ska, så inget är ändrat.
    .what = Försök igen om en minut. Den som driver webbplatsen hittar orsaken i serverns meddelanden.
error-detail = Närmare bestämt
