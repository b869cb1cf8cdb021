"""The compiled core: decorator, card sets, random numbers, template instantiation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

from cardavia.kernel import cache
from cardavia.kernel.target import INTERPRETED

__all__ = ["INTERPRETED", "inlined", "kernel"]

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compiles a function to machine code on its first call, without the interpreter lock.

    Inside a template the function's qualified name gets the names of the game's modules, because Numba
    files compiled code by qualified name and the copies of a template share one source file.
    """
    return _compiled(function, forceinline=False)


def inlined(function: Function) -> Function:
    """Compiles like `kernel`, and repeats the code in every kernel that calls the function.

    For the few functions of the innermost loops: a call costs a tenth of a Scopa move.
    """
    return _compiled(function, forceinline=True)


def _compiled(function: Function, *, forceinline: bool) -> Function:
    if INTERPRETED:
        # Compiled arithmetic overflows without a word; the interpreted twin has to do the same.
        return np.errstate(all="ignore")(function)
    bound = [function.__globals__.get(name) for name in ("rules", "policy")]
    names = [module.__name__ for module in bound if module is not None]
    function.__qualname__ = ".".join([*names, function.__qualname__])
    compile_kernel = numba.njit(nogil=True, error_model="numpy", forceinline=forceinline)
    dispatcher = compile_kernel(function)
    cache.keep(dispatcher, [function.__module__, *names])
    return cast("Function", dispatcher)
