from __future__ import annotations

from collections import Counter

from rulesref.parse.documents import eldritch_rulebook
from rulesref.parse.documents.eldritch_outline import outline
from tests.parse.real_documents import check_spans, parsed, real_portion, real_sections, source

MADE_UP = """Eldritch Horror

Using this Rulebook

A book about moss, in the shape of another.

The Golden Rules

Cards of moss beat stones.

Setup

Do this in order.

0.5. Choose Moss

Choose one.

  1. Look: Take a good look at
  2. Take: It is yours

Related Topics: Stones, Moss Cup

1. Place the Stone

Anywhere.

Phase 1: Action Phase

In this phase everybody may do the following:

Watering Action

The gardener tests . Then he gains a icon.

Empty Title

What are Stones?

They are hard.

Phase 2: Encounter Phase

Meet a stone, as in steps 1 and 4 of Small Table, then follow steps 0–1 of setup.

Optional Rules

If you like.

Harder Stones

Harder.

Small Table

Moss Stones
1Green12
4Brown23

Errata

Mistakes of ours.

Investigator Abilities

Of gardeners.

Ann Moss

“Old” Ben

He digs twice.

Frequently Asked Questions

By topic.

Stones & Moss

Can moss grow on a stone?

Yes.

On every stone.

Is a stone “hard?”

It is.

Empty Topic
"""


def test_headings_are_lone_short_lines() -> None:
    parts = outline(source(MADE_UP).lines)
    assert len(parts) == 21
    assert [part.title for part in parts if part.empty] == [
        "Eldritch Horror",
        "Empty Title",
        "Ann Moss",
        "Empty Topic",
    ]


def test_sections_by_group() -> None:
    found, warnings = parsed(eldritch_rulebook, MADE_UP)
    assert [(path, section.kind) for path, section in found.items()] == [
        ("using-this-rulebook", "rule"),
        ("the-golden-rules", "rule"),
        ("setup", "rule"),
        ("setup/step-0.5", "setup-step"),
        ("setup/step-1", "setup-step"),
        ("action-phase", "rule"),
        ("watering-action", "rule"),
        ("what-are-stones", "rule"),
        ("encounter-phase", "rule"),
        ("optional-rules", "rule"),
        ("harder-stones", "rule"),
        ("small-table", "rule"),
        ("about/errata", "note"),
        ("investigator-abilities", "rule"),
        ("investigator/old-ben", "investigator"),
        ("about/frequently-asked-questions", "note"),
        ("qa/moss-grow-stone", "question"),
        ("qa/stone-hard", "question"),
    ]
    check_spans(list(found.values()))
    assert [(w.line, w.message.split()[-2:]) for w in warnings if "repair" not in w.message] == [
        (30, ["this", "line"]),
        (36, ["'Empty", "Title'"]),
        (68, ["'Ann", "Moss'"]),
        (90, ["'Empty", "Topic'"]),
    ]


def test_an_empty_heading_takes_nothing_from_the_next_one() -> None:
    found, _ = parsed(eldritch_rulebook, MADE_UP)
    assert found["watering-action"].last_line == 34
    assert found["what-are-stones"].first_line == 38
    assert not [s for s in found.values() if "Ann" in s.title]


def test_steps_references_icons_and_tables() -> None:
    found, _ = parsed(eldritch_rulebook, MADE_UP)
    step = found["setup/step-0.5"]
    assert (step.number, step.title, step.parent) == (
        "0.5",
        "Choose Moss",
        "eldritch-horror/rulebook/setup",
    )
    assert [r.text for r in step.references] == ["Stones", "Moss Cup"]
    assert step.markdown.startswith("Choose one.\n\n1. Look: Take a good look at\n2. Take")
    assert [r.text for r in found["encounter-phase"].references if "0" not in r.text] == [
        "Small Table",
        "step 1 of setup",
    ]
    assert found["watering-action"].markdown == "The gardener tests [?]. Then he gains a [?] icon."
    assert found["small-table"].markdown.endswith("- 1 | Green | 1 | 2\n- 4 | Brown | 2 | 3")
    assert found["harder-stones"].fact("optional") == "yes"
    assert found["investigator-abilities"].fact("optional") == ""


def test_questions_have_topics_and_whole_answers() -> None:
    found, _ = parsed(eldritch_rulebook, MADE_UP)
    question = found["qa/moss-grow-stone"]
    assert (question.title, question.markdown) == (
        "Can moss grow on a stone?",
        "Yes.\n\nOn every stone.",
    )
    assert question.fact("topic") == "Stones & Moss"


def test_other_texts_are_not_claimed() -> None:
    assert eldritch_rulebook.claims(source(MADE_UP)) != []
    few = MADE_UP.replace("Using this Rulebook", "Use")
    assert eldritch_rulebook.claims(source(few)) == []
    assert eldritch_rulebook.claims(source(MADE_UP.replace("Eldritch Horror", "Moss"))) == []


def test_the_real_rulebook_yields_what_was_counted_by_hand() -> None:
    portion = real_portion(eldritch_rulebook)
    assert portion.document.id == "eldritch-horror/rulebook"
    parts = outline(portion.lines)
    assert len(parts) == 162
    empty = [part.title for part in parts[1:] if part.empty]
    assert len(empty) == 20
    start = next(i for i, part in enumerate(parts) if part.title == "Investigator Abilities")
    end = next(i for i, p in enumerate(parts) if p.title == "Frequently Asked Questions")
    investigators = parts[start + 1 : end]
    assert len(investigators) == 31
    assert len([part for part in investigators if part.empty]) == 11
    sections, warnings = real_sections(eldritch_rulebook)
    kinds = Counter(section.kind for section in sections)
    assert (kinds["question"], kinds["investigator"]) == (75, 20)
    assert len([w for w in warnings if "no text under" in w.message]) == 20
    assert not [w for w in warnings if "repair" in w.message]
    check_spans(sections)


def test_the_real_rulebook_gives_every_line_to_one_section() -> None:
    sections, _ = real_sections(eldritch_rulebook)
    covered = Counter(line for s in sections for line in range(s.first_line, s.last_line + 1))
    assert set(covered.values()) == {1}
    parts = outline(real_portion(eldritch_rulebook).lines)
    topics = {
        part.head.number for part in parts if part.title in {s.fact("topic") for s in sections}
    }
    heads = {part.head.number for part in parts if part.empty} | topics
    missed = [
        line.number
        for line in real_portion(eldritch_rulebook).lines
        if line.text and line.number not in covered and line.number not in heads
    ]
    assert missed == []
