"""The publisher's documents, read from the folder that ``RULESREF_SOURCES`` names."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rulesref.entries import Section
from rulesref.errors import SourceError
from rulesref.parse import Warning, parse, recognise
from rulesref.sources import SourceText, read

VARIABLE = "RULESREF_SOURCES"
SUFFIXES = (".txt", ".md", ".html", ".htm", ".pdf")

#: Document id → its sections.
Originals = Mapping[str, Sequence[Section]]


def originals(folder: Path | None = None, game: str = "") -> Originals:
    """The sections of every document in ``folder`` (default: ``RULESREF_SOURCES``).

    Raises SourceError where the variable is unset or the folder holds no document we know.
    """
    folder = folder or _named()
    found: dict[str, Sequence[Section]] = {}
    for text in _texts(folder):
        for portion in recognise(text):
            document = portion.document
            if document.tier != "restatement" and document.game == (game or document.game):
                warnings: list[Warning] = []
                found[document.id] = parse(portion, warnings)
    if not found:
        raise SourceError(
            "no document that rulesref knows lies here",
            file=str(folder),
            remedy=f"set {VARIABLE} to the folder with the official documents as text",
        )
    return found


def _named() -> Path:
    value = os.environ.get(VARIABLE, "")
    if not value:
        raise SourceError(
            f"{VARIABLE} is not set",
            remedy=f"set {VARIABLE} to the folder with the official documents as text",
        )
    return Path(value)


def _texts(folder: Path) -> Iterator[SourceText]:
    if not folder.is_dir():
        raise SourceError("no such folder", file=str(folder), remedy=f"correct {VARIABLE}")
    for path in sorted(folder.iterdir()):
        if path.suffix.lower() in SUFFIXES:
            yield read(path)
