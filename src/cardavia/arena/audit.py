"""Checks what no measurement shows: honesty of the players, exactness of endgames, evenness of samples."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from statistics import NormalDist
from typing import Any

import numpy as np

from cardavia.ai import levels
from cardavia.ai.choice import Player, Reason
from cardavia.ai.players import player
from cardavia.arena.baselines import bench, ensure_baselines, workshop
from cardavia.arena.clairvoyance import ClairvoyantPlayer
from cardavia.arena.contestants import contestant
from cardavia.arena.course import dealt
from cardavia.games.contract import Game, Observation
from cardavia.games.options import Options
from cardavia.kernel.random import seeded
from cardavia.play.readiness import ensure_rules
from cardavia.play.shuffle import numbered_seed

States = np.recarray[Any, Any]

SHARE = 0.02
"""The share of their work at which the levels are asked in twin deals."""

CONTROL = "cheat-80"
"""The player that must be caught: it sees all cards."""

MOST_WORLDS = 500
"""Positions with more worlds are not enumerated."""

PLIES = 40
"""Most decisions before a position, where the rules do not tell how many plays a deal has."""

RARE = 10
"""Most deals that are searched for each ending that is wanted, in a small audit."""

MOST_DEALS = 10_000
"""Most deals that are searched, however many endings are wanted: some games reach few that are open."""

LIMIT = NormalDist().inv_cdf(0.9999)
"""The audit calls a sampler uneven when chance alone would do it once in ten thousand runs."""


@dataclass(frozen=True)
class Scope:
    """How much is checked."""

    positions: int = 2000
    twins: int = 10
    decisions: int = 100
    decision_twins: int = 3
    endings: int = 10_000
    draws: int = 1_000_000


@dataclass(frozen=True)
class Finding:
    """The outcome of one check."""

    check: str
    holds: bool
    tried: int
    faults: int
    note: str = ""

    def __str__(self) -> str:
        verdict = "holds" if self.holds else "FAILS"
        note = f" ({self.note})" if self.note else ""
        return f"{verdict}  {self.check}: {self.faults:,} of {self.tried:,}{note}"

    def written(self) -> dict[str, Any]:
        """Returns the finding as JSON holds it."""
        return dict(vars(self))


@dataclass(frozen=True)
class Position:
    """A deal in play, seen from the seat that is to act."""

    game: Game
    options: Options
    states: States

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self.game.rules.actor(self.states[0]))

    @property
    def observation(self) -> Observation:
        """What the seat to act knows."""
        context = self.game.first_context(self.options)
        return self.game.observe(self.states, self.seat, self.options, context)

    def twin(self, random: Any) -> Position:
        """Returns a deal that differs in nothing but what the seat to act cannot see."""
        worlds = self.states.copy()
        if not self.game.rules.sample(self.observation.records()[0], random, worlds):
            raise AssertionError("a world that is known to exist could not be drawn")
        return Position(self.game, self.options, worlds)


def positions(game: Game, options: Options, seed: int, count: int) -> Iterator[Position]:
    """Yields positions of deals played at random, one of each deal, with a decision to make."""
    random = Random(seed)
    number = 0
    while count:
        states = dealt(game, options, numbered_seed("audit", seed, number), number % game.seats(options))
        number += 1
        for _ in range(random.randrange(getattr(game.rules, "PLAYS", PLIES))):
            step(game, states, random)
        if not game.rules.is_over(states[0]):
            count -= 1
            yield Position(game, options, states)


def step(game: Game, states: States, random: Random) -> None:
    """Plays any legal move; does nothing when the deal is over."""
    if game.rules.is_over(states[0]):
        return
    if hasattr(game.rules, "draw"):
        move = np.zeros(1, game.rules.Move).view(np.recarray)
        game.rules.draw(states[0], seeded("step", random.random()), move[0])
        game.rules.apply(states[0], move[0])
        return
    legal = list(game.legal_moves(states[0]).values())
    game.rules.apply(states[0], legal[random.randrange(len(legal))])


def audit(game: Game, seed: int, scope: Scope | None = None) -> Iterator[Finding]:
    """Yields the findings of every check one after the other."""
    ensure_rules(game)
    ensure_baselines(game)
    chosen = scope or Scope()
    yield observations(game, seed, chosen)
    for name in levels.LEVELS:
        yield decisions(game, player(game, name, SHARE), seed, chosen)
    yield control(game, seed, chosen)
    yield endings(game, seed, chosen)
    yield from samples(game, seed, chosen)


def observations(game: Game, seed: int, scope: Scope) -> Finding:
    """Counts observations that change when only hidden cards do."""
    tried = faults = moved = 0
    random = seeded("audit", seed)
    options = game.options.read({})
    for position in positions(game, options, seed, scope.positions):
        before = position.observation.data
        for _ in range(scope.twins):
            twin = position.twin(random)
            tried += 1
            moved += twin.states[0].hands.tolist() != position.states[0].hands.tolist()
            faults += twin.observation.data != before
    note = f"hands differed in {moved:,} twins"
    return Finding("observations that hidden cards change", faults == 0 and moved > 0, tried, faults, note)


def decisions(game: Game, asked: Player, seed: int, scope: Scope) -> Finding:
    """Counts decisions and their values that change when only hidden cards do."""
    tried, faults = changed(game, asked, seed, scope)
    return Finding(f"decisions of {asked.name} that hidden cards change", faults == 0, tried, faults)


def control(game: Game, seed: int, scope: Scope) -> Finding:
    """Proves that the check of decisions has power: a player that sees all cards must be caught."""
    tried, faults = changed(game, contestant(game, CONTROL), seed, scope)
    return Finding(f"decisions of {CONTROL}, which must be caught", faults > tried // 20, tried, faults)


def changed(game: Game, asked: Player, seed: int, scope: Scope) -> tuple[int, int]:
    """Returns how many twin decisions were asked for, and how many differed."""
    tried = faults = 0
    random = seeded("audit", asked.name, seed)
    options = game.options.read({})
    for position in positions(game, options, seed, scope.decisions):
        before = answer(asked, position)
        for _ in range(scope.decision_twins):
            tried += 1
            faults += answer(asked, position.twin(random)) != before
    return tried, faults


def answer(asked: Player, position: Position) -> object:
    """Returns what a player decides in a position, and how it weighs the moves."""
    if isinstance(asked, ClairvoyantPlayer):
        return asked.choose_knowing(position.states, b"audit").action
    return asked.choose(position.observation, b"audit")


def endings(game: Game, seed: int, scope: Scope) -> Finding:
    """Counts last hands in which exact play and brute force value a move differently."""
    options = game.options.read({})
    exact = player(game, "master")
    tried = faults = 0
    random = Random(seed)
    number = 0
    while tried < scope.endings and number < min(RARE * scope.endings, MOST_DEALS):
        states = dealt(game, options, numbered_seed("ending", seed, number), number % game.seats(options))
        number += 1
        while not game.rules.is_over(states[0]):
            if game.policy.is_open(states[0]) and game.count(states[0]) > 1 and tried < scope.endings:
                tried += 1
                faults += not agrees(Position(game, options, states), exact)
            step(game, states, random)
    return Finding("moves of last hands unlike brute force", faults == 0, tried, faults)


def agrees(position: Position, exact: Player) -> bool:
    """Says whether a player's values of all moves are those of plain minimax, its choice a best one."""
    game = position.game
    choice = exact.choose(position.observation, b"")
    sign = 1 if game.side(position.seat) == 0 else -1
    truth = {}
    for action, move in game.legal_moves(position.states[0]).items():
        after = position.states.copy()
        game.rules.apply(after[0], move)
        truth[action] = sign * minimax(game, after)
    found = {value.action: value.points for value in choice.values}
    best = max(truth.values())
    return choice.reason is Reason.EXACT and found == truth and truth[choice.action] == best


