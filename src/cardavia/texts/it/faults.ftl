# Faults that need their own explanation

error-table-unreadable = Questo tavolo non si può più aprire
    .why = È cominciato con regole o opzioni che questa versione del sito non gioca, oppure il suo registro è danneggiato. Non è cambiato nulla.
    .what = Apri un nuovo tavolo. Chi gestisce il sito trova il motivo nei messaggi del server.
error-kernels = Non è stato possibile preparare il gioco
    .why = Su questa macchina non si sono potute compilare le regole, perciò non si può aprire nessun tavolo.
    .what = Chi gestisce il sito trova il motivo nei messaggi del server; un riavvio ci riprova.
error-preparing = Il gioco è ancora in preparazione
    .why = Le sue regole si stanno compilando. Succede una volta sola, al primo avvio, e dura qualche secondo.
    .what = Ricarica questa pagina tra un momento.
