"""Settings of the property tests: no deadline, because first calls compile; with CI=true always the same."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("play", deadline=None, print_blob=True)
settings.register_profile("play-repeatable", settings.get_profile("play"), derandomize=True)
settings.load_profile("play-repeatable" if os.environ.get("CI") else "play")
