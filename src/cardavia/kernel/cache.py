"""Where compiled kernels are kept, and who may fill that place.

Numba neither notices that a function called from another file has changed, nor survives two
processes that fill one cache at once. So the folder's name carries everything that the machine
code depends on, one process compiles while the others wait for it, and whatever is compiled all the
same is stored by one process at a time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from numba.core import config
from numba.core.caching import FunctionCache
from platformdirs import user_cache_path

from cardavia.kernel.target import INTERPRETED, description
from cardavia.plugins import Plugin, owner_of, plugins

PACKAGE = Path(__file__).parents[1]
UNUSED_SECONDS = 7 * 24 * 3600.0
"""How long the folder of another version is kept after its last use."""

COMPILED = ("kernel", "games", "ai", "arena", "research")
"""The parts of the package that may hold kernels; `tests/kernel/test_sources.py` proves it."""


@cache
def source_digest() -> str:
    """Returns the hash of every source file of the house that can reach compiled code."""
    digest = hashlib.sha256()
    files = [path for part in COMPILED for path in (PACKAGE / part).rglob("*.py")]
    for path in sorted([PACKAGE / "cards.py", *files]):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


@cache
def plugin_digest(plugin: Plugin) -> str:
    """Returns the hash of every source file of a plugin, and of where it lies."""
    digest = hashlib.sha256(f"{plugin.folder}\0".encode())
    for path in sorted(plugin.folder.rglob("*.py")):
        digest.update(path.relative_to(plugin.folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(slug: str) -> str:
    """Returns the hash of every source file that the results of a game depend on."""
    owner = _owner(slug)
    return source_digest() if owner is None else f"{source_digest()}-{plugin_digest(owner)}"


@cache
def folder() -> Path | None:
    """Returns this version's private cache folder; None, after a warning, where there can be none.

    The folder is `CARDAVIA_CACHE_DIR` or the user's cache folder, then a name made of the hash of
    everything that machine code depends on, this installation's place too, because Numba files code
    by the place of its source. Interpreted kernels (`NUMBA_DISABLE_JIT=1`) need no folder.
    """
    if INTERPRETED:
        return None
    parts = "\n".join([source_digest(), str(PACKAGE), *description()])
    chosen = os.environ.get("CARDAVIA_CACHE_DIR")
    root = Path(chosen).expanduser().absolute() if chosen else user_cache_path("cardavia")
    place = root / "kernels" / hashlib.sha256(parts.encode()).hexdigest()[:20]
    try:
        root.mkdir(parents=True, exist_ok=True)
        _make_private(place.parent)
        _make_private(place)
        tempfile.TemporaryFile(dir=place).close()
        os.utime(place)
        _remove_unused(place)
    except OSError as error:
        warnings.warn(
            f"Compiled kernels cannot be kept in {place.parent}: {error.strerror}. Every start compiles them "
            "again, which takes several seconds a game. Set CARDAVIA_CACHE_DIR to a folder of your own.",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
    return place


@cache
def plugin_folder(plugin: Plugin) -> Path | None:
    """Returns the folder of a plugin's kernels in that of the house; None where there can be none.

    A plugin that changes, comes or goes leaves the kernels of all other games as they are.
    """
    house = folder()
    if house is None:
        return None
    place = house / f"{plugin.slug}-{plugin_digest(plugin)[:20]}"
    _make_private(place)
    return place


def _place(slug: str) -> Path | None:
    """Returns the folder for the kernels of a game."""
    owner = _owner(slug)
    return folder() if owner is None else plugin_folder(owner)


def _owner(slug: str) -> Plugin | None:
    return next((plugin for plugin in plugins() if plugin.slug == slug), None)


def _make_private(path: Path) -> None:
    """Makes a folder that nobody else can enter: its files are executed when they are loaded."""
    path.mkdir(mode=0o700, exist_ok=True)
    # A link could lead to a folder that somebody else fills.
    if path.is_symlink() or path.stat().st_uid != os.getuid():
        raise PermissionError(0, "it belongs to another user, who could put code there", str(path))
    path.chmod(0o700)


def _remove_unused(place: Path) -> None:
    """Removes the folders of versions that no process has started with for long."""
    for other in place.parent.iterdir():
        # Another process may be removing the same one.
        with suppress(OSError):
            if other != place and time.time() - other.stat().st_mtime > UNUSED_SECONDS:
                shutil.rmtree(other)


class GuardedCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, into which one process writes at a time.

    Unguarded, two processes that store one function for two signatures can give both the same file;
    the code of one is then run for the other.
    """

    def save_overload(self, sig: Any, data: Any) -> None:
        """Stores a compiled signature; where that fails, says so and leaves it compiled but not stored."""
        try:
            with FileLock(Path(self._cache_path).parent / "storing.lock", mode=0o600):
                super().save_overload(sig, data)
        except OSError as error:
            _warn_of_failed_store(str(error.strerror))


