"""Computes a deal again from what is revealed after it (`play.shuffle`), and compares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from cardavia.games.options import OptionError
from cardavia.games.registry import UnknownGameError
from cardavia.play import shuffle
from cardavia.play.readiness import ensure_rules
from cardavia.play.ruleset import Ruleset

MOST_VOIDS = 64
"""Void decks in a row that are believed; one has a chance of 1 in 600 in Scopa."""


class ProofError(ValueError):
    """Raised for a proof that cannot be read: names the field and the fault."""

    def __init__(self, field: str, fault: str) -> None:
        super().__init__(f"{field}: {fault}")
        self.field = field
        self.fault = fault


@dataclass(frozen=True)
class Proof:
    """What is shown of a deal after its end: enough for anybody to shuffle it again."""

    ruleset: Ruleset
    secret: bytes
    entropy: tuple[bytes | None, ...]
    """The bytes that each seat gave, None for seats that gave none."""
    commitment: str
    """What was shown before the deal: the SHA-256 of the secret in hexadecimal."""
    deck: tuple[str, ...]

    @property
    def given(self) -> list[bytes]:
        """The bytes of those seats that gave some, in seat order."""
        return [entry for entry in self.entropy if entry is not None]


@dataclass(frozen=True)
class Check:
    """One thing that was examined: what, whether it holds, and what was seen."""

    what: str
    holds: bool
    seen: str


def read(given: Mapping[str, Any]) -> Proof:
    """Returns the proof that a JSON object holds; raises ProofError."""
    slug, options = _field(given, "game", str), _field(given, "options", dict)
    try:
        ruleset = Ruleset.of(slug, **options)
    except UnknownGameError as error:
        raise ProofError("game", str(error)) from None
    except OptionError as error:
        raise ProofError("options", str(error)) from None
    entropy = _field(given, "entropy", list)
    if len(entropy) != ruleset.seats:
        raise ProofError("entropy", f"one entry for each of {ruleset.seats} seats is wanted, null for none")
    deck = _field(given, "deck", list)
    fault = "every card is a text" if not all(isinstance(card, str) for card in deck) else None
    fault = fault or ruleset.game.pack.fault(deck)
    if fault is not None:
        raise ProofError("deck", fault)
    return Proof(
        ruleset,
        _bytes("secret", _field(given, "secret", str), shuffle.SECRET_BYTES),
        tuple(
            None if entry is None else _bytes(f"entropy[{seat}]", entry, shuffle.ENTROPY_BYTES)
            for seat, entry in enumerate(entropy)
        ),
        _bytes("commitment", _field(given, "commitment", str), shuffle.SECRET_BYTES).hex(),
        tuple(deck),
    )


def check(proof: Proof) -> list[Check]:
    """Returns what was examined: the commitment, the seed, void decks and every card of the deck."""
    commitment = shuffle.commitment(proof.secret)
    kept = commitment == proof.commitment
    shown = f"is {commitment}" if kept else f"is {commitment}, shown before the deal was {proof.commitment}"
    voids, deck = dealt(proof)
    given = len(proof.given)
    checks = [
        Check("the SHA-256 of the secret is the commitment", kept, shown),
        Check(
            f"the seed comes from the secret and the bytes of {given} of {len(proof.entropy)} seats",
            holds=True,
            seen=shuffle.deal_seed(proof.secret, proof.given).hex(),
        ),
    ]
    checks += [
        Check(f"shuffle {number} is void, the next one counts", holds=True, seen=" ".join(void))
        for number, void in enumerate(voids, start=1)
    ]
    return [*checks, _compared(deck, list(proof.deck))]


def dealt(proof: Proof) -> tuple[list[list[str]], list[str]]:
    """Returns the void decks of a proof's seed and the deck that is played; raises ProofError."""
    ensure_rules(proof.ruleset.game)
    states = proof.ruleset.game.blank(proof.ruleset.options)
    seed = shuffle.deal_seed(proof.secret, proof.given)
    voids: list[list[str]] = []
    for deck in islice(shuffle.decks(seed, proof.ruleset.game.pack), MOST_VOIDS):
        if proof.ruleset.game.start(states, deck, 0):
            return voids, deck
        voids.append(deck)
    raise ProofError("secret", f"it gives {MOST_VOIDS} void decks in a row")


def program(proof: Proof) -> str:
    """Returns a Python program that shuffles the deal again without Cardavia."""
    voids, _ = dealt(proof)
    return PROGRAM.format(
        secret=proof.secret.hex(),
        entropy=[entry.hex() for entry in proof.given],
        pack=" ".join(proof.ruleset.game.pack.ids),
        voids=len(voids),
    )


Kind = type[str] | type[dict[Any, Any]] | type[list[Any]]
KINDS: Mapping[Kind, str] = {str: "a text", dict: "an object", list: "a list"}

PROGRAM = """\
import hashlib, itertools
secret, entropy = "{secret}", {entropy}
pack = "{pack}".split()
print("commitment", hashlib.sha256(bytes.fromhex(secret)).hexdigest())
seed = hashlib.sha256(bytes.fromhex(secret + "".join(entropy))).digest()
blocks = (hashlib.sha256(seed + number.to_bytes(8, "big")).digest() for number in itertools.count())
words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
for _ in range({voids} + 1):  # void decks, then the one that was played
    deck = pack.copy()
    for last in range(len(deck) - 1, 0, -1):
        other = next(word for word in words if word < 2**32 - 2**32 % (last + 1)) % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    print("deck", *deck)
"""


def _compared(computed: list[str], recorded: list[str]) -> Check:
    what = f"all {len(computed)} cards of the deck come from the seed"
    if computed == recorded:
        return Check(what, holds=True, seen=" ".join(computed))
    place = next(place for place in range(len(computed)) if computed[place] != recorded[place])
    wrong = sum(mine != theirs for mine, theirs in zip(computed, recorded, strict=True))
    seen = (
        f"{wrong} cards differ; the first is card {place + 1}: "
        f"the seed gives {computed[place]}, the deck has {recorded[place]}"
    )
    return Check(what, holds=False, seen=seen)


def _field(given: Mapping[str, Any], name: str, kind: Kind) -> Any:
    if name not in given:
        raise ProofError(name, "it is missing")
    if type(given[name]) is not kind:
        raise ProofError(name, f"{KINDS[kind]} is wanted")
    return given[name]


def _bytes(field: str, text: Any, length: int) -> bytes:
    wanted = f"{2 * length} hexadecimal digits are wanted"
    if not isinstance(text, str):
        raise ProofError(field, wanted)
    try:
        found = bytes.fromhex(text)
    except ValueError:
        raise ProofError(field, wanted) from None
    if len(text) != 2 * length:
        raise ProofError(field, f"{wanted}, not {len(text)} characters")
    return found
