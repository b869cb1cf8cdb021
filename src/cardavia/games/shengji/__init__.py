"""Shengji: rules, policy, Python face and view of one game."""
