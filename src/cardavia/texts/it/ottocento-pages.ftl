# What the site's own pages say about Ottocento. The table's texts are in ottocento.ftl.

ottocento-name = Ottocento
ottocento-box = 62 carte · Bolognesi
ottocento-summary = 4 giocatori in due coppie, una smazzata
ottocento-emblem = Sole e luna in un solo volto

ottocento-option-match = Durata della partita
    .hint = Quanto dura.
ottocento-option-match-one_deal = una smazzata
ottocento-option-match-to_800 = a 800 punti
ottocento-option-match-four_deals = quattro smazzate, una per mazziere
ottocento-option-discard_trumps = Trionfi nello scarto
    .hint = Il mazziere può scartare anche trionfi, tranne Angelo, Mondo e Bégato.
ottocento-option-declare_when = Quando si accusa
    .hint = Il momento di accusare le cricche e le sequenze che si hanno in mano.
ottocento-option-declare_when-first_card = prima della propria prima carta
ottocento-option-declare_when-after_discard = tutti prima della prima uscita
ottocento-option-declaration_doubling = Raddoppio degli accusi
    .hint = In un accuso tre cricche o tre sequenze raddoppiano.
ottocento-option-grande_moors = Mori nella Grande
    .hint = Che cosa li fa entrare. Un contatore è il Bégato o il Matto.
ottocento-option-grande_moors-filled_ok = il cinque, o un contatore al suo posto
ottocento-option-grande_moors-real_five = solo il cinque vero
ottocento-option-matto_payment = Carta in cambio del Matto
    .hint = Chi sceglie la carta da dare.
ottocento-option-matto_payment-auto = il tavolo
ottocento-option-matto_payment-choose = chi aveva il Matto

# Examples of the rules page.
ottocento-example-begato = La tua coppia ha l’Angelo e il Mondo. Prendi il Bégato con il 9: avrete una cricca e una Grande.
ottocento-example-discard = Dai le carte tu e ne scarti due di queste 17. Prova con un re, o con il Bégato.
ottocento-example-declare = Esci tu nella prima presa. Prima della tua carta puoi accusare quello che hai in mano, o non dire nulla.
ottocento-example-follow = Si è usciti a spade. Ne hai due, perciò la regina e il trionfo restano in mano. Il Matto si può giocare.
ottocento-example-trump = Si è usciti a spade e tu non ne hai. Devi giocare un trionfo, alto o basso; il Matto non ce l’hai.
ottocento-example-matto = Il re degli avversari fa questa presa. Gioca il Matto invece della regina: torna da voi in cambio di una carta del valore più basso.
ottocento-example-moors = In testa c’è un Moro. Il tuo è pari e arriva dopo, perciò vince. Guarda che cosa fa invece il 5.
ottocento-example-last-trick = Con tutti e due i trionfi fai questa presa. Quale dei due farà anche l’ultima, che vale 6 punti?
ottocento-example-sets = Il re prende la terza regina ed è il vostro terzo re. Con i tre cavalli fanno tre cricche, che raddoppiano.
ottocento-example-contatore = Re e cavallo con l’asso, e il Bégato dove manca la regina: fai la presa con il re.
ottocento-example-one-gap = Alla vostra Grande manca il 15, e il Bégato ne prende il posto. Prendi il 12, e la fila arriva al 10.
ottocento-example-two-gaps = Bégato e Matto riempiono due buchi, ma non due di seguito. Guarda fin dove arriva la Grande con il 13, e senza.
ottocento-example-doubled = Il re di bastoni fa la terza sequenza: raddoppiano tutte e tre.
ottocento-example-payment = Il Matto torna comunque alla tua coppia. Guarda quale carta si dà in cambio, e perché non un asso.

# The page that counts a pile; a card comes without its article, so it stands after a colon.
count-title = Conta il mio mazzetto
count-tagline = Scegli le carte che ha preso la tua coppia e guarda quanto valgono, cricca per cricca e sequenza per sequenza.
count-others = Trionfi e Matto
count-typed = Oppure scrivi le carte
count-do = Conta
count-clear = Deseleziona tutto
count-result = La conta
count-none = Non hai ancora scelto nessuna carta.
count-strange = Nessuna carta si chiama così: { $words }. Le carte si scrivono come KS, 7C, T16, ANG, M2, MAT.
count-points = { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
count-number = { $points }
count-card-points = I valori delle carte, meno mezzo punto per carta.
count-besides = L’ultima presa vale 6 punti, e gli accusi si aggiungono. Il Matto è già al suo posto.
count-lacks = Manca una carta
count-lack = { $others ->
    [0] { $points } con questa: { $card }
    [one] { $points } con questa: { $card }, o con un’altra carta
    [many] { $points } con questa: { $card }, o con una di altre { $others } carte
   *[other] { $points } con questa: { $card }, o con una di altre { $others } carte
}

# In a terminal
ottocento-terminal-help =
    Carte         valore e seme: 7s è il sette di spade, nc il cavallo di coppe (b bastoni, c coppe, d denari, s spade)
                  trionfi: t16 è il sedici, ang mon sol lun i quattro più alti, da m1 a m4 i Mori, poi beg e mat
    7s            gioca la carta
    discard ts 9c scarta due carte; spazi, virgole e segni più valgono lo stesso
    declare       accusa quello che hai in mano; skip non dice niente
    pay 7s        dà quella carta per il Matto, dove la scegli tu
    1 2 3 ...     gioca quella riga dell’elenco
    legal         elenca di nuovo che cosa puoi giocare
    score         a che punto è la partita e che cosa è scoperto
    undo          annulla la tua ultima decisione e ciò che è seguito
    quit          esce; ti dice come riprendere più tardi
