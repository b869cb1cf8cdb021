"""Generic algorithms bound to one game before they are compiled."""

from __future__ import annotations

import importlib.util
import sys
import threading
from collections.abc import Mapping
from types import ModuleType
from typing import Any

_lock = threading.RLock()
_copies: dict[tuple[str, str, str], ModuleType] = {}


def instantiate(template: str, rules: ModuleType, policy: ModuleType | None = None) -> ModuleType:
    """Returns the copy of a template module in which `rules` and `policy` are one game's modules.

    The same modules give the same copy. Handing rule functions over as arguments would compile as
    well, but would defeat the cache on disk. The copy stands in `sys.modules`, because stored kernels
    are found again by that name. Raises ModuleNotFoundError for an unknown template.
    """
    key = (template, rules.__name__, policy.__name__ if policy is not None else "")
    with _lock:
        if key not in _copies:
            _copies[key] = _copy("-".join(filter(None, key)).replace(".", "_"), template, rules, policy)
        return _copies[key]


def preferred(names: Mapping[str, Any], name: str, otherwise: str) -> Any:
    """Returns what the policy of a template's game has by a name, else what its rules have by another name.

    `names` are the globals of the template; in the template itself, which has no game, the answer is None.
    """
    own = getattr(names.get("policy"), name, None)
    return getattr(names.get("rules"), otherwise, None) if own is None else own


def _copy(name: str, template: str, rules: ModuleType, policy: ModuleType | None) -> ModuleType:
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"No template module {template!r}.", name=template)
    spec = importlib.util.spec_from_file_location(name, found.origin)
    if spec is None or spec.loader is None:
        raise ImportError(f"The template {template!r} has no source file.", name=template)
    module = importlib.util.module_from_spec(spec)
    module.__package__ = template.rpartition(".")[0]
    module.__dict__.update(rules=rules, policy=policy)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
