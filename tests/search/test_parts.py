"""What a word weighs in an entry."""

from __future__ import annotations

from rulesref.search.names import EntryNames
from rulesref.search.parts import Said, said, weigh
from tests.search.small_index import FAQ, section


def weight(stem: str, *pieces: Said) -> float:
    return weigh(pieces)["en"].get(stem, 0.0)


def test_a_title_weighs_more_than_the_text() -> None:
    assert weight("hunter", Said("title", "en", "Hunter")) > weight(
        "hunter", Said("body", "en", "Hunter")
    )


def test_a_word_in_a_long_text_weighs_less() -> None:
    short, long = "hunter", "hunter " + "word " * 200
    assert weight("hunter", Said("body", "en", short)) > weight("hunter", Said("body", "en", long))


def test_many_books_that_say_the_same_are_not_many_rules() -> None:
    one = weight("hunter", Said("body", "en", "hunter walks"))
    ten = weight("hunter", *(Said("body", "en", f"hunter walks {n}") for n in "abcdefghij"))
    assert one < ten < 1.5 * one


def test_languages_are_kept_apart() -> None:
    found = weigh([Said("body", "en", "enemies"), Said("body", "it", "nemici")])
    assert set(found["en"]) == {"enemi"}
    assert set(found["it"]) == {"nemic"}


def test_what_no_longer_holds_is_damped() -> None:
    old = section("old", "Shroud", "The shroud is high.", document=FAQ)
    names = EntryNames("Shroud", "arkham-lcg")
    holds = weigh(said([old], names))["en"]["high"]
    damped = weigh(said([old], names._replace(superseded=frozenset({old.id}))))["en"]["high"]
    assert damped < holds


def test_asks_speak_their_own_language() -> None:
    names = EntryNames("Hunter", "arkham-lcg", asks=("does it follow me", "il nemico mi segue"))
    languages = [piece.language for piece in said([], names) if piece.part == "ask"]
    assert languages == ["en", "it"]
