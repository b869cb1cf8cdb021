"""Shengji for Python programs: options, actions, refusals, results and the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from cardavia.games.contract import LISTED, Context, Game, Observation, Result
from cardavia.games.follows import Duty, Follow
from cardavia.games.match import Standing
from cardavia.games.modules import HintModule, RefusalModule, ViewModule
from cardavia.games.options import Options
from cardavia.games.refusals import IllegalActionError
from cardavia.games.shengji import (
    aspects,
    cards,
    duties,
    hints,
    policy,
    positions,
    refusal,
    rules,
    settlement,
    view,
)
from cardavia.games.shengji.notation import VERBS, Action, read_action
from cardavia.games.shengji.options import ShengjiOptions
from cardavia.games.shengji.records import BURY, BURYING, CALL, CALLING, PLAY, SEATS
from cardavia.games.views import OFFERED, Choice, LegalAction


class Shengji(Game):
    """Shengji, for four in two partnerships with two packs."""

    slug = "shengji"
    family = "tractor"
    rules_version = 1
    rules: ClassVar[Any] = rules
    policy: ClassVar[Any] = policy
    aspects: ClassVar[Any] = aspects
    refusals: ClassVar[RefusalModule] = refusal
    views: ClassVar[ViewModule] = view
    hints: ClassVar[HintModule] = hints
    pack = cards.PACK
    options = ShengjiOptions
    view_model = view.ShengjiView
    margin_unit = "levels"
    rule_player = "textbook"
    rivers = ("Huangpu", "Minjiang", "Qiantang", "Xiangjiang")
    place = 4
    showpieces = ("JR", "KS", "TH")
    follow_check = duties.CHECK

    def seats(self, options: Options) -> int:
        """Returns 4."""
        return int(SEATS)

    def blank(self, options: Options, context: Context | None = None) -> np.recarray[Any, Any]:
        """Returns an array of one State that holds the options and the levels, and no deal yet."""
        states = np.zeros(1, rules.State).view(np.recarray)
        state = states[0]
        ShengjiOptions.of(options).write_to(state.options)
        known = self.first_context(options) if context is None else context
        state.levels[:] = [cards.RANKS.index(level) for level in known["levels"]]
        state.first_deal = int(known["first_deal"])
        state.turn = -1
        state.trump = -1
        state.kitty[:] = rules.UNKNOWN
        return states

    def places(self) -> Mapping[str, int]:
        """Returns the number of every face: both copies of a card have the same."""
        return cards.PLACES

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
        named = _joined(cards, extra)
        return f"{VERBS[kind]} {named}".strip() if kind in VERBS else named

    def said(self, action: str) -> Action | None:
        """Returns what an action string says, None when it is no notation at all."""
        return read_action(action)

    def move(self, said: Action) -> np.recarray[Any, Any]:
        """Returns an array of the one Move that an action is."""
        return _move(said)

    def choice(self, state: Any, cards: Sequence[str], taken: Sequence[str]) -> Choice:
        """Returns which cards may join a partial choice of the seat to act; raises IllegalActionError.

        The total is what the chosen cards are worth in points, None while trumps are called.
        """
        text = "+".join(cards)
        if taken or any(card not in self.pack for card in cards):
            raise IllegalActionError(text, refusal.bad_notation())
        if rules.is_over(state):
            return Choice([], [], None, None)
        reason = refusal.absent(state, cards)
        if reason is not None:
            raise IllegalActionError(text, reason)
        kind = {CALLING: CALL, BURYING: BURY}.get(int(state.phase), PLAY)
        part = _move(Action(kind, tuple(cards)))
        out = self._room().view(np.recarray)
        reached = int(rules.extend(state, part[0], out))
        if reached == 0:
            raise IllegalActionError(text, refusal.incomplete(state, cards))
        is_complete = bool(out[0].kind) and bool(cards)
        joining, forced = _faces(out[0].cards), _listed(out[1].cards, out[1].extra)
        return Choice(
            hand=joining,
            table=[],
            action=self.write(part[0]) if is_complete else None,
            total=None if kind == CALL else int(rules.points(part[0].cards, part[0].extra)),
            offers=self._offers(state, part[0]) if reached <= OFFERED else [],
            reached=reached,
            forced=forced,
        )

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""
        levels, trump, dealer = context["levels"], int(state.trump), int(state.dealer)
        attack = int(rules.attack_points(state))
        is_void = int(state.tricks) == 0
        after = (
            settlement.thrown_in(levels, int(state.starter))
            if is_void
            else settlement.settle(state, levels, dealer, attack)
        )
        found: Result = {
            "scores": list(after.scores),
            "trump": None if is_void else cards.TRUMPS[trump],
            "dealer": None if is_void else dealer,
            "exposed": [cards.FACES[int(card)] for card in state.kitty] if state.exposed else None,
            "trick_points": [int(points) for points in state.captured],
            "kitty_bonus": int(rules.kitty_bonus(state)),
            "attack_points": attack,
            "winner": after.winner,
            "gain": after.gain,
            "levels": list(after.levels),
            "match_over": after.match_winner is not None,
            "match_winner": after.match_winner,
            "next_dealer": after.next_dealer,
        }
        if ShengjiOptions.of(options).throw_penalty:
            found["penalty"] = int(state.penalty)
        return found

    def first_context(self, options: Options) -> dict[str, Any]:
        """Returns both sides at level 2 before the first deal."""
        return settlement.first_context()

    def read_context(self, given: Context, options: Options) -> dict[str, Any]:
        """Returns the levels before the deal and whether it is the first; raises BadPositionError."""
        return settlement.read_context(given)

    def context_of(self, position: Mapping[str, Any], options: Options) -> dict[str, Any]:
        """Returns the levels that a written position names, and whether its deal is the first."""
        return {"levels": list(position["levels"]), "first_deal": position.get("first_deal", False)}

    def next_context(self, context: Context, result: Result) -> dict[str, Any]:
        """Returns the levels after the deal."""
        return settlement.next_context(context, result)

    def standing(self, context: Context, options: Options) -> Standing:
        """Returns the levels before a deal, the 2 as 0; no number of points wins the match."""
        mine, theirs = (cards.LEVELS.index(level) for level in context["levels"])
        return Standing((mine, theirs), None)

    def match_scores(self, result: Result) -> list[int]:
        """Returns the levels after a deal, the 2 as 0."""
        return [cards.LEVELS.index(level) for level in result["levels"]]

    def facing(self, follow: Follow, options: Options) -> np.recarray[Any, Any]:
        """Returns an array of one State in which seat 0 has to follow a lead."""
        states = self.blank(options)
        duties.face(states[0], follow)
        return states

    def duties(self, observation: Observation) -> list[Duty]:
        """Returns what the rules ask of the observing seat, which has to follow, in their own order."""
        return duties.duties(observation.record.known, observation.seat)

    def told(self, state: Any, moves: Iterable[Any]) -> list[LegalAction]:
        """Returns legal moves of the seat to act with their parts and consequences, in their order."""
        return [view.described(state, self.write(move), move) for move in moves]

    def legal(self, observation: Observation) -> list[LegalAction]:
        """Returns the legal actions of the observing seat, sorted; empty when it is not to act.

        Empty too where there are more than are listed: they can only be counted.
        """
        known = observation.record.known
        if int(rules.actor(known)) != observation.seat or rules.count(known) > LISTED:
            return []
        return super().legal(observation)

    def move_at(self, state: Any, number: int) -> Any:
        """Returns the legal move with a number from 0 to count - 1, in an order of the rules' own."""
        move = np.zeros(1, rules.Move).view(np.recarray)
        rules.move_at(state, number, move[0])
        return move[0]

    def _offers(self, state: Any, part: Any) -> list[LegalAction]:
        """Returns the legal actions that hold a part, none where too many would have to be looked through."""
        if rules.count(state) > LISTED:
            return []
        moves = self._listed(state)
        wanting = (part.cards & ~moves["cards"]) | (part.extra & ~moves["extra"])
        return self.told(state, moves[wanting == 0])


GAME = Shengji()


def _listed(one: Any, two: Any) -> list[str]:
    return cards.listed(one, two)


def _faces(mask: Any) -> list[str]:
    return cards.faces(mask)


def _joined(one: Any, two: Any) -> str:
    return "+".join(cards.listed(one, two))


def _move(action: Action) -> np.recarray[Any, Any]:
    move = np.zeros(1, rules.Move).view(np.recarray)
    move[0].kind = action.kind
    move[0].cards, move[0].extra = cards.planes(action.cards)
    return move
