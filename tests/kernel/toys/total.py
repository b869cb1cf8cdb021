"""A template: totals over the rules of a toy."""

from __future__ import annotations

from types import ModuleType

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int

rules: ModuleType
policy: ModuleType


@kernel
def total(throws: Int) -> Int:
    """Returns the sum of the values of the throws 0, 1, 2 ..."""
    found = 0
    for throw in range(throws):
        found += rules.value(throw)
    return found


@kernel
def kept(throws: Int) -> Int:
    """Returns the sum of the values that the policy keeps."""
    found = 0
    for throw in range(throws):
        if policy.keeps(rules.value(throw)):
            found += rules.value(throw)
    return found
