import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.cards.title import key_of, numbers_of, taken_apart, words_of


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Lamp of Ōrm", "lamp of orm"),
        ('"Soot" Abel', "soot abel"),
        ("Abel’s .38", "abels 38"),
        ("Half-Light", "halflight"),
        ("Bits & Bobs", "bits and bobs"),
        ("Hors d'œuvre", "hors doeuvre"),
    ],
)
def test_spellings_of_one_name_share_a_key(left: str, right: str) -> None:
    assert key_of(left) == key_of(right)


def test_different_names_keep_different_keys() -> None:
    assert key_of("Fleeting") != key_of("Fleeing")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("230", ("230",)),
        ("27a", ("27a",)),
        ("178 -181", ("178", "179", "180", "181")),
        ("168–170", ("168", "169", "170")),
        ("130 & 132", ("130", "132")),
        ("330a, 331a", ("330a", "331a")),
        ("7/8", ("7", "8")),
        ("", ()),
        ("9-900", ("9", "900")),  # no list of cards is as long as that
    ],
)
def test_lists_and_ranges_of_numbers(text: str, numbers: tuple[str, ...]) -> None:
    assert numbers_of(text) == numbers


def test_a_title_is_taken_apart() -> None:
    title = taken_apart("Odd Tonic (Sweet)", "31")
    assert (title.name, title.subname, title.numbers) == ("Odd Tonic", "Sweet", ("31",))
    assert taken_apart("Billhook (level 3)").level == 3
    assert taken_apart("Act 1b—A Door Opens").name == "A Door Opens"
    assert taken_apart("Special Agenda—Red Dawn").name == "Red Dawn"
    assert taken_apart("The Fair scenario reference card").name == "The Fair"
    assert taken_apart("Abel (both versions)", "1 & 2") == ("Abel", "", None, ("1", "2"), False)
    assert taken_apart("Vault - Parallel Scenario Chimney Songs").parallel
    assert taken_apart("Ruins (revealed)").subname == ""


@given(st.text(max_size=60), st.text(max_size=20))
def test_any_text_can_be_taken_apart(name: str, number: str) -> None:
    title = taken_apart(name, number)
    assert len(title.name) <= len(name)
    assert key_of(name) == "".join(words_of(name))
