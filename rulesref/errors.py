"""The error tree: one shape, so that a player always learns what, where and what to do.

Exit status 2 belongs to every error here; status 1 (nothing found) is an answer, not an error.
"""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class RulesrefError(Exception):
    """Something the user gave cannot be used.

    ``message`` is one sentence. ``file``, ``line`` and ``column`` (both from 1) say where,
    ``text`` is that line as it stands, ``candidates`` are the nearest names, best first, or what
    ``listed`` says that they are, and ``remedy`` is what to do next. ``candidates`` may be what
    finds them: they are looked for when somebody asks, and most errors are dropped unread.
    """

    kind = "error"

    def __init__(
        self,
        message: str,
        *,
        file: str | None = None,
        line: int | None = None,
        column: int | None = None,
        text: str | None = None,
        candidates: tuple[str, ...] | Callable[[], tuple[str, ...]] = (),
        remedy: str | None = None,
        listed: str = "nearest",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.text = text
        self.could_mean = candidates
        self.remedy = remedy
        self.listed = listed

    @property
    def candidates(self) -> tuple[str, ...]:
        """The names that could have been meant, looked for once."""
        if not isinstance(self.could_mean, tuple):
            self.could_mean = self.could_mean()
        return self.could_mean

    def __reduce__(self) -> str | tuple[Any, ...]:
        """What is sent to another process knows its candidates."""
        self.could_mean = self.candidates
        return super().__reduce__()

    def at(self, line: int, column: int) -> RulesrefError:
        """The same error, about a place."""
        self.line, self.column = line, column
        return self

    @property
    def where(self) -> str:
        """``file:line:column`` as far as it is known, else an empty string."""
        parts = [self.file or ""]
        if self.line is not None:
            parts.append(str(self.line))
            if self.column is not None:
                parts.append(str(self.column))
        return ":".join(part for part in parts if part)

    def as_json(self) -> dict[str, object]:
        """The ``{"error": …}`` object that every verb prints with ``--json``."""
        return {
            "error": {
                "kind": self.kind,
                "message": self.message,
                "file": self.file,
                "line": self.line,
                "column": self.column,
                "candidates": list(self.candidates),
                "remedy": self.remedy,
            }
        }

    def __str__(self) -> str:
        message = _in_one_line(self.message)
        lines = [f"{_in_one_line(self.where)}: {message}" if self.where else message]
        if self.text is not None:
            lines += _pointed_at(self.text, self.column)
        if self.candidates:
            if self.listed == "nearest":
                lines.append(
                    "  " + said("nearest: {}").format(_in_one_line(", ".join(self.candidates)))
                )
            else:  # sentences, which have commas of their own
                lines += [
                    f"  {self.listed}:",
                    *(f"    {_in_one_line(candidate)}" for candidate in self.candidates),
                ]
        if self.remedy:  # one may have several lines, each set in
            remedy = "\n  ".join(map(_in_one_line, self.remedy.split("\n  ")))
            lines.append("  " + said("remedy: {}").format(remedy))
        return "\n".join(lines)


def _in_one_line(text: str) -> str:
    """``text`` with a mark for each line break: what somebody named could pass for a word of ours."""
    return text.replace("\r", "\n").replace("\n", "\N{REPLACEMENT CHARACTER}")


#: So much of a long line is shown, and at least so much of it before its caret.
_SHOWN, _BEFORE = 160, 80


def _pointed_at(text: str, column: int | None) -> list[str]:
    """The line, or the part of a long one around ``column``, and a caret below that column.

    A tab stays one below itself, so that the caret stands right; what could command a terminal is
    shown as a mark.
    """
    place = (column or 1) - 1
    start = max(0, place - _BEFORE) if len(text) > _SHOWN else 0
    part = text[start : start + _SHOWN]
    shown = "".join(
        c if c.isprintable() or c == "\t" else "\N{REPLACEMENT CHARACTER}" for c in part
    )
    before, after = "…" if start else "", "…" if start + _SHOWN < len(text) else ""
    lines = [f"    {before}{shown}{after}"]
    if column is not None and place <= len(text):
        under = "".join(c if c == "\t" else " " for c in before + shown[: place - start])
        lines.append(f"    {under}^")
    return lines


class SourceError(RulesrefError):
    """A file that cannot be read as a document at all."""

    kind = "source"


class ParseError(RulesrefError):
    """A document that was read but whose shape is broken."""

    kind = "parse"


class UnresolvedReference(RulesrefError):
    """A name or id that belongs to nothing.

    ``told`` is that name as it stands in a longer sentence, so that a caret can point at it.
    """

    kind = "unresolved"

    def __init__(self, message: str, *, told: str = "", **more: Any) -> None:
        super().__init__(message, **more)
        self.told = told


class AmbiguousReference(RulesrefError):
    """A name that belongs to several things; ``candidates`` lists them, ``told`` is that name."""

    kind = "ambiguous"

    def __init__(self, message: str, *, told: str = "", **more: Any) -> None:
        super().__init__(message, **more)
        self.told = told


class CaseError(RulesrefError):
    """A case that cannot be replayed as it is written.

    ``meant`` are the cards that names meant by then which other cards have too, ``besides`` such
    names with every other card that has it. It is ``forbidden`` where a rule forbids what a step does.
    """

    kind = "case"
    forbidden = False
    meant: tuple[Any, ...] = ()
    besides: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def __str__(self) -> str:
        told = said("{name} is the card {code}; of that name there is also {others}")
        namesakes = [
            "  " + told.format(name=one.name, code=one.code, others=", ".join(one.others))
            for one in self.meant
        ]
        return "\n".join((super().__str__(), *namesakes))


class Undecided(CaseError):
    """A case that stops where somebody must choose, or fate decides, and no step tells it.

    ``waits_for`` is the id of that choice or chance.
    """

    waits_for = ""


class SeveralMeant(CaseError):
    """A case that calls a card by a ``called`` that several cards have."""

    called = ""


class NoOneAnswer(CaseError):
    """A question that is understood, and whose answer is no one statement: it is so of none, or of several."""


class NothingToDecline(CaseError):
    """A case in which somebody does not react where nothing is offered to anybody."""


class CaseBug(CaseError):
    """A case on which rulesref itself broke: nothing is wrong with the case."""

    kind = "bug"


class StoreError(RulesrefError):
    """The folder of the user's data, or the index in it, cannot be used."""

    kind = "store"


class WorkError(RulesrefError):
    """Work that was given to other processes or machines did not come back."""

    kind = "work"


class UsageError(RulesrefError):
    """A command line that asks for something that does not exist."""

    kind = "usage"
