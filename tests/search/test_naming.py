"""Names in a query, whole, nested and in any order."""

from __future__ import annotations

from rulesref.search.asking import word
from rulesref.search.name_keys import cards_of, key, keys_of, loose
from rulesref.search.names import EntryNames
from rulesref.search.naming import names_in
from rulesref.search.words import tokens
from tests.search.small_index import section


def found(query: str, *names: str) -> list[tuple[str, bool]]:
    known = {key(name, "en") for name in names} | {loose(name, "en") for name in names}
    words = [word(token) for token in tokens(query)]
    return [(" ".join(tokens(query)[n.first : n.last]), n.within) for n in names_in(words, known)]


def test_a_name_is_found_whatever_its_form() -> None:
    assert ("attacks of opportunity", False) in found(
        "do attacks of opportunity", "Attack of Opportunity"
    )


def test_a_name_inside_a_longer_one_is_marked() -> None:
    names = dict(found("move action", "Move Action", "Move"))
    assert names == {"move action": False, "move": True}


def test_a_name_is_found_in_any_order() -> None:
    assert ("first action only", False) not in found("first action only", "Hunter")
    assert ("action first", False) in found("action first", "only as your first action")


def test_a_sentence_is_no_name() -> None:
    assert key("a b c d e f g h i", "en") == ""
    assert found("", "Hunter") == []


def test_a_question_is_not_the_name_of_its_entry() -> None:
    question = section("qa/x", "Can I do it?", "Yes.", kind="question")
    assert keys_of([question], EntryNames("Can I do it?", "arkham-lcg", kind="question")) == {}


def test_titles_are_names_with_their_parts() -> None:
    keys = keys_of([], EntryNames("Exhaust, Exhausted", "arkham-lcg", aliases=("tap",)))
    assert keys[key("exhaust", "en")] < 1.0
    assert key("tap", "en") in keys


def test_an_entry_about_many_cards_is_less_about_each() -> None:
    one, four = (
        EntryNames("x", "g", cards=("Duke",)),
        EntryNames("x", "g", cards=("Duke", "A", "B", "C")),
    )
    assert cards_of([], one)["duke"] == 1.0
    assert cards_of([], four)["duke"] == 0.5
