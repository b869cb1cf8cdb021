"""Finding games by their slug."""

from __future__ import annotations

import pytest

from cardavia.games.registry import UnknownGameError, game, games


def test_scopa_is_among_the_games() -> None:
    assert game("scopa") is games()["scopa"]
    assert list(games()) == sorted(games())


def test_a_game_goes_by_its_slug() -> None:
    assert all(found.slug == slug for slug, found in games().items())


@pytest.mark.parametrize("slug", ["", "Scopa", "bridge"])
def test_an_unknown_slug_is_refused_with_the_games_there_are(slug: str) -> None:
    with pytest.raises(UnknownGameError, match="scopa") as caught:
        game(slug)
    assert repr(slug) in str(caught.value)
