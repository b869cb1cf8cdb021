# The live table: everything that is not a game's own. Names of cards and items are in the game's file.

table-title = Tafel met { $who }
you = Jij
person = een mens
dealer = deler
is-to-play = aan de beurt
seat-level-novice = AI, beginner
seat-level-casual = AI, gelegenheidsspeler
seat-level-club = AI, clubspeler
seat-level-expert = AI, expert
seat-level-master = AI, meester
seat-facts = { $level } · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}

# Zones
your-hand = Jouw hand, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
on-table = Op tafel, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
stock-left = in de stok
stock-empty = de stok is leeg
pile-yours = Jouw slagenstapel
pile-theirs = Slagenstapel van de tegenstander
pile-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
took-last = pakte het laatst
you-deal = jij deelde
last-capture = Vorige slag
last-capture-of = Vorige slag: { $who }
score = Stand
log = Spelverloop

# Partners: two sides of two
we = Wij
they = Zij
seat-partner = partner
seat-left = links
seat-right = rechts
seat-name = { $name } ({ $place })
pile-ours = Onze slagenstapel
pile-opponents = Slagenstapel van de tegenstanders
sides-sheet-title = Spel { $deal }: wij { $mine }, zij { $theirs }
sides-sheet-won = Wij winnen de partij met { $mine }–{ $theirs }
sides-sheet-lost = De tegenstanders winnen de partij met { $theirs }–{ $mine }
sides-deal-won = Wij winnen met { $mine }–{ $theirs }
sides-deal-lost = De tegenstanders winnen met { $theirs }–{ $mine }
sides-say-deal-over = Het spel is uit: wij { $mine }, zij { $theirs }
sides-say-match-over = De partij is uit: wij { $mine }, zij { $theirs }
sides-read-match = Partij: wij { $mine }, zij { $theirs }

# Many captures, and cards that may be left although they could take
prompt-many = { $count ->
    [one] { $count } mogelijke slag
   *[other] { $count } mogelijke slagen
}: tik op kaarten op tafel om te kiezen
ticket-leave-note = blijft op tafel liggen
mark-fresh = net gelegd
key-place = De gekozen kaart op tafel leggen

# Connection
link-lost = De verbinding is verbroken. Nieuwe poging; intussen wordt er niet gespeeld.
link-back = De verbinding is er weer.
closed-unknown = Deze tafel bestaat niet meer. Open een nieuwe op de pagina van het kaartspel.
closed-seat = Deze browser heeft geen plaats aan deze tafel. Gebruik de browser waarin je begon.
preparing-rules = De spelregels worden klaargezet. Dat gebeurt één keer, bij de eerste start, en duurt een paar seconden.
preparing-players = De computerspeler wordt klaargezet. Dat gebeurt één keer, bij de eerste start, en duurt een paar seconden.

# What is expected now
prompt-dealing = Kaarten delen …
prompt-sending = Versturen …
prompt-unsent = Wachten op de verbinding …
prompt-sent = Gespeeld
prompt-thinking = { $who } denkt na …
prompt-over = Het spel is uit
prompt-ahead = { $card } staat klaar voor je beurt
prompt-your-turn = Jij bent aan de beurt
prompt-pick = Kies een kaart, of kaarten op tafel om te zien waarmee je ze pakt
prompt-again = Tik er nog eens op om te spelen
prompt-choose = Kies wat je ermee pakt
prompt-other = Tik op een andere groep, of pak deze
prompt-takers = De gemarkeerde kaarten in je hand pakken precies deze
prompt-group = Tik op meer kaarten
button-idle = Kies een kaart
button-sheet = Scoreformulier
button-next = Volgend spel
button-again = Nog een partij
button-look = Bekijk de tafel
button-close = Sluiten
button-verify = Schudden controleren
button-copy = Kopieer als tekst
button-copied = Gekopieerd
copy-by-hand = Je browser staat de pagina niet toe om te kopiëren. Kopieer de tekst zelf:
button-hint = Tip
button-hint-more = Meer
button-undo = Terugnemen
button-rules = Regels
button-claim = Spel afronden
practice = oefening
prompt-claimed = De rest wordt uitgespeeld
choices = { $count ->
    [one] { $count } mogelijkheid
   *[other] { $count } mogelijkheden
}

