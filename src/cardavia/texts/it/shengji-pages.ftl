# What the site's own pages say about Shengji. The table's texts are in shengji.ftl.

shengji-name = Shengji
shengji-box = 108 carte · due mazzi
shengji-summary = 4 giocatori, due contro due, dal livello 2 fin oltre l’asso
shengji-emblem = Il segno del salire, su un sole rosso sopra le onde

shengji-option-first_dealer = Mazziere della prima smazzata
    .hint = Lo decidono le dichiarazioni.
shengji-option-first_dealer-earliest = chi dichiara per primo
shengji-option-first_dealer-standing = chi ha la dichiarazione valida
shengji-option-pass_ace = Superare l’asso
    .hint = Chi vince la partita superandolo.
shengji-option-pass_ace-any = una coppia qualsiasi
shengji-option-pass_ace-defend = i difensori arrivati all’asso
shengji-option-stops = Tappe
    .hint = Livelli che nessuno salta.
shengji-option-stops-null = nessuna
shengji-option-stops-5TK = 5, 10, re
shengji-option-stops-5TKA = 5, 10, re, asso
shengji-option-stops-TJQKA = 10, fante, regina, re, asso
shengji-option-stops_defend = Difendere una tappa
    .hint = Da una tappa sale solo chi difende.
shengji-option-throws = Giocate multiple
    .hint = Si può uscire con più combinazioni di un seme insieme.
shengji-option-throw_penalty = Penalità per la multipla
    .hint = Che cosa dà all’altra coppia una multipla fallita.
shengji-option-throw_penalty-0 = nessuna
shengji-option-throw_penalty-10 = 10 punti
shengji-option-throw_kitty = Multipla nell’ultima presa
    .hint = Quali sue carte moltiplicano il monte.
shengji-option-throw_kitty-all = tutte le carte
shengji-option-throw_kitty-longest = la combinazione più lunga
shengji-option-follow_tractor = Trattore su trattore
    .hint = A un trattore si risponde con un trattore, se lo si ha.
shengji-option-reinforce = Rafforzare la propria dichiarazione
    .hint = Dopo tre passi si può mostrare la seconda carta di livello.
shengji-option-reinforce-off = no
shengji-option-reinforce-own_turn = una volta
shengji-option-no_call = Nessuno dichiara
    .hint = Che cosa succede dopo quattro passi.
shengji-option-no_call-kitty = decide il monte
shengji-option-no_call-no_trump = nessun seme di briscola
shengji-option-no_call-redeal = si ridanno le carte
shengji-option-kitty_factor = Quanto conta il monte
    .hint = Per quanto si moltiplicano i suoi punti.
shengji-option-kitty_factor-2n = il doppio delle carte
shengji-option-kitty_factor-power = 2, 4, 8, 16 e così via
shengji-option-kitty_factor-two = sempre 2
shengji-option-kitty_factor-kind = 2, 4 o 8 secondo la combinazione

shengji-example-points = Livello 2, briscola cuori. In testa c’è l’asso di picche del tuo compagno. Guarda che cosa ci guadagnate se gli dai il dieci.
shengji-example-call = Livello 2, prima smazzata. È stato dichiarato il due di fiori. Prova quali tue carte sono più forti.
shengji-example-no-trump = Nessun seme di briscola, livello 10. I dieci battono ogni asso, e una loro coppia di carte prosegue nei jolly neri.
shengji-example-tractor = Livello 6, briscola cuori. I cinque e i sette di picche si susseguono. Prova con quali coppie di carte puoi uscire insieme.
shengji-example-one-pair = Si è usciti con due coppie di picche e tu ne hai una. Va giocata; per il resto scegli altre due picche.
shengji-example-level-cards = Livello 2, briscola cuori. Si è usciti con il due di picche. Il due di fiori ha la stessa forza: guarda chi resta in testa.
shengji-example-kitty = Nello scarto ci sono un re e un 5. Guarda quanto contano se fai l’ultima presa con una coppia di carte, e se la spezzi.
shengji-example-promotion = Gli attaccanti hanno 70 punti. Guarda chi sale se il tuo dieci va all’asso del tuo compagno, e se lo tieni.

# What the rules ask of whoever follows, as the page that checks it says it.
shengji-duty-lead = { $shape ->
    [single] Uscita con una carta singola
    [pair] Uscita con una coppia di carte
   *[tractor] Uscita con un trattore di { $pairs } coppie di carte
} { $suit ->
    [S] a picche
    [H] a cuori
    [C] a fiori
    [D] a quadri
   *[T] a briscola
}: { $cards }.
shengji-duty-gap = Le carte di livello non lasciano buchi, quindi al livello { $level } queste si susseguono: { $cards }.
shengji-duty-level-away = Le carte di livello sono briscole, qualunque seme vi sia stampato. Non sono del seme di uscita: { $cards }.
shengji-duty-level-joins = Le carte di livello sono briscole, qualunque seme vi sia stampato. Quindi sono del seme di uscita: { $cards }.
shengji-duty-own = Carte da giocare: { $wanted }. { $held ->
    [0] Del seme di uscita non ne hai.
   *[other] Del seme di uscita ne hai { $held }: { $cards }.
}
shengji-duty-any-own = Puoi rispondere a seme con una di queste: va bene qualsiasi.
shengji-duty-no-pairs = Ne hai abbastanza, quindi devi giocare solo carte di quel seme. Coppie di carte non ne hai: { $wanted } qualsiasi vanno bene.
shengji-duty-all-pairs = Ne hai abbastanza, quindi devi giocare solo carte di quel seme, prima le coppie di carte. Coppie di carte da giocare per forza: { $cards }.{ $loose ->
    [0] {""}
   *[other] {" "}Carte sciolte del seme per completare: { $loose }.
}
shengji-duty-some-pairs = Ne hai abbastanza, quindi devi giocare solo carte di quel seme, prima le coppie di carte. Coppie di carte da giocare, a scelta: { $pairs } su { $held }. Sono: { $cards }.
shengji-duty-any-pairs = Le coppie di carte non devono susseguirsi, e nessuno è obbligato a giocare un trattore su un trattore.
shengji-duty-tractor = A questo tavolo a un trattore si risponde con un trattore. Devi giocarne uno di { $pairs } coppie di carte, tra queste: { $cards }.
shengji-duty-all-own = Non ne hai a sufficienza, quindi vanno giocate tutte. Altre carte per completare, a piacere: { $free }.
shengji-duty-free = { $suit ->
    [T] Giochi quello che vuoi.
   *[other] Giochi quello che vuoi: tagliare non è mai un obbligo.
}

# In a terminal
shengji-terminal-help =
    Carte         valore e seme: 7s è il sette di picche, th il dieci di cuori (c fiori, d quadri, h cuori, s picche)
                  jolly: jb è il nero, jr il rosso
    7s            gioca la carta
    5s 5s         gioca una coppia di carte, 5s 5s 6s 6s un trattore; spazi, virgole e segni più valgono lo stesso
    call 2s       dichiara la briscola con quella carta; pass passa
    bury 3c 4c .. scarta otto carte
    1 2 3 ...     gioca quella riga dell’elenco
    legal         elenca di nuovo che cosa puoi giocare
    score         a che punto è la partita e che cosa è scoperto
    undo          annulla la tua ultima decisione e ciò che è seguito
    quit          esce; ti dice come riprendere più tardi
