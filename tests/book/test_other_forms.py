"""A name that no rule has to the letter finds the rule that it is another form of."""

from __future__ import annotations

import sqlite3

import pytest

from rulesref.book.lookup import Lookup
from rulesref.book.other_forms import in_another_form
from rulesref.cli.called import called
from rulesref.corpus.articles import without_article
from rulesref.entries import name_key
from rulesref.errors import UnresolvedReference

GAME = "arkham-lcg"


@pytest.fixture(scope="module")
def lookup(bundled_book):
    opened = Lookup(bundled_book)
    yield opened
    opened.close()


def titles(lookup: Lookup, language: str) -> dict[str, str]:
    """The titles of one word of the glossary in ``language`` → the likeliest entry of that name."""
    ids = [row[0] for row in lookup.contents(game=GAME, kind="glossary")]
    found = {name_key(lookup.title(id, language).split(" (")[0]) for id in ids}
    return {
        name: lookup.find(name, game=GAME)[0]
        for name in sorted(found)
        if name.isalpha() and lookup.find(name, game=GAME)
    }


@pytest.mark.parametrize(
    ("language", "form"),
    [("en", "the {} rules"), ("en", "{} rule"), ("it", "regola di {}"), ("it", "regole su {}")],
)
def test_what_sort_of_thing_it_is_does_not_keep_a_rule_from_being_found(lookup, language, form):
    asked = titles(lookup, language)
    assert len(asked) >= 60
    found = {name: called(lookup, form.format(name), GAME).entries for name in asked}
    assert {name: found[name] for name, entry in asked.items() if entry not in found[name]} == {}


@pytest.mark.parametrize(
    ("language", "articles"), [("en", ("the ", "a ")), ("it", ("il ", "la ", "l'", "gli "))]
)
def test_an_article_is_no_part_of_a_name(lookup, language, articles):
    asked = titles(lookup, language)
    for article in articles:
        astray = {
            article + name: lookup.called(article + name, game=GAME)
            for name, entry in asked.items()
            if lookup.called(article + name, game=GAME)[0] != entry
        }
        assert astray == {}


def test_the_title_of_an_entry_is_more_than_one_that_a_passage_bears_with_an_article(lookup):
    assert lookup.called("the mythos phase")[0] == lookup.called("mythos phase")[0]
    assert lookup.called("the silver rule")[0] == f"{GAME}/the-silver-rule"
    assert without_article("the silver rule") == "silver rule"


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("investigation", "steps/ii-investigation-phase"),
        ("gestione", "upkeep-phase"),
        ("the elusive keyword", "elusive"),
        ("engaging", "engage-action"),
        ("hunter keyword", "hunter"),
        ("enemy phase rules", "enemy-phase"),
        ("chaos tokens rule", "chaos-tokens"),
        ("bless", "chaos-tokens/bless-and-curse-tokens"),
        ("azione di indagine", "investigate-action"),
        ("parola chiave massiccio", "massive"),
        ("traumas", "campaign-play/trauma"),
        ("destini", "doom"),  # and not the boon whose English name has that stem
    ],
)
def test_a_form_that_no_rule_is_called_by_finds_it(lookup, name, entry):
    assert called(lookup, name).entries[0] == f"{GAME}/{entry}"


def test_of_several_that_have_such_a_form_the_others_are_named_but_for_what_is_an_alias():
    connection = sqlite3.connect(":memory:")
    connection.execute("create table names (name, weight, game, entry)")
    rows = [
        ("lantern phase", 129_000, "lit"),
        ("lantern step", 70_000, "trimmed"),
        ("lanterns", 69_000, "oil"),
    ]
    for name, weight, entry in rows:
        connection.execute("insert into names values (?, ?, ?, ?)", (name, weight, "g", entry))
    assert in_another_form(connection, "lantern", ["g"]) == ("lit", "trimmed")
    assert in_another_form(connection, "the lanterns rule", ["g"]) == ("oil",)
    assert in_another_form(connection, "lanterning", ["other", "g"]) == ("lit", "trimmed")
    assert in_another_form(connection, "lantern", ["other"]) == ()


@pytest.mark.parametrize("name", ["", "?", "zanzibar keyword"])
def test_what_says_no_rule_finds_none_by_its_form(lookup, name):
    assert in_another_form(lookup.connection, name, [GAME]) == ()


@pytest.mark.parametrize(
    ("name", "other"),
    [("investigators", "investigate-action"), ("investigator", "investigate-action")],
)
def test_another_word_of_one_stem_is_no_form_of_a_name(lookup, name, other):
    assert f"{GAME}/{other}" not in in_another_form(lookup.connection, name, [GAME])


def test_what_is_no_form_of_a_name_is_refused_with_the_nearest(lookup):
    with pytest.raises(UnresolvedReference) as caught:
        called(lookup, "huntress of the deep keyword")
    assert caught.value.candidates


def test_the_default_game_comes_before_the_other(lookup):
    assert called(lookup, "the encounter phases").entries[0].startswith("eldritch-horror/")
    assert called(lookup, "spawn rules").entries[0] == f"{GAME}/spawn"
    other = called(lookup, "the setup rules", "eldritch-horror").entries[0]
    assert other == "eldritch-horror/setup"
