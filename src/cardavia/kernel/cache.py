"""Where compiled kernels are kept, and who may fill that place.

Numba neither notices that a function called from another file has changed, nor survives two
processes that fill one cache at once. So the folder's name carries everything that the machine
code depends on, and exactly one process compiles while the others wait for it.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import llvmlite
import numba
import numpy as np
from filelock import FileLock, Timeout
from numba.core import config
from platformdirs import user_cache_path

PACKAGE = Path(__file__).parents[1]
COMPILED = ("kernel", "games", "ai", "arena", "research")
"""The parts of the package that may hold kernels; `tests/kernel/test_cache.py` proves it."""

FLAGS = ("BOUNDSCHECK", "OPT", "DEBUG", "ENABLE_AVX", "CPU_FEATURES")
"""Settings of Numba that change machine code without being part of its own cache key."""


@cache
def source_digest() -> str:
    """Returns the hash of every source file that can reach compiled code."""
    digest = hashlib.sha256()
    files = [path for part in COMPILED for path in (PACKAGE / part).rglob("*.py")]
    for path in sorted(files):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def cpu_name() -> str:
    """Returns the processor that code is compiled for, as Numba would choose it."""
    return str(config.CPU_NAME or llvmlite.binding.get_host_cpu_name())


@cache
def folder() -> Path | None:
    """Returns this version's private cache folder, or None where none can be written.

    The folder is `CARDAVIA_CACHE_DIR` or the user's cache folder, then a name made of the hash of
    sources, library versions, processor and compiler settings. It is created with mode 0700,
    because the files in it are pickles that are executed when loaded.
    """
    parts = [source_digest(), numba.__version__, llvmlite.__version__, np.__version__, cpu_name()]
    parts += [f"{flag}={getattr(config, flag, None)}" for flag in FLAGS]
    name = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]
    root = Path(os.environ.get("CARDAVIA_CACHE_DIR") or user_cache_path("cardavia"))
    path = root / "kernels" / name
    try:
        root.mkdir(parents=True, exist_ok=True)
        for private in (root / "kernels", path):
            private.mkdir(mode=0o700, exist_ok=True)
            if private.stat().st_uid != os.getuid():
                return None
            private.chmod(0o700)
        with tempfile.TemporaryFile(dir=path):
            return path
    except OSError:
        return None


def is_ready(name: str) -> bool:
    """Says whether another run has already compiled the named set of kernels."""
    place = folder()
    return place is not None and (place / f"{name}.ready").exists()


def ensure(name: str, exercise: Callable[[], None], waiting: Callable[[], None] | None = None) -> None:
    """Compiles a named set of kernels unless some process has done so before.

    `exercise` calls every kernel of the set once with the types it is used with. It runs under a
    lock that all processes share; `waiting` is called when another process holds it. Where no
    cache folder can be written the call is still made, so that later calls do not stall.
    """
    place = folder()
    if place is None:
        exercise()
        return
    if is_ready(name):
        return
    lock = FileLock(place / "compiling.lock", mode=0o600)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        if waiting is not None:
            waiting()
        lock.acquire()
    try:
        if is_ready(name):
            return
        exercise()
        (place / f"{name}.ready").touch(mode=0o600)
    finally:
        lock.release()
