"""Writes contact sheets of all decks and their sprites into a folder: `python -m cardavia.art FOLDER`."""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path

from cardavia.art import contact, decks


def main() -> None:
    """Writes the files and prints the compressed size of every sprite."""
    parser = argparse.ArgumentParser(prog="python -m cardavia.art", description=main.__doc__)
    parser.add_argument("folder", type=Path, help="where the HTML pages and SVG sprites go")
    parser.add_argument("--deck", choices=decks.DECKS, action="append", help="only this deck")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in arguments.deck or decks.DECKS:
        for file, page in contact.sheets(name):
            (folder / file).write_text(page, encoding="utf-8")
        sprite = decks.sprite(name).encode()
        (folder / f"{name}.svg").write_bytes(sprite)
        print(f"{name}: sprite {len(gzip.compress(sprite, 9, mtime=0)) / 1000:.1f} kB gzip")


if __name__ == "__main__":
    main()
