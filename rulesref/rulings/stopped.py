"""What a case has come to where it stops, because nobody has described what follows."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.outcome import Unsupported
from rulesref.record import NamedTuple
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.reasons import why_stopped
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.tags import UNSUPPORTED
from rulesref.rulings.untold import how_to_tell


class Stopped(NamedTuple):
    """The verdict at a stop, its reason, and what of the steps up to it was not met."""

    verdict: str
    reason: str
    unmet: list[Unmet]


def stopped(
    case: Case, scene: Scene, play: PlayThrough, stop: Unsupported, told_in: str
) -> Stopped:
    """What ``case`` has come to at the ``stop``; with ``told_in`` it is told in that language.

    Where all that it says has come about, or its question was answered before, the stop is no harm.
    """
    if scene.state.pending is None:  # what the step would begin has not, and never will
        scene.state.pending = stop
    expects_it = UNSUPPORTED in case.tags
    unmet: list[Unmet] = []
    left = play.unjudged()
    play.read_on()  # before a Then step is judged: what comes up to it has to be read too
    if not expects_it:
        left = play.judge_decided(left, unmet)
    why = _why(case, scene, stop, told_in)
    judged = not left and case.steps[-1].kind == "then" and not play.passed_over
    verdict, reason = "unsupported", why
    if judged and play.comes_to_fate(stop):
        verdict, reason = "ordered", ""  # nothing is said of what fate gives then
    elif judged and not expects_it:
        verdict = "ordered"  # the reason still tells why it stopped
    answered = scene.telling.verdict
    if answered and not expects_it and not _asks(scene, case, left):
        unmet += [Unmet(step.line, step.text, why) for step in left[:1]]
        verdict = answered.answer
        reason = "; ".join(filter(None, (answered.reason, reason)))
    return Stopped(verdict, reason, unmet)


def _why(case: Case, scene: Scene, stop: Unsupported, told_in: str) -> str:
    """Why ``case`` stops, and for whoever writes it how to tell what is not described."""
    expected = " ".join(step.text for step in case.steps if step.kind == "then")
    silent = told_in or UNSUPPORTED in case.tags
    way_on = "" if silent else how_to_tell(scene, stop, expected)
    why = why_stopped(scene.in_language(told_in or case.language), stop)
    return "; ".join(filter(None, (why, way_on)))


def _asks(scene: Scene, case: Case, steps: Iterable[Step]) -> bool:
    """Whether one of ``steps`` asks a question."""
    patterns = scene.tongue.speech.sentences["asked"].patterns[case.language]
    return any(pattern.read(step.text) for step in steps for pattern in patterns)
