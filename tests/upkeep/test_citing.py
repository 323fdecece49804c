"""References resolve to one section each, or say why not."""

import pytest

from rulesref.digests import section_digest
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.upkeep.citing import cite
from rulesref.upkeep.rewriting import array, rewrite
from tests.corpus.tea_house import DOCUMENT, documents, entry, page, read


def cited(name: str, *restates: str):
    text = "[" + ", ".join(f'"{one}"' for one in restates) + "]"
    return cite(read(page(entry(name, text))), documents())


@pytest.mark.parametrize("reference", [f"{DOCUMENT}@4", f"{DOCUMENT}@9", f"{DOCUMENT}/house/cup"])
def test_any_line_and_the_id_mean_the_same_section(reference):
    found = cited("cup", reference)
    ((key, (row,)),) = found.lock.items()
    cup = documents()[DOCUMENT][1]
    assert key == ("arkham-lcg/cup", "en", "")
    assert row == (DOCUMENT, cup.id, 4, 9, None, section_digest(cup))


def test_two_lines_of_one_passage_are_one_citation():
    found = cited("cup", f"{DOCUMENT}@4", f"{DOCUMENT}@5", f"{DOCUMENT}@1")
    assert list(found.spelling.values()) == [(f"{DOCUMENT}/house/cup", f"{DOCUMENT}/house")]


def test_a_block_of_several_cards_means_the_one_that_bears_the_name():
    found = cited("errata/can", f"{DOCUMENT}@21")
    assert [row.section for rows in found.lock.values() for row in rows] == [
        f"{DOCUMENT}/errata/can"
    ]


def test_a_block_of_several_cards_is_never_guessed():
    found = cited("errata/kettle", f"{DOCUMENT}@21")
    (error,) = found.errors
    assert isinstance(error, AmbiguousReference)
    assert error.candidates == (f"{DOCUMENT}/errata/pot", f"{DOCUMENT}/errata/can")
    assert not found.spelling


@pytest.mark.parametrize(
    ("reference", "nearest"),
    [
        (f"{DOCUMENT}@12", f"{DOCUMENT}/house/cup"),
        (f"{DOCUMENT}/house/cups", f"{DOCUMENT}/house/cup"),
        ("arkham-lcg/faq-9.1@4", DOCUMENT),
        ("arkham-lcg/faq-9.1/cup", DOCUMENT),
    ],
)
def test_what_resolves_to_nothing_names_the_nearest(reference, nearest):
    (error,) = cited("cup", reference).errors
    assert isinstance(error, UnresolvedReference)
    assert nearest in error.candidates or reference.endswith("faq-9.1/cup")
    assert (error.file, error.line) == ("en/tea.md", 6)


def test_rewriting_touches_nothing_but_restates():
    text = page(
        entry("cup", f'[\n  "{DOCUMENT}@4",\n]', 'asks = ["restates = [1]"]\n'), entry("pot", "[]")
    )
    new = rewrite(text, {("arkham-lcg/cup", ""): (f"{DOCUMENT}/house/cup",)}, "")
    assert f'restates = ["{DOCUMENT}/house/cup"]\n' in new
    assert new.replace(f'["{DOCUMENT}/house/cup"]', f'[\n  "{DOCUMENT}@4",\n]') == text


def test_rewriting_tells_the_editions_of_an_entry_apart():
    old = entry("cup", f'["{DOCUMENT}@4"]', 'edition = "2016"\n')
    new = entry("cup", f'["{DOCUMENT}@1"]')
    spelling = {("arkham-lcg/cup", "2026"): (f"{DOCUMENT}/house",)}
    done = rewrite(page(old, new, edition="2026"), spelling, "2026")
    assert f'["{DOCUMENT}@4"]' in done
    assert f'["{DOCUMENT}/house"]' in done


def test_many_ids_take_a_line_each():
    ids = tuple(f"{DOCUMENT}/house/cup-{n}" for n in range(4))
    assert array(ids).count("\n") == 5
    assert array(ids[:2]).count("\n") == 0
