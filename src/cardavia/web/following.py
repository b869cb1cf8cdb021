"""The page that checks a play: its reader enters a lead and a hand, the engine tells what is legal, and why.

What is entered stands in the address, so that a question can be shared and needs no scripts. A tap on a card
leads to the address with the card entered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Annotated, Any, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, HTTPException, Query, Request, Response
from fastapi.responses import RedirectResponse

from cardavia.art import decks
from cardavia.games.contract import Game
from cardavia.games.examples import READER
from cardavia.games.follows import Duty, Follow, FollowCheck
from cardavia.games.options import Options, Value, written
from cardavia.games.refusals import IllegalActionError
from cardavia.games.views import LegalAction
from cardavia.texts import i18n
from cardavia.texts.i18n import Voice
from cardavia.web import words
from cardavia.web.assets import deck_for
from cardavia.web.counting import BREAK
from cardavia.web.errors import PageError
from cardavia.web.examples.scenes import Refused, Shown
from cardavia.web.pages import PAGE, FoundGame, Language, Switch, kernels_notice, switches
from cardavia.web.render import fragment, page
from cardavia.web.site import Site

LISTED = 30
"""Most legal plays that are shown one by one."""
MOST_TYPED = 200
"""Characters; the cards of the largest hand take fewer."""
LONGEST_TAPPED = 5
"""Characters of a card's id with a sign."""
AWAY = "-"
"""Before the id of a card that is to leave the play that is tried."""
STRANGE_SHOWN = 6
TAPS = {"tap", "pick"}
"""What a query has that only leads to another."""

router = APIRouter()
Typed = Annotated[str, Query(max_length=MOST_TYPED)]
Tapped = Annotated[str, Query(max_length=LONGEST_TAPPED)]
Target = Literal["lead", "hand"]


@dataclass(frozen=True)
class Entry:
    """What a reader has entered; the words of a field are cards only if they are in the pack."""

    check: FollowCheck
    lead: Sequence[str]
    hand: Sequence[str]
    play: Sequence[str] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Value] = field(default_factory=dict)
    target: Target = "lead"
    """The field that a tapped card of the pack joins."""


@dataclass(frozen=True)
class PackCard:
    """A face of the pack, and how often it has been entered."""

    id: str
    lead: int
    hand: int


@dataclass(frozen=True)
class Point:
    """A sentence and the paragraph that it follows from."""

    text: str
    rule: str


@dataclass(frozen=True)
class Answer:
    """What the engine says of an entry."""

    fault: str | None = None
    """Why it can say nothing, in words."""
    rule: str | None = None
    """The paragraph that the fault breaks, if it is one of the rules."""
    prompt: str | None = None
    """What is still to be entered."""
    points: Sequence[Point] = ()
    count: int = 0
    """The number of legal plays, 0 where nothing is answered."""
    plays: Sequence[LegalAction] = ()
    """All of them, where there are few."""
    hand: Sequence[Shown] = ()
    verdict: str | None = None
    """What is to be said of the play that is tried."""
    refused: Refused | None = None
    """Why it is not legal."""


def entered(
    request: Request,
    game: FoundGame,
    lead: Typed = "",
    hand: Typed = "",
    play: Typed = "",
    to: Target = "lead",
    tap: Tapped = "",
    pick: Tapped = "",
) -> Entry:
    """Returns what a query enters, with a tap on a card of the pack or the hand.

    Raises HTTPException for a game without such a check, and for a value that there is not.
    """
    check = game.follow_check
    if check is None:
        raise HTTPException(404)
    query = request.query_params
    facts = {name: query.get(name) or next(iter(fact.values)) for name, fact in check.facts.items()}
    if any(facts[name] not in fact.values for name, fact in check.facts.items()):
        raise PageError(422, "error-422")
    options: dict[str, Value] = {name: query.get(name) == "true" for name in check.options}
    cards = [tuple(filter(None, BREAK.split(text.upper()))) for text in (lead, hand, play)]
    entry = Entry(check, cards[0], cards[1], cards[2], facts, options, to)
    return tapped(game, entry, tap, pick) if tap or pick else entry


