"""What machine code is made for: the processor, and the settings that change the code."""

from __future__ import annotations

import sys

import llvmlite
import numba
import numpy as np
from numba.core import config
from numba.core.registry import cpu_target

INTERPRETED = bool(config.DISABLE_JIT)
"""Whether kernels run as plain Python, for coverage and debugging (`NUMBA_DISABLE_JIT=1`)."""

SETTINGS = (
    "BOUNDSCHECK",
    "DEBUGINFO_DEFAULT",
    "DISABLE_INTEL_SVML",
    "EXTEND_VARIABLE_LIFETIMES",
    "LLVM_REFPRUNE_FLAGS",
    "LLVM_REFPRUNE_PASS",
    "LOOP_VECTORIZE",
    "OPT",
    "SLP_VECTORIZE",
)
"""Settings of Numba that change machine code without being part of its own cache key."""

if config.CPU_NAME and config.CPU_FEATURES is None:
    # Numba would add this machine's features to the processor named by NUMBA_CPU_NAME, so that the
    # code would run on no other machine after all.
    config.CPU_FEATURES = ""


def description() -> tuple[str, ...]:
    """Returns everything but the sources that compiled code depends on."""
    versions = (sys.implementation.cache_tag, numba.__version__, llvmlite.__version__, np.__version__)
    # The system, the processor and its features, as Numba gives them to the compiler.
    machine = cpu_target.target_context.codegen().magic_tuple()
    settings = (f"{name}={getattr(config, name)!r}" for name in SETTINGS)
    return (*map(str, versions), *map(str, machine), *settings)
