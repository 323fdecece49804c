"""What the parsers make of a file: its documents, each with its sections and warnings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from rulesref.catalogue import said
from rulesref.entries import Document, Section
from rulesref.errors import SourceError
from rulesref.parse import Portion, Warning, parse, recognise
from rulesref.sources import SourceText


class Parsed(NamedTuple):
    """One document as its parser read it, nothing linked yet."""

    document: Document
    sections: tuple[Section, ...]
    warnings: tuple[Warning, ...]


class Source(Protocol):
    """A file that a build takes in. ``parsed`` raises what reading and parsing raise."""

    @property
    def name(self) -> str:
        """The name of the file."""

    def parsed(self) -> Sequence[Parsed]:
        """The documents in the file, in its order."""


class Given(NamedTuple):
    """A file to take in, and the document that the user says it is (None: recognise it)."""

    text: SourceText
    as_document: Document | None = None

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.text.name

    def parsed(self) -> tuple[Parsed, ...]:
        """The documents in the file. Raises SourceError when nobody knows it and nobody says."""
        return parse_all(portions_of(self))


def portions_of(given: Given) -> list[Portion]:
    """The documents in one file. Raises SourceError when nobody knows it and nobody says."""
    if given.as_document is not None and not given.text.json:
        return [Portion(given.as_document, given.text.lines)]
    portions = recognised(given.text)
    if not portions and given.text.json:
        raise SourceError(
            said("this JSON is none of the data that rulesref knows"),
            file=given.text.name,
            remedy=said(
                "arkhamlcg-metadata and ArkhamCards' rules are; other documents: text, HTML, PDF"
            ),
        )
    if not portions:
        raise SourceError(
            said("this is none of the documents that rulesref knows"),
            file=given.text.name,
            remedy=said("say what it is: --game, --tier, --title, --version, --language"),
        )
    return portions


def recognised(text: SourceText) -> list[Portion]:
    """The documents that ``text`` says itself that it holds."""
    return [
        Portion(portion.document._replace(file=text.name, sha256=text.sha256), portion.lines)
        for portion in recognise(text)
    ]


def parse_all(portions: Iterable[Portion]) -> tuple[Parsed, ...]:
    """Each document of ``portions`` parsed; of two portions of one document, the first counts."""
    first: dict[str, Portion] = {}
    for portion in portions:
        first.setdefault(portion.document.id, portion)
    return tuple(map(_parse, first.values()))


def _parse(portion: Portion) -> Parsed:
    warnings: list[Warning] = []
    sections = parse(portion, warnings)
    return Parsed(portion.document, tuple(sections), tuple(warnings))
