"""JSON with the places of its values, so that an error and a citation can name the line."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from json.decoder import JSONDecodeError, JSONDecoder
from typing import Any, NamedTuple

from rulesref.catalogue import marked, said
from rulesref.errors import SourceError
from rulesref.sources.limits import few_values

_SPACE = re.compile(r"[ \t\n\r]*")
_ATOM = re.compile(r"true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?")
_STRINGS = JSONDecoder()
#: Half of a character that UTF-16 writes as two; nothing can be written with one alone.
_HALF = re.compile(r"[\ud800-\udfff]")
_WORDS = {"true": True, "false": False, "null": None}
_AGAIN = marked("fetch the file again: it may have been cut on its way")


class Node(NamedTuple):
    """A value and where it stands; lines and columns count from 1.

    ``value`` is a ``dict[str, Node]``, a ``list[Node]``, a string, a number, a truth value or
    None. ``key_line`` is the line of its name, 0 where it has none.
    """

    value: Any
    line: int
    column: int
    last_line: int
    key_line: int = 0


def read_json(lines: Sequence[str], file: str) -> Node:
    """The value that ``lines`` hold. Raises SourceError with the place where it is no JSON."""
    reader = _Reader(lines, file)
    few_values(reader.text, file)
    try:
        node, at = reader.value(reader.skip(0))
    except RecursionError:
        raise SourceError(
            said("this JSON is nested too deeply"), file=file, remedy=said(_AGAIN)
        ) from None
    at = reader.skip(at)
    if at != len(reader.text):
        raise reader.error(said("the JSON ends here, and something follows it"), at)
    return node


class _Reader:
    """A cursor over the text; methods take an offset and give a node and the offset behind it."""

    def __init__(self, lines: Sequence[str], file: str) -> None:
        self.lines = lines
        self.file = file
        self.text = "\n".join(lines)
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def skip(self, at: int) -> int:
        """The offset of the next character that is no space."""
        space = _SPACE.match(self.text, at)
        return space.end() if space else at

    def place(self, at: int) -> tuple[int, int]:
        """Line and column of an offset."""
        line = min(bisect_right(self._starts, at), len(self.lines))
        return line, at - self._starts[line - 1] + 1

    def error(self, message: str, at: int) -> SourceError:
        """An error about an offset."""
        line, column = self.place(at)
        text = self.lines[line - 1]
        return SourceError(
            message, file=self.file, line=line, column=column, text=text, remedy=said(_AGAIN)
        )

    def value(self, at: int, key_line: int = 0) -> tuple[Node, int]:
        """The value that begins at ``at``."""
        opening = self.text[at : at + 1]
        if opening == "{":
            value, end = self._object(at)
        elif opening == "[":
            value, end = self._list(at)
        elif opening == '"':
            value, end = self._string(at)
        else:
            value, end = self._atom(at)
        line, column = self.place(at)
        last = line if end <= self._starts[line] else self.place(end - 1)[0]
        return Node(value, line, column, last, key_line), end

    def _object(self, at: int) -> tuple[Any, int]:
        members: dict[str, Node] = {}
        at = self.skip(at + 1)
        if self.text[at : at + 1] == "}":
            return members, at + 1
        while True:
            key_at = at
            if self.text[at : at + 1] != '"':
                raise self._expected(said("a name in quotes"), at)
            key, at = self._string(at)
            if key in members:
                raise self.error(
                    said("{key!r} stands twice in this object").format(key=key[:40]), key_at
                )
            at = self.skip(at)
            if self.text[at : at + 1] != ":":
                raise self._expected(said("a colon"), at)
            members[key], at = self.value(self.skip(at + 1), self.place(key_at)[0])
            at, more = self._next(at, "}")
            if not more:
                return members, at

    def _list(self, at: int) -> tuple[Any, int]:
        items: list[Node] = []
        at = self.skip(at + 1)
        if self.text[at : at + 1] == "]":
            return items, at + 1
        while True:
            item, at = self.value(at)
            items.append(item)
            at, more = self._next(at, "]")
            if not more:
                return items, at

    def _next(self, at: int, closing: str) -> tuple[int, bool]:
        """The offset of the next member, or that behind ``closing``; whether there is one."""
        at = self.skip(at)
        sign = self.text[at : at + 1]
        if sign == ",":
            return self.skip(at + 1), True
        if sign == closing:
            return at + 1, False
        raise self._expected(said("a comma or {closing!r}").format(closing=closing), at)

    def _string(self, at: int) -> tuple[str, int]:
        try:
            decoded, end = _STRINGS.raw_decode(self.text, at)
        except JSONDecodeError as problem:
            if problem.msg.startswith("Unterminated"):
                raise self.error(said("this text has no closing quote"), at) from None
            raise self.error(
                said("this text has a character that JSON forbids"), problem.pos
            ) from None
        text = str(decoded)
        if _HALF.search(text):
            raise self.error(
                said("this text holds half of a character: its other \\u is missing"), at
            )
        return text, end

    def _atom(self, at: int) -> tuple[Any, int]:
        atom = _ATOM.match(self.text, at)
        if atom is None:
            raise self._expected(said("a value"), at)
        word = atom[0]
        if word in _WORDS:
            return _WORDS[word], atom.end()
        return (float(word) if set(word) & set(".eE") else _whole(word)), atom.end()

    def _expected(self, what: str, at: int) -> SourceError:
        if at >= len(self.text):
            return self.error(said("the JSON is cut short here"), max(len(self.text) - 1, 0))
        return self.error(
            said("the JSON is broken here: {what} should follow").format(what=what), at
        )


def _whole(word: str) -> int | float:
    """A whole number of up to 19 digits; a longer one, which takes long to read, only nearly."""
    return int(word) if len(word.lstrip("-")) < 20 else float(word)
