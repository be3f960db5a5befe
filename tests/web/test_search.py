"""Questions that newcomers type into the search of the rules: the answer is among the first few."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.playing import script

FIRST = 4  # so many results are seen without scrolling
SHOWN = script("rules-shown")
# By game and language: a question, and rules that answer it.
QUESTIONS: dict[tuple[str, str], dict[str, set[str]]] = {
    ("ryozen", "ru-RU"): {
        "как победить": {"end.winner"},
        "сколько раундов": {"overview.rounds"},
        "как нанять клан": {"sector.clan_house.day.hire"},
        "что делает воин": {"companion.ability.warrior"},
        "что даёт фонарь": {"sector.gates.day.lantern"},
        "как работает ночь": {"night.parts"},
        "что такое удар": {"strike.exists"},
        "как построить алтарь": {"village.build.altar", "village.altar.cost"},
        "ничья в секторе": {"night.tie"},
        "что делает подмастерье": {"companion.ability.apprentice"},
    },
    ("ryozen", "en-US"): {
        "how do I win": {"end.winner"},
        "how many rounds": {"overview.rounds"},
        "how to hire a clan tile": {"sector.clan_house.day.hire"},
        "how much does a hidden companion cost": {"companion.hidden_side"},
        "what does a lantern do": {"sector.gates.day.lantern"},
        "how does the night work": {"night.parts"},
        "what is a strike": {"strike.exists"},
        "how to move the explorer": {"village.explore.move"},
        "tie in a sector": {"night.tie"},
        "what does the warrior do": {"companion.ability.warrior"},
    },
    ("bonfire", "ru-RU"): {
        "как победить": {"scoring.winner"},
        "когда конец игры": {"countdown.end"},
        "как зажечь костёр": {"light.flip"},
        "как двигать корабль": {"ship.leave_any_side", "ship.first_move"},
        "сколько стоит плавание": {"ship.first_move"},
        "что такое плитка судьбы": {"component.player.fate_tiles"},
        "как взять задание": {"action.type.task"},
        "что такое портал": {"component.portals"},
        "что такое Великий костёр": {"great.purpose"},
        "хранительниц двигают по одной?": {"procession.order"},
    },
    ("bonfire", "en-US"): {
        "how do I win": {"scoring.winner"},
        "when does the game end": {"countdown.end"},
        "how to light a bonfire": {"light.flip"},
        "how to move the ship": {"action.type.ship"},
        "how much does sailing cost": {"ship.first_move"},
        "what is a fate tile": {"component.player.fate_tiles"},
        "how to take a task": {"action.type.task"},
        "what is a portal": {"component.portals"},
        "where to place path tile": {"path.attach"},
        "how do guardians move": {"procession.order"},
    },
    ("ghost_stories", "ru-RU"): {
        "как победить": {"end.win"},
        "когда мы проигрываем": {"end.lose.all_dead"},
        "как изгнать призрака": {"exorcism.targets", "exorcism.success"},
        "сколько кубиков бросать": {"exorcism.dice"},
        "что такое жетон дао": {"component.tao_tokens"},
        "что делает кладбище": {"tile.cemetery"},
        "что такое преследователь": {"stone.centre.haunter"},
        "как поставить Будду": {"buddha.place"},
        "что если даос умер": {"death.zero_qi"},
        "что такое инкарнация": {"component.incarnations"},
    },
    ("ghost_stories", "en-US"): {
        "how do we win": {"end.win"},
        "when do we lose": {"end.lose.all_dead"},
        "how to exorcise a ghost": {"exorcism.success"},
        "how many dice do I roll": {"exorcism.dice"},
        "what are tao tokens": {"component.tao_tokens"},
        "what does the cemetery do": {"tile.cemetery"},
        "what is a haunter": {"stone.centre.haunter"},
        "how to place a Buddha": {"yang.buddha_step", "buddha.place"},
        "what happens when a taoist dies": {"death.zero_qi"},
        "can I move diagonally": {"yang.move"},
    },
    ("candelabria", "ru-RU"): {
        "как победить": {"end.winner"},
        "сколько лет длится игра": {"flow.years"},
        "как проходит битва": {"battle.sequence"},
        "что такое пламя земли": {"comp.earth_flames"},
        "сколько карт в руке": {"setup.player.hand"},
        "что даёт проклятие": {"comp.curse_figure.strength"},
        "как нанять свечу": {"deploy.purpose"},
        "кто ходит первым": {"ignition.order"},
        "что при ничьей в битве": {"battle.tie"},
        "игра вдвоём": {"two.base"},
    },
    ("candelabria", "en-US"): {
        "how do I win": {"end.winner"},
        "how many years": {"flow.years"},
        "how does a battle work": {"battle.sequence"},
        "what is an earth flame": {"comp.earth_flames"},
        "how many cards in hand": {"setup.player.hand"},
        "how to deploy a candle": {"deploy.purpose"},
        "tie in a battle": {"battle.tie"},
        "what are tactics": {"comp.tactics_cards"},
        "two player rules": {"two.base"},
        "what do roles do": {"role.trait.always"},
    },
}


@pytest.mark.parametrize(("game", "lang"), QUESTIONS, ids="-".join)
def test_a_newcomers_question_is_answered_at_once(come: Come, game: str, lang: str) -> None:
    visitor = come(lang, at=f"rules/{game}")
    visitor.page.wait_for_selector("[data-rule]")
    box = visitor.page.get_by_role("searchbox")
    missed = {}
    for question, answers in QUESTIONS[game, lang].items():
        box.fill(question)
        expect(visitor.page.locator("mark").first).to_be_visible()
        shown = [rule.removeprefix(f"{game}.") for rule in visitor.page.evaluate(SHOWN)[:FIRST]]
        if not answers & set(shown):
            missed[question] = shown

    assert missed == {}
