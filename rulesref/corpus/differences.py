"""What differs between the editions of a game, read from ``differences/*.toml``.

One row is one difference. It is checked as it is read: a wrong key, a kind that there is not, a
sentence that is none or a citation of no document is refused with its place.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.corpus.compared import FOLDER, KINDS
from rulesref.entries import EDITIONS
from rulesref.errors import ParseError
from rulesref.nearest import nearest


class Difference(NamedTuple):
    """One difference, as it is written.

    ``before`` are sections of the documents of 2016, ``since`` those of 2026; ``switch`` is that
    of the engine that carries it, ``question`` the open question that it hangs on; "" is none.
    """

    id: str
    kind: str
    entries: tuple[str, ...]
    before: tuple[str, ...]
    since: tuple[str, ...]
    switch: str
    question: str
    en: str
    it: str
    file: str
    line: int


class Same(NamedTuple):
    """Rules that look changed and are not, with the reason in both languages."""

    entries: tuple[str, ...]
    en: str
    it: str
    file: str
    line: int


class Differences(NamedTuple):
    """All rows of a game, in the order of the files."""

    rows: tuple[Difference, ...]
    same: tuple[Same, ...]


_KEYS = {
    "difference": (
        "id",
        "kind",
        "entries",
        "before",
        "since",
        "switch",
        "question",
        "en",
        "it",
    ),
    "same": ("entries", "en", "it"),
}
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_QUESTION = re.compile(r"U-\d{2}")
_TITLE = re.compile(r"\s*\[\[\s*(\w+)\s*\]\]")
_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)")


class _Place(NamedTuple):
    """Where a table of a file begins, for errors."""

    file: str
    line: int
    text: str

    def refused(self, message: str, candidates: tuple[str, ...] = ()) -> ParseError:
        return ParseError(
            message, file=self.file, line=self.line, column=1, text=self.text, candidates=candidates
        )


def read_differences(game: Path) -> Differences:
    """The rows of the game whose corpus folder this is. Raises ParseError."""
    rows: list[Difference] = []
    same: list[Same] = []
    for path in sorted((game / FOLDER).glob("*.toml")):
        for kind, table, place in _tables(path, f"{FOLDER}/{path.name}"):
            _check_keys(kind, table, place)
            if kind == "same":
                same.append(_same(table, place, game.name))
            else:
                rows.append(_difference(table, place, game.name))
    _check_apart(rows, same)
    return Differences(tuple(rows), tuple(same))


def _tables(path: Path, name: str) -> list[tuple[str, dict[str, Any], _Place]]:
    """(kind, table, place) of every table in the file, in its order."""
    try:
        text = path.read_text("utf-8")
        held = tomllib.loads(text)
    except UnicodeDecodeError as problem:
        raise ParseError(f"this is no text in UTF-8: {problem}", file=name) from None
    except tomllib.TOMLDecodeError as problem:
        raise _broken(str(problem), text, name) from None
    for key in held:
        if key not in _KEYS or not isinstance(held[key], list):
            raise ParseError(
                f"{key!r} is no list of tables that this file can have",
                file=name,
                candidates=tuple(f"[[{kind}]]" for kind in _KEYS),
            )
    places: dict[str, list[_Place]] = {kind: [] for kind in _KEYS}
    for number, line in enumerate(text.splitlines(), 1):
        if (title := _TITLE.match(line)) and title[1] in places:
            places[title[1]].append(_Place(name, number, line))
    return [
        (kind, table, place)
        for kind, tables in held.items()
        for table, place in zip(tables, places[kind], strict=True)
    ]


def _broken(message: str, text: str, name: str) -> ParseError:
    place = _PLACE.search(message)
    line, column = (int(place[1]), int(place[2])) if place else (1, 1)
    lines = text.splitlines()
    return ParseError(
        f"this is no TOML: {_PLACE.sub('', message)}",
        file=name,
        line=line,
        column=column,
        text=lines[line - 1] if line <= len(lines) else "",
    )


def _check_keys(kind: str, table: dict[str, Any], place: _Place) -> None:
    for key in table:
        if key not in _KEYS[kind]:
            near = nearest(key, _KEYS[kind]) or _KEYS[kind]
            raise place.refused(f"a row of [[{kind}]] has no key {key!r}", near)
    if missing := [key for key in _KEYS[kind] if key not in table]:
        raise place.refused(f"a row of [[{kind}]] has to say {', '.join(missing)}")


def _difference(table: dict[str, Any], place: _Place, game: str) -> Difference:
    row = Difference(
        _text(table, "id", place),
        _text(table, "kind", place),
        _names(table, "entries", place, game),
        _names(table, "before", place, game),
        _names(table, "since", place, game),
        _text(table, "switch", place),
        _text(table, "question", place),
        _sentence(table, "en", place),
        _sentence(table, "it", place),
        place.file,
        place.line,
    )
    if not _SLUG.fullmatch(row.id):
        raise place.refused(f"{row.id!r} is no id: small letters, digits and hyphens")
    if row.question and not _QUESTION.fullmatch(row.question):
        raise place.refused(f"{row.question!r} is no open question, as U-27 is")
    if row.kind not in KINDS:
        raise place.refused(f"{row.kind!r} is no kind", nearest(row.kind, KINDS) or KINDS)
    if not row.entries:
        raise place.refused(f"{row.id} concerns no rule")
    if not row.before and row.kind != "new":
        raise place.refused(f"{row.id} is {row.kind} and cites nothing of {EDITIONS[0]}")
    if not row.since and row.kind != "gone":
        raise place.refused(f"{row.id} is {row.kind} and cites nothing of {EDITIONS[1]}")
    return row


def _same(table: dict[str, Any], place: _Place, game: str) -> Same:
    entries = _names(table, "entries", place, game)
    if not entries:
        raise place.refused("a row of [[same]] concerns no rule")
    texts = _sentence(table, "en", place), _sentence(table, "it", place)
    return Same(entries, *texts, place.file, place.line)


def _text(table: dict[str, Any], key: str, place: _Place) -> str:
    value = table[key]
    if not isinstance(value, str) or value != value.strip() or "\n" in value:
        raise place.refused(f"{key} has to be a text on one line, without blanks around it")
    return value


def _sentence(table: dict[str, Any], key: str, place: _Place) -> str:
    text = _text(table, key, place)
    if len(text.split()) < 4 or not text.endswith((".", '."', ".)")):
        raise place.refused(f"{key} has to be a sentence with a stop at its end")
    return text


def _names(table: dict[str, Any], key: str, place: _Place, game: str) -> tuple[str, ...]:
    """Ids of entries or of sections, each once."""
    value = table[key]
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise place.refused(f"{key} has to be a list of ids")
    for name in value:
        if not name.startswith(f"{game}/") or name != name.strip():
            raise place.refused(f"{name!r} is no id of {game}")
        if value.count(name) > 1:
            raise place.refused(f"{key} names {name} twice")
    return tuple(value)


def _check_apart(rows: list[Difference], same: list[Same]) -> None:
    """No id stands twice, no two rows say one thing, and no rule is said to be the same twice."""
    seen: dict[str, tuple[str, int]] = {}
    for row in rows:
        for told in (row.id, row.en, row.it):
            _once(told, row, seen)
    for told_same in same:
        for entry in told_same.entries:
            _once(entry, told_same, seen)


def _once(told: str, row: Difference | Same, seen: dict[str, tuple[str, int]]) -> None:
    if told in seen:
        file, line = seen[told]
        raise ParseError(
            f"{told!r} stands twice", file=row.file, line=row.line, candidates=(f"{file}:{line}",)
        )
    seen[told] = (row.file, row.line)
