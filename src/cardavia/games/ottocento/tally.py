"""What some cards of Ottocento are worth, piece by piece (rules, section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.games.ottocento import cards, scoring, tableau
from cardavia.games.ottocento.face import Combination
from cardavia.games.tallies import Group, Lack, Part, Tally, Wild


def tally(held: Sequence[str], real_five: int) -> Tally:
    """Returns the count of some different cards, as a captured pile is counted (8.1 to 8.3)."""
    mask = cards.mask(held)
    found = tableau.counted(mask, real_five)
    return Tally(
        parts=(
            Part("sets", [_group(made) for made in found.sets], found.set_points, found.set_factor),
            Part(
                "sequences",
                [_group(made) for made in found.sequences],
                found.sequence_points,
                found.sequence_factor,
            ),
        ),
        cards=len(held),
        card_points=int(scoring.half_points(mask)) / 2,
        lacks=_lacks(held, real_five),
    )


def _group(made: Combination) -> Group:
    wild = [Wild(contatore.card, contatore.place, contatore.fills) for contatore in made.contatori]
    return Group(made.kind, made.cards, wild, made.points)


def _lacks(held: Sequence[str], real_five: int) -> list[Lack]:
    """Returns the kinds that one card more would bring into being, and which cards those are."""
    mask = cards.mask(held)
    missing = [card for card in cards.PACK.ids if card not in held]
    lacks = []
    for kind in (*tableau.SETS, *tableau.SEQUENCES):
        if tableau.worth(kind, mask, real_five):
            continue
        made = {card: tableau.worth(kind, mask | cards.mask([card]), real_five) for card in missing}
        most = max(made.values(), default=0)
        if most:
            lacks.append(Lack(kind, [card for card, points in made.items() if points == most], most))
    return lacks