# Score
match-to = Partij tot { $target }
match-one-deal = Eén spel
match-deals = Spel { $deal } van { $deals }
this-deal = Dit spel
cards-taken = Gepakte kaarten
pill = { $us } { $mine } · { $them } { $theirs }
sheet = Scoreformulier
sheet-title = Spel { $deal }: jij { $mine }, { $who } { $theirs }
sheet-won = Je wint de partij met { $mine }–{ $theirs }
sheet-lost = { $who } wint de partij met { $theirs }–{ $mine }
sheet-drawn = De partij eindigt in gelijkspel, { $mine }–{ $mine }
deal-won = Je wint met { $mine }–{ $theirs }
deal-lost = { $who } wint met { $theirs }–{ $mine }
deal-drawn = Gelijkspel, { $mine }–{ $mine }
sheet-deal = Dit spel
sheet-match = Partij tot { $target }
sheet-match-deals = Partij van { $deals } spellen
sheet-before = vóór dit spel { $mine } en { $theirs }

# Log
log-deal = Spel { $deal }, { $who } deelde
log-deal-yours = Spel { $deal }, jij deelde
log-batch = Kaart { $from } tot en met { $to }
log-pending = onderweg

# Spoken
say-dealt = { $cards ->
    [one] { $cards } kaart gedeeld
   *[other] { $cards } kaarten gedeeld
}
say-deal-over = Het spel is uit: jij { $mine }, de tegenstander { $theirs }
say-match-over = De partij is uit: jij { $mine }, de tegenstander { $theirs }
read-turn-none = Niemand is aan de beurt
read-turn-theirs = { $who } is aan de beurt
read-match = Partij: jij { $mine }, de tegenstander { $theirs }
read-hand = Jouw hand: { $cards }
read-hand-empty = Je hand is leeg
read-table = Op tafel: { $cards }
read-table-empty = De tafel is leeg

# Tips
hint-look-forced = Er is maar één mogelijkheid.
hint-look-equal = Hier springt niets eruit.
advice-look = Kijk naar: { $cards }
advice-place = leg { $card } neer
advice-take = pak { $taken } met { $card }
advice-best = Het beste: { $play }
advice-forced = Iets anders kun je niet spelen.
advice-exact = Alle kaarten zijn bekend: dit is helemaal uitgerekend.
advice-clear = Dit is duidelijk het beste.
advice-unclear = Iets anders is misschien even goed.
advice-other = Of { $play }: { $difference ->
    [0] { $interval ->
        [0] even goed
       *[other] ongeveer even goed
    }
   *[other] { $interval ->
        [0] { $difference } punt minder
       *[other] { $difference } punt minder, met een onzekerheid van { $interval }
    }
}.
say-undone = Je laatste zet is teruggenomen. Dit spel telt nu als oefening.
void-deal = Er is opnieuw gedeeld, omdat deze kaarten op tafel lagen: { $cards }

# Keys
keys = Toetsen
key-move = Langs je hand of de kaarten op tafel
key-zones = Tussen tafel, keuzes en hand
key-pick = Een kaart kiezen; nog eens: spelen
key-skip = De beweging afbreken
key-drop = De gekozen kaart terugzetten
key-choose = Een van meerdere slagen kiezen
key-next = Volgende mogelijke slag
key-table = De tafel voorlezen
key-hand = Je hand voorlezen
key-last = Vorige slag
key-score = Stand
key-turn = Wie aan de beurt is
key-rules = De spelregels openen
key-hint = Tip; nog eens: meer
key-undo = Je laatste zet terugnemen
key-type = Een zet typen
key-help = Deze lijst

# Typed play
typed-label = Zet
typed-play = Versturen

# Why something is refused
refused-rule = Lees de regel
refused-unknown = De server heeft dit geweigerd ({ $code }). Er is niets gespeeld.
refused-stale = Het spel was al verder. Er is niets gespeeld.
refused-malformed = De server heeft dit niet begrepen. Er is niets gespeeld.
refused-too-fast = Dat ging te snel. Er is niets gespeeld; wacht even en probeer het opnieuw.
refused-not-waiting = Er is al een spel bezig.
refused-match-over = De partij is uit.
refused-no-deal = Er is nog niet gedeeld. Er is niets gespeeld.
refused-deal-exists = Dit spel is al gedeeld.
refused-kernels-failed = Het kaartspel werkt niet op deze server. Wie hem beheert, ziet de oorzaak met ‘cardavia warm’.
refused-not-stored = De server kon dit niet opslaan, dus er is niets gespeeld. Probeer het zo opnieuw.
refused-ambiguous = Dit kan meer dan één ding betekenen: { $readings }. Er is niets gespeeld.
refused-readings = Bedoel je { $readings }?
refused-preparing = De computerspeler wordt nog klaargezet. Probeer het zo opnieuw.
refused-hint-failed = De tip kon niet worden berekend. Probeer het opnieuw of speel zonder tip verder.
refused-nothing-to-undo = Er is nog niets om terug te nemen.
refused-nothing-to-claim = De rest is nog niet beslist, dus je kunt het spel nog niet afronden.