def minimax(game: Game, states: States) -> int:
    """Returns the margin of side 0 under best play, by trying everything."""
    room = bench(game)
    room.states[0] = states[0]
    return int(workshop(game).rollouts.minimax(room.states, room.moves))


def samples(game: Game, seed: int, scope: Scope) -> Iterator[Finding]:
    """Yields whether worlds are drawn evenly: against full enumeration where few cards are hidden."""
    options = game.options.read({})
    looked_at = positions(game, options, seed + 1, 400)
    small = [position for position in looked_at if len(worlds(position)) > 1][:4]
    random = seeded("samples", seed)
    failed = drawn = 0
    for position in small:
        expected = worlds(position)
        counts: Counter[tuple[int, ...]] = Counter()
        known = position.observation.records()
        out = position.states.copy()
        draws = scope.draws // len(small)
        for _ in range(draws):
            failed += not game.rules.sample(known[0], random, out)
            counts[hidden(out[0])] += 1
        drawn += draws
        foreign = sum(count for hands, count in counts.items() if hands not in expected)
        excess = weighted_excess(counts, expected, draws)
        note = f"{len(expected)} worlds, chi-square {excess:+.1f} deviations from even"
        yield Finding("impossible worlds drawn", foreign == 0 and excess < LIMIT, draws, foreign, note)
    yield Finding("worlds that could not be drawn", failed == 0 and drawn > 0, drawn, failed)


