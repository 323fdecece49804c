"""Every way in which a case can end: what lies there then, who brings it about, how likely it is."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesref.cases.case import Case
from rulesref.cases.keywords import KEYWORD
from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.engine.explore import explore
from rulesref.engine.found import Budget, Decider, Found, TooMany
from rulesref.engine.outcome import Choice, Endless, Unsupported, UnsupportedClause
from rulesref.engine.state import State
from rulesref.engine.trail import Behind, Trail
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.rulings.deciding import decides
from rulesref.rulings.ends import changes, is_one_of_many
from rulesref.rulings.interchange import interchangeable
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.reasons import why_stopped
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Moment, Ruling
from rulesref.rulings.scene import Scene
from rulesref.rulings.step_error import placed
from rulesref.rulings.stopping import stop_where_held
from rulesref.rulings.timeline import moments
from rulesref.rulings.tongue import Tongue
from rulesref.rulings.verdict import among, behind, in_doubt, in_force, trail_of
from rulesref.rulings.witness import steps_of

if TYPE_CHECKING:
    from fractions import Fraction


class End(NamedTuple):
    """One end: ``changes`` tells card by card what the case has changed, or why it stops.

    ``kind`` is "end" where play is over or rests, "unsupported" where it comes to what nobody has
    described, "endless" where it goes on for ever.
    ``least`` and ``most`` bound its probability over every way to choose, as fractions;
    ``steps`` are When steps that lead there, to be added to the case.
    """

    kind: str
    changes: tuple[str, ...]
    least: str
    most: str
    steps: tuple[str, ...]


class Ends(NamedTuple):
    """What one reading of the rules leads to; ``left`` are ways that the budget left untried.

    ``deciders`` make a difference to what lies there in the end, ``idle`` have a choice that makes
    none; both in words.
    """

    ends: tuple[End, ...]
    positions: int
    left: int = 0
    deciders: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()


class Outcomes(NamedTuple):
    """Every end of one case, and those of other readings of an open question that differ.

    ``otherwise`` maps the question to reading → its ends; ``timeline`` is what the case tells.
    ``keyword`` begins a step that leads to an end, in the language of the case.
    """

    name: str
    file: str
    line: int
    edition: str
    language: str
    keyword: str
    timeline: tuple[Moment, ...]
    found: Ends
    otherwise: Mapping[str, Mapping[str, Ends]]


def outcomes(judge: Judge, case: Case, edition: str, budget: Budget) -> Outcomes:
    """Every end of ``case`` from its last When step on; Then steps are left aside.

    The time of ``budget`` is that of all readings of the rules. Raises ``CaseError``.
    """
    edition, case = judge.edition_for(case, edition), judge.apart(case)
    laid, scene = _played(judge, case, edition, {})
    trail = trail_of(scene)
    found = _ends(laid, scene, budget, trail)
    return Outcomes(
        case.name,
        case.file,
        case.line,
        edition,
        case.language,
        KEYWORD[case.language]["when"],
        moments(scene),
        found,
        dict(_otherwise(judge, case, scene, found, budget, trail)),
    )


def until(judge: Judge, case: Case, edition: str, sentence: str, budget: Budget) -> Ruling:
    """The ruling on whether ``sentence`` comes about, with one way there and one around it.

    Raises ``CaseError``.
    """
    asked = judge.speech.sentences["asked"].patterns[case.language][0]
    text = asked.write({"what": sentence})
    steps = tuple(step for step in case.steps if step.kind != "then")
    asking = case._replace(steps=(*steps, Step("then", text, case.line, 1, ())))
    return judge.replay(asking, edition, budget=budget)


def _played(
    judge: Judge, case: Case, edition: str, changed: Mapping[str, Any]
) -> tuple[Scene, Scene]:
    """The scenes after the Given steps of ``case``, and after its When steps as far as they decide."""
    scene = Scene(Tongue(judge.game, judge.speech, case.language), edition, changed)
    scene.telling.goes_on = True  # every way on is tried, and what is drawn is told by none
    play = PlayThrough(case, scene, declining=bool(changed))
    laid = scene
    try:
        for step in case.steps:
            if step.kind == "given":
                play.take(step)
        laid = scene.at(scene.state.fork())
        for step in case.steps:
            if step.kind == "when":
                play.take(step)
        play.faults.stop_at_refusal()
        _judge_position(case, scene)
        play.course.settle()
    except UnsupportedClause:
        pass  # the state has stopped for good, and says so as its end
    return laid, scene


def _judge_position(case: Case, scene: Scene) -> None:
    """Raise ``CaseError`` where what was laid out cannot be, and no When step has found it so."""
    try:
        scene.tongue.speech.unsaid.judge(case, scene, "then")
    except (AmbiguousReference, UnresolvedReference) as problem:
        raise placed(case, scene, case.steps[-1], problem) from None


def _otherwise(
    judge: Judge, case: Case, scene: Scene, found: Ends, budget: Budget, trail: Trail
) -> Iterator[tuple[str, dict[str, Ends]]]:
    """The open questions on which the ends depend, with the ends of every other reading."""
    for question, reading in in_doubt(scene):
        here = in_force(scene, reading)
        other = {}
        for name, value in reading.values.items():
            if value != here:
                laid, there = _played(judge, case, scene.edition, {reading.switch: value})
                other[name] = _ends(laid, there, budget, behind(trail, scene, there, reading))
        if any(_seen(ends) != _seen(found) for ends in other.values()):
            yield question, other


def _seen(ends: Ends) -> set[tuple[str, ...]]:
    """What two readings have in common that lead to the same."""
    return {(end.kind, end.least, end.most, *end.changes) for end in ends.ends}


def _ends(laid: Scene, scene: Scene, budget: Budget, trail: Trail | Behind | None) -> Ends:
    """Everything that can come of ``scene`` beside what was ``laid`` out, the likeliest first."""
    search = _Search(laid, scene)
    try:
        if scene.waiting is not None and not scene.telling.declined:
            stop_where_held(scene.state)
        found = search.explored(budget, trail)
    except UnsupportedClause as problem:
        return Ends((End("unsupported", (why_stopped(scene, problem.stop),), "1", "1", ()),), 0)
    except TooMany as problem:
        seen = tuple(End("end", lines, "0", "1", ()) for lines in search.ends)
        return Ends(seen, problem.positions, problem.left)
    ends = sorted(_told(scene, found), key=lambda end: (-_share(end.most), end.changes))
    whole = all(end.kind == "end" for end in ends)  # behind a stop anything may matter
    idle = found.choices - {(decider.id, decider.chooser) for decider in found.deciders}
    return Ends(
        tuple(ends),
        search.positions,
        0,
        _in_words(scene, found.deciders),
        _in_words(scene, (Decider(id, who, ()) for id, who in idle if whole)),
    )


class _Search:
    """One exploration of ``scene``: it notes the ends that it comes by."""

    def __init__(self, laid: Scene, scene: Scene) -> None:
        self.laid = laid
        self.scene = scene
        self.ends: dict[tuple[str, ...], None] = {}
        self.positions = 0

    def explored(self, budget: Budget, trail: Trail | Behind | None = None) -> Found:
        """What can come of the scene. Raises ``TooMany``."""
        return explore(
            self.scene.state,
            self._lies,
            rests=self._rests,
            only=self.scene.telling.narrowed,
            among=lambda choice: among(self.scene, choice),
            budget=budget,
            alike=interchangeable(self.scene, lambda id: not is_one_of_many(self.laid, id)),
            trail=trail,
        )

    def _rests(self, choice: Choice) -> bool:
        return choice.id in self.scene.tongue.game.rests

    def _lies(self, state: State) -> Hashable:
        """What lies there at an end; nothing that play comes by on the way there matters."""
        self.positions += 1
        waits = state.pending
        if waits is not None and not (isinstance(waits, Choice) and self._rests(waits)):
            return None
        lies = changes(self.laid, self.scene.at(state))
        self.ends[lies] = None
        return lies


def _told(scene: Scene, found: Found) -> Iterator[End]:
    for answer, (least, most) in found.chances.items():
        way = steps_of(scene, found.ways[answer])
        if isinstance(answer, Unsupported):
            yield End("unsupported", (why_stopped(scene, answer),), str(least), str(most), way)
        elif isinstance(answer, Endless):
            loop = said("this goes on for ever: {}").format(", ".join(answer.loop))
            yield End("endless", (loop,), str(least), str(most), way)
        else:
            assert isinstance(answer, tuple)
            yield End("end", answer, str(least), str(most), way)


def _share(number: str) -> Fraction:
    from fractions import Fraction

    return Fraction(number)


def _in_words(scene: Scene, deciders: Iterable[Decider]) -> tuple[str, ...]:
    return tuple(sorted({decides(scene, decider) for decider in deciders}))
