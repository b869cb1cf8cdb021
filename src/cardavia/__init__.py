"""Old regional card games, played exactly: rules engine, honest AI and a table in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from cardavia.play.ruleset import Ruleset

__all__ = ["Cicera", "Ottocento", "Scopa", "Shengji", "__version__"]


def Scopa(**options: Any) -> Ruleset:  # noqa: N802
    """Returns the game of Scopa under the given house rules; raises OptionError.

    >>> deal = Scopa().deal(seed=7)
    >>> deal.turn
    1
    """
    from cardavia.play.ruleset import Ruleset

    return Ruleset.of("scopa", **options)


def Cicera(**options: Any) -> Ruleset:  # noqa: N802
    """Returns the game of Cicera under the given house rules; raises OptionError.

    >>> deal = Cicera().deal(seed=7)
    >>> deal.turn
    1
    """
    from cardavia.play.ruleset import Ruleset

    return Ruleset.of("cicera", **options)


def Ottocento(**options: Any) -> Ruleset:  # noqa: N802
    """Returns the game of Ottocento under the given house rules; raises OptionError.

    >>> deal = Ottocento().deal(seed=7)
    >>> deal.count()
    105
    """
    from cardavia.play.ruleset import Ruleset

    return Ruleset.of("ottocento", **options)


def Shengji(**options: Any) -> Ruleset:  # noqa: N802
    """Returns the game of Shengji under the given house rules; raises OptionError.

    >>> deal = Shengji().deal(seed=7)
    >>> deal.legal_actions()
    ['call 2C', 'call 2D', 'call 2S', 'call 2S+2S', 'pass']
    """
    from cardavia.play.ruleset import Ruleset

    return Ruleset.of("shengji", **options)
