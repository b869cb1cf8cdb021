"""Scopa for Python programs: options, refusals, results and the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cardavia.games import fishing
from cardavia.games.match import Winner
from cardavia.games.modules import HintModule, RefusalModule, ViewModule
from cardavia.games.options import Options
from cardavia.games.refusals import BadPositionError
from cardavia.games.scopa import aspects, cards, hints, policy, refusal, rules, view
from cardavia.games.scopa.options import ScopaOptions
from cardavia.games.views import Gain

AWARDS = ("cards", "diamonds", "settebello", "primiera")
COUNTING_ORDER = ("cards", "diamonds", "settebello", "primiera", "re_bello", "napola")
"""The order in which a tie at the target is recounted (10.6); scope come last."""


class Scopa(fishing.FishingGame):
    """Scopa for two, and its four-player forms."""

    slug = "scopa"
    rules_version = 1
    rules: ClassVar[Any] = rules
    policy: ClassVar[Any] = policy
    aspects: ClassVar[Any] = aspects
    refusals: ClassVar[RefusalModule] = refusal
    views: ClassVar[ViewModule] = view
    hints: ClassVar[HintModule] = hints
    layout = cards.LAYOUT
    pack = cards.PACK
    values = cards.VALUES
    valued = (cards.mask(["7D"]), rules.DIAMOND, policy.SEVENS)
    options = ScopaOptions
    bonuses = ("scopa",)
    view_model = view.ScopaView
    rivers = ("Adda", "Ticino", "Lambro", "Olona")
    place = 1
    showpieces = ("KD", "7D", "QS")

    def seats(self, options: Options) -> int:
        """Returns 2, or 4 in the forms of section 10.2."""
        return ScopaOptions.of(options).seats

    def promised(self, state: Any, move: Any) -> list[str]:
        """Returns whether a legal move makes a scopa, by name."""
        return ["scopa"] if rules.is_scopa(state, move) else []

    def gains(self, won: list[str]) -> list[Gain]:
        """Returns what won cards count for, most valuable first."""
        return view.gains(won)

    def restore(self, state: Any, position: Mapping[str, Any]) -> None:
        """Writes the sweeps of both sides; raises BadPositionError."""
        if any(not 0 <= sweeps <= len(self.pack) for sweeps in position["bonus"]):
            raise BadPositionError(f"position: no side can have made so many sweeps: {position['bonus']}")
        for side in range(2):
            state.sweeps[side] = position["bonus"][side]

    def remembered(self, state: Any) -> dict[str, Any]:
        """Returns the sweeps of both sides."""
        return {"bonus": [int(sweeps) for sweeps in state.sweeps]}

    def earned(self, state: Any, options: Options) -> fishing.Earned:
        """Returns the scope, and the awards that count under the options."""
        own = ScopaOptions.of(options)
        sheet = view.points(state)
        names = [*AWARDS, *(name for name in ("re_bello", "napola") if getattr(own, name))]
        return fishing.Earned({"scopa": sheet["scopa"]}, {name: sheet[name] for name in names})

    def target(self, options: Options) -> int | None:
        """Returns the points that win a match (10.1), None for a match of one deal."""
        return ScopaOptions.of(options).target

    def settle(
        self,
        before: Sequence[int],
        scores: Sequence[int],
        awards: Mapping[str, Sequence[int]] | None,
        options: Options,
    ) -> fishing.Settlement:
        """Returns where the match stands after a deal (6), with the tie-break of 10.6 where it is on."""
        own = ScopaOptions.of(options)
        match = fishing.settle(before, scores, own.target)
        if match.over or own.tie_break is None or own.target is None or awards is None:
            return match
        if max(match.totals) < own.target:
            return match
        winner = first_to_reach(before, scores, awards, own.target)
        return match if winner is None else fishing.Settlement(match.totals, True, winner)

    def scales(self) -> Mapping[str, Mapping[str, int]]:
        """Returns the values of ranks for capturing (1) and for the primiera (5)."""
        primiera = {rank: int(rules.PRIMIERA_VALUES[value - 1]) for rank, value in cards.VALUES.items()}
        return {"capture": cards.VALUES, "primiera": primiera}


GAME = Scopa()


def first_to_reach(
    before: Sequence[int], scores: Sequence[int], awards: Mapping[str, Sequence[int]], target: int
) -> Winner:
    """Returns the side that alone reaches the target first when the deal is recounted (10.6)."""
    steps = [list(awards[name]) for name in COUNTING_ORDER if name in awards]
    steps.append([scores[side] - sum(step[side] for step in steps) for side in range(2)])
    totals = list(before)
    for step in steps:
        totals = [totals[side] + step[side] for side in range(2)]
        reached = [total >= target for total in totals]
        if reached[0] != reached[1]:
            return 0 if reached[0] else 1
    return None
