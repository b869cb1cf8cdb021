"""Examples of capture games: a pick is a hand card, `7D`, table cards, `x3C`, or both, `7Dx3C+4D`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from cardavia.games.examples import READER, Example
from cardavia.games.refusals import IllegalActionError, Refusal
from cardavia.games.registry import game as find_game
from cardavia.games.views import Collected, LegalAction, Played, SheetRow
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset
from cardavia.texts.i18n import Voice
from cardavia.web import words
from cardavia.web.examples.scenes import FORCED, Refused, Shown

PICK = re.compile(r"(?P<card>[^\sx+]{2})?(x(?P<taken>[^\sx+]{2}(?:\+[^\sx+]{2}){0,12}))?", re.ASCII)
PROMPT = "prompt-pick"


@dataclass(frozen=True)
class Pick:
    """What the reader has picked so far: a hand card, table cards in order, both or nothing."""

    card: str | None = None
    taken: tuple[str, ...] = ()

    @classmethod
    def read(cls, written: str) -> Pick:
        """Returns the pick of an address, nothing for what is no pick."""
        match = PICK.fullmatch(written)
        if match is None:
            return cls()
        return cls(match["card"], tuple((match["taken"] or "").split("+")) if match["taken"] else ())

    def __str__(self) -> str:
        return (self.card or "") + (f"x{'+'.join(self.taken)}" if self.taken else "")


@dataclass(frozen=True)
class Offer:
    """One play of the picked card."""

    to: str
    taken: Sequence[str]
    brings: Sequence[words.Consequence]
    chosen: bool


@dataclass(frozen=True)
class CaptureScene:
    """An example as a page shows it."""

    template: ClassVar[str] = "example.html"

    example: Example
    slug: str
    hand: Sequence[Shown]
    table: Sequence[Shown]
    prompt: str | None = None
    """What is expected now."""
    sum: str | None = None
    offers: Sequence[Offer] = ()
    leave: str | None = None
    """The play that leaves the picked card on the table although the rules forbid it: the engine says why."""
    play: tuple[str, str] | None = None
    """The chosen play and the words for its button."""
    refused: Refused | None = None
    told: Sequence[str] = field(default=())
    """What was played, in sentences."""
    sheet: Sequence[SheetRow] | None = None

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.told or self.refused or any(card.picked for card in (*self.hand, *self.table)))


def still(tag: str, slug: str, example: Example, prompt: str = PROMPT) -> CaptureScene:
    """Returns an example as it lies there before anything is picked; asks no engine."""
    voice = Voice(tag, slug)
    hand = find_game(slug).pack.in_order(example.position["hands"][READER])
    return CaptureScene(
        example,
        slug,
        [Shown(card, to=card) for card in hand],
        [Shown(card, to=f"x{card}") for card in example.position["table"]],
        prompt=voice.text(prompt),
    )


def answered(tag: str, slug: str, example: Example, pick: str = "", play: str = "") -> CaptureScene:
    """Returns the engine's answer to a pick, or to a play, in words of a language."""
    voice = Voice(tag, slug)
    deal = Ruleset.of(slug, **example.options).position(example.position)
    if not play:
        return _picked(voice, example, deal, Pick.read(pick))
    try:
        return _after(voice, example, deal, play)
    except IllegalActionError as error:
        return _refusing(voice, example, deal, Pick.read(play).card, error.refusal)


def _picked(voice: Voice, example: Example, deal: Deal, pick: Pick) -> CaptureScene:
    """Returns the answer to a pick; of one that leads nowhere only the hand card stays picked."""
    if pick == Pick():
        return still(voice.tag, voice.slug, example)
    try:
        choice = deal.choice([pick.card] if pick.card else [], pick.taken)
    except IllegalActionError as error:
        if _is_short(error.refusal):
            return _picking(voice, example, deal, pick)
        return _refusing(voice, example, deal, pick.card, error.refusal)
    # Without a hand card nothing can be refused: the last tapped card begins another group.
    is_dead = not (choice.hand or choice.table or choice.action)
    return _picking(voice, example, deal, Pick(None, pick.taken[-1:]) if is_dead else pick)


def _refusing(voice: Voice, example: Example, deal: Deal, card: str | None, refusal: Refusal) -> CaptureScene:
    """Returns the scene that says why something cannot be played; the hand card stays picked."""
    kept = Pick(card if card in example.position["hands"][READER] else None)
    return _picking(voice, example, deal, kept, Refused.because(voice, refusal))


def _is_short(refusal: Refusal) -> bool:
    """Says whether only more cards could tell what is wrong with a group."""
    total, value = refusal.values.get("total"), refusal.values.get("value")
    return isinstance(total, int) and isinstance(value, int) and total < value


