# What the site's own pages say about Ottocento. The table's texts are in ottocento.ftl.

ottocento-name = Ottocento
ottocento-box = 62 cards · Bolognese
ottocento-summary = 4 players, two against two, one deal
ottocento-emblem = Sun and moon in one face

ottocento-option-match = Length of the match
    .hint = How long it goes on.
ottocento-option-match-one_deal = one deal
ottocento-option-match-to_800 = to 800 points
ottocento-option-match-four_deals = four deals, one dealt by each player
ottocento-option-discard_trumps = Trumps may be put aside
    .hint = The dealer may also discard trumps other than the tarocchi.
ottocento-option-declare_when = Time to declare
    .hint = When sets and sequences of the hand are declared.
ottocento-option-declare_when-first_card = before one’s first card
ottocento-option-declare_when-after_discard = all before the first lead
ottocento-option-declaration_doubling = Doubled declarations
    .hint = Three sets or three sequences of one declaration are doubled.
ottocento-option-grande_moors = Moors in the Grande
    .hint = What lets the Moors join it.
ottocento-option-grande_moors-filled_ok = the five, or a contatore for it
ottocento-option-grande_moors-real_five = only the five itself
ottocento-option-matto_payment = Card for the Matto
    .hint = Who chooses the card that is paid for it.
ottocento-option-matto_payment-auto = the table
ottocento-option-matto_payment-choose = who had the Matto
