from __future__ import annotations

import gzip
import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

from cardavia.art import decks
from cardavia.art.glyphs import LANGUAGES
from cardavia.art.layout import Index
from cardavia.art.palette import Contrast, Inks, Tone, palette

SVG = "{http://www.w3.org/2000/svg}"
NAMES = tuple(decks.DECKS)
CARDS = [(name, card) for name in NAMES for card in decks.deck(name).cards]


def compressed(text: str) -> int:
    return len(gzip.compress(text.encode(), 9, mtime=0))


def test_scopa_has_a_french_and_an_italian_deck_of_the_same_cards_and_size() -> None:
    milanese, bresciane = decks.deck("milanese"), decks.deck("bresciane-40")
    assert milanese.cards == bresciane.cards
    assert (milanese.cards[0], milanese.cards[16], milanese.cards[-1]) == ("AC", "7D", "KS")
    assert milanese.size == bresciane.size == (200, 372)


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_every_card_is_drawn_as_valid_svg(name: str, card: str) -> None:
    root = ET.fromstring(decks.face(name, card))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 200 {decks.deck(name).height}"
    # The paper, two corners of at least a letter and a sign, and something between them.
    assert sum(1 for _ in root.iter(f"{SVG}path")) + sum(1 for _ in root.iter(f"{SVG}circle")) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_no_two_faces_are_alike(name: str) -> None:
    faces = decks.faces(name, decks.deck(name).cards)
    assert len(set(faces.values())) == len(decks.deck(name).cards)


@pytest.mark.parametrize("name", NAMES)
def test_faces_and_sprites_are_the_same_every_time(name: str) -> None:
    assert decks.face(name, "7D") == decks.face(name, "7D")
    assert decks.sprite(name) == decks.sprite(name)


@pytest.mark.parametrize("name", NAMES)
def test_faces_hold_no_ids_so_that_a_card_may_be_shown_twice(name: str) -> None:
    faces = decks.faces(name, decks.deck(name).cards)
    assert not any(re.search(r"\sid=|url\(|href", text) for text in (*faces.values(), decks.back(name)))


@pytest.mark.parametrize("name", NAMES)
def test_a_sprite_has_one_symbol_per_card_and_one_for_the_back(name: str) -> None:
    root = ET.fromstring(decks.sprite(name))
    ids = [str(element.get("id")) for element in root.iter() if element.get("id")]
    assert sorted(ids) == sorted(f"card-{card}" for card in (*decks.deck(name).cards, "back"))
    assert {child.tag for child in root} == {f"{SVG}symbol"}
    assert {child.get("viewBox") for child in root} == {f"0 0 200 {decks.deck(name).height}"}


@pytest.mark.parametrize("name", NAMES)
def test_symbols_and_faces_show_the_same(name: str) -> None:
    face = decks.face(name, decks.deck(name).cards[-2], letters="it")
    inner = face[face.index(">") + 1 : face.rindex("</svg>")]
    assert inner in decks.sprite(name, letters="it")


