"""Anybody can prove a deal from what is revealed after it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from cardavia.play import shuffle, verification
from cardavia.play.ruleset import Ruleset
from cardavia.play.verification import ProofError

SECRET = bytes(range(32))
ENTROPY = bytes(range(100, 116))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
VOID_SECRET = 698
"""A number whose secret gives a void shuffle before the one that is played."""


def proof(**changed: Any) -> dict[str, Any]:
    seed = shuffle.deal_seed(SECRET, [ENTROPY])
    deal = Ruleset.of("scopa").deal(seed)
    return {
        "game": "scopa",
        "options": {},
        "secret": SECRET.hex(),
        "entropy": [ENTROPY.hex(), None],
        "commitment": COMMITMENT,
        "deck": list(deal.deck),
        **changed,
    }


def broken(given: dict[str, Any]) -> list[str]:
    return [check.seen for check in verification.check(verification.read(given)) if not check.holds]


def printed(given: dict[str, Any]) -> list[str]:
    program = verification.program(verification.read(given))
    run = subprocess.run(
        [sys.executable, "-I", "-"], input=program, capture_output=True, text=True, check=True, timeout=60
    )
    return run.stdout.splitlines()


def void_proof() -> dict[str, Any]:
    secret = shuffle.numbered_seed(VOID_SECRET)
    deal = Ruleset.of("scopa").deal(shuffle.deal_seed(secret, []))
    assert len(deal.voids) == 1
    return proof(
        secret=secret.hex(),
        entropy=[None, None],
        commitment=shuffle.commitment(secret),
        deck=list(deal.deck),
    )


def test_an_honest_deal_holds() -> None:
    assert broken(proof()) == []


def test_everything_that_is_checked_is_listed() -> None:
    checks = verification.check(verification.read(proof()))
    assert [check.what for check in checks] == [
        "the SHA-256 of the secret is the commitment",
        "the seed comes from the secret and the bytes of 1 of 2 seats",
        "all 40 cards of the deck come from the seed",
    ]


def test_a_void_shuffle_before_the_deal_is_shown() -> None:
    given = void_proof()
    assert broken(given) == []
    checks = verification.check(verification.read(given))
    assert checks[2].what == "shuffle 1 is void, the next one counts"
    assert sum(card[0] == "K" for card in checks[2].seen.split()[6:10]) >= 3


def test_two_cards_that_changed_places_are_found() -> None:
    given = proof()
    deck = given["deck"]
    first, second = deck[3], deck[8]
    deck[3], deck[8] = second, first
    assert broken(given) == [
        f"2 cards differ; the first is card 4: the seed gives {first}, the deck has {second}"
    ]


def test_another_secret_breaks_the_commitment_and_the_deck() -> None:
    assert len(broken(proof(secret=bytes(32).hex()))) == 2


def test_other_entropy_breaks_the_deck() -> None:
    assert len(broken(proof(entropy=[bytes(16).hex(), None]))) == 1


def test_the_seats_bytes_count_in_seat_order() -> None:
    assert len(broken(proof(entropy=[None, ENTROPY.hex()]))) == 0
    both = [bytes(16), ENTROPY]
    deck = list(Ruleset.of("scopa").deal(shuffle.deal_seed(SECRET, both)).deck)
    assert broken(proof(entropy=[part.hex() for part in both], deck=deck)) == []
    assert len(broken(proof(entropy=[part.hex() for part in reversed(both)], deck=deck))) == 1


def test_another_commitment_is_found() -> None:
    (seen,) = broken(proof(commitment="00" * 32))
    assert seen == f"is {COMMITMENT}, shown before the deal was {'00' * 32}"


def test_capital_hexadecimal_is_the_same() -> None:
    assert broken(proof(commitment=COMMITMENT.upper())) == []


def test_the_printed_program_agrees() -> None:
    assert printed(proof()) == [f"commitment {COMMITMENT}", f"deck {' '.join(proof()['deck'])}"]


def test_the_printed_program_shuffles_again_after_a_void_deck() -> None:
    given = void_proof()
    lines = printed(given)
    assert len(lines) == 3
    assert lines[2] == f"deck {' '.join(given['deck'])}"


def test_the_printed_program_is_short() -> None:
    data, *program = verification.program(verification.read(proof())).splitlines()[1:]
    assert data.startswith("secret, entropy = ")
    assert len(program) <= 12


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "whist"}, "game: There is no game 'whist'."),
        ({"game": 3}, "game: a text is wanted"),
        ({"options": {"jokers": True}}, "options: option 'jokers' is not offered"),
        ({"secret": "xyz"}, "secret: 64 hexadecimal digits are wanted"),
        ({"secret": "00"}, "secret: 64 hexadecimal digits are wanted, not 2 characters"),
        ({"secret": " 00" * 32}, "secret: 64 hexadecimal digits are wanted, not 96 characters"),
        ({"entropy": ["00"]}, "entropy: one entry for each of 2 seats is wanted, null for none"),
        ({"entropy": ["00", None]}, r"entropy\[0\]: 32 hexadecimal digits are wanted, not 2 characters"),
        ({"entropy": [5, None]}, r"entropy\[0\]: 32 hexadecimal digits are wanted"),
        ({"commitment": "no"}, "commitment: 64 hexadecimal digits are wanted"),
        ({"deck": ["AC"]}, "deck: 1 cards instead of 40"),
        ({"deck": [["AC"]]}, "deck: every card is a text"),
    ],
)
def test_a_proof_that_cannot_be_read_names_field_and_fault(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ProofError, match=f"^{said}"):
        verification.read(proof(**changed))


@pytest.mark.parametrize("field", ["game", "options", "secret", "entropy", "commitment", "deck"])
def test_a_missing_field_is_named(field: str) -> None:
    given = proof()
    del given[field]
    with pytest.raises(ProofError, match=f"^{field}: it is missing"):
        verification.read(given)


def test_further_fields_are_ignored() -> None:
    assert broken(proof(number=3, ai_secret="ff")) == []


def test_a_deal_of_62_cards_for_four_is_proved_and_shuffled_again_by_the_program() -> None:
    deal = Ruleset.of("ottocento").deal(shuffle.deal_seed(SECRET, [ENTROPY]))
    given = proof(game="ottocento", entropy=[ENTROPY.hex(), None, None, None], deck=list(deal.deck))
    assert broken(given) == []
    assert " ".join(["deck", *deal.deck]) in printed(given)
