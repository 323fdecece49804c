"""What changed between two texts: edits, and moves and new names apart from them."""

from __future__ import annotations

from rulesref.compare.history.change import change
from rulesref.compare.history.matching import Match, moved
from rulesref.entries import Section
from tests.book.book_of_three import FAQ, OLD_FAQ, section


def old(text: str, title: str = "Lantern", **more: object) -> Section:
    return section(OLD_FAQ, "1.7", title, text, **more)


def new(text: str, title: str = "Lantern", **more: object) -> Section:
    return section(FAQ, "1.7", title, text, **more)


BURNS = "A full lantern burns for one whole night."
DUSK = "Every player fills their lanterns at dusk."
STORM = "A storm puts out all lanterns that stand on open decks."
CELLAR = "Lanterns in a flooded cellar count as empty until they are dried."


def kinds(*args, **more) -> list[str]:
    return [edit.kind for edit in change(*args, **more).edits]


def test_the_same_statements_are_no_change():
    changed = change([old(f"{BURNS}\n\n- {DUSK}")], [new(f"- {BURNS}\n- {DUSK}")])
    assert changed.edits == ()
    assert changed.same == 2


def test_a_statement_is_new_gone_or_reworded():
    changed = change(
        [old(f"- {BURNS}\n- {STORM}")],
        [new(f"- A full lantern burns for two whole nights.\n- {CELLAR}")],
    )
    assert [edit.kind for edit in changed.edits] == ["edited", "new", "gone"]
    spans = [tuple(span) for span in changed.edits[0].spans]
    assert spans == [
        ("same", "A full lantern burns for"),
        ("gone", "one whole night."),
        ("new", "two whole nights."),
    ]


def test_a_statement_that_stands_elsewhere_is_moved_and_not_edited():
    changed = change(
        [old("\n- ".join(["", BURNS, DUSK, STORM]))], [new("\n- ".join(["", STORM, BURNS, DUSK]))]
    )
    assert [edit.kind for edit in changed.edits] == ["moved"]
    assert changed.edits[0].spans[0].text == STORM
    assert changed.same == 2


def test_as_few_as_possible_are_moved():
    matches = [Match((place,), (at,)) for at, place in enumerate([3, 0, 1, 2])]
    assert moved(matches) == {matches[0]}


def test_a_new_title_and_number_stand_apart():
    before = old(BURNS, "Lamp", kind="point", number="1.7")
    changed = change([before], [new(BURNS, kind="point", number="1.9")])
    assert changed.renamed == ("Lamp", "Lantern")
    assert changed.renumbered == ("1.7", "1.9")
    assert changed.edits == ()


def test_what_went_to_another_rule_is_said_with_it():
    changed = change(
        [old(f"- {BURNS}\n- {STORM}")],
        [new(f"- {BURNS}\n- {CELLAR}")],
        went=lambda statement: (STORM, "arkham-lcg/storm"),
        came=lambda statement: None,
    )
    assert [(edit.kind, edit.entry) for edit in changed.edits] == [
        ("new", ""),
        ("elsewhere", "arkham-lcg/storm"),
    ]


def test_what_a_shared_section_tells_of_another_rule_is_not_this_rules_change():
    changed = change([old(BURNS)], [new(f"{BURNS}\n\n{STORM}")], others=[old(STORM, "Storm")])
    assert changed.edits == ()
    assert changed.beside == 1


def test_a_sentence_told_as_a_list_is_one_statement():
    before = (
        "In this order: (1) fill the lantern, (2) light the wick, and then (3) close the glass."
    )
    after = "In this order:\n\n1. Fill the lantern.\n2. Light the wick.\n3. Then close the glass."
    assert "gone" not in kinds([old(before)], [new(after)])
    assert "new" not in kinds([old(before)], [new(after)])


def test_a_correction_that_was_taken_in_is_not_said_twice():
    text = f"- {BURNS}\n- {STORM}"
    erratum = old(f"Add the following bullet point: “{STORM}”", kind="rulebook-erratum")
    assert kinds([old(text), erratum], [new(BURNS)]) == ["gone"]


def test_our_word_on_an_edition_is_no_statement_of_the_rule():
    own = new(f"{BURNS}\n\nBefore 2026, it burned for two.")._replace(
        document="arkham-lcg/restatement-en"
    )
    assert kinds([old(BURNS)], [own]) == []
