"""The play of the lines of a table: each goes on from where those before it have led."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rulesref.cases.case import TABLE, Case
from rulesref.cases.line_breaks import lines_of
from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.engine.outcome import UnsupportedClause
from rulesref.errors import CaseError
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.tongue import Tongue
from rulesref.session.lines import Line, head, written
from rulesref.session.offers import Asking, asking, stopped


class Played(NamedTuple):
    """Where the lines so far have led: the scene, settled, and what it asks for.

    ``kept`` is the play before it was settled, from which further lines go on; None where it
    stopped.
    """

    scene: Scene
    asking: Asking
    kept: PlayThrough | None


class Laid(NamedTuple):
    """The ``lines`` of a table in order, and their ``plays``: before the first line, then after each."""

    lines: tuple[Line, ...] = ()
    plays: tuple[Played, ...] = ()

    @property
    def last(self) -> Played:
        """Where all lines have led."""
        return self.plays[-1]

    @property
    def first_act(self) -> int | None:
        """The place of the first line that is no Given; None without one."""
        return next((at for at, line in enumerate(self.lines) if line.kind != "given"), None)


class Playing(NamedTuple):
    """How one table is played: by whose judgment, under which rules, and what its case is called."""

    judge: Judge
    edition: str
    language: str
    title: str
    cites: tuple[str, ...]

    def begun(self) -> Laid:
        """A table on which nothing lies."""
        return Laid((), (self._played(Laid(), self.case(())),))

    def more(self, laid: Laid, line: Line) -> Laid:
        """The table ``laid`` with one more ``line``. Raises ``CaseError`` about that line."""
        lines = (*laid.lines, line)
        case = self.case(lines)
        if case.fault is not None:
            raise case.fault
        return Laid(lines, (*laid.plays, self._played(laid, case)))

    def case(self, lines: tuple[Line, ...]) -> Case:
        """The case that ``lines`` are; one without a line has no step to be read."""
        text = self._text(lines)
        if not lines:
            return Case(self.title, TABLE, len(text), self.language, (), (), text)
        try:
            each = [_alone(self.judge, self._text((line,))) for line in lines]
        except CaseError:
            each = []
        if not each or any(one.fault is not None for one in each):
            return self.judge.parse(_as_file(text), TABLE)[-1]  # the fault, at its place
        steps, at, above = list[Step](), 0, len(self._text(()))
        for one in each:
            steps += (_lower(step, at) for step in one.steps)
            at += len(one.lines) - above - 1
        return each[-1]._replace(steps=tuple(steps), lines=lines_of(_as_file(text)))

    def written(self, lines: tuple[Line, ...]) -> str:
        """The case of ``lines`` in Gherkin, with the tag of its own edition."""
        return _as_file(self._text(lines))

    def _text(self, lines: tuple[Line, ...]) -> tuple[str, ...]:
        tags = (f"edition-{self.edition}", *self.cites)
        return (*head(self.language, self.title, tags), *written(lines, self.language))

    def _played(self, laid: Laid, case: Case) -> Played:
        """Where ``case`` leads, which has one line more than what is ``laid``."""
        play, taken = self._kept(laid, case)
        try:
            for step in case.steps[taken:]:
                _stop_at_unmet(play, play.take(step))
                _stop_at_refusal(play)
            kept = play.branch(case)
            if any(step.kind == "when" for step in case.steps):
                play.course.settle()
        except UnsupportedClause as problem:  # of the table as it lies, or of what is resolving
            return Played(play.scene, stopped(play.scene, problem.stop), None)
        return Played(play.scene, asking(play.scene), kept)

    def _reaches_back(self, laid: Laid, step: Step) -> bool:
        """Whether ``step`` implies what lay there before something was done at ``laid``."""
        if laid.first_act is None:
            return False
        reaches = self.judge.speech.unsaid.reaches_back
        return any(reaches(play.scene, step) for play in laid.plays[laid.first_act :])

    def _kept(self, laid: Laid, case: Case) -> tuple[PlayThrough, int]:
        """The play of the first steps of ``case`` as far as the last one changes nothing in it.

        With it goes how many steps it has taken. A step may imply what lay there before the first
        When step: then everything since is played anew.
        """
        taken = len(laid.plays) - 1
        if case.steps and self._reaches_back(laid, case.steps[-1]):
            taken = laid.first_act or 0
        taken = min(taken, len(case.steps))
        while taken > 0:
            kept = laid.plays[taken].kept
            if kept is not None:
                return kept.branch(case), taken
            taken -= 1  # that step is played anew, and with it what it implied
            if self._reaches_back(laid, case.steps[taken]):
                taken = min(taken, laid.first_act or 0)
        scene = Scene(Tongue(self.judge.game, self.judge.speech, self.language), self.edition)
        scene.telling.goes_on = True
        return PlayThrough(case, scene), 0


def _as_file(text: Iterable[str]) -> str:
    return "\n".join(text) + "\n"


@lru_cache(maxsize=512)
def _alone(judge: Judge, text: tuple[str, ...]) -> Case:
    """The case of a table of one line, as ``text``. Raises ``CaseError``.

    Each line has a keyword of its own, so that what it says is the same whatever stands above it;
    to read all lines for each one more would take the longer the more has been told.
    """
    return judge.parse(_as_file(text), TABLE)[-1]


def _lower(step: Step, by: int) -> Step:
    """``step`` so many lines further down."""
    table = tuple((cell, line + by, column) for cell, line, column in step.table)
    return step._replace(line=step.line + by, table=table)


def _stop_at_unmet(play: PlayThrough, unmet: Iterable[Unmet]) -> None:
    """Raise ``CaseError`` where what a step says is not so: nothing that is false is written down."""
    for wrong in unmet:
        raise play.faults.error(
            said("this is not so: {happened}").format(happened=wrong.happened),
            remedy=said("say it otherwise, or leave it out"),
        )


def _stop_at_refusal(play: PlayThrough) -> None:
    """Raise ``CaseError`` where the rules forbid what a step wants, with the rule."""
    refused = play.scene.telling.refused
    if refused is not None:
        raise play.faults.error(
            why_refused(play.scene, refused), remedy=said("`options` tells what is lawful")
        )
