"""Which node may build the client."""

from __future__ import annotations

import pytest

from tools import node


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v22.21.1", "v24.0.0", "v26.1.0"])
def test_supported_versions(version: str) -> None:
    assert node.is_supported(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.3", "v21.7.0", "v22.11.0", "v23.9.0", "", "node"])
def test_unsupported_versions(version: str) -> None:
    assert not node.is_supported(version)


def test_pypi_is_asked_where_the_machine_has_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDAVIA_NODE", "pypi")
    assert node.from_machine() is None
    assert node.requirements() == [node.PYPI_REQUIREMENT]
