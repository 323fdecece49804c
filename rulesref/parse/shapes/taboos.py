"""Taboo lines: a card, then what the optional list changes about it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.entries import CardName, Document, Section, slug
from rulesref.parse.drafting import draft
from rulesref.parse.identity import distinct
from rulesref.parse.marks.card_list import printed_cards
from rulesref.parse.shapes.headings import is_heading
from rulesref.sources import SourceLine

_EXPERIENCE = re.compile(r"(?P<change>[+–-]\d+) experience$")


def taboos(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The introductions of the list and of its groups as notes, and each line as a taboo."""
    sections: list[Section] = []
    drafts: list[tuple[SourceLine, str]] = []
    notes: list[list[SourceLine]] = []
    group = ""
    for line in lines:
        if line.text.startswith("- "):
            drafts.append((line, group))
        elif line is lines[0] or is_heading(line.text):
            group = line.text.split(" — ")[-1]
            notes.append([line])
        else:
            notes[-1].append(line)
    for note in notes:
        if len(note) > 1:
            title = note[0].text.split(" — ")[-1]
            sections.append(
                draft(document, f"about/{slug(title)}", "note", title, note[0], note[1:])
            )
    paths = distinct([_choices(line.text) for line, _ in drafts])
    sections += [
        _taboo(document, path, line, group)
        for path, (line, group) in zip(paths, drafts, strict=True)
    ]
    return sorted(sections, key=lambda section: section.first_line)


def _choices(text: str) -> list[str]:
    cards, _ = printed_cards(text.removeprefix("- "))
    if not cards:
        return [f"taboo/{slug(text)}"]
    name = "-".join(slug(card.name) for card in cards[:2])
    return [f"taboo/{name}", f"taboo/{name}-{slug(cards[0].number)}"]


def _taboo(document: Document, path: str, line: SourceLine, group: str) -> Section:
    text = line.text.removeprefix("- ")
    cards, rest = printed_cards(text)
    change = _EXPERIENCE.search(text)
    facts = [("group", _group(group, change["change"] if change else ""))]
    if change:
        facts.append(("xp", change["change"].replace("–", "-")))
    title = ", ".join(card.printed for card in cards) or text
    section = draft(
        document,
        path,
        "taboo",
        title,
        line,
        [line._replace(text=rest.lstrip(": ") or _said_by(group))],
        number=cards[0].number if len(cards) == 1 else "",
        facts=facts,
    )
    names = tuple(CardName(card.name, card.number, "") for card in cards)
    return section._replace(cards=names)


def _said_by(group: str) -> str:
    """What a line that only names its card says: the heading that it stands under."""
    return f"{group}."


def _group(heading: str, change: str) -> str:
    """ "chained", "unchained", or the heading's own word."""
    if "/" in heading and change:
        return "chained" if change.startswith("+") else "unchained"
    return slug(heading)
