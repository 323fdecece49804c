"""The page of a card gathers what is known of it, and nothing of another card."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from rulesref.facts.card_file import read_cards
from rulesref.facts.formatting import as_toml
from rulesref.facts.known import COMPILED, HAND, HEAD, NOTHING, RUNS, KnownCard, known
from rulesref.facts.telling.wording import read_wording
from rulesref.games import DEFAULT, game_of
from rulesref.pages.naming import Naming, cases_naming, questions_naming
from rulesref.render.card_page import _rest, _stats

GAME = game_of(DEFAULT)


def test_what_is_written_by_hand_goes_before_what_is_compiled():
    machete = known(GAME, "01020", "Machete")
    assert machete is not None
    assert machete.by == HAND
    assert [ability.understood for ability in machete.abilities] == [RUNS]
    assert known(GAME, "99999", "Machete") is None


def test_facts_printed_as_toml_say_the_same():
    machete = known(GAME, "01020", "Machete")
    assert machete is not None
    text = as_toml(machete.facts)
    assert tomllib.loads(text)["card"] == [machete.facts]
    assert [card.code for card in read_cards(text, "machete.toml", GAME.rules)] == ["01020"]


def test_an_ability_is_as_understood_as_its_least_part():
    deep = {"kind": "action", "do": [{"verb": "choose-one", "of": [{"opaque": "it sings"}]}]}
    facts = {"ability": [deep, {"kind": "play", "opaque": ""}, {"kind": "play", "opaque": "?"}]}
    assert [a.understood for a in KnownCard(facts, HAND).abilities] == [HEAD, HEAD, NOTHING]
    assert KnownCard(facts, HAND).abilities[0].open == ("it sings", "")
    assert {a.open for a in KnownCard(facts, COMPILED).abilities} == {("", "")}


def test_a_name_inside_a_longer_one_is_another_card():
    named = Naming({"Knife", "Coltello"}, ["Knife", "Sacrificial Knife", "Coltello a Serramanico"])
    assert named("Roland Banks uses Knife")
    assert named("il Coltello.")
    assert not named("Roland Banks uses Sacrificial Knife")
    assert not named("il Coltello a Serramanico")
    assert not named("Knifefish")
    assert named("Sacrificial Knife and Knife")
    assert not Naming({""}, [])("anything")


CASES = """Feature: Knives
  Background:
    Given {background}

  Scenario: The first
    When {first}

  Scenario Outline: The second
    When {second}
    Examples:
      | a |
"""


def _cases(tmp_path, **words: str) -> list[tuple[str, int]]:
    text = CASES.format(**{"background": "x", "first": "x", "second": "x", **words})
    (tmp_path / "knives.feature").write_text(text, "utf-8")
    return [(c.title, c.line) for c in cases_naming(Naming({"Knife"}, []), tmp_path)]


def test_a_case_names_what_its_own_lines_or_the_background_name(tmp_path):
    assert _cases(tmp_path) == []
    assert _cases(tmp_path, first="a Knife") == [("The first", 5)]
    assert _cases(tmp_path, second="a Knife") == [("The second", 8)]
    assert _cases(tmp_path, background="a Knife") == [("The first", 5), ("The second", 8)]


def test_open_questions_that_name_a_card_stand_in_the_readers_language():
    file = GAME.corpus / "open-questions.toml"
    named = Naming({"attack"}, [])
    english, italian = (questions_naming(named, file, language) for language in ("en", "it"))
    assert [question.id for question in english] == [question.id for question in italian]
    assert english
    assert english[0].title != italian[0].title


def _of_the_notation() -> Iterator[tuple[str, dict[str, object]]]:
    """(Name, facts) of the shipped cards that are described by hand."""
    for path in sorted((GAME.corpus / "cards").rglob("*.toml")):
        for facts in tomllib.loads(path.read_text("utf-8")).get("card", ()):
            yield facts["name"], facts


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_number_of_a_card_is_printed_as_the_notation_has_it(language: str) -> None:
    words = read_wording(GAME.corpus / "telling", language).words["any"]
    for name, facts in _of_the_notation():
        told = "; ".join((_stats(facts, language), *_rest(facts, words, language)))
        assert not re.search(r"['\[\]{}]|per-|-limit|max-|in-product", told), (name, told)
        if language == "it":
            assert not re.search(
                r"\b(ammo|charges|secrets|supplies|stage|skull|per inv\w+r)\b", told
            ), name
