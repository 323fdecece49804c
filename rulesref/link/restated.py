"""Which entries restate a section: by its id, or by a line of its document."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from rulesref.corpus.restated import Restated
from rulesref.entries import Section


def restated_by(
    restated: Iterable[Restated], sections: Iterable[Section]
) -> dict[str, tuple[str, ...]]:
    """Section id → the entries that restate it. A line of no section at hand is passed over."""
    by_line = _ByLine(sections)
    found: dict[str, list[str]] = defaultdict(list)
    for restatement in restated:
        for passage in restatement.restates:
            section_id = by_line.section(passage) if "@" in passage else passage
            if section_id is None:
                continue
            for entry_id in _meant(section_id, (restatement.id, *restatement.also)):
                if entry_id not in found[section_id]:
                    found[section_id].append(entry_id)
    return {section_id: tuple(entries) for section_id, entries in found.items()}


def _meant(section_id: str, entries: Sequence[str]) -> list[str]:
    """Those of ``entries`` that a section is of: the one whose name it bears, else all.

    An erratum of many cards is one restatement, but each card's record is that card's alone.
    """
    name = section_id.rsplit("/", 1)[-1]
    named = [e for e in entries if name == e.rsplit("/", 1)[-1]]
    if not named:
        named = [e for e in entries if name.startswith(e.rsplit("/", 1)[-1] + "-")]
    return [max(named, key=len)] if named else list(entries)


class _ByLine:
    """Finds the deepest section on a line of a document."""

    def __init__(self, sections: Iterable[Section]) -> None:
        self._spans: dict[str, list[tuple[int, int, str]]] = defaultdict(list)
        for section in sections:
            span = (section.first_line, section.last_line, section.id)
            self._spans[section.document].append(span)

    def section(self, passage: str) -> str | None:
        document, _, line = passage.rpartition("@")
        if not line.isdigit():
            return None
        at = int(line)
        around = [
            (last - first, section_id)
            for first, last, section_id in self._spans.get(document, ())
            if first <= at <= last
        ]
        return min(around)[1] if around else None
