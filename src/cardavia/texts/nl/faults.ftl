# Fouten die uitleg nodig hebben

error-table-unreadable = Deze tafel kan niet meer worden geopend
    .why = Er is gespeeld met regels of opties die deze versie van de site niet kent, of het logboek van de tafel is beschadigd. Er is niets veranderd.
    .what = Open een nieuwe tafel. Wie deze site beheert, vindt de oorzaak in de meldingen van de server.
error-kernels = Het spel kon niet worden klaargezet
    .why = De regels konden op deze machine niet worden gecompileerd, dus er kan geen tafel worden geopend.
    .what = Wie deze site beheert, vindt de oorzaak in de meldingen van de server; bij een herstart wordt het opnieuw geprobeerd.
error-preparing = Het spel wordt nog klaargezet
    .why = De spelregels worden gecompileerd. Dat gebeurt één keer, bij de eerste start, en duurt een paar seconden.
    .what = Laad deze pagina zo opnieuw.
