"""A crowded table of four: what the server would send of it, for layouts that play seldom reaches."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar

from playwright.sync_api import Page, WebSocketRoute

from tests.e2e.seat import HAND

Message = dict[str, Any]
OFFERED = 6


def pack(ranks: str, suits: str) -> list[str]:
    """The cards of a pack, rank by rank."""
    return [f"{rank}{suit}" for rank in ranks for suit in suits]


class Crowd:
    """Stands in for the server at one table: any sum may be taken, any card may be left."""

    slug = "scopa"
    options: ClassVar[dict[str, str]] = {"variant": "scopone_scientifico"}
    names = ("", "Ticino", "Lambro", "Olona")
    deck: ClassVar[list[str]] = pack("A234567JQK", "CDHS")
    values: ClassVar[dict[str, int]] = {rank: value for value, rank in enumerate("A234567JQK", start=1)}
    match: ClassVar[Message] = {"scores": [3, 5], "target": 11, "deals": None, "deal": 2}
    special: ClassVar[Message] = {"piles": [{"cards": 12, "bonuses": 1}, {"cards": 6, "bonuses": 0}]}
    """What the view of this game has of its own."""

    def __init__(self, hand: int, table: int, *, listed: bool = True) -> None:
        self.table = self.deck[:table]
        self.hand = self.deck[len(self.deck) - hand :]
        self.listed = listed
        self.played: list[str] = []
        self.asked: list[Message] = []
        self.send: Callable[[str], None] = _unheard
        """Sends a text to the page, once it listens."""

    def open(self, page: Page) -> None:
        """Opens a table of four whose socket leads here."""
        page.route_web_socket("**/ws/*", self._serve)
        page.goto(f"/en/games/{self.slug}/")
        page.locator(".house-rules summary").click()
        for name, value in self.options.items():
            page.locator(f"[name={name}]").select_option(value)
        page.locator("#play").click()
        page.locator(f"ul{HAND}").first.wait_for()
        page.wait_for_selector("[data-stage=mine]")

    def actions(self, card: str) -> Iterator[Message]:
        """All plays of a hand card."""
        for size in range(2, 6):
            for group in itertools.combinations(self.table, size):
                if self.sum_of(group) == self.values.get(card[0]):
                    yield action(card, group)
        yield action(card, ())

    def sum_of(self, cards: Iterable[str]) -> int | None:
        """What cards add up to, None with a card that has no number."""
        values = [self.values.get(card[0]) for card in cards]
        known = [value for value in values if value is not None]
        return sum(known) if len(known) == len(values) else None

    def view(self) -> Message:
        """The view of seat 0, which is to act."""
        legal = [offer for card in self.hand for offer in self.actions(card)]
        return {
            "type": "view",
            "seq": 5,
            "phase": "playing",
            "you": 0,
            "seats": [
                {
                    "name": name,
                    "kind": "ai" if seat else "person",
                    "level": "master" if seat else None,
                    "side": seat % 2,
                }
                for seat, name in enumerate(self.names)
            ],
            "match": self.match,
            "commitment": "",
            "game": {
                "game": self.slug,
                "seats": 4,
                "you": 0,
                "turn": 0,
                "dealer": 3,
                "hand": self.hand,
                "counts": [len(self.hand)] * 4,
                "sheet": None,
                "table": self.table,
                "stock": 0,
                "last_capturer": 2,
                "last_capture": ["KC", "KD"],
                **self.special,
            },
            "legal": legal if self.listed else [],
            "legal_count": len(legal),
            "outcome": None,
            "voids": [],
            "can_undo": False,
            "can_claim": False,
            "claimed": None,
            "practice": False,
            "events": [
                {"kind": "dealt", "hands": [len(self.hand)] * 4, "table": self.table[:-1], "stock": 0},
                {"kind": "played", "seat": 3, "cards": self.table[-1:], "taken": [], "bonuses": []},
            ],
            "snapshot": True,
        }

    def _serve(self, socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "choose":
                self.asked.append(message)
                socket.send(json.dumps(self._choice(message)))
            elif message["type"] == "play":
                self.played.append(message["action"])

        self.send = socket.send
        socket.on_message(heard)
        socket.send(json.dumps(self.view()))

    def _choice(self, asked: Message) -> Message:
        taken = set(asked["taken"])
        found = [
            offer
            for card in asked["cards"] or self.hand
            for offer in self.actions(card)
            if taken <= set(offer["taken"])
        ]
        found.sort(key=lambda offer: (bool(taken) and set(offer["taken"]) != taken, -len(offer["taken"])))
        exact = [offer for offer in found if asked["cards"] and set(offer["taken"]) == taken]
        joined = {card for offer in found for card in offer["taken"]}
        return {
            **{key: asked[key] for key in ("seq", "cards", "taken")},
            "type": "choice",
            "hand": sorted({offer["cards"][0] for offer in found} - set(asked["cards"])),
            "table": sorted(joined - taken),
            "action": exact[0]["action"] if exact else None,
            "total": self.sum_of(taken) or None,
            "offers": found[:OFFERED],
            "reached": len(found),
        }


def _unheard(text: str) -> None:
    raise AssertionError(f"nobody listens to {text!r}")


def action(card: str, taken: tuple[str, ...]) -> Message:
    """A play as views list it."""
    written = f"{card}x{'+'.join(taken)}" if taken else card
    gains = [{"item": "cards", "count": len(taken) + 1}] if taken else []
    return {"action": written, "cards": [card], "taken": list(taken), "bonuses": [], "gains": gains}
