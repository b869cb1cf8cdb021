"""Tree search over what one seat knows: a template over the rules and the policy of a game.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every
iteration draws a world that the observation allows and walks down one tree that all worlds share,
in which a move counts only the visits of worlds that allowed it.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, u64
from cardavia.kernel.random import RandomState, below
from cardavia.kernel.template import preferred

rules: ModuleType
policy: ModuleType

candidates = preferred(globals(), "candidates", "moves")
"""What lists moves: all legal ones, or those worth a look in a game where more can be legal than listed."""

Node = np.dtype(
    [
        ("cards", np.uint64),
        ("extra", np.uint64),
        ("total", np.float64),
        ("kind", np.int64),
        ("parent", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("visits", np.int32),
        ("available", np.int32),
    ],
    align=True,
)
"""A move that was tried: `total` adds up margins of side 0, `available` counts the worlds that came
by and allowed it; links are places in the array of nodes, -1 where there is none."""

ROOT = 0
NOWHERE = -1
CERTAIN = u64(1 << 32)


@kernel
def fill_logarithms(out: NDArray[np.float64]) -> None:
    """Writes the natural logarithm of every place's number, 0 for the place 0.

    Only additions, multiplications and divisions are used, which are rounded alike on every machine,
    unlike the logarithms of the mathematical libraries.
    """
    out[: min(2, len(out))] = 0.0
    for number in range(2, len(out)):
        ratio = 1.0 / np.float64(2 * number - 1)
        square = ratio * ratio
        power = ratio
        step = 0.0
        odd = 1.0
        while power > 1e-18:
            step += power / odd
            power *= square
            odd += 2.0
        out[number] = out[number - 1] + 2.0 * step


@kernel
def search(
    observation: np.record,
    iterations: Int,
    exploration: float,
    exploring: np.uint64,
    states: np.recarray,
    moves: np.recarray,
    nodes: np.recarray,
    logarithms: NDArray[np.float64],
    random: RandomState,
) -> tuple[Int, Int]:
    """Grows the tree of `observation` in `nodes`; returns the nodes used and the failed samples.

    `exploration` is the constant of the upper confidence bound in points. `exploring` sets how many
    moves of the playouts are drawn evenly, in 2**32 parts: all of them from 2**32 on, the others are
    those of the game's rule policy. `states` holds one world, `moves` every list of moves, `nodes` at
    most as many moves as it has places, `logarithms` the numbers up to `iterations`. No iteration
    takes place in a world that could not be drawn.
    """
    plant(nodes)
    used = 1
    failures = 0
    for _ in range(iterations):
        if not rules.sample(observation, random, states):
            failures += 1
            continue
        state = states[0]
        node, used = descend(state, exploration, moves, nodes, used, logarithms, random)
        play_out(state, exploring, moves, random)
        note(nodes, node, np.float64(rules.margin(state)))
    return used, failures


@kernel
def plant(nodes: np.recarray) -> None:
    """Makes the root, which stands for no move."""
    root = nodes[ROOT]
    root.parent = NOWHERE
    root.child = NOWHERE
    root.sibling = NOWHERE
    root.visits = 0
    root.available = 0
    root.total = 0.0


@kernel
def find(nodes: np.recarray, node: Int, move: np.record) -> Int:
    """Returns the child of a node that stands for a move, or NOWHERE."""
    child = np.int64(nodes[node].child)
    while child != NOWHERE:
        entry = nodes[child]
        if entry.cards == move.cards and entry.extra == move.extra and entry.kind == move.kind:
            return child
        child = np.int64(entry.sibling)
    return NOWHERE


@kernel
def descend(
    state: np.record,
    exploration: float,
    moves: np.recarray,
    nodes: np.recarray,
    used: Int,
    logarithms: NDArray[np.float64],
    random: RandomState,
) -> tuple[Int, Int]:
    """Plays tried moves by their upper confidence bounds, then one untried; returns node and nodes used.

    An untried move always comes before a tried one, and untried ones are drawn evenly. When `nodes` is
    full, the walk ends where the tree does.
    """
    node = np.int64(ROOT)
    while not rules.is_over(state):
        n = np.int64(candidates(state, moves))
        sign = -1.0 if rules.actor(state) & 1 else 1.0
        untried = 0
        best = np.int64(NOWHERE)
        most = -np.inf
        for place in range(n):
            child = find(nodes, node, moves[u64(place)])
            if child == NOWHERE:
                # Untried moves gather at the front; what stood there has been looked up already.
                swap(moves, untried, place)
                untried += 1
                continue
            bound = bounded(nodes[child], sign, exploration, logarithms)
            if bound > most:
                best, most = child, bound
        if untried and used < len(nodes):
            chosen = moves[below(random, u64(untried))]
            attach(nodes, node, used, chosen)
            rules.apply(state, chosen)
            return used, used + 1
        if best == NOWHERE:
            return node, used
        copy(nodes[best], moves[0])
        rules.apply(state, moves[0])
        node = best
    return node, used


@inlined
def bounded(entry: np.record, sign: float, exploration: float, logarithms: NDArray[np.float64]) -> float:
    """Counts that a tried move was allowed once more; returns its upper confidence bound for the actor."""
    entry.available += 1
    visits = np.float64(entry.visits)
    bound = sign * entry.total / visits
    return bound + exploration * np.sqrt(logarithms[entry.available] / visits)


@inlined
def copy(source: np.record, target: np.record) -> None:
    """Writes the move of a node or a list over another."""
    target.kind = source.kind
    target.cards = source.cards
    target.extra = source.extra


@kernel
def swap(moves: np.recarray, one: Int, other: Int) -> None:
    """Exchanges two moves of a list."""
    first, second = moves[u64(one)], moves[u64(other)]
    kind, cards, extra = first.kind, first.cards, first.extra
    first.kind = second.kind
    first.cards = second.cards
    first.extra = second.extra
    second.kind = kind
    second.cards = cards
    second.extra = extra


@kernel
def attach(nodes: np.recarray, parent: Int, place: Int, move: np.record) -> None:
    """Makes the node of a move that is tried for the first time."""
    entry = nodes[place]
    copy(move, entry)
    entry.parent = parent
    entry.child = NOWHERE
    entry.sibling = nodes[parent].child
    entry.visits = 0
    entry.available = 1
    entry.total = 0.0
    nodes[parent].child = place


@kernel
def greedy(state: np.record, moves: np.recarray, random: RandomState) -> Int:
    """Lists the candidates and returns the place of the one with most immediate value, one of equals."""
    n = np.int64(candidates(state, moves))
    best = np.int64(0)
    most = -np.inf
    equals = 0
    for place in range(n):
        value = policy.greedy_value(state, moves[u64(place)])
        if value > most:
            best, most, equals = np.int64(place), value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = np.int64(place)
    return best


@kernel
def play_out(state: np.record, exploring: np.uint64, moves: np.recarray, random: RandomState) -> None:
    """Plays a deal to its end, partly at random, partly by the game's rule policy.

    The rule policy reads nothing but what its actor knows in the sampled world.
    """
    while not rules.is_over(state):
        if exploring >= CERTAIN or below(random, CERTAIN) < exploring:
            n = candidates(state, moves)
            chosen = below(random, u64(n))
        else:
            chosen = u64(greedy(state, moves, random))
        rules.apply(state, moves[chosen])


@kernel
def note(nodes: np.recarray, node: Int, margin: float) -> None:
    """Adds the outcome of an iteration to every node on its way."""
    while node != NOWHERE:
        entry = nodes[node]
        entry.visits += 1
        entry.total += margin
        node = np.int64(entry.parent)


@kernel
def tried(
    nodes: np.recarray, moves: np.recarray, values: NDArray[np.float64], visits: NDArray[np.int64]
) -> Int:
    """Lists the moves tried at the root, most visited first, and returns their number.

    `values` gets the mean margin of side 0 after each move. Moves with equal visits keep the order of
    their first trial. The lists have room for all of them.
    """
    n = 0
    child = np.int64(nodes[ROOT].child)
    while child != NOWHERE and n < len(visits):
        entry = nodes[child]
        place = n
        # Children hang last tried first, so an equal one moves past those listed before it.
        while place > 0 and visits[place - 1] <= entry.visits:
            copy(moves[place - 1], moves[place])
            values[place] = values[place - 1]
            visits[place] = visits[place - 1]
            place -= 1
        copy(entry, moves[place])
        values[place] = entry.total / np.float64(entry.visits)
        visits[place] = entry.visits
        n += 1
        child = np.int64(entry.sibling)
    return n
