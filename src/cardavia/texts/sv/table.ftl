# The live table: everything that is not a game's own. Names of cards and items are in the game's file.

table-title = Bord med { $who }
you = Du
person = en människa
dealer = givare
is-to-play = på tur
seat-level-novice = AI, nybörjare
seat-level-casual = AI, hobbyspelare
seat-level-club = AI, klubbspelare
seat-level-expert = AI, expert
seat-level-master = AI, mästare
seat-facts = { $level } · { $cards } kort

# Zones
your-hand = Din hand, { $cards } kort
on-table = På bordet, { $cards } kort
stock-left = i talongen
stock-empty = talongen är slut
pile-yours = Din stickhög
pile-theirs = Motståndarens stickhög
pile-cards = { $cards } kort
took-last = tog sist
you-deal = du gav
last-capture = Senaste sticket
last-capture-of = Senaste sticket: { $who }
score = Ställning
log = Spelförlopp

# Partners: two sides of two
we = Vi
they = De
seat-partner = partner
seat-left = till vänster
seat-right = till höger
seat-name = { $name } ({ $place })
pile-ours = Vår stickhög
pile-opponents = Motståndarnas stickhög
sides-sheet-title = Giv { $deal }: vi { $mine }, de { $theirs }
sides-sheet-won = Vi vinner partiet med { $mine }–{ $theirs }
sides-sheet-lost = Motståndarna vinner partiet med { $theirs }–{ $mine }
sides-deal-won = Vi vinner med { $mine }–{ $theirs }
sides-deal-lost = Motståndarna vinner med { $theirs }–{ $mine }
sides-say-deal-over = Given är slut: vi { $mine }, de { $theirs }
sides-say-match-over = Partiet är slut: vi { $mine }, de { $theirs }
sides-read-match = Parti: vi { $mine }, de { $theirs }

# Many captures, and cards that may be left although they could take
prompt-many = { $count ->
    [one] { $count } möjligt stick
   *[other] { $count } möjliga stick
}: tryck på kort på bordet för att välja
ticket-leave-note = låt det ligga på bordet
mark-fresh = nyss lagt
key-place = Lägg det valda kortet på bordet

# Connection
link-lost = Anslutningen bröts. Försöker igen; under tiden spelas inget.
link-back = Anslutningen är tillbaka.
closed-unknown = Bordet finns inte längre. Öppna ett nytt från spelets sida.
closed-seat = Den här webbläsaren har ingen plats vid bordet. Använd webbläsaren du började i.
preparing-rules = Reglerna görs i ordning. Det sker bara en gång, vid den första starten, och tar några sekunder.
preparing-players = Datorspelaren görs i ordning. Det sker bara en gång, vid den första starten, och tar några sekunder.

# What is expected now
prompt-dealing = Ger kort …
prompt-sending = Skickar …
prompt-unsent = Väntar på anslutningen …
prompt-sent = Kortet är spelat
prompt-thinking = { $who } tänker …
prompt-over = Given är slut
prompt-ahead = { $card } är vald till din tur
prompt-your-turn = Din tur
prompt-pick = Välj ett kort, eller kort på bordet för att se vad som tar dem
prompt-again = Tryck på det igen för att spela det
prompt-choose = Välj vad det ska ta
prompt-other = Tryck på en annan grupp, eller ta de här
prompt-takers = De markerade korten på din hand tar precis de här
prompt-group = Tryck på fler kort
button-idle = Välj ett kort
button-sheet = Protokoll
button-next = Nästa giv
button-again = Spela igen
button-look = Se på bordet
button-close = Stäng
button-verify = Kontrollera blandningen
button-copy = Kopiera som text
button-copied = Kopierat
copy-by-hand = Webbläsaren låter inte sidan kopiera. Kopiera texten själv:
button-hint = Tips
button-hint-more = Mer
button-undo = Ångra
button-rules = Regler
button-claim = Avsluta given
practice = övning
prompt-claimed = Resten spelas färdigt
choices = { $count ->
    [one] { $count } möjlighet
   *[other] { $count } möjligheter
}

