"""What a visitor can set about the look and the play: names, values, defaults.

All of it stays in the browser, under one key of `localStorage`, as one flat JSON object. `boot.js` checks it
by this shape, applies it before the first paint and offers it to other scripts as `window.cardaviaSettings`.
"""

from __future__ import annotations

from collections.abc import Mapping

KEY = "cardavia.settings"
NEUTRAL = 50
"""Where the display controls stand at first, in percent."""
DIALS = ("contrast", "grain", "temperature")

Shape = int | bool | tuple[str, ...]
"""A number of percent or a switch, given by its default; or allowed words, the default first."""

PREFERENCES: Mapping[str, Shape] = {
    **dict.fromkeys(DIALS, NEUTRAL),
    "theme": ("auto", "light", "dark"),
    "cloth": ("own", "green", "blue", "burgundy", "slate"),
    "deck": ("milanese", "bresciane-40"),
    "inks": ("classic", "four", "distinct"),
    "letters": ("page", "intl"),
    "index": ("normal", "big"),
    "hand": ("right", "left"),
    "pace": ("slow", "normal", "fast", "instant"),
    "motion": ("auto", "full", "reduced"),
    "tap": ("twice", "once"),
    "forced": ("off", "suggest", "play"),
    "memory": False,
    "volume": 50,
    "sound_cards": True,
    "sound_turn": True,
    "sound_end": True,
    "speech": ("all", "results", "turn"),
}
"""Every setting in the order of the settings page; `pace` begins in its middle, see `DEFAULTS`."""

DEFAULTS: Mapping[str, int | bool | str] = {
    name: shape[0] if isinstance(shape, tuple) else shape for name, shape in PREFERENCES.items()
} | {"pace": "normal"}


def shape() -> dict[str, object]:
    """Returns what `boot.js` checks stored settings by: allowed words, or nothing, and the default."""
    return {
        name: [DEFAULTS[name], *kind] if isinstance(kind, tuple) else [DEFAULTS[name]]
        for name, kind in PREFERENCES.items()
    }
