"""The examples in docstrings run."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

import cardavia
from cardavia.play import deal


@pytest.mark.parametrize("module", [cardavia, deal])
def test_the_examples_of_a_module_hold(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0