def _picking(
    voice: Voice, example: Example, deal: Deal, pick: Pick, refusal: Refused | None = None
) -> CaptureScene:
    """Returns a scene in which something is picked, with what may be chosen next."""
    legal = deal.game.legal(deal.observation(READER))
    offers = _offers(legal, pick.card)
    chosen = None if refusal and not pick.taken else _chosen(offers, pick)
    taken = chosen.taken if chosen is not None else list(pick.taken)
    takers = {action.cards[0] for action in legal if pick.taken and set(action.taken) == set(pick.taken)}
    reach = offers if pick.card else [action for action in legal if set(pick.taken) <= set(action.taken)]
    within = {card for action in reach for card in action.taken} if pick.card or pick.taken else set()
    to_table = partial(_table_pick, pick, offers, chosen)
    return CaptureScene(
        example,
        voice.slug,
        [
            Shown(card, _hand_pick(pick, card), card == pick.card, pick.card is None and card in takers)
            for card in deal.game.pack.in_order(example.position["hands"][READER])
        ],
        [Shown(card, to_table(card), card in taken, card in within) for card in example.position["table"]],
        prompt=_prompt(voice, pick, offers, takers),
        sum=_sum(deal, taken),
        offers=[
            Offer(
                str(Pick(pick.card, tuple(action.taken))) if action.taken else action.action,
                action.taken,
                words.consequences(voice, action),
                action is chosen,
            )
            for action in offers
        ],
        leave=pick.card if offers and all(action.taken for action in offers) else None,
        play=None if chosen is None else (chosen.action, words.button(voice, chosen)),
        refused=refusal,
    )


def _offers(legal: Sequence[LegalAction], card: str | None) -> list[LegalAction]:
    """Returns what a hand card may do, most rewarding first, as the table orders it."""
    own = [action for action in legal if action.cards == [card]]
    return sorted(own, key=lambda action: (-len(action.bonuses), -len(action.taken), -len(action.gains)))


def _chosen(offers: Sequence[LegalAction], pick: Pick) -> LegalAction | None:
    """Returns the offer that a pick names, else the first that holds its cards."""
    exact = next((action for action in offers if pick.taken and set(action.taken) == set(pick.taken)), None)
    return exact or next((action for action in offers if set(pick.taken) <= set(action.taken)), None)


def _hand_pick(pick: Pick, card: str) -> str:
    if card == pick.card:
        return ""
    return str(Pick(card, pick.taken if pick.card is None else ()))


def _table_pick(pick: Pick, offers: Sequence[LegalAction], chosen: LegalAction | None, card: str) -> str:
    """Returns the pick after a tap on a table card: a group of it, the next one, or one to be refused."""
    if pick.card is None:
        others = tuple(other for other in pick.taken if other != card)
        return str(Pick(None, others if card in pick.taken else (*others, card)))
    holding = [action for action in offers if card in action.taken]
    if not holding:
        begun = pick.taken if chosen is None else ()
        others = tuple(other for other in begun if other != card)
        return str(Pick(pick.card, others if card in begun else (*others, card)))
    at = next((place for place, action in enumerate(holding) if action is chosen), -1)
    return str(Pick(pick.card, tuple(holding[(at + 1) % len(holding)].taken)))


def _prompt(voice: Voice, pick: Pick, offers: Sequence[LegalAction], takers: set[str]) -> str | None:
    if pick == Pick():
        return voice.text("prompt-pick")
    if pick.card is None:
        return voice.text("prompt-takers" if takers else "prompt-group")
    captures = [action for action in offers if action.taken]
    if pick.taken and not any(set(pick.taken) <= set(action.taken) for action in captures):
        return voice.text("prompt-group")
    if not captures:
        return voice.text("prompt-nothing", card=words.rank(voice, pick.card))
    return voice.text("prompt-other") if len(captures) > 1 else None


def _sum(deal: Deal, taken: Sequence[str]) -> str | None:
    """Returns "3 + 4 = 7" for several cards."""
    if len(taken) < 2:
        return None
    values = [deal.choice([], [card]).total for card in taken]
    if any(value is None for value in values):
        return None
    total = sum(value for value in values if value is not None)
    return f"{' + '.join(map(str, values))} = {total}"


def _after(voice: Voice, example: Example, deal: Deal, play: str) -> CaptureScene:
    """Plays, lets what is forced follow, and tells it; raises IllegalActionError."""
    deal.play(play, READER)
    for _ in range(FORCED):
        if deal.is_over or deal.count() != 1:
            break
        deal.play(deal.legal_actions()[0])
    observation = deal.observation(READER)
    view = deal.game.view(observation)
    told = [sentence for event in deal.game.events(observation) for sentence in _told(voice, deal, event)]
    table: list[str] = getattr(view, "table", [])
    return CaptureScene(
        example,
        voice.slug,
        [Shown(card) for card in view.hand],
        [Shown(card) for card in table],
        told=told,
        sheet=view.sheet,
    )


def _told(voice: Voice, deal: Deal, event: object) -> list[str]:
    if not isinstance(event, Played | Collected):
        return []
    who = None if event.seat == READER else deal.game.rivers[event.seat - 1]
    if isinstance(event, Collected):
        return [words.collected(voice, len(event.cards), who)]
    play = words.played(voice, event.cards[0], event.taken, who)
    return [play, *(words.bonus(voice, name) for name in event.bonuses)]
