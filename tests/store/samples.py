"""Tables and entries to store."""

from __future__ import annotations

from pathlib import Path

from cardavia.store.log import Entry, TableRecord

SECRET = bytes(range(32))
AI_SECRET = bytes(range(32, 64))


def table(
    table_id: str = "t1", *, owner: str = "anna", game: str = "scopa", created_at: float = 1000.0
) -> TableRecord:
    return TableRecord(
        id=table_id,
        game=game,
        rules_version=1,
        options={"target": 11},
        seats=[{"kind": "person"}, {"kind": "ai", "level": "master"}],
        secret=SECRET,
        ai_secret=AI_SECRET,
        owner=owner,
        created_at=created_at,
    )


def action(seq: int, **data: object) -> Entry:
    return Entry(seq=seq, seat=0, kind="action", data=data, at=1000.0 + seq)


def contents(folder: Path) -> dict[str, bytes]:
    """Reads all files of a folder but the empty one that start-ups lock."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}
