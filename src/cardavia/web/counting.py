"""The page that counts a pile: its reader picks cards, the engine tells what they are worth, and why.

What is picked stands in the address, so that a count can be shared and needs no scripts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request, Response
from pydantic import StringConstraints

from cardavia.art import decks
from cardavia.games.contract import Game
from cardavia.games.tallies import Tally
from cardavia.web.assets import deck_for
from cardavia.web.pages import PAGE, FoundGame, Language, kernels_notice
from cardavia.web.render import fragment, page
from cardavia.web.site import Site

BREAK = re.compile(r"[\s,;+]+")
MOST_TYPED = 400
"""Characters; all cards of the largest pack, written with blanks, take fewer."""
MOST_PICKED = 200
LONGEST_PICKED = 40
"""Characters of one picked word; it stands whole in the answer when it is no card."""

router = APIRouter()
Word = Annotated[str, StringConstraints(max_length=LONGEST_PICKED)]
Picked = Annotated[tuple[Word, ...], Query(alias="card", max_length=MOST_PICKED)]
Typed = Annotated[str, Query(max_length=MOST_TYPED)]


@dataclass(frozen=True)
class Count:
    """What a reader has picked, and what it is worth."""

    picked: Sequence[str]
    strange: Sequence[str]
    """What is no card, as it was written."""
    tally: Tally | None
    """None while the rules are being prepared."""


@dataclass(frozen=True)
class Row:
    """Cards of one suit, or those that have none."""

    key: str
    """The text that names it."""
    cards: Sequence[str]


@router.api_route("/{lang}/games/{slug}/count", methods=PAGE)
def count_page(
    request: Request, lang: Language, game: FoundGame, picked: Picked = (), typed: Typed = ""
) -> Response:
    """The page on which cards are picked and counted."""
    return page(
        request,
        "count.html",
        lang,
        game=game.slug,
        slug=game.slug,
        rows=rows(game),
        count=counted(request, game, picked, typed),
        kernels=kernels_notice(Site.of(request), game.slug),
    )


@router.api_route("/{lang}/games/{slug}/count/answer", methods=PAGE)
def count_answer(
    request: Request, lang: Language, game: FoundGame, picked: Picked = (), typed: Typed = ""
) -> Response:
    """The count alone, as the part of the page that shows it."""
    count = counted(request, game, picked, typed)
    return fragment(request, "count_answer.html", lang, slug=game.slug, count=count)


def counted(request: Request, game: Game, picked: Sequence[str], typed: str) -> Count:
    """Returns the count of what is picked and typed; raises HTTPException for a game without one."""
    if not game.has_tallies:
        raise HTTPException(404)
    cards, strange = read_cards(game, [*picked, *filter(None, BREAK.split(typed.upper()))])
    is_ready = Site.of(request).kernels.is_ready(game.slug, "rules")
    return Count(cards, strange, game.tally(cards, game.options()) if is_ready else None)


def read_cards(game: Game, written: Sequence[str]) -> tuple[list[str], list[str]]:
    """Returns the different cards among some words in canonical order, and the words that are no card."""
    known = {word for word in written if word in game.pack}
    return game.pack.in_order(known), list(dict.fromkeys(word for word in written if word not in known))


def rows(game: Game) -> list[Row]:
    """Returns the pack suit by suit; cards without a suit stand together."""
    name = deck_for(game)
    suits = decks.deck(name).suits if name else {}
    found = groupby(game.pack.ids, lambda card: suits.get(card[1:], ""))
    return [Row(f"combination-{suit}" if suit else "count-others", list(cards)) for suit, cards in found]
