"""Citations such as ``faq-1.3``: in which version of which document something first stood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.entries import version_key
from rulesref.parse.metadata.rows import Row

_CITATION = re.compile(r"(?P<family>faq|grimoire)-(?P<version>\d+(?:\.\d+)*)")
_DATE = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])")


class Citation(NamedTuple):
    """A version of a document. ``date`` is ISO, empty where no list of versions says it."""

    family: str
    version: str
    date: str = ""


def read_versions(rows: Iterable[Row]) -> dict[str, Citation]:
    """Citation → what it is. Raises SourceError for one that is broken or stands twice."""
    known: dict[str, Citation] = {}
    for row in rows:
        name, date = row.text("citation"), row.text("date")
        form = _CITATION.fullmatch(name)
        if form is None:
            raise row.refused(
                said("{!r} is no version: grimoire-1.1 would be one").format(name[:40]), "citation"
            )
        if not _DATE.fullmatch(date):
            raise row.refused(
                said("{!r} is no date: 2026-07-14 would be one").format(date[:40]), "date"
            )
        if name in known:
            raise row.refused(
                said("{} stands twice in the list of versions").format(name), "citation"
            )
        known[name] = Citation(form["family"], form["version"], date)
    return known


def citation_of(row: Row, known: Mapping[str, Citation]) -> Citation:
    """What ``row`` cites. Raises SourceError for a version that nobody lists, or that is none."""
    name = row.text("citation")
    if name in known:
        return known[name]
    form = _CITATION.fullmatch(name)
    if form is None:
        message = said("{!r} is no version: grimoire-1.1 would be one").format(name[:40])
        raise row.refused(message, "citation", known, name)
    if known:
        message = said("the list of versions has no {}").format(name[:40])
        raise row.refused(message, "citation", known, name)
    return Citation(form["family"], form["version"])


def latest(citations: Iterable[Citation], family: str) -> Citation | None:
    """The last version of ``family`` among ``citations``; None where there is none."""
    own = [citation for citation in citations if citation.family == family]
    return max(own, key=lambda citation: version_key(citation.version), default=None)
