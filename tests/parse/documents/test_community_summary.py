from __future__ import annotations

from rulesref.parse.documents import community_summary
from rulesref.parse.shapes.atx import heading
from rulesref.parse.shapes.run_in import runs
from rulesref.sources import SourceLine
from tests.parse.real_documents import check_spans, parsed, real_portion, real_sections, source

MADE_UP = """
# ORDEROFGAMERS.COM

Buy moss.

# v3

May 2026

Game: **ARKHAM HORROR: THE CARD GAME**

# ARKHAM HORROR

## THE CARD GAME

### GARDENING

Water  the moss.

**The Dry Rule** If nobody waters, it dries.

**Stones** are hard.

#### On your turn

**Dig:** Dig a hole.

It stays open.

**Water:** Pour water:

**Bucket** Take a full one.

**2. Go home.** Close the gate.

**Cans** hold water.

## The Evening

- Sleep.
  - Deep:** dream.

## MOSS SHEET

### Morning *Not on Sundays*

- Wake up.
- Hunter moss moves.** It moves.

### Noon

Eat moss.

## MOSS SHEET

### Morning *Not on Sundays*

- Wake up.
- Hunter moss moves.** It moves.

### Noon

Eat moss.

Drink water.

Sit down.

### Night

Drink water.

Sit down.

### Night

  \tSleep well.
\t<b>Dream</b> of moss.

And of stones.

  \tSleep well.
\t<b>Dream</b> of moss.

## KEYWORDS

### Green

It is green.

## Wet

It is wet.
"""


def test_capitals_open_groups_whatever_the_level() -> None:
    found, _ = parsed(community_summary, MADE_UP)
    paths = [path for path in found if not path.startswith("play-reference/")]
    assert paths == [
        "gardening",
        "gardening/dig",
        "gardening/water",
        "gardening/go-home",
        "gardening/cans",
        "gardening/the-evening",
        "keywords/green",
        "keywords/wet",
    ]
    check_spans(list(found.values()))


def test_keywords_are_glossary_entries() -> None:
    found, _ = parsed(community_summary, MADE_UP)
    assert [p for p, s in found.items() if s.fact("keyword")] == ["keywords/green", "keywords/wet"]
    assert found["keywords/wet"].kind == "glossary"


def test_run_in_terms_are_titles_and_leave_the_text() -> None:
    found, _ = parsed(community_summary, MADE_UP)
    dig, water = found["gardening/dig"], found["gardening/water"]
    assert (dig.title, dig.markdown) == ("Dig", "Dig a hole.\n\nIt stays open.")
    assert dig.last_line - dig.first_line == 2
    assert water.markdown == "Pour water:\n\n**Bucket** Take a full one."
    assert found["gardening/cans"].markdown == "Cans hold water."
    assert "The Dry Rule" in found["gardening"].markdown  # two terms are too few to cut


def test_lost_icons_and_half_bold_are_marked() -> None:
    found, _ = parsed(community_summary, MADE_UP)
    assert found["gardening"].markdown.startswith("Water [?] the moss.")
    assert found["gardening/the-evening"].markdown == "- Sleep.\n  - **Deep:** dream."


def test_what_is_printed_twice_is_one_entry() -> None:
    found, _ = parsed(community_summary, MADE_UP)
    sheet = {p: s for p, s in found.items() if p.startswith("play-reference/")}
    assert [s.entry for s in sheet.values()] == ["arkham-lcg/summary/play-reference"] * len(sheet)
    morning = sheet["play-reference/morning"]
    assert morning.markdown.startswith("Not on Sundays\n\n- Wake up.\n- **Hunter moss moves.**")
    again = [n for n, line in enumerate(MADE_UP.split("\n"), 1) if "Wake" in line][1]
    assert morning.fact("printed-again") == f"{again}-{again + 1}"
    assert sum(s.markdown.count("Eat moss") for s in found.values()) == 1


def test_the_copy_that_is_left_out_is_told() -> None:
    lines = MADE_UP.split("\n")
    assert (lines[53], lines[62], lines[70], lines[74]) == (
        "## MOSS SHEET",
        "Eat moss.",
        "Drink water.",
        "### Night",
    )
    _, warnings = parsed(community_summary, MADE_UP)
    assert [(w.line, w.message) for w in warnings] == [
        (54, "printed a second time, and left out here: lines 54-63, 71-75")
    ]
    once = "\n".join([*lines[:53], *lines[63:70], *lines[75:]])
    assert parsed(community_summary, once)[1] == []


def test_one_repeated_paragraph_is_no_second_copy() -> None:
    twice = MADE_UP.replace("It is wet.", "It is green.")
    found, _ = parsed(community_summary, twice)
    assert found["keywords/wet"].markdown == "It is green."


def test_terms_need_company() -> None:
    lines = [SourceLine(1, "**One:** a"), SourceLine(2, "**Two:** b")]
    assert [run.title for run in runs(lines)] == [""]
    assert [run.title for run in runs([*lines, SourceLine(3, "**Three:** c")])] == [
        "One",
        "Two",
        "Three",
    ]


def test_document_and_other_texts() -> None:
    (portion,) = community_summary.claims(source(MADE_UP))
    document = portion.document
    assert (document.id, document.date) == ("arkham-lcg/eog-summary-3", "2026-05")
    assert document.tier == "summary"
    assert community_summary.claims(source(MADE_UP.replace("# v3", ""))) == []
    assert community_summary.claims(source(MADE_UP.replace("ORDEROFGAMERS", "MOSS"))) == []
    assert community_summary.claims(source(MADE_UP.replace("ARKHAM HORROR", "MOSS"))) == []


def test_the_real_summary_yields_what_was_counted_by_hand() -> None:
    portion = real_portion(community_summary)
    assert portion.document.id == "arkham-lcg/eog-summary-2"
    assert len([line for line in portion.lines if heading(line.text)]) == 73
    sections, warnings = real_sections(community_summary)
    assert len([s for s in sections if s.fact("keyword")]) == 22
    sheet = [s for s in sections if s.entry]
    assert {s.entry for s in sheet} == {"arkham-lcg/summary/play-reference"}
    assert (sheet[0].first_line, sheet[-1].last_line) == (333, 457)
    assert {s.fact("printed-again") for s in sheet} == {
        "361-365",
        "369-381",
        "408-424",
        "428-431",
        "461-466",
        "470-477",
        "481-483",
    }
    assert [(warning.line, warning.message) for warning in warnings] == [
        (357, "printed a second time, and left out here: lines 357-381, 408-431, 459-483")
    ]
    check_spans(sections)


def test_the_real_summary_gives_every_line_to_one_section() -> None:
    sections, _ = real_sections(community_summary)
    lines = real_portion(community_summary).lines
    again = [s.fact("printed-again").split("-") for s in sections if s.entry]
    known = {n for first, last in again for n in range(int(first), int(last) + 1)}
    covered: list[int] = [n for s in sections for n in range(s.first_line, s.last_line + 1)]
    assert len(covered) == len(set(covered))
    missed = [
        line.number
        for line in lines
        if line.number > 71
        and line.text
        and not heading(line.text)
        and line.number not in known | set(covered)
    ]
    assert missed == []
