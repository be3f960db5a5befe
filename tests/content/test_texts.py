"""Texts in two languages: what is said for prompts, options and events, by convention."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from igroteka.content import texts as module
from igroteka.content.text_files import TextError
from igroteka.content.texts import Texts
from igroteka.kernel.flow import Kind

RU = """
ask-strike-target = Кого поразить за { $a } { $a ->
    [one] монету
    [few] монеты
   *[many] монет
}?
explain-strike-target = Скрытый соратник откроется.
opt-strike-target = { $a }, место { $b }
opt-strike-target--gates-3 = Последнее место у Врат
opt-strike-target--pass = Никого
name-gates = Врата
    .acc = Врата́
name-oni = демон
    .acc = демона
    .gender = masculine
name-storm-2 = Буря II
about-oni = Пугает.
event-strike-hit = { $seat } бьёт { $target-acc } и берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} у { $other_seat }
score-night = Ночь
ask-swap = Меняться с { $a-player } на { $b }?
opt-swap = Место { $b } ({ $b-player })
event-won = { $side-player } берёт { $side }
name-opponent = Василиск
why-taken = Место занял { $a-player }
why-too-dear = Не хватает: { $a }
end-twelve_dead = Погибло двенадцать жителей
mode-base = Обычный
option-level = Сложность
option-level--hard = Трудно
"""
EN = """
ask-strike-target = Whom to strike for { $a ->
    [one] one coin
   *[other] { $a } coins
}?
name-oni = demon
"""


def folder(path: Path, **files: str) -> Path:
    for name, text in files.items():
        file = path / f"{name.replace('__', '/')}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return Texts([folder(tmp_path, ru=RU, en=EN), Path(module.__file__).parent / "common"], strict=True)


@pytest.mark.parametrize(("coins", "word"), [(1, "монету"), (3, "монеты"), (11, "монет"), (22, "монеты")])
def test_prompts_have_russian_plurals(texts: Texts, coins: int, word: str) -> None:
    assert texts.prompt("ru", "strike.target", (coins,)) == f"Кого поразить за {coins} {word}?"


def test_prompts_have_english_plurals(texts: Texts) -> None:
    assert texts.prompt("en", "strike.target", (1,)) == "Whom to strike for one coin?"
    assert texts.prompt("en", "strike.target", (2,)) == "Whom to strike for 2 coins?"


def test_a_prompt_may_say_what_its_subject_does(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("ask-flee = Flee? { $a-about }\nname-oni = demon\nabout-oni = It scares.\n")
    assert Texts([tmp_path], strict=True).prompt("en", "flee", ("oni",)) == "Flee? It scares."


def test_a_source_of_points_is_said_as_its_line_of_the_score(tmp_path: Path) -> None:
    """Its name may mean something else: a common task is called five Guardians."""
    words = (
        "event-won = { $source } / { $source-score }\nname-guardians = five Guardians\nscore-guardians = Guardians\n"
    )
    (tmp_path / "en.ftl").write_text(words)
    kind = Kind("won", ("source",), "toy.won")
    assert Texts([tmp_path], strict=True).event("en", kind, ("guardians",)) == "five Guardians / Guardians"


def test_an_explanation_is_optional(texts: Texts) -> None:
    assert texts.explain("ru", "strike.target") == "Скрытый соратник откроется."
    assert texts.explain("en", "strike.target") is None


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("gates:3", "Последнее место у Врат"),
        ("gates:2", "Врата, место 2"),
        ("nowhere:-1", "nowhere, место -1"),
        ("pass", "Никого"),
    ],
)
def test_an_option_has_its_own_text_or_that_of_its_topic(texts: Texts, key: str, said: str) -> None:
    assert texts.option("ru", "strike.target", key) == said


@pytest.mark.parametrize(
    ("key", "said"),
    [("storm:2", "Буря II"), ("pass", "Пропустить"), ("done", "Готово"), ("yes", "Да"), ("no", "Нет"), ("12", "12")],
)
def test_an_option_without_texts_of_its_topic_is_a_name_or_a_common_word(texts: Texts, key: str, said: str) -> None:
    assert texts.option("ru", "other.topic", key) == said


def test_an_option_without_any_text_is_missed_under_its_own_id(texts: Texts) -> None:
    with pytest.raises(TextError, match=r'^there is no ru text "opt-other-topic--strange"$'):
        texts.option("ru", "other.topic", "strange")


def test_an_event_speaks_of_players_names_cases_and_numbers(texts: Texts) -> None:
    kind = Kind("strike.hit", ("seat", "target", "coins", "other_seat"), "toy.strike.hit")

    said = texts.event("ru", kind, (0, "oni", 2, 1), ["{ $Аня }"])

    assert said == "{ $Аня } бьёт демона и берёт 2 монеты у Василиск"


def test_a_number_can_be_said_as_the_player_of_that_seat(texts: Texts) -> None:
    players = ["Аня", "Боря"]

    assert texts.prompt("ru", "swap", (1, 2), players) == "Меняться с Боря на 2?"
    assert texts.option("ru", "swap", "seat:0", players) == "Место 0 (Аня)"
    assert texts.why("ru", "taken", (0,), players) == "Место занял Аня"
    assert texts.event("ru", Kind("won", ("side",), "toy.a.b"), (1,), players) == "Боря берёт 1"


def test_after_the_players_sits_the_opponent_of_the_rulebook(texts: Texts) -> None:
    assert texts.player("ru", 1, ["Аня"]) == "Василиск"
    assert texts.player("en", 1, ["Ann"]) == "Player 2"


def test_players_without_names_are_numbered(texts: Texts) -> None:
    assert texts.numbered("en", 2) == ("Player 1", "Player 2")


def test_names_abouts_scores_refusals_endings_modes_and_settings(texts: Texts) -> None:
    assert texts.name("ru", "oni") == "демон"
    assert (texts.about("ru", "oni"), texts.about("ru", "gates")) == ("Пугает.", None)
    assert texts.score("ru", "night") == "Ночь"
    assert texts.why("ru", "too.dear", ("oni",)) == "Не хватает: демон"
    assert texts.ending("ru", "twelve_dead") == "Погибло двенадцать жителей"
    assert texts.mode("ru", "base") == "Обычный"
    assert (texts.setting("ru", "level"), texts.setting("ru", "level", "hard")) == ("Сложность", "Трудно")


def test_a_missing_argument_is_an_error_when_strict(texts: Texts) -> None:
    with pytest.raises(TextError, match=r'^en text "ask-strike-target": .*; it was given nothing$'):
        texts.prompt("en", "strike.target")


def test_a_missing_text_is_its_id_in_brackets_at_run_time(texts: Texts) -> None:
    lenient = Texts(texts.folders)

    assert lenient.name("en", "gates") == "[name-gates]"
    assert lenient.why("ru", "too.dear") == "Не хватает: a"


def test_texts_may_be_spread_over_several_files(tmp_path: Path) -> None:
    texts = Texts([folder(tmp_path, ru="a = один", ru__x="b = два", ru__y="c = три\n-term = слово")])

    assert list(texts.messages("ru")) == ["a", "b", "c"]
    assert texts.say("ru", "b") == "два"


def test_a_game_may_replace_a_common_text(tmp_path: Path) -> None:
    own = folder(tmp_path / "own", ru="opt-pass = Пас")
    texts = Texts([own, folder(tmp_path / "common", ru="opt-pass = Пропустить\nopt-done = Готово")])

    assert (texts.say("ru", "opt-pass"), texts.say("ru", "opt-done")) == ("Пас", "Готово")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = один\nb = {", "ru/ru.ftl: not a Fluent message: b = {"),
        ("a = один\na = два", 'ru/ru.ftl: the text "a" occurs twice'),
        ("a =\n    .acc = один", 'ru/ru.ftl: the text "a" is empty'),
    ],
)
def test_a_wrong_file_is_a_clear_error(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(TextError) as caught:
        Texts([folder(tmp_path, ru=text)]).messages("ru")

    assert str(caught.value) == message


def test_an_id_in_two_files_of_a_game_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r'^ru/x.ftl: the text "a" occurs twice$'):
        Texts([folder(tmp_path, ru="a = один", ru__x="a = два")]).messages("ru")


def test_what_was_said_is_kept_within_bounds(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CACHED", 2)

    said = [texts.say("ru", "player", n=n) for n in (1, 2, 3, 3)]

    assert said == ["Игрок 1", "Игрок 2", "Игрок 3", "Игрок 3"]
    assert len(texts._said) <= 2


def test_a_package_brings_its_texts_and_the_common_ones() -> None:
    assert Texts.of("igroteka.content").say("ru", "opt-yes") == "Да"


def test_what_was_said_once_is_not_formatted_again(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    first = texts.say("ru", "player", n=1)
    monkeypatch.setattr(FluentBundle, "format_pattern", None)

    assert texts.say("ru", "player", n=1) == first


def test_a_package_can_be_strict() -> None:
    with pytest.raises(TextError):
        Texts.of("igroteka.content", strict=True).say("ru", "none")
    assert Texts.of("igroteka.content").say("ru", "none") == "[none]"


def test_an_explanation_may_speak_of_what_is_asked_about(tmp_path: Path) -> None:
    own = folder(tmp_path, ru="explain-swap = { $a-player } отдаст { $b }")
    texts = Texts([own, Path(module.__file__).parent / "common"], strict=True)

    assert texts.explain("ru", "swap", (0, 3), ["Аня"]) == "Аня отдаст 3"


def test_an_event_may_have_few_words_for_a_list_of_what_a_seat_does(tmp_path: Path) -> None:
    words = "event-paid = { $seat } pays { $coins }.\n    .brief = pays { $coins }\nevent-passed = { $seat } passes."
    texts = Texts([folder(tmp_path, ru=words, en=words)])

    assert texts.brief_event("en", Kind("paid", ("seat", "coins"), "toy.a.b"), (0, 3)) == "pays 3"
    assert texts.brief_event("en", Kind("passed", ("seat",), "toy.a.b"), (0,)) == ""


def test_an_event_with_too_few_values_is_our_mistake(texts: Texts) -> None:
    with pytest.raises(ValueError, match="shorter"):
        texts.event("ru", Kind("won", ("side", "card"), "toy.a.b"), (1,))


def test_an_error_says_what_a_text_was_given(texts: Texts) -> None:
    with pytest.raises(TextError, match=r'^ru text "ask-swap": Unknown external: b; it was given a, a-player, a-side$'):
        texts.prompt("ru", "swap", (1,))


def test_a_wrong_message_is_shown_by_its_first_line(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"^ru/ru.ftl: not a Fluent message: b = {$"):
        Texts([folder(tmp_path, ru="b = {\n    more")]).messages("ru")


def test_a_sentence_that_begins_with_the_opponent_has_a_capital_letter(tmp_path: Path) -> None:
    words = "name-opponent = the Basilisk\nevent-paid = { $side-player } pays { $side-player }."
    (tmp_path / "en.ftl").write_text(words, encoding="utf-8")
    texts = Texts((tmp_path,))

    assert texts.event("en", Kind("paid", ("side",), ""), (1,), ["Ann"]) == "The Basilisk pays the Basilisk."
