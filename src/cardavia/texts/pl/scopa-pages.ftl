# What the site's own pages say about Scopa. The table's texts are in scopa.ftl.

scopa-name = Scopa
scopa-box = 40 kart · mediolańskie
scopa-summary = 2 graczy, partia do 11 punktów
scopa-emblem = Miotła pośród siedmiu znaków karo

scopa-option-target = Długość partii
    .hint = Tyle punktów daje wygraną.
scopa-option-target-11 = do 11 punktów
scopa-option-target-16 = do 16 punktów
scopa-option-target-21 = do 21 punktów
scopa-option-target-31 = do 31 punktów
scopa-option-target-null = jedno rozdanie
scopa-option-variant = Czterech graczy
    .hint = Dwóch na dwóch, wszystkie karty rozdane od razu.
scopa-option-variant-null = nie, dwóch graczy
scopa-option-variant-scopone = Scopone, po dziewięć kart
scopa-option-variant-scopone_scientifico = Scopone scientifico, po dziesięć kart
scopa-option-napola = Napola
    .hint = Karty karo po kolei od asa dają tyle punktów, ile ich jest.
scopa-option-ace = As zabiera wszystko
    .hint = As zbiera cały stół.
scopa-option-ace-null = nie
scopa-option-ace-all = zawsze
scopa-option-ace-ace_first = chyba że na stole leży as
scopa-option-re_bello = Re bello
    .hint = Król karo jest wart punkt.
scopa-option-tie_break = Remis na mecie
    .hint = Co rozstrzyga, gdy na koniec wyniki są równe.
scopa-option-tie_break-null = kolejne rozdanie
scopa-option-tie_break-count_order = kolejność liczenia
scopa-option-last_play_sweep = Scopa ostatnią kartą
    .hint = Ostatnia karta rozdania też może dać scopę.
scopa-option-fewest_cards = Najmniej kart
    .hint = Spośród kilku sum wolno zabrać tylko te z najmniejszą liczbą kart.

scopa-example-sweep = Na stole leżą 3 i 4. Która z twoich kart zbierze cały stół?
scopa-example-values = Król jest wart 10. Zobacz, co tu zabiera, a co zabierają walet i dama.
scopa-example-sum = Na stole nie ma 7, więc 7 zabiera 3 i 4 albo 5 i 2. Król też zabiera grupę; as nie zabiera nic.
scopa-example-equal = Te same karty na stole i jeszcze jedna 7. Spróbuj swoją 7 zabrać 3 i 4 albo zostawić ją na stole.
scopa-example-free = Jeśli zagrasz 6, musi ona zabrać 6. Wolno ci jednak zagrać asa albo 4, które nic nie zabierają.
scopa-example-last = Ostatnia karta rozdania zbiera cały stół. Zobacz, czy to scopa i jak liczy się punkty.
scopa-example-primiera = Twoja 7 zabiera jedną z dwóch siódemek; drugą dostaje przeciwnik. Z którą wygrasz primierę?
scopa-example-ace = Przy tej opcji as zabiera wszystkie trzy karty, a mimo to nie ma scopy.
scopa-example-fewest = Przy tej opcji 7 zabiera 5 i 2, a 4, 2 i asa zabrać nie może.
scopa-scale-capture = Wartość
scopa-scale-primiera = Primiera
