"""The steps by which a database of any age reaches the schema in `models.py`."""

from __future__ import annotations
