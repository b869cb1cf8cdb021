"""The environment is filled again exactly when something it depends on changed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import browser, client, commands, environment
from tools.environment import Content
from tools.steps import ROOT, Steps

CLIENT = frozenset({"client"})
TEST = frozenset({"client", "test"})


def test_an_environment_for_tests_also_serves() -> None:
    assert Content("a", TEST).covers(Content("a", CLIENT))


def test_an_environment_for_serving_does_not_test() -> None:
    assert not Content("a", CLIENT).covers(Content("a", TEST))


def test_changed_requirements_make_any_environment_stale() -> None:
    assert not Content("a", TEST).covers(Content("b", CLIENT))


def test_an_unreadable_stamp_counts_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = tmp_path / "stamp.json"
    monkeypatch.setattr(environment, "STAMP", stamp)
    assert environment.installed() is None
    stamp.write_text('{"inputs": 1')
    assert environment.installed() is None


def test_an_environment_that_does_not_work_is_named_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / ".venv"
    (broken / "bin").mkdir(parents=True)
    monkeypatch.setattr(environment, "VENV", broken)
    monkeypatch.setattr(environment, "PYTHON", broken / "bin" / "python")
    with pytest.raises(environment.SetupError, match="Remove the folder"):
        environment.create(Steps())
    assert broken.is_dir()


def test_every_requirement_has_its_exact_version_in_the_constraints() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [project["project"]["dependencies"], *project["dependency-groups"].values()]
    pins = re.findall(r"^([\w.-]+)==", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    wanted = {canonicalize_name(Requirement(each).name) for group in groups for each in group}
    assert wanted <= set(map(canonicalize_name, pins))


def test_build_and_environment_ask_for_the_same_tools() -> None:
    assert set(client.BUILD_REQUIREMENTS) == set(environment.requirements("client"))


def test_the_client_is_built_again_when_one_of_its_files_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    before = client.digest()
    assert client.digest() == before
    monkeypatch.setattr(client, "inputs", lambda: [ROOT / "LICENSE"])
    assert client.digest() != before


def test_a_named_browser_that_does_not_exist_is_no_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "chromium"))
    assert browser.find() is None


def test_an_unknown_argument_is_refused_before_anything_happens(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        commands.main(["test", "--no-such-thing"])
    assert "--no-such-thing" in capsys.readouterr().err
