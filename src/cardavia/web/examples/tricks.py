"""Examples of trick games: a pick is the cards of one play, `QS` or `5S+5S`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cardavia.games.examples import READER, Example
from cardavia.games.refusals import IllegalActionError, Refusal
from cardavia.games.registry import game as find_game
from cardavia.games.tallies import Tally
from cardavia.games.views import Called, Choice, Exposed, SheetRow
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset
from cardavia.texts.i18n import Voice
from cardavia.web import words
from cardavia.web.examples.scenes import FORCED, Refused, Shown

PICK = re.compile(r"[A-Z0-9]{2,3}(?:\+[A-Z0-9]{2,3}){0,24}", re.ASCII)
LISTED = 200
"""Most legal actions among which those without cards are looked for."""


@dataclass(frozen=True)
class Laying:
    """What a seat has laid to the trick."""

    who: str | None
    """A name, None for the reader."""
    cards: Sequence[str]
    is_ahead: bool = False
    note: str | None = None


@dataclass(frozen=True)
class Deed:
    """Something that may be done now: an action and the words for its button."""

    action: str
    text: str
    is_chosen: bool = False
    """Whether it is what the picked cards do."""


@dataclass(frozen=True)
class TrickScene:
    """An example as a page shows it."""

    template: ClassVar[str] = "trick_example.html"

    example: Example
    slug: str
    hand: Sequence[Shown]
    trick: Sequence[Laying]
    prompt: str | None = None
    """What is expected now."""
    called: Sequence[str] = ()
    """The calls so far, in sentences, while there is no trick yet."""
    deeds: Sequence[Deed] = ()
    refused: Refused | None = None
    told: Sequence[str] = ()
    """What was done, in sentences."""
    sheet: Sequence[SheetRow] | None = None
    tally: Tally | None = None
    """The count of the reader's pile, once the deal is over."""

    @property
    def is_sum(self) -> bool:
        """Whether several rows of the sheet have points, so that they are added up."""
        return sum(any(row.points) for row in self.sheet or ()) > 1

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.told or self.refused or any(card.picked for card in self.hand))


def still(tag: str, slug: str, example: Example, prompt: str | None = None) -> TrickScene:
    """Returns an example as it lies there before anything is picked; asks no engine."""
    game = find_game(slug)
    leader = example.position.get("leader", READER)
    seats = game.seats(game.options.read(example.options))
    laid = example.position.get("plays") or example.position.get("table", [])
    trick = [
        Laying(_name(game.rivers, (leader + place) % seats), play.split("+"))
        for place, play in enumerate(laid)
    ]
    hand = game.pack.in_order(example.position["hands"][READER])
    shown = [Shown(card, to=card) for card in hand]
    return TrickScene(example, slug, shown, trick, prompt and Voice(tag, slug).text(prompt))


def answered(tag: str, slug: str, example: Example, pick: str = "", play: str = "") -> TrickScene:
    """Returns the engine's answer to a pick, or to a play, in words of a language."""
    voice = Voice(tag, slug)
    deal = Ruleset.of(slug, **example.options).position(example.position)
    cards = pick.split("+") if PICK.fullmatch(pick) else []
    try:
        return _after(voice, example, deal, play) if play else _picking(voice, example, deal, cards)
    except IllegalActionError as error:
        return _picking(voice, example, deal, _kept(deal, cards[:-1]), error.refusal)


def _kept(deal: Deal, cards: Sequence[str]) -> Sequence[str]:
    """Returns a part of a pick if it can be one by itself, nothing else."""
    try:
        deal.choice(cards, [])
    except IllegalActionError:
        return []
    return cards


