"""Settings of the property tests: no deadline, because first calls compile; with CI=true always the same."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("games", deadline=None, print_blob=True)
settings.register_profile("games-repeatable", settings.get_profile("games"), derandomize=True)
settings.load_profile("games-repeatable" if os.environ.get("CI") else "games")
