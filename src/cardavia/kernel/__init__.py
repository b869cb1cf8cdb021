"""The compiled core: decorator, card sets, random numbers, template instantiation."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

from cardavia.kernel import cache

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)
"""Whether kernels run as plain Python, for coverage and debugging (`NUMBA_DISABLE_JIT=1`)."""

_folder = cache.folder()
if _folder is None:
    warnings.warn(
        "No folder for compiled kernels can be written, so every start compiles again "
        "(several seconds per game). Set CARDAVIA_CACHE_DIR to a folder of your own.",
        RuntimeWarning,
        stacklevel=2,
    )
else:
    config.CACHE_DIR = str(_folder)


def kernel(function: Function) -> Function:
    """Compiles a function to machine code on its first call, without the interpreter lock.

    Inside a template the function's qualified name gets the game's name, because Numba files
    compiled code by qualified name and the copies of a template share one source file.
    """
    if INTERPRETED:
        # Compiled unsigned arithmetic wraps without a word; the interpreted twin has to do the same.
        return np.errstate(over="ignore")(function)
    rules = function.__globals__.get("rules")
    if rules is not None:
        function.__qualname__ = f"{rules.__name__}.{function.__qualname__}"
    compile_kernel = numba.njit(cache=_folder is not None, nogil=True, error_model="numpy")
    return cast("Function", compile_kernel(function))
