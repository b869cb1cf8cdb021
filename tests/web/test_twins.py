"""Two deals that differ only in cards a seat may not see: nothing that the seat is sent differs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import Sitting, fix_first_deal, new_table, sit

# Seat 1 deals, so seat 0 has places 0, 2, 4, seat 1 has 1, 3, 5, the table 6 to 9, the stock the rest.
HANDS = "7S 2C 4H KD AC 3C"
TABLE = "7D 5H JC 6S"
STOCK = "2D 2H 2S 3D 3H 3S 4C 4D 4S 5C 5D 5S 6C 6D 6H 7C 7H JD JH JS QC QD QH QS KC KH KS AD AH AS"
DECK = f"{HANDS} {TABLE} {STOCK}".split()


def swapped(left: int, right: int) -> list[str]:
    """Returns the deck with two places exchanged."""
    deck = DECK.copy()
    deck[left], deck[right] = deck[right], deck[left]
    return deck


@pytest.fixture
def deal_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: None) -> Callable[[list[str]], Deals]:
    """Opens a site on which the first deal is the given one, with the same secrets and ids each time."""

    def opened(deck: list[str]) -> Deals:
        with monkeypatch.context() as patch:
            fix_first_deal(patch, deck, 1)
            folder = tmp_path / "-".join(deck)[:100] / str(len(list(tmp_path.iterdir())))
            with open_site(Settings(data_dir=folder, pace=0.0)) as client:
                return Deals(client)

    return opened


class Deals:
    """What seat 0 was sent of one deal: frames of the socket, pages, headers."""

    def __init__(self, client: TestClient) -> None:
        client.cookies.set("visitor", "A" * 22)
        table_id = new_table(client)
        with sit(client, table_id) as tab:
            tab.hear_view()
            view = tab.start()
            self._look(tab, view)
            self.pages = [
                client.get(f"/en/table/{table_id}"),
                client.get("/en/"),
                client.get("/en/games/scopa/"),
            ]
            self.looked = len(tab.frames)
            self._play_first_batch(tab, view)
        self.frames = tab.frames

    @staticmethod
    def _look(tab: Sitting, view: Any) -> None:
        seq = view["seq"]
        for message in (
            {"type": "choose", "cards": ["7S"], "taken": [], "seq": seq},
            {"type": "choose", "cards": ["KC"], "taken": [], "seq": seq},
            {"type": "play", "action": "2C", "seq": seq},
            {"type": "play", "action": "QS", "seq": seq},
            {"type": "play", "action": "7S", "seq": seq},
            {"type": "play", "action": "7S", "seq": seq + 1},
            *({"type": "hint", "step": step, "seq": seq} for step in (1, 2, 3)),
            {"type": "say", "text": "7s", "seq": seq},
            {"type": "say", "text": "qs x 5h", "seq": seq},
            {"type": "claim", "seq": seq},
            {"type": "undo", "seq": seq},
            {"type": "sync"},
        ):
            tab.say(message)
            tab.hear()

    @staticmethod
    def _play_first_batch(tab: Sitting, view: Any) -> None:
        for _ in range(2):
            view = tab.play(view)
        tab.say({"type": "play", "action": view["legal"][0]["action"], "seq": view["seq"]})
        while view["seq"] < 7:
            view = tab.hear_view()

    def texts(self) -> list[str]:
        """The pages with their headers."""
        return [f"{sorted(page.headers.items())}\n{page.text}" for page in self.pages]


Opened = Callable[[list[str]], Deals]


def test_another_hand_opposite_changes_nothing_before_it_plays(deal_of: Opened) -> None:
    mine, twin = deal_of(DECK), deal_of(swapped(1, 15))
    assert mine.frames[: mine.looked] == twin.frames[: twin.looked]
    assert mine.texts() == twin.texts()


def test_another_order_of_the_stock_changes_nothing_before_it_is_dealt(deal_of: Opened) -> None:
    mine, twin = deal_of(DECK), deal_of(swapped(16, 39))
    assert mine.frames[:-1] == twin.frames[:-1]
    assert len(mine.frames) >= mine.looked + 5


def test_a_card_that_may_be_seen_does_change_frames_and_page(deal_of: Opened) -> None:
    mine, other = deal_of(DECK), deal_of(swapped(9, 15))
    assert mine.frames[1] != other.frames[1]
    assert mine.texts()[0] != other.texts()[0]
    assert mine.texts()[1:] == other.texts()[1:]
