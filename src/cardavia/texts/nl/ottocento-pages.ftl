# What the site's own pages say about Ottocento. The table's texts are in ottocento.ftl.

ottocento-name = Ottocento
ottocento-box = 62 kaarten · uit Bologna
ottocento-summary = 4 spelers, twee tegen twee, één spel
ottocento-emblem = Zon en maan in één gezicht

ottocento-option-match = Lengte van de partij
    .hint = Hoe lang er wordt gespeeld.
ottocento-option-match-one_deal = één spel
ottocento-option-match-to_800 = tot 800 punten
ottocento-option-match-four_deals = vier spellen, iedereen deelt één keer
ottocento-option-discard_trumps = Troeven mogen worden weggelegd
    .hint = De deler mag ook troeven wegleggen, behalve Engel, Wereld en Bégato.
ottocento-option-declare_when = Moment van melden
    .hint = Wanneer sets en reeksen in de hand worden gemeld.
ottocento-option-declare_when-first_card = vóór de eigen eerste kaart
ottocento-option-declare_when-after_discard = allemaal voordat er wordt uitgekomen
ottocento-option-declaration_doubling = Meldingen verdubbelen
    .hint = Drie sets of drie reeksen in één melding worden verdubbeld.
ottocento-option-grande_moors = Moren in de Grande
    .hint = Waardoor ze mogen meetellen. Een contatore is de Bégato of de Matto.
ottocento-option-grande_moors-filled_ok = de vijf, of een contatore in plaats daarvan
ottocento-option-grande_moors-real_five = alleen de vijf zelf
ottocento-option-matto_payment = Kaart voor de Matto
    .hint = Wie de kaart kiest die ervoor wordt betaald.
ottocento-option-matto_payment-auto = de tafel
ottocento-option-matto_payment-choose = wie de Matto had

# Examples of the rules page.
ottocento-example-begato = Jullie hebben de Engel en de Wereld. Pak de Bégato met de 9, en jullie hebben een set en een Grande.
ottocento-example-discard = Je deelt en legt twee van deze 17 kaarten weg. Probeer een koning, of de Bégato.
ottocento-example-declare = Je komt uit in de eerste slag. Vóór je kaart mag je melden wat je in je hand hebt, of niets zeggen.
ottocento-example-follow = Zwaarden gevraagd. Je hebt er twee, dus de vrouw en de troef blijven in je hand. De Matto mag wel.
ottocento-example-trump = Zwaarden gevraagd en je hebt er geen. Je moet een troef spelen, hoog of laag; de Matto heb je niet.
ottocento-example-matto = De koning van de tegenstanders pakt deze slag. Speel de Matto in plaats van de vrouw: hij komt terug in ruil voor een kaart van de laagste waarde.
ottocento-example-moors = Een Moor ligt voor. Jouw Moor is even hoog en komt later, dus die wint. Kijk wat de 5 in plaats daarvan doet.
ottocento-example-last-trick = Allebei je troeven winnen deze slag. Welke wint ook de laatste, voor 6 punten?
ottocento-example-sets = De koning pakt de derde vrouw en is jullie derde koning. Met drie ridders zijn dat drie sets, en die worden verdubbeld.
ottocento-example-contatore = Koning en ridder met het aas, en de Bégato in plaats van de vrouw: win de slag met de koning.
ottocento-example-one-gap = In jullie Grande ontbreekt de 15, en de Bégato vult dat gat. Pak de 12, en de reeks loopt door tot de 10.
ottocento-example-two-gaps = Bégato en Matto vullen twee gaten, maar niet twee achter elkaar. Kijk hoe ver de Grande komt met de 13, en zonder.
ottocento-example-doubled = De koning van staven maakt een derde reeks: alle drie worden verdubbeld.
ottocento-example-payment = De Matto komt hoe dan ook terug bij jullie. Kijk welke kaart ervoor wordt betaald, en waarom geen aas.

# The page that counts a pile.
count-title = Mijn stapel tellen
count-tagline = Kies de kaarten die je team heeft gewonnen en zie wat ze waard zijn, set voor set en reeks voor reeks.
count-others = Troeven en Matto
count-typed = Of typ kaarten
count-do = Tellen
count-clear = Selectie wissen
count-result = De telling
count-none = Er is nog geen kaart gekozen.
count-strange = Geen kaart heet zo: { $words }. Kaarten schrijf je als KS, 7C, T16, ANG, M2, MAT.
count-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
count-number = { $points }
count-card-points = Waarden van de kaarten, min een half punt per kaart.
count-besides = De laatste slag levert 6 punten op, en meldingen komen erbij. De Matto ligt al waar hij hoort.
count-lacks = Er ontbreekt één kaart
count-lack = { $others ->
    [0] { $points } met { $card }
    [one] { $points } met { $card } of één andere kaart
   *[other] { $points } met { $card } of een van { $others } andere kaarten
}

# In a terminal
ottocento-terminal-help =
    Kaarten       rang en kleur: 7s is de zeven van zwaarden, nc de ridder van bekers (b staven, c bekers, d munten, s zwaarden)
                  troeven: t16 is de zestien, ang mon sol lun de hoogste vier, m1 tot m4 de Moren, dan beg en mat
    7s            speelt de kaart
    discard ts 9c legt twee kaarten weg; spaties, komma’s en plustekens doen hetzelfde
    declare       meldt wat je hand bevat; skip zegt niets
    pay 7s        geeft die kaart voor de Matto, waar jij haar kiest
    1 2 3 ...     speelt die regel van de lijst
    legal         toont opnieuw wat je kunt spelen
    score         hoe de partij staat en wat er open ligt
    undo          neemt je laatste beslissing terug, en alles wat daarna is gespeeld
    quit          verlaat de partij; je krijgt te zien hoe je later verdergaat
