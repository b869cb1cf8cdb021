"""Finding games by their slug."""

from __future__ import annotations

import pytest

from cardavia.games.registry import UnknownGameError, game, games


def test_scopa_is_among_the_games() -> None:
    assert game("scopa") is games()["scopa"]


def test_games_stand_in_the_order_that_they_carry() -> None:
    assert list(games())[:2] == ["scopa", "cicera"]


def test_three_cards_of_its_pack_stand_for_a_game() -> None:
    for slug in ("scopa", "cicera"):
        assert len({*game(slug).showpieces} & {*game(slug).pack.ids}) == 3


def test_a_game_goes_by_its_slug() -> None:
    assert all(found.slug == slug for slug, found in games().items())


@pytest.mark.parametrize("slug", ["", "Scopa", "bridge"])
def test_an_unknown_slug_is_refused_with_the_games_there_are(slug: str) -> None:
    with pytest.raises(UnknownGameError, match="scopa") as caught:
        game(slug)
    assert repr(slug) in str(caught.value)