Entered = Annotated[Entry, Depends(entered)]


@router.api_route("/{lang}/games/{slug}/follow", methods=PAGE)
def follow_page(request: Request, lang: Language, game: FoundGame, entry: Entered) -> Response:
    """The page on which a lead and a hand are entered and answered; 422 where they make no question."""
    if TAPS & request.query_params.keys():
        return _led_to(request, entry)
    shown = _shown(request, lang, game, entry)
    return page(
        request,
        "follow.html",
        lang,
        game=game.slug,
        slug=game.slug,
        kernels=kernels_notice(Site.of(request), game.slug),
        status=422 if shown["answer"].fault else 200,
        **shown,
    )


@router.api_route("/{lang}/games/{slug}/follow/answer", methods=PAGE)
def follow_answer(request: Request, lang: Language, game: FoundGame, entry: Entered) -> Response:
    """The inside of the form with its answer, also to what is wrong only until the next tap."""
    if TAPS & request.query_params.keys():
        return _led_to(request, entry)
    return fragment(request, "follow_form.html", lang, slug=game.slug, **_shown(request, lang, game, entry))


def tapped(game: Game, entry: Entry, tap: str, pick: str) -> Entry:
    """Returns an entry after a tap on a card of the pack, or on one of the hand to try it in a play.

    From the pack one more copy joins; where none is left, or no room in the hand, all leave.
    """
    lead, hand, play = (_known(game, named) for named in (entry.lead, entry.hand, entry.play))
    if tap in game.pack:
        own, other = (lead, hand) if entry.target == "lead" else (hand, lead)
        has_room = own.total() < entry.check.most and own[tap] + other[tap] < game.pack.ids.count(tap)
        own[tap] = own[tap] + 1 if has_room else 0
    play[pick.removeprefix(AWAY)] += -1 if pick.startswith(AWAY) else 1
    cards = [tuple(game.pack.in_order(named.elements())) for named in (lead, hand, play & hand)]
    return replace(entry, lead=cards[0], hand=cards[1], play=cards[2])


def address(entry: Entry) -> str:
    """Returns the query of an entry, without what is as usual."""
    usual = {name: next(iter(fact.values)) for name, fact in entry.check.facts.items()}
    told = {name: value for name, value in entry.facts.items() if value != usual[name]}
    told |= {name: written(value) for name, value in entry.options.items() if value}
    told |= {"lead": "+".join(entry.lead), "hand": "+".join(entry.hand), "play": "+".join(entry.play)}
    told |= {"to": "hand"} if entry.target == "hand" else {}
    return urlencode({name: value for name, value in told.items() if value}, safe="+")


def answered(game: Game, voice: Voice, entry: Entry) -> Answer:
    """Returns the engine's answer to an entry, in words of a language."""
    fault = _fault(game, voice, entry)
    if fault is not None:
        return Answer(fault=fault)
    if not entry.lead:
        return Answer(prompt=voice.text("follow-need-lead"))
    options = game.options.read(entry.options)
    try:
        states = game.facing(Follow(entry.lead, entry.hand, entry.facts), options)
    except IllegalActionError as error:
        return Answer(fault=words.refused(voice, error.refusal), rule=error.refusal.rule)
    if len(entry.hand) < len(entry.lead):
        text = voice.text("follow-need-hand", missing=len(entry.lead) - len(entry.hand))
        return Answer(fault=text) if entry.hand else Answer(prompt=text)
    return _told(game, voice, entry, states, options)


def _led_to(request: Request, entry: Entry) -> Response:
    query = address(entry)
    return RedirectResponse(f"{request.url.path}?{query}" if query else request.url.path, 303)


