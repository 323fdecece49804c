"""A report that somebody hands over: read, held against its digests, and replayed here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.book.lookup import Lookup
from rulesref.catalogue import said
from rulesref.entries import EDITIONS
from rulesref.errors import CaseError, ParseError, RulesrefError
from rulesref.reports.report import FORMAT, PARTS, Source, digests, packed
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import VERDICTS

#: So many differences of one part are told.
_TOLD = 6
#: The longest value that is shown of a difference.
_LONGEST = 80
_ABSENT = object()
#: What a report looks like: a type, several of them, a list of one shape, or the keys of an object.
_SHAPE: Mapping[str, Any] = {
    "report": int,
    "case": {"name": str, "file": str, "number": int, "text": str},
    "ruling": {
        "verdict": VERDICTS,
        "reason": str,
        "passed": bool,
        "questions": [{"line": int, "question": str, "answer": VERDICTS, "reason": str}],
        "unmet": [{"line": int, "expected": str, "happened": str}],
        "timeline": [{"depth": int, "text": str, "cites": [str]}],
    },
    "versions": {"rulesref": str, "game": str, "edition": EDITIONS},
    "rules": [{"id": str, "title": str, "digest": str}],
    "cards": [
        {"code": str, "name": str, "by": (str, type(None)), "digest": str, "facts": dict},
    ],
    "digests": dict.fromkeys(PARTS, str),
}


class Difference(NamedTuple):
    """One place of a report: what it ``says``, and what comes of it ``here``."""

    where: str
    says: str
    here: str


class Checked(NamedTuple):
    """A report as it was handed over, and where it differs from what comes of its case here."""

    report: dict[str, Any]
    differs: tuple[Difference, ...]

    @property
    def identical(self) -> bool:
        """Whether the case replays to the identical result, whatever else differs."""
        return not any(one.where.startswith("ruling") for one in self.differs)


def is_report(text: str) -> bool:
    """Whether ``text`` is meant as a report, and not as a case."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def read_report(text: str, file: str) -> dict[str, Any]:
    """The report that ``text`` is. Raises ``ParseError`` for what is none, or of another format."""
    try:
        told = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError) as problem:
        line = getattr(problem, "lineno", None)
        column = getattr(problem, "colno", None)
        raise _no_report(said("this is no JSON"), file, line, column) from None
    if isinstance(told, dict) and isinstance(told.get("report"), dict):  # as --json prints it
        told = told["report"]
    if not isinstance(told, dict) or "report" not in told:
        raise _no_report(said("this is no report of a case"), file)
    if told["report"] != FORMAT:
        raise _no_report(
            said("a report of format {told!r}; this rulesref reads {format}").format(
                told=told["report"], format=FORMAT
            ),
            file,
        )
    wrong = list(_misfits(told, _SHAPE, ""))
    if wrong:
        message = said("missing, unknown or wrong in this report: {}")
        raise _no_report(message.format(", ".join(wrong[:_TOLD])), file)
    return told


def _misfits(value: Any, shape: Any, where: str) -> Iterator[str]:
    """The places of ``value`` that are not of that ``shape``."""
    if isinstance(shape, dict) and isinstance(value, dict):
        yield from (f"{where}{key}" for key in sorted(map(str, value.keys() ^ shape.keys())))
        for key in shape.keys() & value.keys():
            yield from _misfits(value[key], shape[key], f"{where}{key}.")
    elif isinstance(shape, list) and isinstance(value, list):
        for place, one in enumerate(value, 1):
            yield from _misfits(one, shape[0], f"{where}{place}.")
    elif not _is_one(value, shape):
        yield where.rstrip(".")


def _is_one(value: Any, shape: Any) -> bool:
    """Whether ``value`` is of a type that ``shape`` names, or a word of it."""
    allowed = shape if isinstance(shape, tuple) else (shape,)
    return any(
        type(value) is one if isinstance(one, type) else isinstance(value, str) and value == one
        for one in allowed
    )


def checked(report: dict[str, Any], file: str, judge: Judge, lookup: Lookup) -> Checked:
    """``report`` held against its digests and replayed.

    Raises ``CaseError`` for one that was edited, with what differs, and for a case that cannot be
    played here.
    """
    case = report["case"]
    source = Source(case["file"], case["text"], case["number"])
    real = digests(report)
    edited = [part for part in PARTS if report["digests"][part] != real[part]]
    try:
        here = packed(judge, lookup, source, report["versions"]["edition"])
    except RulesrefError as problem:
        if edited:
            raise _edited(edited, (problem.message,), file) from None
        raise
    differs = [
        difference
        for part in PARTS
        for difference in list(_differences(report[part], here[part], part))[:_TOLD]
    ]
    if edited:
        raise _edited(edited, tuple(map(told_difference, differs)), file)
    return Checked(report, tuple(differs))


def _edited(parts: list[str], differs: tuple[str, ...], file: str) -> CaseError:
    """The refusal of a report whose ``parts`` are not what was packed."""
    return CaseError(
        said("this report was edited: {}").format(", ".join(parts)),
        file=file,
        candidates=differs or (said("what it says is what comes of it here: no more can be told"),),
        listed=said("what differs"),
        remedy=said("ask for it as it was packed, or pack its case anew"),
    )


def told_difference(one: Difference) -> str:
    """A difference in one line."""
    return said("{where}: the report says {says}, here it is {here}").format(**one._asdict())


def _differences(says: Any, here: Any, where: str) -> Iterator[Difference]:
    if says == here:
        return
    if isinstance(says, dict) and isinstance(here, dict):
        for key in dict.fromkeys((*says, *here)):
            yield from _differences(
                says.get(key, _ABSENT), here.get(key, _ABSENT), f"{where}.{key}"
            )
    elif isinstance(says, list) and isinstance(here, list):
        for place in range(max(len(says), len(here))):
            one, other = (each[place] if place < len(each) else _ABSENT for each in (says, here))
            yield from _differences(one, other, f"{where}[{place + 1}]")
    else:
        yield Difference(where, _shown(says), _shown(here))


def _shown(value: Any) -> str:
    if value is _ABSENT:
        return said("nothing")
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _no_report(
    message: str, file: str, line: int | None = None, column: int | None = None
) -> ParseError:
    return ParseError(
        message,
        file=file,
        line=line,
        column=column,
        remedy=said("rulesref report FILE packs a case into a report"),
    )