@pytest.mark.parametrize("name", NAMES)
def test_drawings_use_presentation_attributes_only(name: str) -> None:
    used = {a for element in ET.fromstring(decks.sprite(name)).iter() for a in element.attrib}
    assert used <= {
        "id", "viewBox", "d", "cx", "cy", "r", "transform",
        "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-miterlimit",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_letters_change_courts_and_leave_pips_alone(name: str, language: str) -> None:
    assert decks.face(name, "7S", letters=language) == decks.face(name, "7S")
    deck = decks.deck(name)
    lettered = [card for card in deck.cards if deck.label(card).suit == "S" and card[0].isalpha()]
    assert len(set(decks.faces(name, lettered, letters=language).values())) == len(lettered) >= 4


@pytest.mark.parametrize("inks", Inks)
def test_inks_colour_the_signs(inks: Inks) -> None:
    assert palette(inks)[Tone.DIAMONDS] in decks.face("milanese", "7D", inks=inks)
    assert palette(inks)[Tone.COINS] in decks.face("bresciane-40", "7D", inks=inks)


@pytest.mark.parametrize("name", NAMES)
def test_high_contrast_changes_face_and_back(name: str) -> None:
    white = f'fill="{palette(contrast=Contrast.HIGH)[Tone.PAPER]}"'
    assert white in decks.face(name, "KD", contrast=Contrast.HIGH)
    assert white in decks.back(name, contrast=Contrast.HIGH)
    assert white not in decks.face(name, "KD")


def test_cicera_has_a_longer_deck() -> None:
    assert decks.deck("bresciane").size == (200, 372)


def test_shengji_has_a_deck_of_54_in_the_proportion_five_to_seven() -> None:
    deck = decks.deck("french")
    assert (deck.cards[0], deck.cards[12], deck.cards[51:]) == ("2S", "AS", ("AD", "JB", "JR"))
    assert len(deck.cards) == len(set(deck.cards)) == 54
    assert deck.size == (200, 280)
    assert deck.suits == {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}


def test_jokers_differ_without_their_colours() -> None:
    bare = [re.sub(r'(fill|stroke)="#[0-9a-f]+"', "", decks.face("french", card)) for card in ("JB", "JR")]
    assert bare[0] != bare[1]
    corners = [re.search(r'<g stroke-linecap="butt".*', text) for text in bare]
    assert len({found[0] for found in corners if found}) == 2
    red, black = decks.face("french", "JR"), decks.face("french", "JB")
    colours = palette()
    assert all(colours[tone] in red for tone in (Tone.SKIN, Tone.GREEN, Tone.HEARTS))
    assert not any(colours[tone] in black for tone in (Tone.SKIN, Tone.GREEN, Tone.HEARTS))


def test_the_star_of_the_red_joker_is_filled_and_that_of_the_black_one_hollow() -> None:
    colours, stars = palette(), {}
    for card in ("JR", "JB"):
        corner = re.search(
            r'<g stroke-linecap="butt".*?<path [^>]*fill="([^"]+)"', decks.face("french", card)
        )
        stars[card] = corner[1] if corner else ""
    assert stars == {"JR": colours[Tone.HEARTS], "JB": colours[Tone.PAPER]}


def test_the_index_of_a_ten_is_ten() -> None:
    ten, one = decks.face("bresciane", "TC"), decks.face("bresciane", "9C")
    corners = [re.search(r'<g stroke-linecap="butt".*', text) for text in (ten, one)]
    assert [found and found[0].count("<path") for found in corners] == [10, 8]


@pytest.mark.parametrize("name", NAMES)
def test_a_sprite_leaves_no_card_out_of_its_order(name: str) -> None:
    assert sorted(decks.deck(name).order) == sorted(decks.deck(name).cards)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(
        ValueError, match="the milanese deck has no card '8D'; its ids are like '7C' and 'KS'"
    ):
        decks.face("milanese", "8D")


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(
        ValueError,
        match="no deck is called 'piacentine'; use one of milanese, bresciane-40, bresciane, bolognese",
    ):
        decks.back("piacentine")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no index letters for language 'xx'"):
        decks.sprite("milanese", letters="xx")


@pytest.mark.parametrize("index", Index)
@pytest.mark.parametrize("name", NAMES)
def test_a_sprite_is_at_most_45_kb_compressed(name: str, index: Index) -> None:
    assert compressed(decks.sprite(name, letters="sv", index=index)) <= 45_000


def test_the_first_view_of_a_table_is_at_most_10_kb_compressed() -> None:
    cards = decks.deck("milanese").cards
    sizes = []
    for seed in range(30):
        dealt = Random(seed).sample(cards, 10)
        view = "".join(decks.faces("milanese", dealt).values()) + decks.back("milanese")
        if sum(card[0] in "JQK" for card in dealt) <= 4:
            sizes.append(compressed(view))
    assert len(sizes) >= 20
    assert max(sizes) <= 10_000