def _shown(request: Request, lang: str, game: Game, entry: Entry) -> dict[str, Any]:
    """Returns what the form is drawn from."""
    check = entry.check
    voice = Voice(i18n.tongue(lang, game.slug), game.slug)
    is_ready = Site.of(request).kernels.is_ready(game.slug, "rules")
    answer = answered(game, voice, entry) if is_ready else Answer(prompt=voice.text("example-waiting"))
    example = Entry(check, check.example.lead, check.example.hand, (), check.example.facts, target="hand")
    return {
        "entry": entry,
        "answer": answer,
        "facts": check.facts,
        "switches": _switches(game, check),
        "rows": _rows(game, entry),
        "example": address(example),
    }


def _switches(game: Game, check: FollowCheck) -> list[Switch]:
    return [switch for switch in switches(game) if switch.name in check.options]


def _rows(game: Game, entry: Entry) -> list[list[PackCard]]:
    """Returns the faces of the pack suit by suit, with how often each is entered."""
    name = deck_for(game)
    suits = decks.deck(name).suits if name else {}
    lead, hand = Counter(entry.lead), Counter(entry.hand)
    found = groupby(dict.fromkeys(game.pack.ids), lambda card: suits.get(card[1:], ""))
    return [[PackCard(card, lead[card], hand[card]) for card in cards] for _, cards in found]


def _known(game: Game, entered: Iterable[str]) -> Counter[str]:
    """Returns the cards among some words, no more copies than the pack has."""
    return Counter(word for word in entered if word in game.pack) & Counter(game.pack.ids)


def _fault(game: Game, voice: Voice, entry: Entry) -> str | None:
    """Returns what is wrong with the cards that were entered, None where they can be held so."""
    check = entry.check
    strange = [word for word in (*entry.lead, *entry.hand, *entry.play) if word not in game.pack]
    if strange:
        shown = list(dict.fromkeys(strange))[:STRANGE_SHOWN]
        example = "+".join(check.example.lead)
        return voice.text("follow-strange", words=", ".join(shown), example=example)
    if max(len(entry.lead), len(entry.hand)) > check.most:
        return voice.text("follow-too-many", most=check.most)
    excess = Counter((*entry.lead, *entry.hand)) - Counter(game.pack.ids)
    if excess:
        return voice.text("follow-copies", cards=words.card_list(voice, game.pack.in_order(excess)))
    return None


def _told(game: Game, voice: Voice, entry: Entry, states: Any, options: Options) -> Answer:
    observation = game.observe(states, READER, options, game.first_context(options))
    state, count = states[0], game.count(states[0])
    verdict, refused = _judged(game, voice, state, entry)
    return Answer(
        points=[_point(voice, duty) for duty in game.duties(observation)],
        count=count,
        plays=game.legal(observation) if count <= LISTED else [],
        hand=_hand(game, entry),
        verdict=verdict,
        refused=refused,
    )


def _judged(game: Game, voice: Voice, state: Any, entry: Entry) -> tuple[str | None, Refused | None]:
    """Returns what is to be said of the play that is tried: legal, not yet complete, or why not."""
    if not entry.play:
        return None, None
    try:
        choice = game.choice(state, entry.play, [])
    except IllegalActionError as error:
        return None, Refused.because(voice, error.refusal)
    if choice.action is not None:
        return voice.text("follow-is-legal", cards=words.card_list(voice, entry.play)), None
    return voice.text("follow-open", chosen=len(entry.play), wanted=len(entry.lead)), None


def _point(voice: Voice, duty: Duty) -> Point:
    values = {"cards": words.card_list(voice, duty.cards), **duty.values}
    if "level" in values:
        values["level"] = voice.text(f"rank-{values['level']}")
    return Point(voice.text(f"{voice.slug}-duty-{duty.code}", **values), duty.rule)


def _hand(game: Game, entry: Entry) -> list[Shown]:
    """Returns the cards of the hand in order; of equal ones as many are picked as the play holds."""
    left = Counter(entry.play)
    shown = []
    for card in game.pack.in_order(entry.hand):
        is_picked = left[card] > 0
        shown.append(Shown(card, f"{AWAY}{card}" if is_picked else card, picked=is_picked))
        left[card] -= 1
    return shown
