# What the site's own pages say about Ottocento. The table's texts are in ottocento.ftl.

ottocento-name = Ottocento
ottocento-box = 62 kort · från Bologna
ottocento-summary = 4 spelare, två mot två, en giv
ottocento-emblem = Sol och måne i ett och samma ansikte

ottocento-option-match = Partiets längd
    .hint = Så länge pågår det.
ottocento-option-match-one_deal = en giv
ottocento-option-match-to_800 = till 800 poäng
ottocento-option-match-four_deals = fyra givar, där alla ger en gång
ottocento-option-discard_trumps = Trumfar får läggas bort
    .hint = Givaren får även lägga bort trumfar, utom Ängeln, Världen och Bégato.
ottocento-option-declare_when = När man anmäler
    .hint = När criccor och sekvenser på handen anmäls.
ottocento-option-declare_when-first_card = före sitt första kort
ottocento-option-declare_when-after_discard = alla före det första utspelet
ottocento-option-declaration_doubling = Anmälningar dubblas
    .hint = Tre criccor eller tre sekvenser i en anmälan dubblas.
ottocento-option-grande_moors = Mori i Grande
    .hint = Vad som krävs för att de (morerna) ska räknas med. En contatore är Bégato eller Matto.
ottocento-option-grande_moors-filled_ok = femman, eller en contatore i dess ställe
ottocento-option-grande_moors-real_five = bara femman själv
ottocento-option-matto_payment = Kort för Matto
    .hint = Vem som väljer kortet som betalas.
ottocento-option-matto_payment-auto = bordet
ottocento-option-matto_payment-choose = den som hade Matto

# Examples of the rules page.
ottocento-example-begato = Ert lag har Ängeln och Världen. Ta Bégato med 9:an, så har ni både en cricca och en Grande.
ottocento-example-discard = Du ger och lägger bort två av de här 17 korten. Prova en kung, eller Bégato.
ottocento-example-declare = Du spelar ut till första sticket. Före ditt kort får du anmäla det som finns på din hand, eller säga inget.
ottocento-example-follow = Svärd spelades ut. Du har två, så damen och trumfen stannar på handen. Matto får spelas.
ottocento-example-trump = Svärd spelades ut och du har inget. Du måste spela en trumf, hög eller låg; Matto har du inte.
ottocento-example-matto = Motståndarnas kung tar det här sticket. Spela Matto i stället för damen: den kommer tillbaka mot ett kort av lägsta värde.
ottocento-example-moors = En Moro leder. Din Moro är lika hög och kommer senare, så den vinner. Se vad 5:an gör i stället.
ottocento-example-last-trick = Båda dina trumfar vinner det här sticket. Vilken av dem vinner också det sista, för 6 poäng?
ottocento-example-sets = Kungen tar den tredje damen och är er tredje kung. Med tre riddare blir det tre criccor, som dubblas.
ottocento-example-contatore = Kung och riddare med esset, och Bégato i damens ställe: vinn sticket med kungen.
ottocento-example-one-gap = I er Grande saknas 15:an, och Bégato fyller luckan. Ta 12:an, så fortsätter sekvensen till 10:an.
ottocento-example-two-gaps = Bégato och Matto fyller två luckor, men inte två i rad. Se hur långt Grande når med 13:an, och utan den.
ottocento-example-doubled = Stavar kung ger en tredje sekvens: alla tre dubblas.
ottocento-example-payment = Matto kommer tillbaka till ert lag i båda fallen. Se vilket kort som betalas för den, och varför det inte är ett ess.

# The page that counts a pile.
count-title = Räkna min stickhög
count-tagline = Välj korten som ditt lag har vunnit och se vad de är värda, cricca för cricca och sekvens för sekvens.
count-others = Trumfar och Matto
count-typed = Eller skriv kort
count-do = Räkna
count-clear = Avmarkera alla
count-result = Räkningen
count-none = Inget kort är valt ännu.
count-strange = Inget kort heter: { $words }. Kort skrivs som KS, 7C, T16, ANG, M2, MAT.
count-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
count-number = { $points }
count-card-points = Kortens värden, minus en halv poäng för varje kort.
count-besides = Sista sticket ger 6 poäng, och anmälningar läggs till. Matto ligger redan där den hör hemma.
count-lacks = Ett kort saknas
count-lack = { $others ->
    [0] { $points } med { $card }
    [one] { $points } med { $card } eller ett annat kort
   *[other] { $points } med { $card } eller ett av { $others } andra kort
}

# In a terminal
ottocento-terminal-help =
    Kort          valör och färg: 7s är svärd sju, nc bägare riddare (b stavar, c bägare, d mynt, s svärd)
                  trumf: t16 är sexton, ang mon sol lun de fyra högsta, m1 till m4 Mori, sedan beg och mat
    7s            spelar kortet
    discard ts 9c lägger bort två kort; blanksteg, komma och plus gör detsamma
    declare       anmäler det du har på handen; skip säger ingenting
    pay 7s        ger det kortet för Matto, där du själv väljer
    1 2 3 ...     spelar den raden i listan
    legal         visar igen vad du kan spela
    score         hur partiet står och vad som ligger öppet
    undo          tar tillbaka ditt senaste beslut och allt som spelats sedan dess
    quit          lämnar partiet; du får veta hur du fortsätter senare
