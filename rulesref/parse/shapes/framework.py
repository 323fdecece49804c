"""Step charts: the round and the skill test, each step from its details, windows in between."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesref.entries import Document, Section, slug
from rulesref.parse.drafting import draft
from rulesref.parse.identity import distinct, significant
from rulesref.parse.shapes.headings import ends_of
from rulesref.sources import SourceLine

_STEP = re.compile(r"^(?P<number>\d\.\d(?:\.\d)?|ST\.\d) (?P<title>\S.*)$")
_PHASE = re.compile(r"^(?:I|II|III|IV|V)\. \S.{0,60}$")
_WINDOW = re.compile(r"\bplayer window\b", re.IGNORECASE)
_RULE_ROW = re.compile(r"^\|[\s|:-]*\|?$")


class FrameworkRow(NamedTuple):
    """A row of a chart: a step's number, or the window after the step of that number."""

    kind: str  # "step", "window", "other"
    number: str
    line: SourceLine


def chart_rows(lines: Sequence[SourceLine]) -> list[FrameworkRow]:
    """The rows of the charts among ``lines``."""
    rows, number = [], ""
    for line in lines:
        if not line.text.startswith("|") or _RULE_ROW.match(line.text):
            continue
        text = line.text.strip("| ")
        step = _STEP.match(text)
        if step:
            number = step["number"]
            rows.append(FrameworkRow("step", number, line))
        elif _WINDOW.search(text) and number:
            rows.append(FrameworkRow("window", number, line))
        else:
            rows.append(FrameworkRow("other", "", line))
    return rows


def chart(lines: Sequence[SourceLine], document: Document, path: str, title: str) -> list[Section]:
    """The chart itself as one table; ``lines`` start with its title."""
    rows = [line for line in lines[1:] if line.text.startswith("|")]
    if not rows:
        return []
    section = draft(document, path, "table", title, lines[0], rows)
    return [section._replace(markdown="\n".join(line.text for line in rows), references=())]


def steps(
    lines: Sequence[SourceLine],
    rows: Sequence[FrameworkRow],
    document: Document,
    kind: str,
    parent: str = "",
) -> list[Section]:
    """The phases and steps that ``lines`` detail, with the windows that ``rows`` put after them."""
    windows = {row.number: row.line for row in rows if row.kind == "window"}
    heads = [place for place, line in enumerate(lines) if opens_step(line.text)]
    ends = ends_of(heads, len(lines))
    paths = distinct(
        [
            _choices(lines[place], lines[place + 1 : end])
            for place, end in zip(heads, ends, strict=True)
        ]
    )
    sections: list[Section] = []
    phase = parent
    for place, end, path in zip(heads, ends, paths, strict=True):
        head, body = lines[place], lines[place + 1 : end]
        step = _STEP.match(head.text)
        if not step:
            phase = path
            sections.append(_phase(head, body, rows, document, path))
            continue
        number, title = step["number"], step["title"].rstrip(".")
        sections.append(draft(document, path, kind, title, head, body, number=number, parent=phase))
        if number in windows:
            sections.append(_window(windows.pop(number), number, document, path))
    return sections


def opens_step(text: str) -> bool:
    """Whether ``text`` is the heading of a phase or of a step."""
    return bool(_STEP.match(text) or _PHASE.match(text))


def _choices(head: SourceLine, body: Sequence[SourceLine]) -> list[str]:
    step = _STEP.match(head.text)
    path = (
        f"steps/{step['number'].lower().replace('st.', 'st-')}"
        if step
        else f"steps/{slug(head.text)}"
    )
    words = significant(" ".join([head.text, *(line.text for line in body[:1])]))
    return [path, f"{path}-{'-'.join(words[:4])}"]


def _window(line: SourceLine, number: str, document: Document, path: str) -> Section:
    return draft(
        document,
        f"{path}-window",
        "window",
        f"Player window after {number}",
        line,
        [line._replace(text=line.text.strip("| "))],
        parent=path,
        facts=[("window-after", number)],
    )


def _phase(
    head: SourceLine,
    body: Sequence[SourceLine],
    rows: Sequence[FrameworkRow],
    document: Document,
    path: str,
) -> Section:
    section = draft(document, path, "rule", head.text, head, body)
    listed = "\n".join(f"- {row.line.text.strip('| ')}" for row in _rows_of(head.text, rows))
    text = "\n\n".join(part for part in (section.markdown, listed) if part)
    return section._replace(markdown=text)


def _rows_of(phase: str, rows: Sequence[FrameworkRow]) -> Iterator[FrameworkRow]:
    """The steps and windows that the chart shows under ``phase``."""
    numeral = phase.split(".")[0] + "."
    inside = False
    for row in rows:
        text = row.line.text.strip("| ")
        if row.kind == "other" and _PHASE.match(text):
            inside = text.split(".")[0] + "." == numeral
        elif inside and row.kind != "other":
            yield row
