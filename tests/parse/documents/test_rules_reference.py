from __future__ import annotations

from collections import Counter

import pytest

from rulesref.parse.documents import rules_reference
from rulesref.parse.portion import Warning
from rulesref.sources import SourceText
from tests.parse.reference_and_faq import FAQ, REFERENCE, parse, parsed, portions, real_text


def test_one_file_holds_two_documents() -> None:
    reference, faq = portions(REFERENCE + FAQ)
    assert (reference.document.id, faq.document.id) == (
        "arkham-lcg/rules-reference-2.5",
        "arkham-lcg/faq-2.5",
    )
    assert (reference.document.tier, faq.document.tier) == ("rules-reference", "faq")
    assert (faq.document.version, faq.document.date) == ("2.5", "2026-02")
    assert reference.lines[-1].number + 1 == faq.lines[0].number


@pytest.mark.parametrize(
    ("text", "tiers"),
    [
        (REFERENCE, ["rules-reference"]),
        (FAQ, ["faq"]),
        ("\ufeff" + REFERENCE + FAQ, ["rules-reference", "faq"]),
        ((REFERENCE + FAQ).replace("\n", "\n\n \n"), ["rules-reference", "faq"]),
        ((REFERENCE + FAQ).replace("\n", "\r\n"), ["rules-reference", "faq"]),
        (REFERENCE.split("\n", 6)[-1], ["rules-reference"]),
        (FAQ[FAQ.index("FAQ v2.5 — Rulings") :], ["faq"]),
        ("A cookbook\nGlossary\nSalt\nSkill Test Timing\n", []),
        ("", []),
    ],
)
def test_documents_are_known_by_what_they_say(text: str, tiers: list[str]) -> None:
    assert [portion.document.tier for portion in portions(text)] == tiers


def test_an_empty_source_is_no_document() -> None:
    assert rules_reference.claims(SourceText("empty.txt", "", ())) == []


@pytest.mark.parametrize("change", ["\ufeff{}", "\n\n{}"])
def test_marks_and_blank_lines_change_no_section(change: str) -> None:
    plain, changed = parsed(), parsed(change.format(REFERENCE + FAQ))
    assert plain.keys() == changed.keys()
    assert [s.markdown for s in plain.values()] == [s.markdown for s in changed.values()]


def test_what_breaks_the_alphabet_stands_under_the_entry_before_it() -> None:
    found = parsed()
    assert "ability/forced-abilities" in found
    assert found["attach/pebbles-under-stones"].parent == "arkham-lcg/rules-reference-2.5/attach"
    assert found["zeal-great"].title == '"Zeal, Great"'


def test_an_added_passage_on_the_same_word_stands_under_it() -> None:
    assert "costs/costs-of-stones" in parsed()


def test_neighbours_that_changed_places_are_both_entries() -> None:
    found = parsed()
    assert not found["additional-pebbles"].parent
    assert not found["activate"].parent


def test_spans_end_where_the_next_heading_begins() -> None:
    found = parsed()
    ability, forced = found["ability"], found["ability/forced-abilities"]
    assert (ability.first_line, ability.last_line + 1) == (9, forced.first_line)


def test_notes_leave_title_and_text_and_are_kept_beside_them() -> None:
    found = parsed()
    stones = found["costs/costs-of-stones"]
    assert stones.title == "Costs of Stones"
    (note,) = stones.provenance
    assert (note.source, note.section, note.point, note.how) == (
        "faq",
        "Made Up",
        "1.2",
        "expanded",
    )
    assert stones.fact("amended") == "May 2020"
    attach = found["attach"]
    assert attach.markdown.endswith("- Glue helps.")
    assert attach.provenance[0].point == "1.3"
    assert found["attach/pebbles-under-stones"].provenance[0].source == "The Quarry"


def test_a_list_in_order_gets_its_numbers_and_its_glued_item_back() -> None:
    lines = parsed()["costs"].markdown.split("\n")
    assert lines[-4:] == ["1. Count pebbles.", "2. Pay them.", "3. Take a receipt.", "4. Leave."]


def test_bare_pointers_are_marked() -> None:
    found = parsed()
    assert found["eel"].pointer
    assert not found["zeal-great"].pointer
    assert not found["ability"].pointer


def test_references_keep_their_printed_title_and_line() -> None:
    found = parsed()
    assert [(r.text, r.line) for r in found["ability"].references] == [
        ("Costs", 12),
        ("Zeal, Great", 12),
    ]
    assert [r.text for r in found["zeal-great"].references] == ["Action"]
    assert [r.text for r in found["activate"].references] == ["ST.3"]
    assert [r.text for r in found["steps/1.2"].references] == ["1.1"]


