"""Ottocento for Python programs: options, actions, refusals, results and the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from cardavia.games.contract import Context, Game, Observation, Result
from cardavia.games.match import Settlement, Standing, scores_before, settle, winner_of
from cardavia.games.modules import HintModule, RefusalModule, ViewModule
from cardavia.games.options import Options, Value
from cardavia.games.ottocento import aspects, cards, hints, policy, positions, refusal, rules, view
from cardavia.games.ottocento.notation import Action, read_action
from cardavia.games.ottocento.options import OttocentoOptions
from cardavia.games.ottocento.tally import tally
from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.tallies import Tally
from cardavia.games.views import OFFERED, Choice, LegalAction

TARGET = 800
DEALS = {"one_deal": 1, "to_800": None, "four_deals": 4}
"""How many deals a match has, by option; None where points decide."""


class Ottocento(Game):
    """Ottocento, for four in two partnerships."""

    slug = "ottocento"
    family = "tarocchi"
    rules_version = 1
    rules: ClassVar[Any] = rules
    policy: ClassVar[Any] = policy
    aspects: ClassVar[Any] = aspects
    refusals: ClassVar[RefusalModule] = refusal
    views: ClassVar[ViewModule] = view
    hints: ClassVar[HintModule] = hints
    pack = cards.PACK
    options = OttocentoOptions
    view_model = view.OttocentoView
    rivers = ("Reno", "Savena", "Idice", "Sillaro")
    place = 3
    showpieces = ("ANG", "QC", "MAT")
    has_tallies = True

    def seats(self, options: Options) -> int:
        """Returns 4."""
        return rules.SEATS

    def blank(self, options: Options, context: Context | None = None) -> np.recarray[Any, Any]:
        """Returns an array of one State that holds the options and no deal yet."""
        states = np.zeros(1, rules.State).view(np.recarray)
        states[0].turn = rules.NOBODY
        states[0].matto_seat = rules.NOBODY
        states[0].matto_side = rules.NOBODY
        OttocentoOptions.of(options).write_to(states[0].options)
        return states

    def load(self, position: Mapping[str, Any], options: Options) -> np.recarray[Any, Any]:
        """Returns the State of a written position; raises BadPositionError."""
        states = self.blank(options)
        positions.load(states[0], position)
        return states

    def position(self, state: Any) -> dict[str, Any]:
        """Returns a State as `load` takes it."""
        return positions.position(state)

    def written(self, kind: int, cards: int, extra: int) -> str:
        """Returns the action string of a move given by its three fields."""
        del extra
        return Action(kind, tuple(_listed(cards))).written()

    def said(self, action: str) -> Action | None:
        """Returns what an action string says, None when it is no notation at all."""
        return read_action(action)

    def move(self, said: Action) -> np.recarray[Any, Any]:
        """Returns an array of the one Move that an action is."""
        return _move(said.kind, said.cards)

    def choice(self, state: Any, cards: Sequence[str], taken: Sequence[str]) -> Choice:
        """Returns which cards may join a partial choice of the seat to act; raises IllegalActionError."""
        text = "+".join(cards)
        if taken or len(set(cards)) < len(cards) or any(card not in self.pack for card in cards):
            raise IllegalActionError(text, refusal.bad_notation())
        part = _move(rules.PLAY, cards)
        out = self._room()
        reached = int(self.rules.extend(state, part[0], out))
        if reached == 0 and cards:
            reason = refusal.incomplete(state, cards)
            raise IllegalActionError(text, reason)
        if reached <= 0:
            return Choice([], [], None, None)
        joining, is_complete = _listed(out[0]["cards"]), bool(out[0]["kind"])
        found = [move for move in self._listed(state) if not int(part[0].cards) & ~int(move["cards"])]
        return Choice(
            hand=joining,
            table=[],
            action=self.written(*found[0].tolist()) if is_complete else None,
            total=None,
            offers=self.told(state, found[:OFFERED]) if reached <= OFFERED else [],
            reached=reached,
        )

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""
        rows = view.points(state)
        scores = [sum(points) for points in zip(*rows.values(), strict=True)]
        match = self.settle(context, scores, options)
        payment = _listed(state.payment)
        return {
            "scores": scores,
            **rows,
            "total": list(scores),
            "tricks": [int(won) for won in state.tricks],
            "winner": winner_of(scores),
            "match_scores": list(match.totals),
            "match_over": match.over,
            "match_winner": match.winner,
            "next_dealer": None if match.over else (int(state.dealer) + 1) % rules.SEATS,
            "matto": view.FATES[int(state.fate)],
            "gave": payment[0] if payment else None,
        }

    def parts(self, result: Result) -> Mapping[str, Sequence[int]]:
        """Returns the rows of the score sheet."""
        return {name: result[name] for name in view.COMPILED_ROWS}

    def settle(self, context: Context, scores: Sequence[int], options: Options) -> Settlement:
        """Returns where the match stands after a deal (13)."""
        before, match = scores_before(context), OttocentoOptions.of(options).match
        if match == "to_800":
            return settle(before, scores, TARGET)
        found = settle(before, scores, None)
        is_last = _played(context) + 1 >= (DEALS[match] or 1)
        return found if is_last else Settlement(found.totals, False, None)

    def first_context(self, options: Options) -> dict[str, Any]:
        """Returns 0-0, in a match of four deals also that none has been played."""
        return self.read_context({"match_scores": [0, 0]}, options)

    def read_context(self, given: Context, options: Options) -> dict[str, Any]:
        """Returns the match scores before the deal, in a match of four deals also the deals before it."""
        scores = list(scores_before(given))
        if OttocentoOptions.of(options).match != "four_deals":
            return {"match_scores": scores}
        played = _played(given)
        if type(played) is not int or not 0 <= played < 4:
            raise BadPositionError("context.deals: the number of deals before is wanted, from 0 to 3")
        return {"match_scores": scores, "deals": played}

    def next_context(self, context: Context, result: Result) -> dict[str, Any]:
        """Returns the match scores after the deal, and how many deals there were where that counts."""
        following: dict[str, Any] = {"match_scores": list(result["match_scores"])}
        if "deals" in context:
            following["deals"] = context["deals"] + 1
        return following

    def standing(self, context: Context, options: Options) -> Standing:
        """Returns the match scores before a deal, and what ends the match."""
        match = OttocentoOptions.of(options).match
        return Standing(scores_before(context), TARGET if match == "to_800" else None, DEALS[match])

    def single(self) -> Mapping[str, Value]:
        """Returns the option of a match of one deal."""
        return {"match": "one_deal"}

    def told(self, state: Any, moves: Iterable[Any]) -> list[LegalAction]:
        """Returns legal moves of the seat to act with their parts and consequences, in their order."""
        return [view.described(state, self.write(move), _listed(move["cards"])) for move in moves]

    def tally(self, cards: Sequence[str], options: Options) -> Tally:
        """Returns what some cards are worth in a captured pile (8.1 to 8.3)."""
        return tally(cards, int(OttocentoOptions.of(options).grande_moors == "real_five"))

    def won(self, observation: Observation) -> list[str]:
        """Returns the pile of the observing seat's side."""
        return _listed(observation.record.known.piles[self.side(observation.seat)])

    def pauses(self, observation: Observation) -> int:
        """Returns 2 for a first card that a skipped declaration may have come before (5.6), else 1."""
        known = observation.record.known
        is_secret = not known.options.declare_first and int(known.played) < rules.SEATS
        is_card = int(known.phase) == rules.PLAYING
        return 2 if is_secret and is_card and int(known.declared[observation.seat]) != rules.DECLARED else 1


GAME = Ottocento()


def _played(context: Context) -> Any:
    """Returns how many deals of the match came before, as a context says."""
    return context.get("deals", 0)


def _listed(mask: Any) -> list[str]:
    return cards.listed(mask)


def _move(kind: int, named: Sequence[str]) -> np.recarray[Any, Any]:
    move = np.zeros(1, rules.Move).view(np.recarray)
    move[0].kind = kind
    move[0].cards = cards.mask(named)
    return move
