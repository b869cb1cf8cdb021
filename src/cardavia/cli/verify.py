"""Proves that a deal was shuffled as promised."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.complaint import Complaint, ExitCode
from cardavia.cli.output import STREAM

if TYPE_CHECKING:
    from cardavia.play.verification import Proof


def verify(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE|-", help="A proof, as the verify page offers it.", show_default=False),
    ],
    *,
    explain: Annotated[
        bool, typer.Option("--explain", help="Print a Python program that does it without Cardavia.")
    ] = False,
) -> None:
    """Shuffle a deal again from its revealed secret and compare.

    Before a deal the site shows the SHA-256 of its secret, after it the secret itself and the bytes
    that each person's browser added. Together they fix every card.

    **Examples**

        cardavia verify deal.json

        cardavia verify deal.json --explain | python3 -
    """
    from cardavia.play import verification

    proof = _read(file)
    try:
        if explain:
            typer.echo(verification.program(proof), nl=False)
            return
        checks = verification.check(proof)
    except verification.ProofError as error:
        raise Complaint(f"{file}: {error}", ExitCode.FOUND) from None
    for check in checks:
        typer.echo(f"{'ok    ' if check.holds else 'BROKEN'}  {check.what}: {check.seen}")
    if not all(check.holds for check in checks):
        typer.echo("This deal is not the one that was promised.")
        raise typer.Exit(ExitCode.FOUND)
    typer.echo("The deal was shuffled as promised.")


def _read(name: str) -> Proof:
    from cardavia.play import record, verification

    try:
        text = sys.stdin.buffer.read() if name == STREAM else Path(name).read_bytes()
        return verification.read(record.read(text))
    except OSError as error:
        raise Complaint(f"{name} cannot be read: {error.strerror}.") from None
    except (record.RecordError, verification.ProofError) as error:
        raise Complaint(f"{name}: {error}") from None
