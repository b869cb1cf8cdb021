"""Deals by the thousand: simulation, benchmarks, measured matches."""
