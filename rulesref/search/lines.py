"""A text line by line, as its source has it, and each line sentence by sentence."""

from __future__ import annotations

import re
from functools import lru_cache

from rulesref.search.prose import plain, unended

_BULLET = re.compile(r"^(?:[-*•>|#]+|\d+[.)]) *")
#: No sentence ends with an abbreviation; with a "No." that answers, the answer goes on.
UNENDED = unended("No")
_SENTENCE = re.compile(rf"(?:(?<=[.!?;:]){UNENDED}|(?<=[.!?][”\")]))\s+(?=[\w\"“(\[-])")

#: Paragraphs and items, each as its sentences.
Lines = tuple[tuple[str, ...], ...]


@lru_cache(maxsize=256)  # more than one part of the index is made from them
def lines(markdown: str) -> Lines:
    """The lines of ``markdown`` that say something, without its marks."""
    split = (_split(line) for line in plain(markdown).split("\n"))
    return tuple(said for said in split if said)


def _split(line: str) -> tuple[str, ...]:
    if line.startswith("|"):
        return _row(line)
    pieces = (_BULLET.sub("", piece.strip()) for piece in _SENTENCE.split(line))
    return tuple(piece for piece in pieces if piece)


def _row(line: str) -> tuple[str, ...]:
    """A row of a table as a sentence; what rules it off says nothing."""
    first, *others = (cell.strip() for cell in line.strip().strip("|").split("|"))
    if not first.strip("-: "):
        return ()
    return (f"{first}: {', '.join(others)};" if others else first,)


def joined(said: Lines) -> str:
    """``said`` as the index keeps it."""
    return "\n".join("\t".join(" ".join(one.split()) for one in line) for line in said)


def parted(kept: str) -> list[list[str]]:
    """The lines that are ``kept`` of a text."""
    return [line.split("\t") for line in kept.split("\n")] if kept else []


def sentences(markdown: str) -> tuple[str, ...]:
    """The sentences of ``markdown`` without its marks."""
    return tuple(sentence for line in lines(markdown) for sentence in line)
