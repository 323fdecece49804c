"""Notes in brackets that say where a passage came from: a FAQ point, an expansion."""

from __future__ import annotations

import re

from rulesref.entries import Provenance

_NOTE = re.compile(
    r"\s*\((?P<how>added|expanded|updated|amended) in (?P<from>[^()]*)\)(?: (?=[\"“]))?",
    re.IGNORECASE,
)
_SECTION = re.compile(r"section '([^']*)'")
_POINT = re.compile(r"point (\d+\.\d+)")
_PRINTED = re.compile(r"printed (\d+\.\d+)")
_LATER = re.compile(r"\b(updated|amended)(?: in)? ([^()]*)$", re.IGNORECASE)


def without_notes(text: str) -> str:
    """``text`` without its notes."""
    return _NOTE.sub("", text).strip() if "(" in text else text


def notes(text: str, line: int) -> list[Provenance]:
    """The notes in ``text``, in its order."""
    return [_provenance(found, line) for found in _NOTE.finditer(text)] if "(" in text else []


def later_changes(text: str) -> list[tuple[str, str]]:
    """("updated", where) and ("amended", when) as a note adds them to its origin."""
    found = []
    for note in _NOTE.finditer(text):
        later = _LATER.search(note["from"])
        if later:
            found.append((later[1].lower(), later[2].strip()))
    return found


def _provenance(found: re.Match[str], line: int) -> Provenance:
    origin = _LATER.sub("", found["from"]).strip(" ,")
    section, point = _SECTION.search(origin), _POINT.search(origin)
    printed = _PRINTED.search(origin)
    faq = origin.upper().startswith("FAQ")
    return Provenance(
        line,
        "faq" if faq else origin,
        section[1] if section else "",
        point[1] if point else "",
        found["how"].lower(),
        printed[1] if printed else "",
    )
