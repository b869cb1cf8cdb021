"""Generic algorithms bound to one game before they are compiled."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from types import ModuleType


@cache
def instantiate(template: str, rules: ModuleType, policy: ModuleType | None = None) -> ModuleType:
    """Returns a copy of a template module in which `rules` and `policy` are one game's modules.

    Handing rule functions over as arguments would compile as well, but would defeat the cache on
    disk. The copy stands in `sys.modules`, because pickled kernels are found again by that name.
    """
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"No template module {template!r}.", name=template)
    game = rules.__name__.split(".")[-2]
    name = f"{template}_{game}"
    spec = importlib.util.spec_from_file_location(name, found.origin)
    if spec is None or spec.loader is None:
        raise ImportError(f"The template {template!r} has no source file.", name=template)
    module = importlib.util.module_from_spec(spec)
    module.__package__ = template.rpartition(".")[0]
    module.__dict__.update(rules=rules, policy=policy)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
