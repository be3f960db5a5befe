"""Every companion has a portrait in each clan's colours."""

from igroteka.content.pictures import picture, pictures
from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.words import CLANS, RANKS

PORTRAITS = [f"companion_{rank}_{clan}" for rank in RANKS for clan in CLANS]
BACKS = [f"hidden_{clan}" for clan in CLANS]


def test_every_companion_has_a_portrait_of_its_own_in_every_clan() -> None:
    assert {*PORTRAITS, *BACKS} <= pictures(GAME.package)
    assert len({picture(GAME.package, name).digest for name in (*PORTRAITS, *BACKS)}) == len(PORTRAITS) + len(BACKS)
