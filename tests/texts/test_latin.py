"""With an Italian-suited deck every card is called by its own name, and nothing speaks of diamonds."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cardavia.art.glyphs import letters
from cardavia.texts import i18n
from tests.texts.patterns import by_value, inspected

FRENCH, LATIN = "scopa", "latin/scopa"
CARDS = [f"{rank}{suit}" for suit in "CDHS" for rank in "A234567JQK"]
COUNTS = (0, 1, 2, 5, 22)

NAMES = {
    "en": ("seven of coins", "jack of cups", "knight of batons", "king of swords"),
    "da": ("mønter syv", "bægre knægt", "stave ridder", "sværd konge"),
    "it": ("sette di denari", "fante di coppe", "cavallo di bastoni", "re di spade"),
    "nl": ("zeven van munten", "boer van bekers", "ridder van staven", "koning van zwaarden"),
    "pl": ("siódemka monet", "walet kielichów", "jeździec buław", "król mieczy"),
    "sv": ("mynt sju", "bägare knekt", "stavar riddare", "svärd kung"),
}

COINS: Mapping[str, Mapping[str, str]] = {
    "en": {"diamonds": "coins", "diamond": "coin", "Diamonds": "Coins"},
    "da": {"1 ruder": "1 mønt", "ruder": "mønter", "Ruder": "Mønter"},
    "it": {"quadri": "denari", "Quadri": "Denari"},
    "nl": {
        "ruitenzeven": "de zeven van munten",
        "ruitenheer": "de koning van munten",
        "1 ruiten": "1 munt",
        "ruiten": "munten",
        "Ruiten": "Munten",
    },
    "pl": {
        "Zabierasz 1 karo": "Zabierasz 1 monetę",
        "1 karo": "1 moneta",
        "Karo": "Monety",
        "karo": "monet",
        "kara": "monety",
        "kar": "monet",
    },
    "sv": {"ruter": "mynt", "Ruter": "Mynt"},
}
"""What the suit of diamonds, and a card of it, is called with an Italian-suited deck."""

TAGS = tuple(NAMES)


@cache
def messages(tag: str, name: str) -> dict[str, ast.Pattern]:
    """Returns the messages of a file of a language by id."""
    entries = FluentParser().parse(i18n.source(tag, (name,))).body
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}


@cache
def texts(tag: str, name: str) -> FluentBundle:
    """Returns the messages of a file of a language, to be formatted."""
    bundle = FluentBundle([tag], use_isolating=False)
    bundle.add_resource(FluentResource(i18n.source(tag, (name,))))
    return bundle


def formatted(tag: str, name: str, key: str) -> list[str]:
    """Returns a message with every number of `COUNTS` and every word that it chooses by."""
    bundle = texts(tag, name)
    pattern = messages(tag, name)[key]
    value = bundle.get_message(key).value
    assert value is not None
    choices = {variable: sorted(values | {"else"}) for variable, values in by_value(pattern).items()}
    found = []
    for count, *words in itertools.product(COUNTS, *choices.values()):
        values = dict.fromkeys(inspected(pattern).variables, count) | dict(zip(choices, words, strict=True))
        text, errors = bundle.format_pattern(value, values)
        assert not errors
        found.append(str(text))
    return found


def translated(tag: str, text: str) -> str:
    """Returns a text that speaks of coins where it spoke of diamonds."""
    for french, latin in COINS[tag].items():
        text = re.sub(rf"\b{french}\b", latin, text)
    return text


@pytest.mark.parametrize("tag", TAGS)
def test_cards_are_called_by_their_italian_suits(tag: str) -> None:
    assert tuple(formatted(tag, LATIN, f"card-{card}")[0] for card in ("7D", "JH", "QC", "KS")) == NAMES[tag]


@pytest.mark.parametrize("tag", TAGS)
def test_every_card_has_a_name_of_its_own(tag: str) -> None:
    names = {formatted(tag, LATIN, f"card-{card}")[0] for card in CARDS}
    assert len(names) == 40
    assert names.isdisjoint(formatted(tag, FRENCH, f"card-{card}")[0] for card in CARDS)


@pytest.mark.parametrize("tag", TAGS)
def test_courts_are_written_as_the_deck_writes_them(tag: str) -> None:
    printed = letters(tag, latin=True)
    shown = {rank: formatted(tag, LATIN, f"rank-{rank}")[0] for rank in "JQK"}
    assert shown == {"J": printed["J"], "Q": printed["N"], "K": printed["K"]}


@pytest.mark.parametrize("tag", TAGS)
def test_sentences_differ_from_those_of_the_french_suits_in_the_suit_alone(tag: str) -> None:
    french = messages(tag, FRENCH)
    own = {key for key in messages(tag, LATIN) if not key.startswith(("card-", "rank-"))}
    assert own <= french.keys()
    assert {key for key in french if key not in own and names_diamonds(tag, key)} == set()
    for key in own:
        assert formatted(tag, LATIN, key) == [translated(tag, text) for text in formatted(tag, FRENCH, key)]


def names_diamonds(tag: str, key: str) -> bool:
    """Says whether a text, other than the name of a card, speaks of diamonds."""
    if key.startswith(("card-", "rank-")):
        return False
    return any(translated(tag, text) != text for text in formatted(tag, FRENCH, key))
