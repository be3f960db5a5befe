"""The doubtful rulings of a game as a page: where the rulebook is open, what we decided, and the house rules."""

from collections.abc import Iterator
from typing import Final

from igroteka.content.ledger import Language, Ledger, Rule
from igroteka.content.meta import HouseRule, meta_of
from igroteka.content.texts import Texts, slug
from igroteka.games import AnyGame

WORDS: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "title": "doubtful rulings",
        "written": "Written by `igroteka rules {game} --doubtful`; every rule on which we decided something is here: "
        "where the book is silent, contradicts itself, can be read in several ways, or leaves a conclusion to the "
        "reader.",
        "house": "House rules",
        "chosen": "A table chooses; the first is how new tables play.",
        "open": "Open in the book",
        "ruling": "Ruling",
    },
    "ru": {
        "title": "спорные решения",
        "written": "Записано командой `igroteka rules {game} --doubtful --lang ru`; здесь все правила, о которых мы "
        "что-то решили: где книга молчит, противоречит себе, читается по-разному или оставляет вывод читателю.",
        "house": "Домашние правила",
        "chosen": "Решает стол; первым стоит то, как играют новые столы.",
        "open": "Открыто в книге",
        "ruling": "Решение",
    },
}


def is_doubtful(rule: Rule, house: set[str]) -> bool:
    """Whether we or the table decided something about a rule."""
    return bool(rule.ruling) or rule.id in house


def doubtful(game: AnyGame, book: Ledger, lang: Language) -> str:
    """The page."""
    said = WORDS[lang]
    house = meta_of(game).house_rules
    rules = [rule for rule in book.rule if is_doubtful(rule, {each.rule for each in house})]
    lines = [f"# {book.game.title(lang)}: {said['title']} ({len(rules)})", "", said["written"].format(game=game.id)]
    if house:
        texts = Texts.of(game)
        lines += ["", f"## {said['house']}", "", said["chosen"], ""]
        lines += [line for each in house for line in _house(texts, each, lang)]
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += ["", f"## {chapter}", ""]
        lines += _rule(rule, lang)
    return "\n".join(lines) + "\n"


def _house(texts: Texts, house: HouseRule, lang: Language) -> Iterator[str]:
    choices = " / ".join(
        f"{texts.setting(lang, house.option, choice)} (`{house.option}={choice}`)" for choice in house.choices
    )
    yield f"- **{texts.setting(lang, house.option)}** (`{house.rule}`): {choices}."
    yield f"  {texts.say(lang, f'house-{slug(house.option)}')}"


def _rule(rule: Rule, lang: Language) -> Iterator[str]:
    said = WORDS[lang]
    yield f"- `{rule.id}`: {rule.text(lang)}"
    if rule.gap and lang == "en":
        yield f"  *{said['open']}:* {rule.gap}"
    yield f"  *{said['ruling']}:* {rule.decision(lang)}"
