"""Every companion has a portrait in each clan's colours; events, revelations and villages have pictures too."""

import pytest
from msgspec import structs

from igroteka.content.pictures import picture, pictures
from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.box.types import PlacePrice
from igroteka.games.ryozen.scene.portraits import component
from igroteka.games.ryozen.words import CLANS, EVENTS, RANKS

PORTRAITS = [f"companion_{rank}_{clan}" for rank in RANKS for clan in CLANS]
BACKS = [f"hidden_{clan}" for clan in CLANS]


def test_every_companion_has_a_portrait_of_its_own_in_every_clan() -> None:
    assert {*PORTRAITS, *BACKS} <= pictures(GAME.package)
    assert len({picture(GAME.package, name).digest for name in (*PORTRAITS, *BACKS)}) == len(PORTRAITS) + len(BACKS)


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("event", list(EVENTS)),
        ("revelation", [row.id for row in GAME.box.revelation_kind]),
        ("village", [row.id for row in GAME.box.village]),
    ],
)
def test_every_card_has_a_picture_of_its_own(kind: str, ids: list[str]) -> None:
    names = [f"{kind}_{name}" for name in ids]
    assert set(names) <= pictures(GAME.package)
    assert len({picture(GAME.package, name).digest for name in names}) == len(names)


@pytest.mark.parametrize(
    ("price", "drawn"),
    [
        ("coin", [("socket_coin", "")]),
        ("coin_coin", [("goods_coin", "2")]),
        ("lantern_any", [("goods_lantern", "+"), ("any", "")]),
    ],
)
def test_a_place_is_drawn_with_all_that_it_costs(price: PlacePrice, drawn: list[tuple[str, str]]) -> None:
    gates = structs.replace(BOX.sector[0], many=(price,), few=())
    box = structs.replace(BOX, sector=(gates, *BOX.sector[1:]))

    found = [(piece.sprite, piece.badge) for piece in component(box, "sector", 0, say)]
    assert found[: found.index(("sun", ""))] == drawn


def say(key: str, /, **args: str | int) -> str:
    return key
