"""Templates: one copy of an algorithm for every game."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from types import ModuleType

import pytest

from cardavia.kernel.template import instantiate
from tests.kernel.processes import run
from tests.kernel.toys.coins import rules as coins
from tests.kernel.toys.dice import bold, timid
from tests.kernel.toys.dice import rules as dice

TOTAL = "tests.kernel.toys.total"

USE = """
from cardavia.kernel.template import instantiate
from tests.kernel.toys.coins import rules as coins
from tests.kernel.toys.dice import rules as dice, bold, timid

games = [instantiate("tests.kernel.toys.total", rules) for rules in (coins, dice)]
print([game.total(12) for game in games])
policies = [instantiate("tests.kernel.toys.total", dice, policy) for policy in (bold, timid)]
print([game.kept(12) for game in policies])
used = [game.total for game in games] + [game.kept for game in policies]
print(sum(kernel.stats.cache_misses.total() for kernel in used), "compiled")
"""


def test_each_game_has_its_own_copy() -> None:
    assert instantiate(TOTAL, coins).total(12) == 6
    assert instantiate(TOTAL, dice).total(12) == 42


def test_each_policy_has_its_own_copy() -> None:
    assert instantiate(TOTAL, dice, bold).kept(12) == 42
    assert instantiate(TOTAL, dice, timid).kept(12) == 12


def test_the_same_modules_give_the_same_copy() -> None:
    assert instantiate(TOTAL, coins) is instantiate(TOTAL, coins)
    assert instantiate(TOTAL, coins) is not instantiate(TOTAL, coins, bold)


def test_a_copy_is_found_by_its_name() -> None:
    copy = instantiate(TOTAL, coins)
    assert sys.modules[copy.__name__] is copy
    assert copy.rules is coins
    assert copy.policy is None


def test_the_template_itself_stays_unbound() -> None:
    instantiate(TOTAL, coins)
    assert TOTAL not in sys.modules


def test_an_unknown_template_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"tests\.kernel\.toys\.nothing"):
        instantiate("tests.kernel.toys.nothing", coins)


def test_a_template_that_cannot_be_loaded_leaves_nothing_behind() -> None:
    before = set(sys.modules)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="broken on purpose"):
            instantiate("tests.kernel.toys.broken", coins)
    assert {name for name in set(sys.modules) - before if "broken" in name} == set()


def test_threads_get_one_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.kernel.template._copies", {})
    copies: list[ModuleType] = []
    threads = [threading.Thread(target=lambda: copies.append(instantiate(TOTAL, dice))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(copy) for copy in copies}) == 1


@pytest.mark.compiled
@pytest.mark.fresh
def test_copies_do_not_get_each_others_code_from_the_cache(tmp_path: Path) -> None:
    assert run(USE, tmp_path)[0].splitlines() == ["[6, 42]", "[42, 12]", "4 compiled"]
    assert run(USE, tmp_path)[0].splitlines() == ["[6, 42]", "[42, 12]", "0 compiled"]
