"""Checks the conformance cases of Shengji (the head of their file explains the layout)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.shengji import cards, ladder, rules, settlement, shapes, tricks
from cardavia.games.shengji.records import CALLING, DONE, HAND, KITTY, SEATS
from cardavia.play.conformance.cases import Case, Fields
from cardavia.play.conformance.runner import Mismatch, Schema, same
from cardavia.play.conformance.tractor_positions import (
    action_planes,
    begin,
    blank,
    deal_hands,
    facing_lead,
    kitty_faces,
    level_of,
    named_planes,
    spare,
    to_lead,
    with_trumps,
)
from cardavia.play.ruleset import Ruleset


def schema_options(case: Case) -> Fields | None:
    """Returns the switches of a case."""
    given = case.fields.section("in")
    return given.section("options") if "options" in given else None


def suit(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the effective suit of a card."""
    state = with_trumps(ruleset, given, ("card",))
    return cards.EFFECTIVE[int(ladder.suit_of(state, named_planes(given, "card")[0]))]


def compare(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the stronger one of two cards, a trump against a side card too."""
    state = with_trumps(ruleset, given, ("a", "b"))
    a, b = (int(shapes.shape(state, *named_planes(given, name))) for name in ("a", "b"))
    for name, one, other in (("a", a, b), ("b", b, a)):
        if shapes.beats(one, other, shapes.suit_in(other), shapes.top_of(other)):
            return name
    return "equal" if shapes.suit_in(a) == shapes.suit_in(b) else "none"


def shape(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the shape of cards in words."""
    state = with_trumps(ruleset, given, ("cards",))
    found = int(shapes.shape(state, *named_planes(given, "cards")))
    if found < 0:
        return "invalid"
    pairs, name = int(shapes.pairs_of(found)), cards.EFFECTIVE[int(shapes.suit_in(found))]
    return f"{('single', 'pair')[pairs] if pairs < 2 else f'tractor{pairs}'} {name}"


def lead(ruleset: Ruleset, given: Fields) -> Any:
    """Returns whether a play may be led."""
    return _is_legal(ruleset, to_lead(ruleset, given, ("play",)), given.text("play"))


def leads(ruleset: Ruleset, given: Fields) -> Any:
    """Returns all leads."""
    return ruleset.game.actions(to_lead(ruleset, given, ()))


def follow(ruleset: Ruleset, given: Fields) -> Any:
    """Returns whether a play may answer a lead."""
    return _is_legal(ruleset, facing_lead(ruleset, given, ("play",)), given.text("play"))


def follows(ruleset: Ruleset, given: Fields) -> Any:
    """Returns all answers to a lead."""
    return ruleset.game.actions(facing_lead(ruleset, given, ()))


def follow_count(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the number of answers to a lead."""
    return ruleset.game.count(facing_lead(ruleset, given, ()))


def trick(ruleset: Ruleset, given: Fields) -> Any:
    """Returns who wins a trick, and its points."""
    state = with_trumps(ruleset, given, ("leader", "plays"))
    state.turn = given.number("leader", SEATS)
    plays = given.texts("plays")
    if len(plays) != SEATS:
        raise given.error("plays", f"a trick has {SEATS} plays, not {len(plays)}")
    for number, action in enumerate(plays):
        one, two = action_planes(given, "plays", action)
        # Whether the hands allow the plays is not asked: every seat holds what it plays and one card more.
        hand = state.hands[int(state.turn)]
        hand[0], hand[1] = one | spare(one), two
        (tricks.lead if number == 0 else tricks.follow)(state, one, two)
    return {"winner": int(state.winners[0]), "points": int(state.captured.sum())}


def calls(ruleset: Ruleset, given: Fields) -> Any:
    """Returns what a sequence of calls leads to."""
    given.allow(("level", "start", "first_deal", "hands", "kitty", "sequence", "options"))
    state = blank(ruleset, given)
    state.first_deal = int(given.flag("first_deal"))
    begin(state, given.number("start", SEATS), level_of(given))
    deal_hands(state, given)
    state.kitty[:] = kitty_faces(given) if "kitty" in given else range(KITTY)
    for number, action in enumerate(given.texts("sequence")):
        if int(state.phase) != CALLING or not _played(ruleset, state, action):
            return {"illegal_at": number}
    if int(state.phase) == CALLING:
        return {"open": True, "turn": int(state.turn)}
    trump = int(state.trump)
    if trump < 0:
        return {"void": True}
    return {"trump": cards.TRUMPS[trump], "dealer": int(state.dealer), "exposed": bool(state.exposed)}


def legal_calls(ruleset: Ruleset, given: Fields) -> Any:
    """Returns all calls of a hand on a standing one."""
    given.allow(("level", "hand", "standing", "options"))
    state = blank(ruleset, given)
    begin(state, 0, level_of(given))
    state.hands[0] = named_planes(given, "hand")
    state.strength = given.number("standing", 5)
    if state.strength:
        state.declarer = SEATS - 1
    return ruleset.game.actions(state)


def kitty(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the kitty bonus."""
    given.allow(("buried", "cards_per_play", "attackers_won_last", "options"))
    state = blank(ruleset, given)
    begin(state, 0, 0)
    n = given.number("cards_per_play", HAND)
    state.phase, state.tricks, state.dealer = DONE, 2, 0
    state.best = int(given.flag("attackers_won_last"))
    state.buried[:] = named_planes(given, "buried")
    state.width, state.pairs, state.led_shape = n, n // 2, 0
    return int(rules.kitty_bonus(state))


def promotion(ruleset: Ruleset, given: Fields) -> Any:
    """Returns what the points of the attackers lead to by the table."""
    del ruleset
    given.allow(("attack_points", "options"))
    made = settlement.promotion(given.number("attack_points"))
    side = "defenders" if made.defends else "attackers"
    return {"side": side, "gain": made.gain, "dealer_offset": made.step}


def settle(ruleset: Ruleset, given: Fields) -> Any:
    """Returns where a match stands after a deal."""
    given.allow(("levels", "dealer", "attack_points", "options"))
    state = blank(ruleset, given)
    dealer, attack = given.number("dealer", SEATS), given.number("attack_points")
    levels = given.texts("levels")
    if len(levels) != 2 or any(level not in tuple(cards.RANKS) for level in levels):
        raise given.error("levels", f"two of {' '.join(cards.RANKS)} are wanted, not {levels!r}")
    after = settlement.settle(state, levels, dealer, attack)
    return {
        "levels": list(after.levels),
        "next_dealer": after.next_dealer,
        "match_winner": after.match_winner,
    }


def deal_out(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the hands in order of arrival and the kitty; the State holds the same cards."""
    given.allow(("deck", "dealer", "level", "options"))
    deck, dealer = given.text("deck").split(), given.number("dealer", SEATS)
    states = ruleset.game.blank(ruleset.options)
    try:
        ruleset.game.start(states, deck, dealer)
    except BadPositionError as error:
        raise given.error("deck", str(error)) from None
    hands = [deck[(seat - dealer) % SEATS : SEATS * HAND : SEATS] for seat in range(SEATS)]
    held = [cards.listed(*hand) for hand in states[0].hands]
    if held != [cards.PACK.in_order(hand) for hand in hands]:
        return {"hands": held, "kitty": None}
    kitty_cards = [cards.FACES[int(card)] for card in states[0].kitty]
    return {"hands": [" ".join(hand) for hand in hands], "kitty": " ".join(kitty_cards)}


def endgame(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the outcome of a deal played from its last tricks on."""
    state = with_trumps(ruleset, given, ("dealer", "leader", "captured", "buried", "hands", "plays"))
    state.dealer = given.number("dealer", SEATS)
    state.turn = given.number("leader", SEATS)
    state.captured[:] = given.pair("captured")
    state.buried[:] = named_planes(given, "buried")
    deal_hands(state, given)
    sizes = [len(cards.listed(*hand)) for hand in state.hands]
    if len(set(sizes)) > 1 or not 1 <= sizes[0] <= HAND:
        raise given.error("hands", f"hands of one size up to {HAND} cards are wanted, not of {sizes}")
    for number, action in enumerate(given.texts("plays")):
        if rules.is_over(state) or not _played(ruleset, state, action):
            return {"illegal_at": number}
    return {
        "winners": [int(winner) for winner in state.winners[: int(state.tricks)]],
        "kitty_bonus": int(rules.kitty_bonus(state)),
        "attack_points": int(rules.attack_points(state)),
    }


def throw(ruleset: Ruleset, given: Fields) -> Any:
    """Returns what a lead of seat 0 comes to, against the hands of the others."""
    state = with_trumps(ruleset, given, ("hands", "play"))
    deal_hands(state, given)
    if not _played(ruleset, state, given.text("play")):
        return {"legal": False}
    return {
        "stands": cards.joined(cards.listed(*state.plays[0])),
        "shown": " ".join(cards.listed(*state.must[0])),
        "penalty": int(state.penalty),
    }


def refused(ruleset: Ruleset, given: Fields) -> Any:
    """Returns the code with which a lead, or an answer to a lead, is refused."""
    made = facing_lead if "lead" in given else to_lead
    state = made(ruleset, given, ("play",))
    try:
        ruleset.game.read(state, None, given.text("play"))
    except IllegalActionError as error:
        return error.refusal.code
    return "legal"


def _check(facts: Callable[[Ruleset, Fields], Any]) -> Callable[[Ruleset, Case], list[Mismatch]]:
    """Returns the check that a case expects exactly what the rules find for it."""

    def check(ruleset: Ruleset, case: Case) -> list[Mismatch]:
        wanted, got = case.fields.value("expect"), facts(ruleset, case.fields.section("in"))
        return [] if same(wanted, got) else [Mismatch(case.kind, wanted, got)]

    return check


KINDS = (
    suit,
    compare,
    shape,
    lead,
    leads,
    follow,
    follows,
    follow_count,
    trick,
    calls,
    legal_calls,
    kitty,
    promotion,
    settle,
    deal_out,
    endgame,
    throw,
    refused,
)

SCHEMA = Schema(kinds={facts.__name__: _check(facts) for facts in KINDS}, options=schema_options)


def _is_legal(ruleset: Ruleset, state: Any, action: str) -> bool:
    try:
        ruleset.game.read(state, None, action)
    except IllegalActionError:
        return False
    return True


def _played(ruleset: Ruleset, state: Any, action: str) -> bool:
    """Plays an action where it is legal, and says whether it was."""
    try:
        move = ruleset.game.read(state, None, action)[0]
    except IllegalActionError:
        return False
    rules.apply(state, move)
    return True
