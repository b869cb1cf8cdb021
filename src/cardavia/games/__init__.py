"""The games: the contract they keep, and one package for each."""
