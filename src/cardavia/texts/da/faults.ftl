# Fejl, der kræver en forklaring

error-table-unreadable = Bordet kan ikke åbnes længere
    .why = Det blev begyndt efter regler eller valg, som denne udgave af webstedet ikke kender, eller også er bordets log beskadiget. Intet er ændret.
    .what = Åbn et nyt bord. Den, der driver webstedet, finder årsagen i serverens meddelelser.
error-kernels = Spillet kunne ikke gøres klar
    .why = Spillets regler kunne ikke kompileres på denne maskine, så intet bord kan åbnes.
    .what = Den, der driver webstedet, finder årsagen i serverens meddelelser; en genstart prøver igen.
error-preparing = Spillet er ved at blive gjort klar
    .why = Reglerne er ved at blive kompileret. Det sker kun én gang, ved første start, og tager nogle sekunder.
    .what = Indlæs siden igen om et øjeblik.
