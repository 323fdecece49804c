"""HTML with the line of every tag in it, made in one walk; what would choke a parser is refused."""

from __future__ import annotations

import re

from rulesref.catalogue import said
from rulesref.errors import SourceError
from rulesref.sources.limits import ATTRIBUTES, TAGS

#: Tags inside one another; parsers slow down with the square of it.
DEEPEST = 12_000

#: A tag of fewer characters cannot have too many attributes.
_LONG = 1_000
_TAG = re.compile(r"<(?P<close>/?)(?P<name>[A-Za-z][A-Za-z0-9:-]*)|\n")
_ATTRIBUTE = re.compile(
    r"[\s/]*+[^\s/>=][^\s/>=]*+(?:\s*+=\s*+(?:\"[^\"]*+\"?|'[^']*+'?|[^\s>]*+))?"
)
#: Tags that end by themselves, so that they do not nest when nobody closes them.
_SHALLOW = frozenset(
    [
        "area",
        "base",
        "br",
        "col",
        "embed",
        "hr",
        "img",
        "input",
        "link",
        "meta",
        "source",
        "track",
        "wbr",
        "p",
        "li",
        "dt",
        "dd",
        "tr",
        "td",
        "th",
        "option",
        "html",
        "head",
        "body",
        "tbody",
        "thead",
        "tfoot",
    ]
)


def with_places(text: str, name: str, attribute: str) -> str:
    """``text`` with its line in every opening tag, as ``attribute``. Raises SourceError."""
    most = TAGS.now()
    if text.count("<") > most:
        raise TAGS.error(said("the file has over {most:,} tags").format(most=most), name)
    pieces: list[str] = []
    line, at, last, depth = 1, 0, 0, 0
    while found := _TAG.search(text, at):
        at = found.end()
        if found[0] == "\n":
            line += 1
            continue
        if found["name"].lower() not in _SHALLOW:
            depth = max(0, depth + (-1 if found["close"] else 1))
            if depth > DEEPEST:
                raise SourceError(
                    said("tags are nested over {deepest} deep").format(deepest=DEEPEST),
                    file=name,
                    line=line,
                )
        if not found["close"]:
            pieces += (text[last:at], f" {attribute}={line} ")
            last = at
        if text.find(">", at, at + _LONG) < 0:
            end = _behind_attributes(text, at, name, line)
            line += text.count("\n", at, end)
            at = end
    pieces.append(text[last:])
    return "".join(pieces)


def _behind_attributes(text: str, at: int, name: str, line: int) -> int:
    """Where the attributes of a long tag end, which begin at ``at``. Raises SourceError."""
    most, count = ATTRIBUTES.now(), 0
    while found := _ATTRIBUTE.match(text, at):
        at = found.end()
        count += 1
        if count > most:
            raise ATTRIBUTES.error(
                said("this tag has over {most:,} attributes").format(most=most), name, line
            )
    return at
