"""Cases of Shengji that cannot be read: each is a failure with its reason, and the other cases still run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from cardavia.games.shengji.cards import FACES
from cardavia.play.conformance import Outcome, conform

TRUMPS = {"level": "2", "trump": "S"}
CALLING = {"level": "2", "start": 0, "first_deal": True, "hands": ["2S", "", "", ""], "sequence": ["pass"]}
SETTLED = {"levels": ["2", "2"], "dealer": 0, "attack_points": 80}
LAST = {"dealer": 0, "leader": 0, "captured": [0, 0], "buried": "", "plays": []}
TRICK = {"leader": 0, "plays": ["3H", "4H", "5H", "6H"]}


@pytest.mark.parametrize(
    ("kind", "given", "why"),
    [
        ("promotion", {"attack_points": 10**30}, f"999999999 is wanted, not {10**30}"),
        ("settle", SETTLED | {"levels": ["2", "PAST"]}, "in.levels: two of 2 3 4 5 6 7 8 9 T J Q K A"),
        ("settle", SETTLED | {"levels": ["2"]}, "in.levels: two of"),
        ("calls", CALLING | {"hands": ["2S"] * 5}, "in.hands: 4 hands are wanted, not 5"),
        ("calls", CALLING | {"kitty": "2S 3S"}, "in.kitty: 8 cards are wanted, not 2"),
        ("calls", CALLING | {"kitty": "2S 3S 4S 5S 6S 7S 8S ZZ"}, "in.kitty: 'ZZ' is no card of Shengji"),
        ("calls", CALLING | {"first_deal": 1}, "in.first_deal: true or false is wanted, not 1"),
        ("trick", TRUMPS | TRICK | {"plays": ["3H"] * 5}, "in.plays: a trick has 4 plays, not 5"),
        ("trick", TRUMPS | TRICK | {"plays": ["pass"] * 4}, "in.plays: 'pass' is no play of cards"),
        ("shape", TRUMPS | {"cards": " ".join(FACES)}, "in.cards: at most 25 cards are wanted, not 54"),
        ("follow", TRUMPS | {"hand": "3H", "lead": "call 2S", "play": "3H"}, "in.lead: 'call 2S' is no play"),
        ("endgame", TRUMPS | LAST | {"hands": ["3H 4H", "3C", "3D", "4D"]}, "in.hands: hands of one size"),
        ("endgame", TRUMPS | LAST | {"captured": [10**30, 0]}, "in.captured: smaller numbers are wanted"),
        (
            "kitty",
            {"buried": "KS", "cards_per_play": 25, "attackers_won_last": True},
            "a number from 0 to 24",
        ),
    ],
)
def test_a_case_that_no_deal_can_hold_is_a_failure_and_no_crash(
    tmp_path: Path, kind: str, given: dict[str, Any], why: str
) -> None:
    path = tmp_path / "cases.yaml"
    sound = {"id": "two", "kind": "promotion", "in": {"attack_points": 75}}
    cases = [
        {"id": "one", "kind": kind, "in": given, "expect": 1},
        sound | {"expect": {"side": "defenders", "gain": 1, "dealer_offset": 2}},
    ]
    path.write_text(yaml.safe_dump({"game": "shengji", "schema": 1, "cases": cases}))
    faulty, following = conform(path)
    assert faulty.outcome is Outcome.FAILED
    assert why in faulty.why
    assert following.outcome is Outcome.PASSED
