"""Settings from the environment."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from platformdirs import user_data_path

from cardavia.cli.site import serve
from cardavia.web.settings import SettingError, Settings

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs" / "hosting.md"


def variables(text: str) -> set[str]:
    return set(re.findall(r"CARDAVIA_[A-Z_]+", text))


def test_without_environment_everything_has_a_default() -> None:
    settings = Settings.from_environment({})
    assert settings.data_dir == user_data_path("cardavia")
    assert settings.database_url is None
    assert settings.trusted_proxies == ()
    assert settings.metrics_token is None
    assert settings == Settings()


def test_everything_can_be_set(tmp_path: Path) -> None:
    settings = Settings.from_environment(
        {
            "CARDAVIA_DATA_DIR": str(tmp_path),
            "CARDAVIA_DATABASE_URL": "sqlite:////srv/cards.db",
            "CARDAVIA_TRUSTED_PROXIES": "10.0.0.1, 10.1.0.0/16",
            "CARDAVIA_METRICS_TOKEN": "secret",
            "CARDAVIA_PACE": "0.25",
            "CARDAVIA_TABLES": "7",
            "CARDAVIA_VISITOR_TABLES": "3",
            "CARDAVIA_SOCKETS": "9",
            "CARDAVIA_VISITOR_SOCKETS": "2",
        }
    )
    assert settings.data_dir == tmp_path
    assert settings.database_url == "sqlite:////srv/cards.db"
    assert settings.trusted_proxies == ("10.0.0.1", "10.1.0.0/16")
    assert settings.metrics_token == "secret"
    assert settings.pace == 0.25
    assert (settings.limits.tables.site_tables, settings.limits.tables.visitor_tables) == (7, 3)
    assert (settings.limits.sockets, settings.limits.visitor_sockets) == (9, 2)


def test_empty_variables_count_as_absent() -> None:
    names = ("CARDAVIA_DATA_DIR", "CARDAVIA_DATABASE_URL", "CARDAVIA_PACE", "CARDAVIA_SOCKETS")
    assert Settings.from_environment(dict.fromkeys(names, "")) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CARDAVIA_DATA_DIR", "~nobody-of-this-name/cards"),
        ("CARDAVIA_SOCKETS", "many"),
        ("CARDAVIA_SOCKETS", "0"),
        ("CARDAVIA_SOCKETS", "-5"),
        ("CARDAVIA_SOCKETS", "1e9"),
        ("CARDAVIA_SOCKETS", "٣"),
        ("CARDAVIA_TABLES", "99999999999"),
        ("CARDAVIA_PACE", "fast"),
        ("CARDAVIA_PACE", "nan"),
        ("CARDAVIA_PACE", "-1"),
        ("CARDAVIA_PACE", "61"),
    ],
)
def test_a_value_that_cannot_be_used_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingError, match=f"{name} is '{value}'; it has to be"):
        Settings.from_environment({name: value})


def test_secrets_stay_out_of_messages() -> None:
    shown = repr(Settings(database_url="postgresql://u:pw@h/d", metrics_token="secret"))
    assert "pw" not in shown
    assert "secret" not in shown


def test_the_page_on_hosting_and_the_help_name_every_variable_and_no_other() -> None:
    read = {name for text in sources() for name in variables(text)}
    assert variables(HOSTING.read_text(encoding="utf-8")) == read
    assert variables(inspect.getdoc(serve) or "") == read


def sources() -> Iterator[str]:
    """Yields the modules of the package but the command line, which only tells of what they read."""
    package = ROOT / "src" / "cardavia"
    for path in package.rglob("*.py"):
        if not path.is_relative_to(package / "cli"):
            yield path.read_text(encoding="utf-8")
