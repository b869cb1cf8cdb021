"""Quindici for Python programs: everything that the rest of the house asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cardavia.games import fishing
from cardavia.games.modules import HintModule, RefusalModule, ViewModule
from cardavia.games.options import Options
from cardavia.games.views import Gain
from tests.fifth.quindici import aspects, cards, hints, policy, refusal, rules, view
from tests.fifth.quindici.options import QuindiciOptions
from tests.fifth.quindici.records import DIAMOND, SETTEBELLO_CARD


class Quindici(fishing.FishingGame):
    """A capture game for two in which every capture makes fifteen."""

    slug = "quindici"
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
    valued = (SETTEBELLO_CARD, DIAMOND)
    options = QuindiciOptions
    bonuses = ("sweep",)
    view_model = view.QuindiciView
    rivers = ("Arno", "Sieve")
    showpieces = ("JD", "7D", "AS")

    def seats(self, options: Options) -> int:
        """Returns 2."""
        return 2

    def target(self, options: Options) -> int | None:
        """Returns the points that win a match (7), None for a match of one deal."""
        return QuindiciOptions.of(options).target

    def promised(self, state: Any, move: Any) -> list[str]:
        """Returns whether a legal move is a sweep, by name."""
        return ["sweep"] if rules.is_sweep(state, move) else []

    def gains(self, won: list[str]) -> list[Gain]:
        """Returns what won cards count for, most valuable first."""
        return view.gains(won)

    def restore(self, state: Any, position: Mapping[str, Any]) -> None:
        """Writes the sweeps of both sides."""
        for side in range(2):
            state.sweeps[side] = position["bonus"][side]

    def remembered(self, state: Any) -> dict[str, Any]:
        """Returns the sweeps of both sides."""
        return {"bonus": [int(sweeps) for sweeps in state.sweeps]}

    def earned(self, state: Any, options: Options) -> fishing.Earned:
        """Returns the sweeps, and everything else on the sheet."""
        sheet = view.points(state)
        return fishing.Earned({"sweep": sheet.pop("sweeps")}, sheet)

    def scales(self) -> Mapping[str, Mapping[str, int]]:
        """Returns the values of ranks in sums (1)."""
        return {"capture": cards.VALUES}


GAME = Quindici()
