from __future__ import annotations

from collections import Counter

from rulesref.entries import CardName
from rulesref.parse.documents import faq, faq_early
from tests.parse.real_documents import check_spans, parsed, real_portion, real_sections, source

MADE_UP = """
GARDEN

Notes, Errata, and Frequently Asked Questions

V1.2 June, 2016—The Moss Edition

A book of moss.

Notes and Errata

Corrections beat prints.

Rulebook Errata

(v1.0) Rules Reference page 7, column 1, “Costs”

Moss is free.

Campaign Guide Errata

(v1.1) The Long Walk, setup section

Walk  twice.

Card Errata

(v1.0) Old Leaf (Core 6)

Fern’s Friend (TWo 12)

These are green.

(v1.1) Grey Stones (TWo 18-20)

Each gets “➡ Roll away.”

Definitions and Terms

Words we need.

"Recall that..."

It is said again.

Rulings and Clarifications

They beat other books.

1. Garden Play

(1.1) Watering () Moss

Water ☠ when a plant asks.

- ✦ Rain counts. See "Costs" on page 3.
 - ✦ Snow does not.

(1.10) Digging

Dig before the garden closes and only as deep as the lead gardener did in the last round or

the one before it.

2. Words

(2.1) "I/me"

Means you.

Frequently Asked Questions

Answers to questions.

Can *Old Leaf* (Core 6) be watered? What if it rains?

Yes, with **Rusty Can** (TWo 3).

Twice.

Is moss "alive?"

Hardly.

The Long Walk

The following questions contain light spoilers.

How long is it?

Long.

Quick Reference

Short rules.

Leaving the Garden

1. Put the can down.
 - ✦ Close the gate.

Names of Stones

\tGrey\t
\tRound\t
"""


def test_marks_of_the_early_dialect() -> None:
    found, warnings = parsed(faq_early, MADE_UP)
    assert list(found) == [
        "about/notes-and-errata",
        "rulebook-errata/costs",
        "campaign-errata/the-long-walk-setup-section",
        "errata/old-leaf",
        "errata/ferns-friend",
        "errata/grey-stones",
        "definition/recall-that",
        "about/rulings-and-clarifications",
        "1.1",
        "1.10",
        "2.1",
        "qa/old-leaf-watered-rains",
        "qa/moss-alive",
        "about/the-long-walk",
        "qa/long",
        "about/quick-reference",
        "quick-reference/leaving-the-garden",
        "quick-reference/names-of-stones",
    ]
    check_spans(list(found.values()))
    assert warnings == []


def test_errata_of_several_cards_share_lines_and_text_and_know_their_sets() -> None:
    found, _ = parsed(faq_early, MADE_UP)
    leaf, friend, stones = (
        found[f"errata/{name}"] for name in ("old-leaf", "ferns-friend", "grey-stones")
    )
    assert (leaf.first_line, leaf.last_line) == (friend.first_line, friend.last_line)
    assert leaf.markdown == friend.markdown == "These are green."
    assert leaf.cards == (CardName("Old Leaf", "6", "Core"),)
    assert friend.title == "Fern’s Friend"
    assert friend.cards == (CardName("Fern’s Friend", "12", "TWo"),)
    assert [(card.number, card.set) for card in stones.cards] == [
        ("18", "TWo"),
        ("19", "TWo"),
        ("20", "TWo"),
    ]
    assert stones.fact("since") == "1.1"


def test_points_keep_lists_and_mark_lost_icons() -> None:
    point = parsed(faq_early, MADE_UP)[0]["1.1"]
    assert (point.title, point.number) == ("Watering Moss", "1.1")
    assert point.markdown == (
        'Water [?] when a plant asks.\n\n- Rain counts. See "Costs" on page 3.\n  - Snow does not.'
    )
    assert len(point.icon_lost) == 2  # its title and its first paragraph
    assert [reference.text for reference in point.references] == ["Costs"]
    assert point.fact("chapter") == "Garden Play"


