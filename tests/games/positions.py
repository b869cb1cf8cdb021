"""A deal of a capture game that stands somewhere, with what tests want to know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

import numpy as np
import pytest

from cardavia.games.contract import Observation
from cardavia.games.fishing import FishingGame
from cardavia.games.options import Options
from cardavia.games.refusals import IllegalActionError, Refusal
from cardavia.games.views import Choice
from cardavia.kernel.random import RandomState


@dataclass(repr=False)
class CapturePosition:
    """What the positions of all capture games are asked for."""

    game: ClassVar[FishingGame]
    options: Any
    states: np.recarray[Any, Any]

    @classmethod
    def dealt(cls, deck: str | list[str], dealer: int, options: Options) -> Self:
        """Returns a fresh deal of a deck, which may be its first cards only; it must not be void."""
        states = cls.game.blank(options)
        assert cls.game.start(states, completed(cls.game, deck), dealer)
        return cls(options, states)

    @classmethod
    def loaded(cls, options: Options, written: Mapping[str, Any]) -> Self:
        """Returns a written position."""
        return cls(options, cls.game.load({"over": False, **written}, options))

    def __repr__(self) -> str:
        known = {
            "turn": self.turn,
            "dealer": int(self.state.dealer),
            "hands": {seat: sorted(self.hand(seat)) for seat in range(int(self.state.options.seats))},
            "table": sorted(self.table),
            "stock": len(self.game.pack) - int(self.state.dealt),
            "options": self.options.changed(),
        }
        return f"<{', '.join(f'{name} {value}' for name, value in known.items())}>"

    @property
    def state(self) -> Any:
        """The compiled record."""
        return self.states[0]

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""
        rules = self.game.rules
        return None if rules.is_over(self.state) else int(rules.actor(self.state))

    @property
    def table(self) -> set[str]:
        """The cards on the table."""
        return set(self.game.layout.listed(self.state.table))

    @property
    def stock(self) -> list[str]:
        """The cards of the stock in order."""
        return [self.game.layout.by_bit[int(bit)] for bit in self.state.stock[self.state.dealt :]]

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last."""
        return None if self.state.last_capturer < 0 else int(self.state.last_capturer)

    def hand(self, seat: int) -> set[str]:
        """The cards in a hand."""
        return set(self.game.layout.listed(self.state.hands[seat]))

    def pile(self, side: int) -> set[str]:
        """The captured cards of a side."""
        return set(self.game.layout.listed(self.state.piles[side]))

    def legal(self) -> list[str]:
        """The legal actions, sorted."""
        return self.game.actions(self.state)

    def play(self, *actions: str) -> Self:
        """Plays legal actions one after the other."""
        for action in actions:
            self.game.rules.apply(self.state, self.game.read(self.state, None, action)[0])
        return self

    def play_some(self, choices: Sequence[int]) -> Self:
        """Plays as many legal actions as there are choices, or to the end."""
        for choice in choices:
            if legal := self.legal():
                self.play(legal[choice % len(legal)])
        return self

    def refusal(self, action: str, seat: int | None = None) -> Refusal:
        """The reason why an action is refused, which has to be refused and to change nothing."""
        before = self.states.tobytes()
        with pytest.raises(IllegalActionError) as caught:
            self.game.read(self.state, seat, action)
        assert self.states.tobytes() == before
        return caught.value.refusal

    def choice(self, hand: str = "", table: str = "") -> Choice:
        """How a partial choice may go on."""
        return self.game.choice(self.state, hand.split(), table.split())

    def refused_choice(self, hand: str, table: str) -> str:
        """The code with which a partial choice is refused, which changes nothing."""
        before = self.states.tobytes()
        with pytest.raises(IllegalActionError) as caught:
            self.choice(hand, table)
        assert self.states.tobytes() == before
        return caught.value.refusal.code

    def observation(self, seat: int) -> Observation:
        """What a seat may know."""
        return self.game.observe(self.states, seat, self.options, {"match_scores": [0, 0]})

    def result(self, match_scores: tuple[int, int] = (0, 0)) -> dict[str, Any]:
        """The outcome of a finished deal."""
        return self.game.result(self.state, {"match_scores": list(match_scores)}, self.options)

    def copy(self) -> Self:
        """The same position once more."""
        return type(self)(self.options, self.states.copy())

    def shown(self, seat: int) -> tuple[bytes, str, list[str], list[str]]:
        """Everything that leaves the rules for one seat: the record, its view, events and legal actions."""
        observation = self.observation(seat)
        return (
            observation.data,
            self.game.view(observation).model_dump_json(),
            [event.model_dump_json() for event in self.game.events(observation)],
            [action.model_dump_json() for action in self.game.legal(observation)],
        )

    def twin(self, seat: int, random: Random) -> Self:
        """A deal that differs in nothing but the cards hidden from a seat."""
        twin = self.copy()
        layout, state = self.game.layout, twin.state
        others = [place for place in range(int(state.options.seats)) if place != seat]
        hidden = [card for place in others for card in self.hand(place)] + self.stock
        random.shuffle(hidden)
        for place in others:
            size = len(self.hand(place))
            state.hands[place] = layout.mask(hidden[:size])
            del hidden[:size]
        state.stock[state.dealt :] = [layout.bits[card] for card in hidden]
        return twin

    def world(self, seat: int, random: RandomState) -> Self:
        """A world drawn from what a seat knows."""
        rules = self.game.rules
        drawn = np.zeros(1, rules.State).view(np.recarray)
        assert rules.sample(self.observation(seat).record, random, drawn)
        return type(self)(self.options, drawn)


def completed(game: FishingGame, deck: str | list[str]) -> list[str]:
    """Returns a whole deck that begins with the given cards and goes on in canonical order."""
    first = deck.split() if isinstance(deck, str) else list(deck)
    return first + [card for card in game.pack.ids if card not in first]
