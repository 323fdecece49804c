"""What a replay gives: lines of a timeline, what was unmet, and a verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, overload

from rulesref.engine.found import Decider
from rulesref.engine.state import State
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction

VERDICTS = ("yes", "no", "ordered", "depends", "open", "unsupported")


class Moment(NamedTuple):
    """One line of a timeline, ready to print."""

    depth: int
    text: str
    event: str
    slots: Mapping[str, Any]
    stage: str
    source: str
    chooser: str
    options: tuple[str, ...]
    chosen: str
    cites: tuple[str, ...]


class Timeline(Sequence[Moment]):
    """The lines of a timeline, put into words by ``tell()`` once somebody looks at one of them."""

    __slots__ = ("_tell", "_told")

    def __init__(self, tell: Callable[[], tuple[Moment, ...]]) -> None:
        self._tell: Callable[[], tuple[Moment, ...]] | None = tell
        self._told: tuple[Moment, ...] = ()

    def _lines(self) -> tuple[Moment, ...]:
        if self._tell is not None:
            self._told, self._tell = self._tell(), None
        return self._told

    @overload
    def __getitem__(self, place: int) -> Moment: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Moment]: ...

    def __getitem__(self, place: int | slice) -> Moment | Sequence[Moment]:
        return self._lines()[place]

    def __len__(self) -> int:
        return len(self._lines())

    def __iter__(self) -> Iterator[Moment]:
        return iter(self._lines())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._lines() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._lines())

    def __repr__(self) -> str:
        return repr(self._lines())


class Witness(NamedTuple):
    """One way in which play can go on to ``answer``, "yes" or "no", from a question on.

    ``least`` and ``most`` bound the probability of the answer over every way to choose, as
    fractions.
    """

    answer: str
    least: str
    most: str
    timeline: tuple[Moment, ...]

    def as_json(self) -> dict[str, Any]:
        """The object that ``replay --json`` prints for this way."""
        return {**self._asdict(), "timeline": [moment._asdict() for moment in self.timeline]}


class Unmet(NamedTuple):
    """An expectation that failed: what was expected, and what happened.

    ``question`` is the one that it expects an answer to; empty where it is about none.
    """

    line: int
    expected: str
    happened: str
    question: str = ""


class Remark(NamedTuple):
    """What is to be known beside the step of ``line``, though it is met."""

    line: int
    told: str


class Verdict(NamedTuple):
    """The answer to ``question``: "yes", "no", "depends", "open" or "unsupported".

    ``chance`` is the least and the greatest probability of a yes over every way to choose;
    ``deciders`` made the difference; ``readings`` maps U-ids to reading → answer. ``ways`` maps
    each answer that can come to one row of decisions that leads there from ``position``.
    """

    question: str
    answer: str
    chance: tuple[Fraction, Fraction]
    deciders: tuple[Decider, ...] = ()
    readings: Mapping[str, Mapping[str, str]] = {}
    reason: str = ""
    ways: Mapping[bool, tuple[Any, ...]] = {}
    position: State | None = None


class Answered(NamedTuple):
    """One question of a case, and what came of it; ``since`` counts the timeline before it."""

    line: int
    verdict: Verdict
    outcomes: tuple[Witness, ...]
    since: int


class Meant(NamedTuple):
    """By ``name`` alone the card ``code`` is meant; ``others`` have that name too.

    Where it makes no difference, ``alike``, any of them may be meant.
    """

    name: str
    code: str
    others: tuple[str, ...]
    alike: bool = False


class Ruling(NamedTuple):
    """The outcome of one case in one edition. ``reason`` explains all verdicts but "ordered".

    ``verdict``, ``asked`` and ``outcomes`` are those of the last question, where there are any.
    """

    name: str
    file: str
    line: int
    edition: str
    passed: bool
    verdict: str
    reason: str
    timeline: Sequence[Moment]
    unmet: tuple[Unmet, ...]
    cites: tuple[str, ...]
    tags: tuple[str, ...] = ()
    asked: dict[str, Any] | None = None
    outcomes: tuple[Witness, ...] = ()
    questions: tuple[Answered, ...] = ()
    language: str = "en"  # of the case: what is printed around the timeline speaks it too
    meant: tuple[Meant, ...] = ()  # by names alone that other cards have too
    remarks: tuple[Remark, ...] = ()
    stop: str = ""  # what nothing describes, at which it stopped: the id of the stop
    rests_on: tuple[str, ...] = ()  # open questions that what is told without a question rests on
    assumed: tuple[str, ...] = ()  # events of the play that no step told, each type once

    @property
    def expected_stop(self) -> bool:
        """Whether the case said that the engine cannot run it yet, and it stopped there."""
        return self.verdict == "unsupported" and "unsupported" in self.tags

    def as_json(self) -> dict[str, Any]:
        """The object that ``replay --json`` prints for this case."""
        return {
            "name": self.name,
            "file": self.file,
            "line": self.line,
            "edition": self.edition,
            "passed": self.passed,
            "verdict": self.verdict,
            "reason": self.reason,
            "rests_on": list(self.rests_on),
            "cites": list(self.cites),
            "asked": self.asked,
            "questions": [
                {
                    "line": question.line,
                    "question": question.verdict.question,
                    "answer": question.verdict.answer,
                    "reason": question.verdict.reason,
                }
                for question in self.questions
            ],
            "timeline": [moment._asdict() for moment in self.timeline],
            "unmet": [one._asdict() for one in self.unmet],
            "meant": [{**one._asdict(), "others": list(one.others)} for one in self.meant],
            "remarks": [one._asdict() for one in self.remarks],
        }