def test_the_round_comes_in_order_with_its_windows() -> None:
    paths = [path for path in parsed() if path.startswith("steps/")]
    assert paths == [
        "steps/i-morning-phase",
        "steps/1.1",
        "steps/1.1-window",
        "steps/1.2",
        "steps/ii-evening-phase",
        "steps/2.1",
        "steps/2.1.1",
        "steps/2.1.1-window",
        "steps/st-1",
        "steps/st-1-window",
        "steps/st-2",
    ]
    window = parsed()["steps/2.1.1-window"]
    assert (window.kind, window.fact("window-after")) == ("window", "2.1.1")


def test_a_phase_lists_its_steps() -> None:
    phase = parsed()["steps/ii-evening-phase"]
    assert phase.markdown.startswith("Bats fly.")
    assert "2.1.1 Lamps burn." in phase.markdown
    assert "Sun rises" not in phase.markdown


def test_procedures_have_numbered_steps_with_short_titles() -> None:
    found = parsed()
    assert [found[f"initiation/step-{n}"].title for n in (1, 2, 3)] == [
        "Ask, politely",
        "Wait",
        "Take it",
    ]
    assert found["initiation"].number == "Appendix I"
    assert found["setup/step-1"].title == "Sit down"
    assert found["setup/step-1"].markdown == "Sit down. Chairs help."
    assert found["setup/nobody-moves-before"].kind == "rule"


def test_legends_count_their_parts() -> None:
    keys = [s for s in parsed().values() if s.kind == "anatomy"]
    assert [key.markdown.split("\n")[-1][:3] for key in keys] == ["2. ", "1. "]


def test_front_rules_have_no_quotes_in_their_titles() -> None:
    found = parsed()
    assert found["the-silver-rule"].title == "The Silver Rule"
    assert found["the-silver-rule"].provenance[0].point == "2.2"
    assert found["the-golden-rules"].kind == "rule"


def test_the_real_reference_yields_what_was_counted() -> None:
    warnings: list[Warning] = []
    reference = portions(real_text())[0]
    sections = parse(reference, warnings)
    kinds = Counter(section.kind for section in sections)
    glossary = [section for section in sections if section.kind == "glossary"]
    assert warnings == []
    assert sum(not s.parent for s in glossary) == 188
    assert sum(bool(s.parent) for s in glossary) == 38
    assert (kinds["step"], kinds["test-step"], kinds["window"]) == (20, 8, 8)
    assert sum(s.fact("window-after").startswith("ST") for s in sections) == 2
    assert (kinds["setup-step"], kinds["initiation-step"], kinds["anatomy"]) == (13, 4, 2)
    assert sum(s.pointer for s in sections) == 11
    notes = [note for s in sections for note in s.provenance]
    assert sum(note.source == "faq" for note in notes) == 61
    assert sum(note.source != "faq" for note in notes) == 33
    assert [(n.line, n.point, n.claimed) for n in notes if n.claimed] == [(504, "2.4", "2.3")]
    assert max(s.last_line - s.first_line + 1 for s in sections) <= 60


def test_the_real_reference_leaves_no_line_of_rules_out() -> None:
    reference = portions(real_text())[0]
    covered: set[int] = set()
    for section in parse(reference, []):
        covered.update(range(section.first_line, section.last_line + 1))
    missing = {line.number for line in reference.lines} - covered
    assert missing <= {*range(1, 10), 20, 21}


def test_the_real_lists_are_nested_and_numbered_again() -> None:
    found = {s.id.split("/", 2)[2]: s for s in parse(portions(real_text())[0], [])}
    elimination = found["elimination"].markdown.split("\n")
    marks = [line.split(" ")[0] for line in elimination if line[:1].isdigit()]
    assert marks == ["0.", "1.", "2.", "3.", "4.", "5.", "6."]
    assert sum(line.startswith("    - ") for line in elimination) == 1
    assert (
        len(
            [
                x
                for x in found["campaign-play/experience"].markdown.split("\n")
                if x[:2] in ("1.", "2.", "3.")
            ]
        )
        == 3
    )
    agenda = found["act-deck-and-agenda-deck"].markdown
    assert "\n3. " in agenda
    assert "\n4. " not in agenda
    assert "\n5. " in found["steps/1.4"].markdown


def test_real_references_are_those_that_were_counted() -> None:
    texts = [
        (r.line, r.text) for p in portions(real_text()) for s in parse(p, []) for r in s.references
    ]
    # One of them names a sidebar of a campaign guide inside a quoted correction.
    assert len(texts) == 201
    assert len(set(texts)) == 201
    assert {(1820, "Evade"), (2001, "2.23")} <= set(texts)
    assert (364, 'Interpreting "You" When Taking or Being Dealt Damage') in texts
    assert (2129, "step 10 of setup") in texts
