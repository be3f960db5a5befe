"""What the log and the options say, where a literal name would be false or ungrammatical."""

import pytest

from igroteka.content.texts import Language, Texts
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.events import (
    LAID,
    LIT,
    MOVED,
    NOVICE,
    PASSED_OUT,
    PATH_OPENED,
    RESOURCE,
    SAILED,
    SCORED,
    TASK_TAKEN,
    TOKEN,
    TOM_CARD,
    TOM_IDLE,
    TOM_REVEALED,
)
from igroteka.games.bonfire.rules.gain import SOURCES
from igroteka.kernel.flow import Kind

TEXTS = Texts.of(GAME)
FATE = GAME.box.fate_tile[0]
EN, RU = (", ".join(TEXTS.name(lang, each) for each in FATE.symbols) for lang in ("en", "ru"))


@pytest.mark.parametrize(
    ("kind", "values", "en", "ru"),
    [
        (RESOURCE, (0, "herb", 1), "Ann gains 1 herb.", "Ann получает 1 траву."),
        (RESOURCE, (0, "shell", 5), "Ann gains 5 shells.", "Ann получает 5 ракушек."),
        (TOKEN, (0, "guardian", 2), "Ann gains 2 Guardian tokens.", "Ann получает 2 жетона Хранительницы."),
        (MOVED, (0, "pink", "bonfire:3"), "Ann: the pink Guardian goes to Bonfire 3.", None),
        (MOVED, (0, "pink", "path:2"), None, "Ann: розовая Хранительница идёт на место 2 Пути."),
        (TOM_CARD, ("master",), "Tom plays the card “Master”.", "Том играет карту «Мастер»."),
        (TOM_IDLE, ("path",), "Tom can do nothing with the card “Path”.", None),
        (SCORED, (0, 1, "council"), "Ann scores 1 point (Council).", "Ann получает 1 очко (Высший совет)."),
        (SAILED, (0, "B3"), "Ann sails to island B3 (fruit).", "Ann плывёт к острову B3 (фрукт)."),
        (LAID, (0, FATE.id, "r3c3:east"), f"Ann lays a fate tile ({EN}).", f"Ann кладёт жетон судьбы ({RU})."),
        (
            PATH_OPENED,
            ("P01", 2),
            "Place 2 is filled with a Path tile (blue crystal, flower).",
            "На месте 2 открывается жетон Пути (синий кристалл, цветок).",
        ),
        (
            TASK_TAKEN,
            (0, "R08", "B3", 4),
            "Ann takes the red task “three resources: flower” (4 points): island B3 (fruit), place 4.",
            "Ann берёт красное задание «три ресурса: цветок» (4 очка): остров B3 (фрукт), место 4.",
        ),
        # Tom's Bonfires burn without the task being fulfilled
        (LIT, (1, "R08", 4), None, "Том зажигает Костёр на месте 4: красное задание «три ресурса: цветок» (4 очка)."),
        (NOVICE, (0, "ship", "player"), "Ann sends a novice to the council, cell “ship”.", None),
        (NOVICE, (0, "ship", "player"), None, "Ann отправляет послушника в Высший совет, ячейка «корабль»."),
        (PASSED_OUT, (0, 3), "Ann passes and takes no more turns.", "Ann пасует и больше не ходит."),
        (TOM_REVEALED, ("master_10",), "Tom turns up Master 10 (flower).", "Том открывает карту: Мастер 10 (цветок)."),
    ],
)
def test_a_line_of_the_log(kind: Kind, values: tuple[int | str, ...], en: str | None, ru: str | None) -> None:
    for lang, line in (("en", en), ("ru", ru)):
        assert line is None or TEXTS.event(lang, kind, values, ("Ann",)) == line  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_of_tom_and_every_source_of_points_has_words(lang: Language) -> None:
    for card in GAME.box.tom_card:
        assert TEXTS.event(lang, TOM_CARD, (card.id,)).startswith(("Tom plays the card “", "Том играет карту «"))
    for source in SOURCES:
        assert source not in TEXTS.event(lang, SCORED, (0, 2, source))


@pytest.mark.parametrize("topic", ["procession.to", "council.move_to"])
def test_a_bonfire_of_the_city_is_not_the_great_one(topic: str) -> None:
    assert TEXTS.option("en", topic, "bonfire:3") == "Bonfire 3"
    assert TEXTS.option("ru", topic, "bonfire:3") == "Костёр 3"
