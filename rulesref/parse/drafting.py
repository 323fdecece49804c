"""From the lines of one passage to its section: body, icons, cards, references, notes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.entries import Document, Section
from rulesref.parse import passage
from rulesref.parse.identity import distinct
from rulesref.parse.marks.card_names import card_names, unique
from rulesref.parse.marks.provenance import later_changes, notes, without_notes
from rulesref.parse.marks.references import references
from rulesref.parse.mending.lost_icons import LOST
from rulesref.parse.portion import Warning
from rulesref.sources import SourceLine

_POINTER = re.compile(r"^See(?: also)?:? [\"“]")
_ONLY_HOLE = re.compile(rf"\s*\((?:{re.escape(LOST)}|\?)\)")


def clean_title(text: str) -> str:
    """``text`` as a title: no provenance note, no bracket that only held a lost icon."""
    return _ONLY_HOLE.sub("", without_notes(text)).strip()


def draft(
    document: Document,
    path: str,
    kind: str,
    title: str,
    head: SourceLine,
    body: Sequence[SourceLine],
    *,
    number: str = "",
    parent: str = "",
    facts: Sequence[tuple[str, str]] = (),
    numbered: bool = False,
) -> Section:
    """The section whose title stands on ``head`` and whose text is ``body``.

    ``parent`` is a path. ``numbered``: the lists of the body count from 1. ``body`` may start
    with ``head`` itself, where the title is only the first words of the text.
    """
    lines = list(body) if body and body[0].number == head.number else [head, *body]
    texts = [kept for line in body if (kept := _text(line))]
    changes = [change for line in lines for change in later_changes(line.text)]
    return Section(
        id=f"{document.id}/{path}",
        document=document.id,
        kind=kind,
        title=title,
        number=number,
        parent=f"{document.id}/{parent}" if parent else "",
        first_line=head.number,
        last_line=max(line.number for line in lines),
        page=head.page,
        markdown=passage.markdown(texts, numbered),
        language=document.language,
        icon_lost=tuple(dict.fromkeys(line.number for line in lines if LOST in line.text)),
        cards=unique(card for line in lines for card in card_names(line.text)),
        references=tuple(found for line in body for found in references(line.text, line.number)),
        provenance=tuple(note for line in lines for note in notes(line.text, line.number)),
        pointer=bool(texts) and all(_POINTER.match(text) for text in texts),
        facts=(*facts, *changes),
        edition="",
    )


def _text(line: SourceLine) -> str:
    """The line without its notes, its leading mark and spaces kept."""
    if "(" not in line.text:
        return line.text
    lead = re.match(r"\s*(?:- )?", line.text)
    kept = lead[0] if lead else ""
    return kept + without_notes(line.text[len(kept) :])


def distinct_sections(sections: Sequence[Section], warnings: list[Warning]) -> list[Section]:
    """``sections`` with ids that differ; each one that had to be changed is a warning."""
    ids = distinct([[section.id, f"{section.id}-{section.kind}"] for section in sections])
    for section, own in zip(sections, ids, strict=True):
        if own != section.id:
            warnings.append(Warning(section.first_line, said("{} stands twice").format(section.id)))
    return [section._replace(id=own) for section, own in zip(sections, ids, strict=True)]
