# Faults that need their own explanation

error-table-unreadable = Tego stołu nie można już otworzyć
    .why = Rozpoczęto go według zasad albo opcji, których ta wersja witryny nie obsługuje, albo jego dziennik jest uszkodzony. Nic się nie zmieniło.
    .what = Otwórz nowy stół. Kto prowadzi tę stronę, znajdzie przyczynę w komunikatach serwera.
error-kernels = Nie udało się przygotować gry
    .why = Na tym komputerze nie udało się skompilować zasad, więc nie można otworzyć żadnego stołu.
    .what = Kto prowadzi tę stronę, znajdzie przyczynę w komunikatach serwera; ponowne uruchomienie spróbuje jeszcze raz.
error-preparing = Gra jeszcze się przygotowuje
    .why = Trwa kompilowanie jej zasad. Dzieje się to raz, przy pierwszym uruchomieniu, i trwa kilka sekund.
    .what = Za chwilę wczytaj tę stronę ponownie.
