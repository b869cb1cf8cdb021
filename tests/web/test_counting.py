"""The page that counts a pile: cards are picked or typed, the engine tells what they are worth and why."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

COUNT = "/en/games/ottocento/count"
LONGEST_WORD = "A" * 40


def plain(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", html)))


def answer(client: TestClient, cards: str, typed: str = "") -> str:
    page = client.get(f"{COUNT}/answer", params={"card": cards.split(), "typed": typed})
    assert page.status_code == 200
    return plain(page.text)


def test_three_kings_make_a_set(client: TestClient) -> None:
    text = answer(client, "KS KB KC")
    assert "3 cards 30.5 points" in text
    assert "Kings 3 cards 17" in text


def test_a_contatore_fills_the_gap_of_a_suit(client: TestClient) -> None:
    text = answer(client, "KS QS AS BEG")
    assert "Swords 4 cards Bégato fills the place of the knight of swords 15" in text
    assert "4 cards 28 points" in text


def test_two_contatori_without_a_gap_lengthen_the_moors(client: TestClient) -> None:
    text = answer(client, "M1 M2 BEG MAT")
    assert "Bégato makes it longer Matto makes it longer" in text


def test_three_sequences_are_doubled(client: TestClient) -> None:
    text = answer(client, "KS QS NS KB QB NB KC QC NC")
    assert "Sequences 2 × 30 60" in text


def test_the_whole_pack_makes_939_less_the_last_trick(client: TestClient) -> None:
    page = client.get(COUNT).text
    cards = re.findall(r'name="card" value="(\w+)"', page)
    assert len(cards) == 62
    assert "62 cards 933 points" in answer(client, " ".join(cards))


def test_a_kind_that_lacks_one_card_is_told(client: TestClient) -> None:
    assert "Kings 17 with the king of cups or one other card" in answer(client, "KS KB")


def test_typed_cards_join_the_picked_ones(client: TestClient) -> None:
    assert "3 cards" in answer(client, "KS", typed="kb, kc;ks")


def test_what_is_no_card_is_named_and_changes_nothing(client: TestClient) -> None:
    text = answer(client, "KS KB KC", typed="2S <b> T17")
    assert "No card is called: 2S, <B>, T17." in text
    assert "3 cards 30.5 points" in text


def test_the_same_card_twice_counts_once(client: TestClient) -> None:
    assert "2 cards" in answer(client, "KS KS KB")


def test_without_scripts_the_page_keeps_what_is_picked(client: TestClient) -> None:
    html = client.get(COUNT, params={"card": ["KS", "T16"]}).text
    assert re.findall(r'value="(\w+)" checked', html) == ["KS", "T16"]
    assert "2 cards" in plain(html)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/en/games/scopa/count", 404),
        ("/en/games/scopa/count/answer?card=7D", 404),
        ("/xx/games/ottocento/count", 404),
        (f"{COUNT}?typed={'K' * 401}", 422),
        (f"{COUNT}/answer?card=", 200),
        (f"{COUNT}/answer?card=%00&card=%E2%80%AE", 200),
        (f"{COUNT}/answer?{'card=KS&' * 201}", 422),
        (f"{COUNT}/answer?card={'A' * 9000}", 422),
        (f"{COUNT}/answer?{f'card={LONGEST_WORD}&' * 6}", 200),
        (f"{COUNT}/answer?typed={quote('ﬃ' * 400)}", 200),
    ],
)
def test_only_games_with_such_a_count_have_the_page(client: TestClient, path: str, status: int) -> None:
    assert client.get(path).status_code == status


def test_game_and_rules_lead_to_the_count(client: TestClient) -> None:
    for page in ("/en/games/ottocento/", "/en/games/ottocento/rules"):
        assert f'href="{COUNT}"' in client.get(page).text
    assert "/count" not in client.get("/en/games/scopa/").text
