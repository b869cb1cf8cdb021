"""Decks of cards drawn by code as SVG; `cardavia.art.decks` is the way in."""
