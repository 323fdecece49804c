"""From a row of the data to its section."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.entries import CardName, Document, Reference, Section
from rulesref.parse.metadata.citations import Citation
from rulesref.parse.metadata.rows import Row


def drafted(
    document: Document,
    row: Row,
    path: str,
    kind: str,
    title: str,
    body: str,
    cited: Citation | None,
    *,
    number: str = "",
    parent: str = "",
    cards: Sequence[CardName] = (),
    references: Sequence[Reference] = (),
    facts: Sequence[tuple[str, str]] = (),
) -> Section:
    """The section at ``path`` that ``row`` is; ``cited`` says since when its words stand."""
    return Section(
        id=f"{document.id}/{path}",
        document=document.id,
        kind=kind,
        title=title,
        number=number,
        parent=f"{document.id}/{parent}" if parent else "",
        first_line=row.first_line,
        last_line=row.last_line,
        page=None,
        markdown=body,
        language=document.language,
        cards=tuple(cards),
        references=tuple(references),
        pointer=bool(references) and not body,
        facts=(*_since(cited), *_file(row), *facts),
    )


def _since(cited: Citation | None) -> tuple[tuple[str, str], ...]:
    if cited is None:
        return ()
    dated = (("since-date", cited.date),) if cited.date else ()
    return (("since", cited.version), *dated)


def _file(row: Row) -> tuple[tuple[str, str], ...]:
    return (("file", row.file.name),) if row.file.bundled else ()
