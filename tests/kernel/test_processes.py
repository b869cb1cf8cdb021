"""Several processes at one cache folder: one compiles, all get the right numbers."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardavia.kernel.cache import PACKAGE
from tests.kernel.processes import finish, run, start, stored

pytestmark = [pytest.mark.compiled, pytest.mark.fresh]

USE = """
from cardavia.kernel import cache
from tests.kernel.toys.worth import doubled, half

def exercise():
    print("compiling")
    doubled(1)
    half(1)
    half(1.0)

cache.ensure("toy", exercise, lambda: print("waiting"))
print(doubled(21), half(3), half(0.5))
print(sum(kernel.stats.cache_misses.total() for kernel in (doubled, half)), "compiled")
"""
RIGHT = "42 1.5 0.25"


def test_of_two_processes_on_an_empty_folder_exactly_one_compiles(tmp_path: Path) -> None:
    said = sorted(finish(process)[0].splitlines() for process in [start(USE, tmp_path), start(USE, tmp_path)])
    compiling = [lines for lines in said if "compiling" in lines]
    assert compiling == [["compiling", RIGHT, "3 compiled"]]
    (other,) = (lines for lines in said if "compiling" not in lines)
    assert [line for line in other if line != "waiting"] == [RIGHT, "0 compiled"]
    assert run(USE, tmp_path)[0].splitlines() == [RIGHT, "0 compiled"]


def test_a_mark_without_its_kernels_does_no_harm(tmp_path: Path) -> None:
    run(USE, tmp_path)
    kept = stored(tmp_path)
    for path in kept[::2]:
        path.unlink()
    assert run(USE, tmp_path)[0].splitlines()[0] == RIGHT
    assert stored(tmp_path) == kept
    assert run(USE, tmp_path)[0].splitlines() == [RIGHT, "0 compiled"]


STORE_AT_ONCE = """
import os, sys, time
from pathlib import Path
from numba.core.caching import IndexDataCacheFile

meeting = Path(os.environ["MEETING"])
save_index = IndexDataCacheFile._save_index

def meet(self, overloads):
    # Both have read the index by now, unless one may not do so yet.
    (meeting / sys.argv[-1]).touch()
    for _ in range(100):
        if len(list(meeting.iterdir())) == 2:
            break
        time.sleep(0.01)
    save_index(self, overloads)

IndexDataCacheFile._save_index = meet
from tests.kernel.toys.worth import half
"""


def test_two_processes_that_store_two_signatures_at_once_do_not_mix_them_up(tmp_path: Path) -> None:
    """Numba alone gives both the same file, and a later process runs the code of the wrong one."""
    meeting = tmp_path / "meeting"
    meeting.mkdir()
    calls = ("print(half(3))", "print(half(0.5))")
    programs = [
        STORE_AT_ONCE.replace("sys.argv[-1]", repr(str(number))) + call for number, call in enumerate(calls)
    ]
    processes = [start(program, tmp_path, MEETING=str(meeting)) for program in programs]
    assert [finish(process)[0] for process in processes] == ["1.5", "0.25"]
    later = (
        "from tests.kernel.toys.worth import half\nprint(half(3), half(0.5), half.stats.cache_misses.total())"
    )
    assert run(later, tmp_path)[0] == "1.5 0.25 0"


def test_a_function_changed_in_another_file_is_compiled_anew(tmp_path: Path) -> None:
    """Numba alone keeps the caller with the old callee in it."""
    house = tmp_path / "house" / "cardavia"
    shutil.copytree(PACKAGE / "kernel", house / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "cards.py", "plugins.py"):
        shutil.copy(PACKAGE / name, house / name)
    toys = house / "games"
    toys.mkdir()
    (toys / "__init__.py").write_text("")
    (toys / "caller.py").write_text(
        "from cardavia.games.callee import value\n"
        "from cardavia.kernel import kernel\n\n\n@kernel\ndef called():\n    return value()\n"
    )
    callee = "from cardavia.kernel import kernel\n\n\n@kernel\ndef value():\n    return {}\n"
    program = "import cardavia\nfrom cardavia.games.caller import called\nprint(called(), cardavia.__file__)"
    for number in (1, 2, 1):
        (toys / "callee.py").write_text(callee.format(number))
        out, _ = run(program, tmp_path / "cache", PYTHONPATH=str(house.parent))
        assert out == f"{number} {house / '__init__.py'}"
    assert len(list((tmp_path / "cache" / "kernels").iterdir())) == 2
