"""Live examples: what is picked stands in the address, the engine answers, in every language."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from cardavia.games.examples import examples
from cardavia.games.registry import games
from cardavia.texts import i18n
from cardavia.web.examples import answered
from cardavia.web.examples.captures import Pick
from cardavia.web.examples.tricks import TrickScene
from cardavia.web.rules_page import rules_page

RULES = "/en/games/scopa/rules"
EVERY = [(language, slug) for language in i18n.languages() for slug in games()]


def plain(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", "", html)))


def answer(client: TestClient, name: str, lang: str = "en", **query: str) -> str:
    page = client.get(f"/{lang}/games/scopa/examples/scopa-example-{name}", params=query)
    assert page.status_code == 200
    return page.text


@pytest.mark.parametrize(("language", "slug"), EVERY)
def test_every_numbered_section_has_an_example(language: str, slug: str) -> None:
    page = rules_page(language, slug)
    followed = {example.after for example in examples(slug).values()}
    assert {section.id for section in page.sections if section.number} <= followed
    assert followed <= set(page.ids)


@pytest.mark.parametrize("language", [tag for tag in i18n.languages() if tag != i18n.BASE])
def test_the_text_of_an_example_names_the_numbers_of_english(language: str) -> None:
    for name in examples("scopa"):
        own, english = i18n.text(language, name), i18n.text("en", name)
        assert sorted(re.findall(r"\d+", own)) == sorted(re.findall(r"\d+", english)), name


def test_the_rules_page_shows_every_example_as_it_lies(client: TestClient) -> None:
    html = client.get(RULES).text
    for name, example in examples("scopa").items():
        assert f'<figure class="example" id="{name}"' in html
        assert plain(i18n.text("en", name)) in plain(html)
        for card in (*example.position["hands"][0], *example.position["table"]):
            assert f"#card-{card}" in html
    assert 'aria-pressed="true"' not in html


@pytest.mark.parametrize(("language", "slug"), EVERY)
@pytest.mark.parametrize("query", ["pick", "play"])
def test_every_choice_of_every_example_is_answered(language: str, slug: str, query: str) -> None:
    for example in examples(slug).values():
        hand = example.position["hands"][0]
        for card in hand:
            scene = answered(language, slug, example, **{query: card})
            has_plays = scene.deeds if isinstance(scene, TrickScene) else scene.play
            assert scene.prompt or has_plays or scene.told or scene.refused, (example.id, card)


def test_a_picked_card_lights_what_it_may_take(client: TestClient) -> None:
    html = answer(client, "sum", pick="7D")
    text = plain(html)
    assert "3 + 4 = 7" in text
    assert "Take 3three of clubs+4four of diamonds" in text
    assert "Take 5five of hearts+2two of spades" in text
    assert 'value="7Dx3C+4D" data-key="play">Take 3 and 4<' in html
    assert "settebello" in text


def test_a_ticket_chooses_another_group(client: TestClient) -> None:
    html = answer(client, "sum", pick="7Dx5H+2S")
    assert 'value="7Dx5H+2S" data-key="play">Take 5 and 2<' in html
    assert html.count('class="card take"') == 2


def test_table_cards_first_show_the_hand_card_that_takes_them(client: TestClient) -> None:
    html = answer(client, "sum", pick="x3C+4D")
    assert re.search(r'class="card can"[^>]*data-key="7D"', html)
    assert 'value="7Dx3C+4D" data-key="7D"' in html
    assert "The marked cards in your hand take exactly this" in plain(html)


def test_an_equal_card_comes_first_and_the_engine_says_so(client: TestClient) -> None:
    begun = answer(client, "equal", pick="7Dx3C")
    assert 'name="pick" value="7Dx3C+4D" data-key="4D"' in begun
    html = answer(client, "equal", pick="7Dx3C+4D")
    assert "An equal card must be taken instead: seven of spades. Read the rule" in plain(html)
    assert 'href="#scopa-equal-first"' in html


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "A capture is compulsory: the six of diamonds takes six of clubs."),
        ("da", i18n.Voice("da", "scopa").text("card-6C")),
        ("pl", i18n.Voice("pl", "scopa").text("card-6C")),
    ],
)
def test_leaving_a_card_that_can_take_is_refused(client: TestClient, language: str, says: str) -> None:
    html = answer(client, "free", language, play="6D")
    assert says in plain(html)
    assert 'href="#scopa-compulsory"' in html


def test_a_play_is_told_with_its_sweep(client: TestClient) -> None:
    text = plain(answer(client, "sweep", play="7Cx4D+3S"))
    assert "Your seven of clubs takes four of diamonds and three of spades" in text
    assert "Scopa, 1 point" in text
    assert "The table is empty" in text


def test_the_end_of_a_deal_brings_its_sheet(client: TestClient) -> None:
    html = answer(client, "primiera", play="7Hx7S")
    text = plain(html)
    assert "Adda plays the four of spades and takes four of diamonds" in text
    assert "Adda takes the last card" in text
    assert re.search(r"<b>76</b>.*<b>75</b></span></span></th><td>1</td><td>0</td>", html, re.DOTALL)


def test_without_scripts_the_whole_page_answers(client: TestClient) -> None:
    html = client.get(RULES, params={"example": "scopa-example-sum", "pick": "7D"}).text
    assert html.count("<h1") == 1
    assert "3 + 4 = 7" in plain(html)
    assert '<form class="cloth" method="get" action="/en/games/scopa/rules#scopa-example-sum"' in html


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/en/games/scopa/examples/nothing", 404),
        ("/en/games/whist/examples/scopa-example-sum", 404),
        ("/xx/games/scopa/examples/scopa-example-sum", 404),
        ("/en/games/scopa/examples/scopa-example-sum?pick=" + "7D" * 40, 422),
        ("/en/games/scopa/rules?example=nothing&pick=7D", 200),
        ("/en/games/scopa/examples/scopa-example-sum?pick=", 200),
    ],
)
def test_only_examples_of_the_game_are_answered(client: TestClient, path: str, status: int) -> None:
    assert client.get(path).status_code == status


@pytest.mark.parametrize(
    "written", ["7D7D", "?", "7Dx", "7Dx3C+", "x", "<b>", "7D x 3C", "ZZ", "KC", "7DxKC", "xKC"]
)
def test_nonsense_in_the_address_is_answered_as_a_refusal_or_not_at_all(
    client: TestClient, written: str
) -> None:
    for query in ("pick", "play"):
        html = answer(client, "sum", **{query: written})
        assert "<b>" not in html
        assert html.count('class="told"') == 0


@pytest.mark.parametrize("written", ["", "7D", "x3C", "7Dx3C+4D"])
def test_a_pick_is_written_as_it_is_read(written: str) -> None:
    assert str(Pick.read(written)) == written


def test_the_quick_card_has_every_scale_and_no_example(client: TestClient) -> None:
    html = client.get("/pl/games/scopa/rules/card").text
    assert "<figure" not in html
    for values in games()["scopa"].scales().values():
        cells = "".join(f"<td>{value}</td>" for value in values.values())
        assert cells in html.replace("\n", "")


def test_the_rules_page_shows_what_the_cards_are_worth(client: TestClient) -> None:
    html = client.get(RULES).text
    assert games()["scopa"].scales()["primiera"]["7"] == 21
    assert re.search(r'#card-7D"/></svg></span><span class="vh">7</span></th><td>7</td><td>21</td>', html)
