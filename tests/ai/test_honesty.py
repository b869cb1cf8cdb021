"""Players know what their seat knows: nothing changes when the hidden cards do."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import cardavia
from cardavia.ai.choice import Choice, MoveValue, Player, Reason
from cardavia.ai.players import NAMES, player
from cardavia.games.scopa import policy, rules
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.positions import MOVES, positions, redealt
from tests.games.scopa.positions import Position

LOOKS = 24 if INTERPRETED else 2000
REDEALS = 2 if INTERPRETED else 10
DECISIONS = 3 if INTERPRETED else 100
WORK = 0.002 if INTERPRETED else 0.02

Decide = Callable[[Position], Choice]


def by_player(chosen: Player) -> Decide:
    """Returns how a player decides: by the observation of the seat to act."""

    def decide(deal: Position) -> Choice:
        assert deal.turn is not None
        return chosen.choose(deal.observation(deal.turn), b"honesty")

    return decide


def by_cheating(deal: Position) -> Choice:
    """Decides with a look at the next hand: gives away least of what that can really take."""
    values = []
    for action in deal.legal():
        after = deal.copy()
        own = policy.greedy_value(deal.state, GAME.read(deal.state, None, action)[0])
        after.play(action)
        replies = [0.0]
        if after.turn is not None:
            n = int(rules.moves(after.state, MOVES))
            replies = [policy.greedy_value(after.state, move) for move in MOVES[:n]]
        values.append(MoveValue(action, own - max(replies), 0))
    values.sort(key=lambda value: -value.points)
    return Choice(values[0].action, tuple(values), Reason.JUDGEMENT)


def changes(decide: Decide, looked_at: list[Position], redeals: int) -> int:
    """Counts the re-deals that change the action or a reported value."""
    random = Random(11)
    changed = 0
    for deal in looked_at:
        assert deal.turn is not None
        before = decide(deal)
        changed += sum(decide(other) != before for other in redealt(deal, deal.turn, random, redeals))
    return changed


def test_an_observation_is_the_same_byte_for_byte_whatever_is_hidden() -> None:
    random = Random(12)
    for deal in positions(LOOKS, seed=12):
        seat = random.randrange(deal.options.seats)
        seen = deal.observation(seat)
        for other in redealt(deal, seat, random, REDEALS):
            assert other.observation(seat) == seen


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_and_its_values_stay_the_same_whatever_is_hidden(name: str) -> None:
    chosen = player(GAME, name, WORK)
    assert changes(by_player(chosen), positions(DECISIONS, seed=13), 3) == 0


def test_a_player_that_looks_at_the_cards_is_caught() -> None:
    assert changes(by_cheating, positions(DECISIONS, seed=13), 3) > DECISIONS / 4


def test_dealing_anew_changes_the_hidden_cards_and_nothing_else() -> None:
    random = Random(14)
    deal = positions(1, seed=14)[0]
    seat = deal.turn
    assert seat is not None
    other = next(redealt(deal, seat, random, 1))
    assert other.states.tobytes() != deal.states.tobytes()
    assert (other.table, other.pile(0), other.pile(1), other.hand(seat)) == (
        deal.table,
        deal.pile(0),
        deal.pile(1),
        deal.hand(seat),
    )


def test_the_rule_policy_reads_only_what_its_actor_knows() -> None:
    """In playouts it is asked about worlds that are complete."""
    random = Random(15)
    for deal in positions(LOOKS // 4, seed=15):
        assert deal.turn is not None
        other = next(redealt(deal, deal.turn, random, 1))
        n = int(rules.moves(deal.state, MOVES))
        for move in MOVES[:n]:
            assert policy.greedy_value(deal.state, move) == policy.greedy_value(other.state, move)


PACKAGE = Path(cardavia.__file__).parent
AI = sorted((PACKAGE / "ai").glob("*.py"))
READERS = ("policy", "appraisal", "aspects", "blunders", "chances", "classics", "ledger", "styles", "worlds")
POLICIES = [path for name in READERS for path in sorted(PACKAGE.glob(f"games/*/{name}.py"))]

DEALERS = {"readiness.py"}
"""Modules that deal cards: this one lets players play by themselves so that they get compiled."""

BELOW = (
    "cardavia.ai",
    "cardavia.kernel",
    "cardavia.games.contract",
    "cardavia.games.hints",
    "cardavia.games.options",
    "numpy",
)
STANDARD = {"__future__", "abc", "collections", "dataclasses", "enum", "functools"}
STANDARD |= {"importlib", "math", "threading", "types", "typing"}
STATES = {"start", "blank", "load", "observe", "hide", "deal", "_states", "stock"}
RULES = {"sample", "moves", "count", "draw", "apply", "actor", "is_over", "margin"}
RULES |= {"MOST_MOVES", "SCORE_ROWS", "State", "Move", "__package__", "score", "list_worlds", "worlds"}
"""What players may use of the rules: a State comes from an observation, by `sample` or `list_worlds`."""

REFLECTION = {"eval", "exec", "compile", "__import__", "globals", "vars", "open", "setattr"}


def imports(tree: ast.AST) -> set[str]:
    """Returns the modules that are imported anywhere in a module."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(str(node.module))
            found |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "cardavia"}
    return found - {"cardavia"}


