"""Deals, matches, records and fair shuffles for Python programs."""
