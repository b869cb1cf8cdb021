"""The cache folder: private, named after what code depends on, filled by one process."""

from __future__ import annotations

import os
import signal
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from cardavia.kernel import cache
from tests.kernel.processes import run, start, stored

pytestmark = [pytest.mark.compiled, pytest.mark.fresh]

SHOW = "from cardavia.kernel import cache; print(cache.folder())"
USE = """
from cardavia.kernel.bits import low, u64
print(low(u64(12)))
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder that CARDAVIA_CACHE_DIR names."""
    monkeypatch.setenv("CARDAVIA_CACHE_DIR", str(tmp_path))
    cache.folder.cache_clear()
    yield tmp_path
    cache.folder.cache_clear()


@pytest.fixture
def place(root: Path) -> Path:
    """The cache folder in it."""
    found = cache.folder()
    assert found is not None
    return found


def mode(path: Path) -> int:
    """Returns who may do what with a file or folder."""
    return stat.S_IMODE(path.stat().st_mode)


def test_the_folder_can_be_entered_by_its_owner_alone(root: Path, place: Path) -> None:
    assert place.parent == root / "kernels"
    assert mode(place) == mode(place.parent) == 0o700


def test_a_folder_open_to_others_is_closed(root: Path, place: Path) -> None:
    place.chmod(0o777)
    place.parent.chmod(0o755)
    cache.folder.cache_clear()
    assert cache.folder() == place
    assert mode(place) == mode(place.parent) == 0o700