def _picking(
    voice: Voice, example: Example, deal: Deal, cards: Sequence[str], refusal: Refusal | None = None
) -> TrickScene:
    """Returns a scene in which some cards are picked; raises IllegalActionError where they lead nowhere."""
    choice = deal.choice(cards, [])
    view: Any = deal.game.view(deal.observation(READER))
    return TrickScene(
        example,
        voice.slug,
        list(_hand(view.hand, cards, choice)),
        _trick(deal, view.trick, view.ahead),
        prompt=_prompt(voice, view),
        called=[] if view.trick else _calls(voice, deal),
        deeds=[*_deeds(voice, deal, choice)],
        refused=None if refusal is None else Refused.because(voice, refusal),
    )


def _calls(voice: Voice, deal: Deal) -> list[str]:
    events = deal.game.events(deal.observation(READER))
    return [
        words.told(voice, event, _name(deal.game.rivers, event.seat))
        for event in events
        if isinstance(event, Called | Exposed)
    ]


def _hand(hand: Sequence[str], cards: Sequence[str], choice: Choice) -> Iterator[Shown]:
    """Yields the cards of a hand; of equal ones as many are picked as the pick holds."""
    left, joining = Counter(cards), Counter(choice.hand)
    for card in hand:
        if left[card]:
            left[card] -= 1
            rest = list(cards)
            rest.remove(card)
            yield Shown(card, "+".join(rest), picked=True)
        else:
            # A complete pick gives way to the next card; one that can grow keeps what it holds.
            begun = [*cards, card] if choice.hand else [card]
            yield Shown(card, "+".join(begun), open=bool(cards) and card in joining)


def _deeds(voice: Voice, deal: Deal, choice: Choice) -> Iterator[Deed]:
    """Yields what the picked cards do, and all that may be done without cards."""
    if choice.action is not None:
        yield Deed(choice.action, _button(voice, deal, choice.action), is_chosen=True)
    if deal.count() <= LISTED:
        for legal in deal.game.legal(deal.observation(READER)):
            if not legal.cards:
                yield Deed(legal.action, _button(voice, deal, legal.action))


def _button(voice: Voice, deal: Deal, action: str) -> str:
    """Returns an action as its button says it: `button-play`, `button-discard`, `button-declare`."""
    legal = deal.game.described(deal.observation(READER), action)
    verb = "play" if action == "+".join(legal.cards) else action.partition(" ")[0]
    points = deal.promise(action)
    return voice.text(f"button-{verb}", card=words.card_list(voice, legal.cards), points=points)


def _prompt(voice: Voice, view: Any) -> str:
    """Returns what is expected, by the stage of the deal and the suit led."""
    return voice.text(f"say-turn-{view.stage}", suit=view.led or "none")


def _trick(deal: Deal, lays: Sequence[Any], ahead: int | None) -> list[Laying]:
    names = deal.game.rivers
    return [Laying(_name(names, lay.seat), lay.cards, lay.seat == ahead, lay.note) for lay in lays]


def _name(names: Sequence[str], seat: int) -> str | None:
    return None if seat == READER else names[seat - 1]


def _after(voice: Voice, example: Example, deal: Deal, play: str) -> TrickScene:
    """Plays, lets what is forced follow, and tells it; raises IllegalActionError."""
    before = deal.game.events(deal.observation(READER))
    deal.play(play, READER)
    for _ in range(FORCED):
        if deal.is_over or deal.count() != 1:
            break
        deal.play(deal.legal_actions()[0])
    observation = deal.observation(READER)
    view: Any = deal.game.view(observation)
    new = [event for event in deal.game.events(observation) if event not in before]
    is_won = not view.trick
    lays, ahead = (view.last_trick, view.last_winner) if is_won else (view.trick, view.ahead)
    return TrickScene(
        example,
        voice.slug,
        [Shown(card) for card in view.hand],
        _trick(deal, lays, ahead),
        told=[
            words.told(voice, event, _name(deal.game.rivers, event.seat))
            for event in new
            if isinstance(event, words.TrickEvent)
        ],
        sheet=view.sheet,
        tally=deal.game.tally(deal.game.won(observation), deal.options) if deal.is_over else None,
    )
