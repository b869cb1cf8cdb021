"""Cicera for Python programs: options, positions, results and the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cardavia.games import fields, fishing
from cardavia.games.cicera import aspects, cards, hints, policy, records, refusal, rules, view
from cardavia.games.cicera.options import CiceraOptions
from cardavia.games.contract import Context, Result
from cardavia.games.modules import HintModule, RefusalModule, ViewModule
from cardavia.games.options import Options
from cardavia.games.refusals import BadPositionError
from cardavia.games.views import Gain

AWARDS = ("cards", "swords", "mata", "ten_coins", "fante_cups", "napula")


class Cicera(fishing.FishingGame):
    """Cicera: two sides of two, 52 cards."""

    slug = "cicera"
    rules_version = 1
    rules: ClassVar[Any] = rules
    policy: ClassVar[Any] = policy
    aspects: ClassVar[Any] = aspects
    refusals: ClassVar[RefusalModule] = refusal
    views: ClassVar[ViewModule] = view
    hints: ClassVar[HintModule] = hints
    layout = cards.LAYOUT
    pack = cards.PACK
    values = cards.NUMBERS
    valued = (records.MATA_CARD, records.TEN_OF_COINS, records.FANTE_OF_CUPS, records.SWORD)
    options = CiceraOptions
    bonuses = records.BONUSES
    may_place = True
    view_model = view.CiceraView
    rivers = ("Oglio", "Mella", "Chiese", "Serio")
    place = 2
    showpieces = ("KB", "2S", "JC")

    def seats(self, options: Options) -> int:
        """Returns 4."""
        return 4

    def promised(self, state: Any, move: Any) -> list[str]:
        """Returns the names of the bonuses (4) that a legal move makes."""
        return view.named(int(rules.bonuses(state, move)))

    def gains(self, won: list[str]) -> list[Gain]:
        """Returns what won cards count for, most valuable first."""
        return view.gains(won)

    def restore(self, state: Any, position: Mapping[str, Any]) -> None:
        """Writes the bonus points and the card that the previous play left on the table.

        Points of `bonus` that no entry of `bonuses` explains count as scue, because a position tells how
        many there are without their kinds. Raises BadPositionError.
        """
        fields.check(position, {"bonuses": fields.optional(fields.by_name(fields.sides(fields.whole)))})
        told = position.get("bonuses", {})
        for side in range(2):
            kinds = [int(told.get(name, (0, 0))[side]) for name in records.BONUSES]
            missing = position["bonus"][side] - sum(kinds)
            if missing < 0 or min(kinds) < 0 or position["bonus"][side] > len(self.pack):
                raise BadPositionError(f"position: no side can have such bonus points: {position['bonus']}")
            state.bonuses[side] = kinds
            state.bonuses[side, 0] += missing
        previous = position.get("prev")
        if previous is None:
            return
        play = fishing.read_capture(previous, self.pack) if isinstance(previous, str) else None
        if play is None or (not play.taken and play.card not in position["table"]):
            raise BadPositionError(f"position: {previous!r} cannot have been the play before")
        state.placed = self.layout.mask([] if play.taken else [play.card])

    def remembered(self, state: Any) -> dict[str, Any]:
        """Returns the bonus points in all and by kind, and the card that the previous play left."""
        made = [[int(points) for points in side] for side in state.bonuses]
        placed = cards.listed(state.placed)
        return {
            "bonus": [sum(side) for side in made],
            "bonuses": {name: [side[row] for side in made] for row, name in enumerate(records.BONUSES)},
            "prev": placed[0] if placed else None,
        }

    def earned(self, state: Any, options: Options) -> fishing.Earned:
        """Returns the bonuses and all awards."""
        sheet = view.points(state)
        return fishing.Earned(
            {name: sheet[name] for name in records.BONUSES}, {name: sheet[name] for name in AWARDS}
        )

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal, which the napoleone wins together with the match (9.4)."""
        found = super().result(state, context, options)
        won = int(rules.napoleone(state))
        if won < 0:
            return found
        return {**found, "winner": won, "match_over": True, "match_winner": won, "next_dealer": None}

    def target(self, options: Options) -> int | None:
        """Returns the points that win a match (9.1), None for a match of one deal."""
        return CiceraOptions.of(options).target

    def scales(self) -> Mapping[str, Mapping[str, int]]:
        """Returns the numbers of ranks in sums (1)."""
        return {"capture": cards.NUMBERS}


GAME = Cicera()