# Score
match-to = Parti till { $target }
match-one-deal = En giv
match-deals = Giv { $deal } av { $deals }
this-deal = Den här given
cards-taken = Tagna kort
pill = { $us } { $mine } · { $them } { $theirs }
sheet = Protokoll
sheet-title = Giv { $deal }: du { $mine }, { $who } { $theirs }
sheet-won = Du vinner partiet med { $mine }–{ $theirs }
sheet-lost = { $who } vinner partiet med { $theirs }–{ $mine }
sheet-drawn = Partiet slutar oavgjort, { $mine }–{ $mine }
deal-won = Du vinner med { $mine }–{ $theirs }
deal-lost = { $who } vinner med { $theirs }–{ $mine }
deal-drawn = Oavgjort, { $mine }–{ $mine }
sheet-deal = Den här given
sheet-match = Parti till { $target }
sheet-match-deals = Parti på { $deals } givar
sheet-before = före given { $mine } och { $theirs }

# Log
log-deal = Giv { $deal }, { $who } gav
log-deal-yours = Giv { $deal }, du gav
log-batch = Kort { $from } till { $to }
log-pending = på väg

# Spoken
say-dealt = { $cards ->
    [one] { $cards } kort är givet
   *[other] { $cards } kort är givna
}
say-deal-over = Given är slut: du { $mine }, motståndaren { $theirs }
say-match-over = Partiet är slut: du { $mine }, motståndaren { $theirs }
read-turn-none = Ingen är på tur
read-turn-theirs = { $who } är på tur
read-match = Parti: du { $mine }, motståndaren { $theirs }
read-hand = Din hand: { $cards }
read-hand-empty = Din hand är tom
read-table = På bordet: { $cards }
read-table-empty = Bordet är tomt

# Tips
hint-look-forced = Det finns bara en möjlighet.
hint-look-equal = Inget sticker ut här.
advice-look = Titta på: { $cards }
advice-place = lägg ut { $card }
advice-take = ta { $taken } med { $card }
advice-best = Bäst: { $play }
advice-forced = Det är det enda du kan spela.
advice-exact = Alla kort är kända: det här är helt uträknat.
advice-clear = Det är klart bäst.
advice-unclear = Andra kan vara lika bra.
advice-other = Eller { $play }: { $difference ->
    [0] { $interval ->
        [0] lika bra
       *[other] ungefär lika bra
    }
   *[other] { $interval ->
        [0] { $difference } poäng mindre
       *[other] { $difference } poäng mindre, med en osäkerhet på { $interval }
    }
}.
say-undone = Ditt senaste drag är ångrat. Given räknas nu som övning.
void-deal = Korten gavs om, eftersom dessa kort låg på bordet: { $cards }

# Keys
keys = Tangenter
key-move = Längs handen eller korten på bordet
key-zones = Mellan bord, val och hand
key-pick = Välj ett kort; igen: spela det
key-skip = Hoppa över rörelsen
key-drop = Lägg tillbaka det valda kortet
key-choose = Välj ett av flera stick
key-next = Nästa möjliga stick
key-table = Läs upp bordet
key-hand = Läs upp din hand
key-last = Senaste sticket
key-score = Ställning
key-turn = Vems tur det är
key-rules = Öppna reglerna
key-hint = Tips; igen: mer
key-undo = Ångra ditt senaste drag
key-type = Skriv ett drag
key-help = Den här listan

# Typed play
typed-label = Drag
typed-play = Skicka

# Why something is refused
refused-rule = Läs regeln
refused-unknown = Servern avvisade det ({ $code }). Inget är spelat.
refused-stale = Spelet hade redan gått vidare. Inget är spelat.
refused-malformed = Servern förstod det inte. Inget är spelat.
refused-too-fast = Det gick för fort. Inget är spelat; vänta ett ögonblick och försök igen.
refused-not-waiting = En giv pågår redan.
refused-match-over = Partiet är slut.
refused-no-deal = Korten är inte givna ännu. Inget är spelat.
refused-deal-exists = Den här given är redan utdelad.
refused-kernels-failed = Spelet kan inte köras på den här servern. Den som driver den kan se varför med ”cardavia warm”.
refused-not-stored = Servern kunde inte spara det, så inget är spelat. Försök igen om ett ögonblick.
refused-ambiguous = Det kan betyda flera saker: { $readings }. Inget är spelat.
refused-readings = Menar du { $readings }?
refused-preparing = Datorspelaren görs i ordning. Försök igen om ett ögonblick.
refused-hint-failed = Tipset kunde inte räknas ut. Försök igen, eller spela vidare utan det.
refused-nothing-to-undo = Det finns inget att ångra ännu.
refused-nothing-to-claim = Resten är inte avgjord ännu, så given kan inte avslutas nu.
