"""The page that checks a play: a lead and a hand are entered, the engine tells what is legal and why."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote, urlencode

import pytest
from starlette.testclient import TestClient

from cardavia.texts import i18n

FOLLOW = "/en/games/shengji/follow"
NINES_TENS = "9S+9S+TS+TS"
ONE_PAIR = "4S+8S+8S+KS+AS+6D"
LONGEST_WORD = "A" * 200


def plain(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", html)))


def answer(client: TestClient, lead: str, hand: str, play: str = "", **facts: str) -> str:
    query = {"trump": "H", "lead": lead, "hand": hand, "play": play, **facts}
    page = client.get(f"{FOLLOW}/answer", params=query)
    assert page.status_code == 200
    return plain(page.text.partition("<section")[2])


def rules_named(client: TestClient, lead: str, hand: str, **facts: str) -> list[str]:
    """Returns the paragraphs that the sentences of an answer lead to, in their order."""
    page = client.get(f"{FOLLOW}/answer", params={"trump": "H", "lead": lead, "hand": hand, **facts})
    return re.findall(r'/en/games/shengji/rules#shengji-([\w-]+)"', page.text)


def moved(client: TestClient, query: str) -> str:
    """Returns the address that a tap leads to, without the page."""
    page = client.get(f"{FOLLOW}?{query}")
    assert page.status_code == 303
    return page.headers["location"].removeprefix(f"http://testserver{FOLLOW}").removeprefix(FOLLOW)


def test_the_example_of_the_rules_one_pair_on_a_tractor(client: TestClient) -> None:
    text = answer(client, NINES_TENS, ONE_PAIR)
    assert "3 plays are legal" in text
    assert "A tractor of 2 pairs was led in spades: 2 × nine of spades and 2 × ten of spades." in text
    assert "Pairs that must be played: 2 × eight of spades. Loose cards of it to fill up: 2." in text


def test_every_sentence_leads_to_its_paragraph_in_the_order_of_the_rules(client: TestClient) -> None:
    named = rules_named(client, "5S+5S+7S+7S", f"{ONE_PAIR}+6S", level="6")
    assert named == ["tractor", "gap", "trumps", "follow", "pairs-first", "any-pairs"]


def test_a_level_card_does_not_follow_the_suit_printed_on_it(client: TestClient) -> None:
    text = answer(client, "9S", "2S+6D+7D")
    assert "Not of the suit led: two of spades." in text
    assert "You have none of the suit led." in text
    assert "3 plays are legal" in text


def test_level_cards_of_other_suits_follow_trumps(client: TestClient) -> None:
    text = answer(client, "9H", "2S+6D+7D")
    assert "So these are of the suit led: two of spades." in text
    assert "One play is legal" in text


def test_without_a_trump_suit_a_pair_of_level_cards_leads_on_to_the_black_jokers(client: TestClient) -> None:
    text = answer(client, "TS+TS+JB+JB", "TH+TC+JR+KD", level="T", trump="NT")
    assert "A tractor of 2 pairs was led in trumps" in text
    assert (
        "You have too few of it, so all of them must be played. Other cards to fill up, of your choice: 1."
        in text
    )
    assert "One play is legal" in text


def test_more_pairs_than_led_leave_a_choice(client: TestClient) -> None:
    text = answer(client, "9S+9S", "4S+4S+8S+8S+KS")
    assert "Pairs to be played, of your choice: 1 out of 2." in text
    assert "2 plays are legal" in text


def test_no_pair_leaves_any_two(client: TestClient) -> None:
    text = answer(client, "9S+9S", "4S+8S+KS")
    assert "You have no pair in it: any 2 of them will do." in text
    assert "3 plays are legal" in text


def test_a_single_is_followed_by_any_card_of_the_suit(client: TestClient) -> None:
    text = answer(client, "9S", "4S+8S+KH")
    assert "any of them will do" in text
    assert "2 plays are legal" in text


def test_who_has_none_of_trumps_is_not_told_about_trumping(client: TestClient) -> None:
    assert "You may play whatever you like." in answer(client, "9H", "4S+8S")
    assert "trumping is never a duty" in answer(client, "9S", "4D+8D")


def test_the_house_rule_of_tractors_on_tractors_counts(client: TestClient) -> None:
    hand = "JS+JS+QS+QS+4S+4S"
    assert "3 plays are legal" in answer(client, NINES_TENS, hand)
    text = answer(client, NINES_TENS, hand, follow_tractor="true")
    assert "One play is legal" in text
    assert "out of these: 2 × jack of spades and 2 × queen of spades" in text


def test_many_plays_are_counted_and_not_listed(client: TestClient) -> None:
    hand = "+".join(f"{rank}{suit}" for suit in "CD" for rank in "3456789TJQKA")
    text = answer(client, NINES_TENS, hand)
    assert "10626 plays are legal" in text.replace(",", "")
    assert "All legal plays" not in text


def test_thirty_plays_are_listed(client: TestClient) -> None:
    page = client.get(f"{FOLLOW}/answer", params={"lead": "9S+9S", "hand": "3C+4C+5C+6C+7C+8C"})
    assert "15 plays are legal" in plain(page.text)
    assert page.text.partition('<ul class="plays">')[2].count("<li>") == 15


def test_a_play_that_would_be_ahead_is_marked(client: TestClient) -> None:
    assert "king of spades would be ahead" in answer(client, "9S", "4S+KS")


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("8S+8S+KS+AS", "Legal: 2 × eight of spades, king of spades, and ace of spades"),
        ("8S+KS", "2 of 4 chosen. This can become a legal play."),
        ("4S+8S+KS+AS", "A pair must be played before loose cards: eight of spades. Read the rule"),
        (
            "8S+8S+KS+6D",
            "Spades were led and you have enough of them, so these may not be played: six of diamonds.",
        ),
        ("4S+8S+8S+KS+AS", "4 cards were led, and you have chosen 5."),
        ("QS", "Not in your hand: queen of spades."),
    ],
)
def test_a_play_is_judged_with_the_engine_s_reason(client: TestClient, play: str, said: str) -> None:
    assert said in answer(client, NINES_TENS, ONE_PAIR, play)


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("lead=9S+1S&hand=4S", "No card is called: 1S. Cards are written as in 9S+9S+TS+TS."),
        ("lead=%3Cb%3E&hand=4S", "No card is called: <B>."),
        ("lead=9S+9S+9S&hand=4S+8S+KS", "More copies than there are in play: nine of spades."),
        ("lead=9S&hand=9S+9S", "More copies than there are in play: nine of spades."),
        ("lead=9S+9S&hand=4S", "The hand needs at least as many cards as were led. Still missing: 1."),
        ("lead=9S+9S+JS+JS&hand=4S", "There is a gap between these pairs. Missing: ten of spades."),
        ("lead=9S+9S+TD+TD&hand=4S", "These cards belong to different suits"),
        ("lead=2S+2S+2C+2C&hand=4S", "These pairs are equally strong"),
        ("lead=2S+2C&hand=4S", "they are no pair"),
        (
            f"lead=9S&hand={'+'.join(f'{r}{s}' for s in 'CD' for r in '3456789TJQKA')}+4S+5S",
            "a hand has 25 at most",
        ),
    ],
)
def test_what_makes_no_question_is_told_and_is_no_success(client: TestClient, query: str, said: str) -> None:
    page = client.get(f"{FOLLOW}?trump=H&{query}")
    assert page.status_code == 422
    assert said in plain(page.text)
    assert client.get(f"{FOLLOW}/answer?trump=H&{query}").status_code == 200


def test_a_wrong_lead_leads_to_the_rule_that_it_breaks(client: TestClient) -> None:
    assert rules_named(client, "9S+9S+JS+JS", "4S") == ["gap"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (FOLLOW, 200),
        (f"{FOLLOW}?lead=9S", 200),
        (f"{FOLLOW}?hand=9S", 200),
        (f"{FOLLOW}?level=6&trump=NT", 200),
        ("/en/games/scopa/follow", 404),
        ("/en/games/ottocento/follow/answer?lead=KS", 404),
        ("/xx/games/shengji/follow", 404),
        (f"{FOLLOW}?level=1", 422),
        (f"{FOLLOW}?trump=X", 422),
        (f"{FOLLOW}?to=play", 422),
        (f"{FOLLOW}?lead={'K' * 201}", 422),
        (f"{FOLLOW}?lead={LONGEST_WORD}&hand={LONGEST_WORD}", 422),
        (f"{FOLLOW}?tap={'K' * 6}", 422),
        (f"{FOLLOW}/answer?lead=%00&hand=%E2%80%AE", 200),
        (f"{FOLLOW}/answer?lead={quote('ﬃ' * 200)}", 200),
        (f"{FOLLOW}/answer?{urlencode({'lead': '+'.join(['JR'] * 60)})}", 200),
    ],
)
def test_only_games_with_such_a_check_have_the_page(client: TestClient, path: str, status: int) -> None:
    assert client.get(path).status_code == status


def test_typed_cards_may_be_small_and_stand_in_any_order(client: TestClient) -> None:
    assert "3 plays are legal" in answer(client, "ts, 9s ts 9s", "as 8s;8s 4s ks 6d")


def test_a_tapped_card_joins_the_lead_and_a_third_tap_takes_it_away(client: TestClient) -> None:
    assert moved(client, "tap=9S") == "?lead=9S"
    assert moved(client, "lead=9S&tap=9S") == "?lead=9S+9S"
    assert moved(client, "lead=9S+9S&tap=9S") == ""


def test_a_tapped_card_joins_the_hand_as_far_as_the_lead_leaves_copies(client: TestClient) -> None:
    assert moved(client, "lead=9S&hand=KS&to=hand&tap=9S") == "?lead=9S&hand=9S+KS&to=hand"
    assert moved(client, "lead=9S&hand=9S+KS&to=hand&tap=9S") == "?lead=9S&hand=KS&to=hand"


def test_a_tapped_card_of_the_hand_is_tried_and_taken_back(client: TestClient) -> None:
    assert moved(client, "lead=9S&hand=8S+KS&pick=KS") == "?lead=9S&hand=8S+KS&play=KS"
    assert moved(client, "lead=9S&hand=8S+KS&play=KS&pick=-KS") == "?lead=9S&hand=8S+KS"


def test_a_card_that_leaves_the_hand_leaves_the_play(client: TestClient) -> None:
    query = "lead=9S&hand=8S+8S+KS&play=8S+KS&to=hand&tap=8S"
    assert moved(client, query) == "?lead=9S&hand=KS&play=KS&to=hand"


def test_a_tap_on_what_is_no_card_changes_nothing(client: TestClient) -> None:
    assert moved(client, "lead=9S&tap=zz&pick=-QS") == "?lead=9S"


def test_the_address_keeps_level_trumps_and_house_rule(client: TestClient) -> None:
    query = "level=6&trump=NT&follow_tractor=true&tap=9S"
    assert moved(client, query) == "?level=6&trump=NT&follow_tractor=true&lead=9S"


def test_without_scripts_the_form_keeps_what_is_entered(client: TestClient) -> None:
    html = client.get(f"{FOLLOW}?level=6&trump=NT&lead=9S&hand=8S+KS&play=KS&to=hand").text
    assert re.findall(r'<option value="(\w+)" selected', html) == ["6", "NT"]
    assert re.findall(r'type="text" name="(\w+)" id="\w+" value="([^"]*)"', html) == [
        ("lead", "9S"),
        ("hand", "8S+KS"),
        ("play", "KS"),
    ]
    assert 'value="hand" id="to-hand" data-key="to-hand" checked' in html


def test_the_whole_pack_can_be_tapped(client: TestClient) -> None:
    assert len(set(re.findall(r'name="tap" value="(\w+)"', client.get(FOLLOW).text))) == 54


def test_the_example_is_answered(client: TestClient) -> None:
    link = re.search(r'href="(/en/games/shengji/follow\?[^"]+)"', client.get(FOLLOW).text)
    assert link is not None
    assert "3 plays are legal" in plain(client.get(unescape(link[1])).text)


@pytest.mark.parametrize("language", list(i18n.languages()))
def test_every_language_answers_every_kind_of_question(client: TestClient, language: str) -> None:
    questions = [
        ("lead=5S+5S+7S+7S&hand=4S+8S+8S+KS+AS+6S&level=6&play=4S", 200),
        ("lead=9S+9S&hand=4S+4S+8S+8S", 200),
        ("lead=9H&hand=2S+6D", 200),
        ("lead=9S+9S&hand=4S+6D&play=4S+6D", 200),
        ("lead=9S+9S&hand=4S+KS+AS&play=4D", 200),
        ("lead=9S&hand=4D", 200),
        ("lead=9S+9S+TS+TS&hand=JS+JS+QS+QS&follow_tractor=true", 200),
        ("lead=9S+9S&hand=4S", 422),
        ("lead=9S+ZZ", 422),
    ]
    for query, status in questions:
        page = client.get(f"/{language}/games/shengji/follow?{query}")
        assert page.status_code == status
        assert "{" not in plain(page.text.partition("<main")[2])


def test_game_and_rules_lead_to_the_check(client: TestClient) -> None:
    for page in ("/en/games/shengji/", "/en/games/shengji/rules"):
        assert f'href="{FOLLOW}"' in client.get(page).text
    assert "/follow" not in client.get("/en/games/scopa/").text