def attributes(tree: ast.AST, *, of: str | None = None) -> set[str]:
    """Returns the attributes that a module reads, of any object or of those with a certain name."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and (of is None or ast.unparse(node.value).split(".")[-1] == of)
    }


def names(tree: ast.AST) -> set[str]:
    """Returns the plain names that a module reads."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def loaded(tree: ast.AST) -> list[str]:
    """Returns what a module imports by a name made at run time."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [ast.unparse(call.args[0]) for call in calls if ast.unparse(call.func).endswith("import_module")]


def take_preferred(tree: ast.AST) -> set[str]:
    """Empties what asks the policy of a game for a function; returns what it takes of the rules instead."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "preferred":
            names, own, otherwise = node.args
            assert ast.unparse(names) == "globals()"
            assert isinstance(own, ast.Constant)
            assert isinstance(otherwise, ast.Constant)
            found.add(str(otherwise.value))
            node.args = []
    return found


def is_within(name: str, homes: tuple[str, ...]) -> bool:
    """Says whether a module is one of those named or lies in it."""
    return any(name == home or name.startswith(f"{home}.") for home in homes)


@pytest.mark.parametrize("path", AI, ids=lambda path: path.name)
def test_players_cannot_reach_a_state(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    foreign = {name.split(".")[0] for name in imports(tree) if not is_within(name, BELOW)}
    assert foreign - STANDARD <= {"sys"}
    assert take_preferred(tree) <= RULES
    assert names(tree) & REFLECTION == set()
    if path.name in DEALERS:
        return
    assert "sys" not in foreign
    assert attributes(tree) & STATES == set()
    assert attributes(tree, of="rules") <= RULES
    assert all(name.startswith("f'{game.rules.__package__}.") for name in loaded(tree))


def test_the_module_that_deals_is_given_no_deal() -> None:
    tree = ast.parse((PACKAGE / "ai" / "readiness.py").read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    taken = {ast.unparse(argument) for function in functions for argument in function.args.args}
    assert taken == {"game: Game"}


@pytest.mark.parametrize("path", POLICIES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_policies_know_their_own_rules_and_the_kernel(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = f"cardavia.games.{path.parent.name}"
    shared = ("cardavia.games.fishing", "cardavia.games.tricks", "cardavia.kernel")
    homes = (own, *shared, "numpy", "collections", "enum", "itertools", "__future__")
    assert {name for name in imports(tree) if not is_within(name, homes)} == set()
    assert (attributes(tree) | names(tree)) & STATES == set()


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("def f():\n    from cardavia.play import deal", {"cardavia.play"}),
        ("import cardavia.tables.hall", {"cardavia.tables.hall"}),
        ("from cardavia import web", {"cardavia.web"}),
    ],
)
def test_imports_are_found_wherever_they_hide(source: str, fault: set[str]) -> None:
    assert {name for name in imports(ast.parse(source)) if not is_within(name, BELOW)} == fault
