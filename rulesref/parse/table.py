"""The one ordered table of document shapes: who recognises a file and who parses it.

Each row names a module with ``claims(text: SourceText) -> list[Portion]`` (by content alone; an
empty list when it is not that document) and ``parse(portion, warnings) -> list[Section]``.
Modules are imported only when they are asked, so that a row costs nothing until then.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from rulesref.catalogue import said
from rulesref.entries import Section
from rulesref.errors import ParseError
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceText
from rulesref.sources.limits import PASSAGES

#: (module below this package, document ids or prefixes that it parses)
ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("documents.rules_reference", ("arkham-lcg/rules-reference-",)),
    ("documents.faq", ("arkham-lcg/faq-2",)),
    ("documents.faq_early", ("arkham-lcg/faq-1",)),
    ("grimorio.document", ("arkham-lcg/grimorio-",)),
    ("documents.community_summary", ("arkham-lcg/eog-summary-",)),
    ("documents.eldritch_rulebook", ("eldritch-horror/rulebook",)),
    ("documents.generic", ("",)),
)

#: The same for JSON, which nobody else reads.
JSON_ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("metadata.document", ("arkham-lcg/grimoire-", "arkham-lcg/rulings-")),
    ("documents.arkham_cards", ("arkham-lcg/arkham-cards-",)),
)


def _module(name: str) -> ModuleType:
    return import_module(f"rulesref.parse.{name}")


def is_known(document_id: str) -> bool:
    """Whether a document with this id is one that is recognised."""
    rows = (*JSON_ROWS, *ROWS)
    return any(document_id.startswith(prefixes) for _, prefixes in rows if prefixes != ("",))


def recognise(text: SourceText) -> list[Portion]:
    """The documents that ``text`` holds, in its own order; empty when it is none we know.

    Raises SourceError for JSON that is broken.
    """
    found: list[Portion] = []
    for name, prefixes in JSON_ROWS if text.json else ROWS:
        if prefixes == ("",):
            continue
        found += _module(name).claims(text)
    return sorted(found, key=lambda portion: portion.lines[0].number)


def _refuse_too_many(sections: list[Section], portion: Portion) -> None:
    most = PASSAGES.now()
    if len(sections) > most:
        message = said("the document has over {most:,} passages").format(most=most)
        raise PASSAGES.error(message, portion.document.file or portion.document.id)


def parse(portion: Portion, warnings: list[Warning]) -> list[Section]:
    """The sections of ``portion`` in reading order; ``warnings`` collects what looked wrong."""
    for name, prefixes in (*JSON_ROWS, *ROWS):
        if portion.document.id.startswith(prefixes):
            sections: list[Section] = _module(name).parse(portion, warnings)
            _refuse_too_many(sections, portion)
            return sections
    raise ParseError(f"no parser for {portion.document.id}")  # pragma: no cover - generic takes all