def test_a_sentence_cut_by_a_page_is_one_again() -> None:
    point = parsed(faq_early, MADE_UP)[0]["1.10"]
    assert point.markdown.endswith("in the last round or the one before it.")
    assert point.last_line - point.first_line == 4


def test_questions_have_cards_with_sets_and_the_printed_text() -> None:
    found, _ = parsed(faq_early, MADE_UP)
    question = found["qa/old-leaf-watered-rains"]
    assert question.title == "Can Old Leaf (Core 6) be watered? What if it rains?"
    assert question.markdown == "Yes, with **Rusty Can** (TWo 3).\n\nTwice."
    assert CardName("Old Leaf", "6", "Core") in question.cards
    assert found["qa/long"].fact("campaign") == "The Long Walk"
    assert found["qa/moss-alive"].markdown == "Hardly."


def test_quick_reference_has_rules_and_tables() -> None:
    found, _ = parsed(faq_early, MADE_UP)
    table = found["quick-reference/names-of-stones"]
    assert (table.kind, table.markdown) == ("table", "- [?] Grey\n- [?] Round")
    leaving = found["quick-reference/leaving-the-garden"].markdown
    assert leaving == "1. Put the can down.\n    - Close the gate."


def test_the_version_decides_the_date_and_a_misprint_is_a_warning() -> None:
    (portion,) = faq_early.claims(source(MADE_UP))
    assert (portion.document.id, portion.document.date) == ("arkham-lcg/faq-1.2", "2016-06")
    wrong = MADE_UP.replace("V1.2 June, 2016", "V1.3 May, 2017")
    (portion,) = faq_early.claims(source(wrong))
    assert (portion.document.version, portion.document.date) == ("1.3", "2018-05")
    _, warnings = parsed(faq_early, wrong)
    assert any("2017-05" in warning.message and warning.line == 6 for warning in warnings)


def test_other_texts_are_not_claimed() -> None:
    assert faq_early.claims(source(MADE_UP.replace("V1.2", "V2.2"))) == []
    assert faq_early.claims(source(MADE_UP.replace("Notes, Errata", "Notes"))) == []
    assert faq_early.claims(source("")) == []


def test_the_real_faq_yields_what_was_counted_by_hand() -> None:
    sections, warnings = real_sections(faq_early)
    document = real_portion(faq_early).document
    assert (document.id, document.date, document.tier) == ("arkham-lcg/faq-1.3", "2018-05", "faq")
    kinds = Counter(section.kind for section in sections)
    assert (kinds["point"], kinds["question"], kinds["card-erratum"]) == (17, 32, 25)
    assert (kinds["rulebook-erratum"], kinds["campaign-erratum"], kinds["definition"]) == (5, 3, 3)
    blocks = {s.first_line for s in sections if s.kind == "card-erratum"}
    assert len(blocks) == 17
    assert {s.number for s in sections if s.kind == "point"} == {
        *(f"1.{n}" for n in range(1, 14)),
        *(f"2.{n}" for n in range(1, 5)),
    }
    assert len([s for s in sections if s.id.startswith("arkham-lcg/faq-1.3/quick-ref")]) == 2
    assert [warning.line for warning in warnings] == [11]  # the misprinted date, nothing else
    check_spans(sections)


def test_the_real_faq_loses_icons_where_a_reader_finds_holes() -> None:
    sections, _ = real_sections(faq_early)
    lost = {line for section in sections for line in section.icon_lost}
    holes = {59, 99, 115, 119, 135, 155, 194, 198, 205, 207, 209, 211, 217, 221, 239, 245, 261}
    holes |= {298, 308, 310, 312, 336, 348, 352, 354, 356, 376, 380, *range(499, 505)}
    assert lost - holes <= {312}
    assert holes - lost <= {312}


def test_early_and_late_questions_have_the_same_paths() -> None:
    early = {s.id.split("/", 2)[2] for s in real_sections(faq_early)[0] if s.kind == "question"}
    late = {s.id.split("/", 2)[2] for s in real_sections(faq)[0] if s.kind == "question"}
    assert len(early & late) >= 25
