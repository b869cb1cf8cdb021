"""Cicera for Python programs: options, positions, results and the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cardavia.games import fields, fishing
from cardavia.games.cicera import aspects, cards, hints, policy, records, refusal, rules, view
from cardavia.games.cicera.options import CiceraOptions
from cardavia.games.contract import (
    BadPositionError,
    Context,
    Observation,
    Refusal,
    Result,
    Winner,
    winner_of,
)
from cardavia.games.hints import Estimate, Look, Reason
from cardavia.games.options import Options
from cardavia.games.views import Gain, GameView, PublicEvent

AWARDS = ("cards", "swords", "mata", "ten_coins", "fante_cups", "napula")


class Cicera(fishing.FishingGame):
    """Cicera: two sides of two, 52 cards."""

    slug = "cicera"
    rules_version = 1
    rules: ClassVar[Any] = rules
    policy: ClassVar[Any] = policy
    aspects: ClassVar[Any] = aspects
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

    def write_options(self, options: Options, record: Any) -> None:
        """Writes what a deal needs of the options into a compiled record."""
        _own(options).write_to(record)

    def refusal(self, state: Any, seat: int | None, play: fishing.Capture) -> Refusal | None:
        """Returns why a play is refused (8), None when it is legal."""
        return refusal.refusal(state, seat, play)

    def unreadable(self) -> Refusal:
        """Returns the refusal of a text that is no play."""
        return refusal.bad_notation()

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

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""
        sheet = view.points(state)
        scores = [sum(points[side] for points in sheet.values()) for side in range(2)]
        match = self.settle(fishing.scores_before(context), scores, None, options)
        won = int(rules.napoleone(state))
        winner: Winner = winner_of(scores)
        if won >= 0:
            winner = 0 if won == 0 else 1
            match = fishing.Settlement(match.totals, True, winner)
        return {
            "scores": scores,
            "bonuses": {name: sheet[name] for name in records.BONUSES},
            "awards": {name: sheet[name] for name in AWARDS},
            "winner": winner,
            "match_scores": list(match.totals),
            "match_over": match.over,
            "match_winner": match.winner,
            "next_dealer": None if match.over else self.next_dealer(int(state.dealer), options),
        }

    def target(self, options: Options) -> int | None:
        """Returns the points that win a match (9.1), None for a match of one deal."""
        return _own(options).target

    def scales(self) -> Mapping[str, Mapping[str, int]]:
        """Returns the numbers of ranks in sums (1)."""
        return {"capture": cards.NUMBERS}

    def view(self, observation: Observation) -> GameView:
        """Returns what the observing seat is shown of the deal."""
        return view.view(observation)

    def events(self, observation: Observation) -> list[PublicEvent]:
        """Returns the public events of the deal so far, in order."""
        return view.events(observation)

    def reasons(self, observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
        """Returns why one play is estimated better than another, the weightiest reason first."""
        return hints.reasons(observation, best, rival)

    def dangers(self, observation: Observation, best: Estimate) -> list[Reason]:
        """Returns the events that a play invites, where they are likely enough to be told."""
        return hints.dangers(observation, best)

    def look(self, observation: Observation, topic: str) -> Look:
        """Returns what draws attention to the topic of a reason, with its cards."""
        return hints.look(observation, topic)


GAME = Cicera()


def _own(options: Options) -> CiceraOptions:
    if not isinstance(options, CiceraOptions):
        raise TypeError(f"Cicera is played with CiceraOptions, not {type(options).__name__}.")
    return options