def worlds(position: Position) -> Counter[tuple[int, ...]]:
    """Returns the hands of every world that the seat to act may be in, with the deals that lead to it.

    None are returned where there are too many.

    Where what was played tells who may hold a card, the worlds are those of the game, which its tests prove.
    """
    state = position.states[0]
    if "stock" not in state.dtype.names:
        return listed_worlds(position)
    others = [seat for seat in range(int(state.options.seats)) if seat != position.seat]
    sizes = [int(state.hands[seat]).bit_count() for seat in others]
    hidden = [1 << bit for seat in others for bit in range(64) if int(state.hands[seat]) >> bit & 1]
    hidden += [1 << int(bit) for bit in state.stock[int(state.dealt) :]]
    left = len(hidden)
    ways = 1
    for size in sizes:
        ways *= math.comb(left, size)
        left -= size
    if ways > MOST_WORLDS:
        return Counter()
    found: Counter[tuple[int, ...]] = Counter()
    for divided in divisions(hidden, sizes):
        hands = list(map(int, state.hands))
        for seat, hand in zip(others, divided, strict=True):
            hands[seat] = hand
        found[tuple(hands)] += 1
    return found


def listed_worlds(position: Position) -> Counter[tuple[int, ...]]:
    """Returns the worlds of a position as the game lists them; none where there are too many."""
    rules, known = position.game.rules, position.observation.records()[0]
    count = int(rules.worlds(known, MOST_WORLDS))
    out = np.zeros(count, rules.State).view(np.recarray)
    rules.list_worlds(known, count, out)
    return Counter(hidden(world) for world in out)


def hidden(state: Any) -> tuple[int, ...]:
    """Returns what the hands hold and, where there are such, the cards laid away."""
    away = [getattr(state, name) for name in ("discard", "buried") if name in state.dtype.names]
    return tuple(int(mask) for masks in (state.hands, *away) for mask in np.ravel(masks))


def divisions(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[list[int]]:
    """Yields every way to give some of the cards to hands of given sizes, each hand as a mask."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in divisions(rest, sizes[1:]):
            yield [sum(hand), *others]


def chi_square_excess(counts: Sequence[int], cells: int, draws: int) -> float:
    """Returns Pearson's statistic against even cells, in normal deviations (Wilson and Hilferty)."""
    expected = draws / cells
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return deviations(statistic + (cells - len(counts)) * expected, cells - 1)


def weighted_excess(counts: Mapping[Any, int], weights: Mapping[Any, int], draws: int) -> float:
    """Returns Pearson's statistic against cells as large as their weights, in normal deviations."""
    total = sum(weights.values())
    means = {cell: draws * weight / total for cell, weight in weights.items()}
    statistic = sum((counts.get(cell, 0) - mean) ** 2 / mean for cell, mean in means.items())
    return deviations(statistic, len(weights) - 1)


def deviations(statistic: float, freedom: int) -> float:
    """Returns a chi-square statistic in normal deviations (Wilson and Hilferty 1931)."""
    spread = 2 / (9 * freedom)
    return ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
