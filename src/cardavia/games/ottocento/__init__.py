"""Ottocento, the tarocchi of Bologna: rules, players, Python face and view of one game."""
