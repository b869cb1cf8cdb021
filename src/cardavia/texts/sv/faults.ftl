# Fel som behöver en förklaring

error-table-unreadable = Bordet går inte längre att öppna
    .why = Det påbörjades med regler eller val som den här versionen av webbplatsen inte känner till, eller så är bordets logg skadad. Inget är ändrat.
    .what = Öppna ett nytt bord. Den som driver webbplatsen hittar orsaken i serverns meddelanden.
error-kernels = Spelet kunde inte göras i ordning
    .why = Spelets regler kunde inte kompileras på den här maskinen, så inget bord kan öppnas.
    .what = Den som driver webbplatsen hittar orsaken i serverns meddelanden; en omstart försöker igen.
error-preparing = Spelet görs i ordning
    .why = Reglerna kompileras. Det sker bara en gång, vid den första starten, och tar några sekunder.
    .what = Ladda om sidan om ett ögonblick.