@cache
def _warn_of_failed_store(reason: str) -> None:
    """Says once for each reason why compiled kernels could not be stored."""
    warnings.warn(
        f"Compiled kernels could not be stored: {reason}. The next start compiles them again.",
        RuntimeWarning,
        stacklevel=2,
    )


def keep(dispatcher: Any, modules: Sequence[str] = ()) -> None:
    """Lets a kernel be loaded from the cache folder and stored there, where there is a folder.

    `modules` are those that the function refers to as a template; one of a plugin makes it the plugin's.
    """
    owner = next((found for name in modules if (found := owner_of(name)) is not None), None)
    place = folder() if owner is None else plugin_folder(owner)
    if place is not None:
        with _configured(CACHE_DIR=str(place), CACHE_LOCATOR_CLASSES=""):
            # What `njit(cache=True)` does with Numba's own class; there is no public way to choose another.
            dispatcher._cache = GuardedCache(dispatcher.py_func)  # noqa: SLF001


@contextmanager
def _configured(**settings: str) -> Iterator[None]:
    """Changes settings of Numba for a moment: other users of Numba in this process keep theirs."""
    before = {name: getattr(config, name) for name in settings}
    vars(config).update(settings)
    try:
        yield
    finally:
        vars(config).update(before)


def is_ready(name: str) -> bool:
    """Says whether another run has already compiled the named set of kernels."""
    place = _place(name.partition("-")[0])
    return place is not None and (place / f"{name}.ready").exists()


def ensure(name: str, exercise: Callable[[], None], waiting: Callable[[], None] | None = None) -> None:
    """Compiles a named set of kernels unless some process has done so before.

    The name is a game's slug, a hyphen, and which of its kernels they are.
    `exercise` calls every kernel of the set once with the types it is used with. It runs under a
    lock that all processes share and that ends with its process; `waiting` is called when another
    process holds it. Where no cache folder can be written the call is still made, so that later calls
    do not stall. Nothing is done where kernels are interpreted.
    """
    if INTERPRETED or is_ready(name):
        return
    place, own = folder(), _place(name.partition("-")[0])
    if place is None or own is None:
        exercise()
        return
    with _alone(place / "compiling.lock", waiting):
        if not is_ready(name):
            exercise()
            # On a full disk the next process compiles once more, no worse.
            with suppress(OSError):
                (own / f"{name}.ready").touch(mode=0o600)


def say_waiting(kernels: str) -> None:
    """Tells on standard error which kernels another process compiles and has to be waited for."""
    print(f"cardavia: another process is compiling; waiting for {kernels}.", file=sys.stderr, flush=True)


@contextmanager
def _alone(path: Path, waiting: Callable[[], None] | None) -> Iterator[None]:
    """Holds a lock between processes; calls `waiting` when it is not free."""
    lock = FileLock(path, mode=0o600)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        if waiting is not None:
            waiting()
        lock.acquire()
    try:
        yield
    finally:
        lock.release()
