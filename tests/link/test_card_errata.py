"""An erratum that codes head joins the errata of those cards."""

from __future__ import annotations

from rulesref.entries import CardName, Section
from rulesref.link.grouping import entry_ids
from tests.link.sections import FAQ, section

RULINGS = "arkham-lcg/rulings-2.5"
A = "arkham-lcg/errata"


def erratum(
    path: str, *cards: tuple[str, str], document: str = FAQ, since: str = "1.0", text: str = "Wet."
) -> Section:
    own = section(path, text=text, document=document, kind="card-erratum")
    named = tuple(CardName(name, "", "", (code,)) for name, code in cards)
    return own._replace(cards=named, facts=(("since", since),))


def coded(*cards: tuple[str, str], since: str = "1.0", text: str = "Wet.") -> Section:
    path = f"errata/{cards[0][1]}-{since}"
    return erratum(path, *cards, document=RULINGS, since=since, text=text)


def entries(own: Section, *others: Section) -> tuple[str, ...]:
    return entry_ids([own, *others], {}, {}, {})[own.id]


MOSS, FERN = ("Moss", "01001"), ("Fern", "01002")


def test_a_card_without_any_other_erratum_gets_its_own_entry() -> None:
    assert entries(coded(MOSS)) == (f"{A}/moss",)


def test_each_card_of_a_record_is_an_entry() -> None:
    assert entries(coded(MOSS, FERN), erratum("errata/moss", MOSS)) == (f"{A}/moss", f"{A}/fern")


def test_of_several_errata_of_a_card_that_of_the_same_version_is_meant() -> None:
    first = erratum("errata/moss-1.0", MOSS, text="Wet and green.")
    second = erratum("errata/moss-1.9", MOSS, since="1.9", text="Dry.")
    assert entries(coded(MOSS, since="1.9", text="Green."), first, second) == (f"{A}/moss-1.9",)
    assert entries(coded(MOSS, since="1.5", text="Green."), first, second) == (f"{A}/moss-1.0",)


def test_an_erratum_that_calls_the_card_otherwise_is_found_by_its_code() -> None:
    other = erratum("errata/act-1b-moss", MOSS)
    assert entries(coded(("Moss Bog", "01001")), other) == (f"{A}/act-1b-moss",)