def test_a_folder_of_another_user_is_not_used(
    root: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.folder.cache_clear()
    monkeypatch.setattr(os, "getuid", lambda: place.stat().st_uid + 1)
    with pytest.warns(RuntimeWarning, match="belongs to another user"):
        assert cache.folder() is None


def test_a_link_to_somewhere_else_is_not_followed(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    before = mode(elsewhere)
    (root / "kernels").symlink_to(elsewhere)
    with pytest.warns(RuntimeWarning, match="cannot be kept"):
        assert cache.folder() is None
    assert mode(elsewhere) == before
    assert list(elsewhere.iterdir()) == []


def test_a_place_that_cannot_be_written_is_told_once_and_nothing_else_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    out, error = run(USE + USE, tmp_path / "file")
    assert out == "4\n4"
    assert error.count("RuntimeWarning") == 1
    assert f"Compiled kernels cannot be kept in {tmp_path}/file/kernels" in error
    assert "Set CARDAVIA_CACHE_DIR to a folder of your own." in error


def test_folders_of_versions_long_unused_are_removed(root: Path, place: Path) -> None:
    old, recent = place.parent / "old", place.parent / "recent"
    for other in (old, recent):
        (other / "games").mkdir(parents=True)
        (other / "games" / "rules.nbc").write_bytes(b"code")
    week = cache.UNUSED_SECONDS
    now = old.stat().st_mtime
    os.utime(old, (now, now - week - 60))
    os.utime(recent, (now, now - week + 60))
    os.utime(place, (now, now - 2 * week))
    cache.folder.cache_clear()
    assert cache.folder() == place
    assert sorted(path.name for path in place.parent.iterdir()) == sorted(["recent", place.name])
    assert place.stat().st_mtime > now - week


def test_a_relative_folder_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARDAVIA_CACHE_DIR", "kept")
    cache.folder.cache_clear()
    found = cache.folder()
    cache.folder.cache_clear()
    assert found is not None
    assert found.parent == tmp_path / "kept" / "kernels"


def test_a_second_process_finds_the_same_folder_and_compiles_nothing(tmp_path: Path) -> None:
    program = USE + "print(low.stats.cache_hits.total(), low.stats.cache_misses.total())"
    assert run(program, tmp_path) == ("4\n0 1", "")
    assert run(program, tmp_path) == ("4\n1 0", "")
    assert len(list((tmp_path / "kernels").iterdir())) == 1


def test_other_code_goes_into_another_folder(tmp_path: Path) -> None:
    environments: list[dict[str, str]] = [{}, {"NUMBA_BOUNDSCHECK": "1"}, {"NUMBA_CPU_NAME": "generic"}]
    said = [run(SHOW + USE, tmp_path, **environment)[0].splitlines() for environment in environments]
    assert [answer for _, answer in said] == ["4"] * 3
    assert len({place for place, _ in said}) == 3
    assert {Path(place).parent for place, _ in said} == {tmp_path / "kernels"}


def test_a_named_processor_means_its_features_and_no_others(tmp_path: Path) -> None:
    program = """
from numba.core.registry import cpu_target
import cardavia.kernel
print(cpu_target.target_context.codegen().magic_tuple()[1:])
"""
    out, _ = run(program, tmp_path, NUMBA_CPU_NAME="generic")
    assert out == "('generic', '')"


def test_interpreted_kernels_need_no_folder(tmp_path: Path) -> None:
    out, error = run(SHOW + "\n" + USE, tmp_path, NUMBA_DISABLE_JIT="1")
    assert (out, error) == ("None\n4", "")
    assert list(tmp_path.iterdir()) == []


def test_interpreted_kernels_are_never_ready_nor_exercised(tmp_path: Path) -> None:
    program = """
from cardavia.kernel import cache
cache.ensure("toy", lambda: print("exercised"))
print(cache.is_ready("toy"))
"""
    assert run(program, tmp_path, NUMBA_DISABLE_JIT="1") == ("False", "")


def test_other_users_of_numba_keep_their_settings(tmp_path: Path) -> None:
    program = """
from numba.core import config
before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
import cardavia.kernel.bits
print((config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES) == before)
"""
    assert run(program, tmp_path, NUMBA_CACHE_DIR=str(tmp_path / "own"))[0] == "True"
    assert not (tmp_path / "own").exists()


# A set of kernels is compiled once.


def test_a_set_is_exercised_once_and_then_ready(place: Path) -> None:
    called: list[str] = []
    assert not cache.is_ready("toy")
    for _ in range(3):
        cache.ensure("toy", lambda: called.append("toy"))
    assert called == ["toy"]
    assert cache.is_ready("toy")
    assert not cache.is_ready("other")


def test_a_set_that_fails_is_not_ready_and_can_be_tried_again(place: Path) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        cache.ensure("toy", fail)
    assert not cache.is_ready("toy")
    called: list[str] = []
    cache.ensure("toy", lambda: called.append("toy"))
    assert called == ["toy"]


def test_without_a_folder_a_set_is_still_exercised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "folder", lambda: None)
    called: list[str] = []
    for _ in range(2):
        cache.ensure("toy", lambda: called.append("toy"))
    assert called == ["toy", "toy"]


HOLD = """
import time
from cardavia.kernel import cache
def hold():
    print("compiling", flush=True)
    time.sleep(600)
cache.ensure("toy", hold)
"""


def test_a_killed_compiler_leaves_the_lock_free_and_nothing_marked(root: Path, place: Path) -> None:
    process = start(HOLD, root)
    assert process.stdout is not None
    assert process.stdout.readline() == "compiling\n"
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)
    assert not cache.is_ready("toy")
    called: list[str] = []
    cache.ensure("toy", lambda: called.append("toy"), lambda: called.append("waited"))
    assert called[-1] == "toy"


def test_who_has_to_wait_is_told_and_does_not_compile(root: Path, place: Path) -> None:
    called: list[str] = []
    lock = FileLock(place / "compiling.lock")
    lock.acquire()

    def let_go() -> None:
        called.append("waiting")
        (place / "toy.ready").touch()
        lock.release()

    cache.ensure("toy", lambda: called.append("compiled"), let_go)
    assert called == ["waiting"]


def test_a_full_disk_costs_a_warning_and_nothing_else(tmp_path: Path) -> None:
    program = """
import errno
from numba.core.caching import IndexDataCacheFile
def refuse(self, key, data):
    raise OSError(errno.ENOSPC, "No space left on device")
IndexDataCacheFile.save = refuse
from cardavia.kernel.bits import bit, low, u64
print(low(u64(12)), bit(u64(3)))
"""
    out, error = run(program, tmp_path)
    assert out == "4 8"
    assert error.count("could not be stored: No space left on device") == 1
    assert stored(tmp_path) == []
