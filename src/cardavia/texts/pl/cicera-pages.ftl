# What the site's own pages say about Cicera. The table's texts are in cicera.ftl.

cicera-name = Cicera
cicera-box = 52 karty · bresciańskie
cicera-summary = 4 graczy w dwóch parach, jedno rozdanie
cicera-emblem = Tarcza między dwoma sztandarami i dwoma mieczami

cicera-option-target = Długość partii
    .hint = Tyle punktów daje wygraną.
cicera-option-target-null = jedno rozdanie
cicera-option-target-11 = do 11 punktów
cicera-option-target-16 = do 16 punktów
cicera-option-target-21 = do 21 punktów
cicera-option-target-51 = do 51 punktów
cicera-option-hand_size = Po ile kart się rozdaje
    .hint = Wszystkie 12 od razu albo 6, a potem jeszcze 6.
cicera-option-hand_size-12 = 12
cicera-option-hand_size-6 = 6
cicera-option-cards_tie = Po 26 kart
    .hint = Co daje równa liczba kart.
cicera-option-cards_tie-null = bez punktów
cicera-option-cards_tie-split = po 1 punkcie dla każdej strony
cicera-option-napoleone = Napoleone
    .hint = Wszystkie 13 mieczy wygrywa rozdanie i partię bez względu na punkty.
cicera-option-swords_points = Najwięcej mieczy
    .hint = Tyle punktów za to jest.
cicera-option-swords_points-1 = 1 punkt
cicera-option-swords_points-2 = 2 punkty
cicera-option-last_play_scua = Scua ostatnią kartą
    .hint = Ostatnia karta rozdania też może dać scuę.

cicera-example-sweep = Na stole leżą 5 i 4. Która z twoich kart zbierze cały stół?
cicera-example-numbers = 10 zabiera 8 i 2. Zobacz, co zabiera walet, a co jeździec.
cicera-example-seven = Twoja 7 zabiera 7 albo 3 i 4, albo zostaje na stole. Spróbuj zabrać wszystkie trzy karty naraz.
cicera-example-which = Twoja 8 zabiera jedną z dwóch ósemek albo 5 i 3, albo 5, 2 i asa. Która wziątka daje bonus?
cicera-example-scua = 9 zbiera cały stół, czyli robi scuę. 6 też zabiera, ale jedną kartę zostawia.
cicera-example-picada = Piątka kielichów właśnie została wyłożona; piątka monet leżała tam wcześniej. Zabranie jednej z nich to picada.
cicera-example-simili = Każda z twoich dziewiątek zabiera 4 i 5. Jedna z nich robi simili.
cicera-example-quadriglia = 10 zabiera 8 i 2 albo 2, 3 i 5. Zobacz, która z tych wziątek to quadriglia.
cicera-example-together = Jedna z twoich kart zabiera wszystkie trzy i daje trzy bonusy naraz.
cicera-example-napula = Twoja 4 zabiera czwórkę mieczy. Zobacz, jak długi będzie wasz sekwens; szóstka i siódemka mieczy już do niego nie należą.
cicera-example-last = Ostatnia karta rozdania zabiera właśnie wyłożoną kartę i zbiera cały stół. Zobacz, które bonusy się liczą i jak liczy się punkty.
cicera-example-all-swords = Twój król zabiera ostatni z 13 mieczy. Przy tej opcji wygrywa to rozdanie, bez względu na punkty.
cicera-example-last-scua = Znowu ostatnia karta rozdania. Przy tej opcji liczy się tylko jeden z jej dwóch bonusów.
cicera-scale-capture = Wartość
