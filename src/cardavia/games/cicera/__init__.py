"""Cicera: rules, policy, Python face and view of one game."""
