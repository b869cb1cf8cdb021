"""Quindici: a small capture game, added from outside by the recipe of docs/new-game.md alone.

1. Forty cards in French suits; two players. Asso to seven are worth 1 to 7, jack 8, queen 9, king 10.
2. The player who does not deal begins. Three cards are dealt to each hand, one at a time, the first to the
   player who begins; then four face up on the table. Whenever both hands are empty, three more are dealt to
   each, until all cards are dealt.
3. A turn is one card from the hand. Where it makes fifteen together with one or more table cards, it takes
   such a group, whichever the player likes; only where it makes fifteen with none it is left on the table.
4. Taking all that lies on the table is a sweep, except with the last card of the deal.
5. What lies on the table at the end goes to the side that took last; it is no sweep. If nobody has taken
   anything, it goes to nobody.
6. One point each: every sweep, most cards, most diamonds (nobody where both have as many), the seven of
   diamonds.
7. A match goes to 11, and on while the totals are equal there; options are 21 points and one deal.
"""
