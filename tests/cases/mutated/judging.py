"""How a mutated file is judged: no exception but a refusal, no hang, and no step lost silently."""

from __future__ import annotations

import json
import signal
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, NamedTuple
from unittest.mock import patch

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.errors import CaseBug, CaseError
from rulesref.render.timeline import render_ruling
from rulesref.rulings import replay as replaying
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.ruling import Ruling, Unmet
from tests.arkham import JUDGE
from tests.cases.mutated.lines import Line
from tests.cases.mutated.originals import tags

#: Seconds of the processor for one file: many times what the slowest takes.
LIMIT = 20.0


class TooLong(BaseException):
    """A file took longer than the limit; nothing that is only an ``Exception`` stops it."""


class Judged(NamedTuple):
    """What came of a file: ``outcome`` is "unread" where the whole is refused, else the worst of its cases:
    "refused", "stopped", "unmet" or "passed".

    ``problem`` says what is wrong with how it was read or replayed; empty where nothing is.
    """

    outcome: str
    problem: str = ""


class _Noting(PlayThrough):
    """A play that remembers which steps it has taken."""

    taken: ClassVar[list[Step]] = []

    def take(self, step: Step) -> list[Unmet]:
        unmet = super().take(step)
        _Noting.taken.append(step)
        return unmet

    def read_on(self) -> None:
        super().read_on()
        _Noting.taken.extend(self.case.steps)


def judged(path: Path, lines: Sequence[Line], edition: str, limit: float = LIMIT) -> Judged:
    """What comes of the file at ``path``, of which ``lines`` say where steps stand."""
    try:
        with _limited(limit), patch.dict("os.environ", {"RULESREF_DEBUG": "1"}):
            return _replayed(path, lines, edition)
    except TooLong:
        return Judged("", f"hang: more than {limit:g} seconds")
    except Exception as problem:
        return Judged("", f"{type(problem).__name__} in {_place(problem)}: {problem}")


def _replayed(path: Path, lines: Sequence[Line], edition: str) -> Judged:
    try:
        cases = JUDGE.read(path)
    except CaseError as refused:
        return Judged("unread", _unplaced(refused))
    lost = _lost(cases, lines)
    if lost:
        return Judged("", f"lost: {lost}")
    outcomes: set[str] = set()
    for case in cases:
        outcome = _outcome(case, edition)
        if outcome.problem:
            return outcome
        outcomes.add(outcome.outcome)
    return Judged(next(one for one in ("refused", "stopped", "unmet", "passed") if one in outcomes))


def _outcome(case: Case, edition: str) -> Judged:
    _Noting.taken.clear()
    with patch.object(replaying, "PlayThrough", _Noting):
        (ruling,) = JUDGE.replay_all([case], edition, _nearest)
    if isinstance(ruling, CaseBug):
        return Judged("", f"bug: {ruling.message}")
    if isinstance(ruling, CaseError):
        return Judged("refused", _unplaced(ruling))
    if len(_Noting.taken) < len(case.steps):
        return Judged("", f"not taken: {case.steps[len(_Noting.taken)].text}")
    _show(ruling)
    kinds = {"unsupported": "stopped"}
    return Judged(kinds.get(ruling.verdict, "unmet" if ruling.unmet else "passed"))


def _show(ruling: Ruling) -> None:
    """Print the ruling in both ways, to nobody; ``UnicodeEncodeError`` is an exception as well."""
    json.dumps(ruling.as_json(), ensure_ascii=False).encode("utf-8")
    "\n".join(render_ruling(ruling, 80)).encode("utf-8")


def _unplaced(refused: CaseError) -> str:
    """What is wrong with a refusal: it has no place in the file, or cannot be printed."""
    str(refused).encode("utf-8")
    json.dumps(refused.as_json(), ensure_ascii=False).encode("utf-8")
    shown = refused.text is not None and refused.line and refused.column
    return "" if shown else f"no place: {refused.message}"


def _nearest(cite: str) -> tuple[str, ...] | None:
    return None if cite in tags() else ()


def _lost(cases: Iterable[Case], lines: Sequence[Line]) -> str:
    """The first line with a step in it that no case takes, and no fault of a case covers."""
    known = set(_known(list(cases), len(lines)))
    for number, line in enumerate(lines, 1):
        if line.is_live and number not in known:
            return f"line {number}: {line.text.strip()[:200]}"
    return ""


def _known(cases: Sequence[Case], last: int) -> Iterator[int]:
    """The numbers of the lines that a case takes, or that belong to a case with a fault."""
    begins = sorted({case.line for case in cases})
    for case in cases:
        for step in case.steps:
            yield step.line
            yield from (line for _, line, _ in step.table)
            yield from (line for _, line, _ in step.pieces)
        if case.fault is not None:
            yield from range(case.line, next((n for n in begins if n > case.line), last + 1))


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise ``TooLong`` after so many seconds of the processor."""

    def stop(number: int, frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _place(problem: Exception) -> str:
    frame = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"
