"""What a visitor can set: one shape for the page, the first script and the table."""

from __future__ import annotations

import json
import re

import pytest
from starlette.testclient import TestClient

from cardavia.art.decks import DECKS
from cardavia.art.palette import Inks
from cardavia.web.preferences import DEFAULTS, KEY, PREFERENCES, shape


def test_every_default_is_allowed() -> None:
    for name, kind in PREFERENCES.items():
        default = DEFAULTS[name]
        assert default in kind if isinstance(kind, tuple) else type(default) is type(kind), name


def test_decks_are_those_of_scopa_and_inks_those_of_the_press() -> None:
    assert PREFERENCES["deck"] == tuple(
        name for name, deck in DECKS.items() if deck.cards == DECKS["milanese"].cards
    )
    assert PREFERENCES["inks"] == tuple(Inks)


def test_every_page_hands_the_shape_to_its_first_script(client: TestClient) -> None:
    html = client.get("/en/help/keyboard").text
    found = re.search(r'\}\)\("([a-z.]+)",(\{[^<]*\})\);</script>', html)
    assert found is not None
    assert found[1] == KEY == "cardavia.settings"
    assert json.loads(found[2]) == shape()
    assert html.index(found[0]) < html.index("<link"), "before anything is painted"


def test_the_settings_page_has_a_control_for_every_setting(client: TestClient) -> None:
    html = client.get("/da/settings").text
    controls = set(re.findall(r'data-setting="(\w+)"', html))
    assert controls == set(PREFERENCES)
    for name, kind in PREFERENCES.items():
        if isinstance(kind, tuple) and name != "tap":
            written = re.findall(rf'name="set-{name}"[^>]*value="([^"]*)"', html)
            assert tuple(written) == kind, name


@pytest.mark.parametrize(("lang", "labels"), [("da", ["E B D K", "A J Q K"]), ("en", [])])
def test_letters_can_be_chosen_where_they_differ(client: TestClient, lang: str, labels: list[str]) -> None:
    html = client.get(f"/{lang}/settings").text
    assert re.findall(r'for="set-letters-\w+">([^<]*)<', html) == labels
