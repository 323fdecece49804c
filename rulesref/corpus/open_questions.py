"""The points that the rules leave open, read from ``open-questions.toml``.

Each further language has a file beside it, ``open-questions.it.toml``: a table for each question,
and in it one for each of its readings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.errors import ParseError
from rulesref.ready import read_toml


class Reading(NamedTuple):
    """One way to read an open point, and what it would change at the table."""

    id: str
    says: str
    changes: str


class OpenQuestion(NamedTuple):
    """A point left open. ``sources`` are the passages compared, as ``document@line``."""

    id: str  # "U-01"
    title: str
    editions: tuple[str, ...]
    entries: tuple[str, ...]
    sources: tuple[str, ...]
    texts: str
    readings: tuple[Reading, ...]
    default: str  # id of a reading
    why: str


def read_open_questions(path: Path, language: str = "en") -> tuple[OpenQuestion, ...]:
    """The questions in ``path``, none where there is no file. Raises ParseError when broken.

    In another ``language`` than English they are in its words, where there is a file of them.
    """
    if not path.is_file():
        return ()
    try:
        questions = tuple(_question(row) for row in _rows(path)["question"])
    except (KeyError, TypeError) as problem:
        raise ParseError(f"the open questions are broken: {problem}", file=str(path)) from None
    for question in questions:
        if question.default not in [reading.id for reading in question.readings]:
            raise ParseError(f"{question.id}: the default is no reading of it", file=str(path))
    words = path.with_suffix(f".{language}.toml")
    return _in_words(questions, words) if words.is_file() else questions


def titles_of(path: Path) -> dict[str, tuple[tuple[str, str], ...]]:
    """Question → its title in each language that it is put in, English first."""
    files = sorted(path.parent.glob(f"{path.stem}.*.toml"))
    titles: dict[str, tuple[tuple[str, str], ...]] = {}
    for language in ("en", *(file.suffixes[0].strip(".") for file in files)):
        for question in read_open_questions(path, language):
            titles[question.id] = (*titles.get(question.id, ()), (language, question.title))
    return titles


def _rows(path: Path) -> dict[str, Any]:
    try:
        return read_toml(path.read_text("utf-8"))
    except ValueError as problem:
        raise ParseError(f"the open questions are broken: {problem}", file=str(path)) from None


def _in_words(questions: Sequence[OpenQuestion], path: Path) -> tuple[OpenQuestion, ...]:
    """``questions`` in the words of the file ``path``, which has all of them and no others."""
    words = _rows(path)
    try:
        if strangers := words.keys() - {question.id for question in questions}:
            raise KeyError(min(strangers))
        return tuple(_told(question, words[question.id]) for question in questions)
    except (KeyError, TypeError) as problem:
        raise ParseError(
            f"the words of an open question are broken: {problem}", file=str(path)
        ) from None


def _told(question: OpenQuestion, words: Mapping[str, Any]) -> OpenQuestion:
    readings = words["readings"]
    if readings.keys() != {reading.id for reading in question.readings}:
        raise KeyError(f"readings of {question.id}")
    return question._replace(
        title=words["title"],
        texts=words["texts"],
        why=words["why"],
        readings=tuple(
            Reading(reading.id, readings[reading.id]["says"], readings[reading.id]["changes"])
            for reading in question.readings
        ),
    )


def _question(row: dict[str, object]) -> OpenQuestion:
    readings = row["reading"]
    if not isinstance(readings, list):
        raise TypeError("reading is not a list")
    return OpenQuestion(
        str(row["id"]),
        str(row["title"]),
        _texts(row["editions"]),
        _texts(row["entries"]),
        _texts(row["sources"]),
        str(row["texts"]),
        tuple(Reading(reading["id"], reading["says"], reading["changes"]) for reading in readings),
        str(row["default"]),
        str(row["why"]),
    )


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("a list of texts is missing")
    return tuple(str(one) for one in value)
