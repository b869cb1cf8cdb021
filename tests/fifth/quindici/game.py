"""Quindici for Python programs: everything that the rest of the house asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cardavia.games import fishing
from cardavia.games.contract import Context, Observation, Refusal, Result, winner_of
from cardavia.games.hints import Estimate, Look, Reason
from cardavia.games.options import Options
from cardavia.games.views import Gain, GameView, PublicEvent
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

    def write_options(self, options: Options, record: Any) -> None:
        """Writes what a deal needs of the options into a compiled record."""
        own(options).write_to(record)

    def target(self, options: Options) -> int | None:
        """Returns the points that win a match (7), None for a match of one deal."""
        return own(options).target

    def refusal(self, state: Any, seat: int | None, play: fishing.Capture) -> Refusal | None:
        """Returns why a play is refused, None when it is legal."""
        return refusal.refusal(state, seat, play)

    def unreadable(self) -> Refusal:
        """Returns the refusal of a text that is no play."""
        return refusal.refused("bad_notation")

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

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""
        sheet = view.points(state)
        scores = [sum(points[side] for points in sheet.values()) for side in range(2)]
        match = self.settle(fishing.scores_before(context), scores, None, options)
        return {
            "scores": scores,
            "bonuses": {"sweep": sheet.pop("sweeps")},
            "awards": sheet,
            "winner": winner_of(scores),
            "match_scores": list(match.totals),
            "match_over": match.over,
            "match_winner": match.winner,
            "next_dealer": None if match.over else self.next_dealer(int(state.dealer), options),
        }

    def scales(self) -> Mapping[str, Mapping[str, int]]:
        """Returns the values of ranks in sums (1)."""
        return {"capture": cards.VALUES}

    def view(self, observation: Observation) -> GameView:
        """Returns what the observing seat is shown of the deal."""
        return view.view(observation)

    def events(self, observation: Observation) -> list[PublicEvent]:
        """Returns the public events of the deal so far, in order."""
        return view.events(observation)

    def reasons(self, observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
        """Returns why one play is estimated better than another, the weightiest reason first."""
        return hints.reasons(best, rival)

    def dangers(self, observation: Observation, best: Estimate) -> list[Reason]:
        """Returns the events that a play invites, where they are likely enough to be told."""
        return hints.dangers(best)

    def look(self, observation: Observation, topic: str) -> Look:
        """Returns what draws attention to the topic of a reason, with its cards."""
        return hints.look(observation, topic)


GAME = Quindici()


def own(options: Options) -> QuindiciOptions:
    """Returns options as those of this game; raises TypeError."""
    if not isinstance(options, QuindiciOptions):
        raise TypeError(f"Quindici is played with QuindiciOptions, not {type(options).__name__}.")
    return options
