"""Verdicts: a question asked of everything that can happen, in every reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesref.catalogue import said
from rulesref.engine import machine
from rulesref.engine.found import Budget, Decider, Found, TooMany
from rulesref.engine.outcome import Choice, Endless, Option, Unsupported, UnsupportedClause, share
from rulesref.engine.state import State
from rulesref.engine.trail import Behind, Trail
from rulesref.errors import CaseError, UnresolvedReference
from rulesref.games.edition import Reading, Switches
from rulesref.rulings.deciding import decides
from rulesref.rulings.interchange import interchangeable, named_in
from rulesref.rulings.options import declined
from rulesref.rulings.past import so_before
from rulesref.rulings.question import Question, read_question
from rulesref.rulings.reasons import why_stopped
from rulesref.rulings.ruling import Verdict, Witness
from rulesref.rulings.scene import Scene
from rulesref.rulings.stopping import stop_where_held, stop_where_undescribed

#: What another reading says where it can go on in more ways than anybody could follow.
UNKNOWN = "not known"


#: How what other readings answer is told, by language.
_SAID = {
    "en": {
        UNKNOWN: UNKNOWN,
        "too many": "{}, {}: not known, too many positions",
        "by": "{} by the reading {!r}",
        "default": "{}: {}, which is the default; {}",
        "otherwise": "the case runs otherwise ({})",
        "idle": "nothing has been begun that could bring it about",
    },
    "it": {
        UNKNOWN: "non si sa",
        "too many": "{}, {}: non si sa, troppe posizioni",
        "by": "{} secondo la lettura {!r}",
        "default": "{}: {}, che vale se non si dice altro; {}",
        "otherwise": "il caso va in un altro modo ({})",
        "idle": "non è cominciato nulla da cui possa venire",
    },
}


class TooMuch(UnresolvedReference):
    """A question that more positions lead to than are explored."""


#: The switch that says in which order the stages come: it counts as read once one is come to.
STAGES = "at-if"
#: How many positions of another reading are looked at.
ELSEWHERE = Budget(5_000)
#: A question ends after so long, whoever asks it.
SECONDS = 60


def ask(scene: Scene, text: str) -> Verdict:
    """The verdict on ``text`` at this moment of the case. Raises ``UnresolvedReference``."""
    trail = trail_of(scene)
    budget = scene.telling.budget.within(SECONDS)
    verdict = _ask(scene, text, budget, trail)
    if verdict.answer == "unsupported" or scene.telling.again is None:
        return verdict
    for question, reading in in_doubt(scene):
        answers = _readings(scene, text, verdict, reading, budget, trail)
        unknown = [one for one, answer in answers.items() if answer == UNKNOWN]
        if unknown:
            told = _SAID[scene.language]["too many"].format(question, ", ".join(unknown))
            verdict = verdict._replace(reason="; ".join(filter(None, (verdict.reason, told))))
        if len(set(answers.values()) - {UNKNOWN}) > 1:
            return verdict._replace(
                answer="open",
                readings={question: answers},
                reason=_left_open(scene, question, answers),
            )
    return verdict


def _left_open(scene: Scene, question: str, answers: Mapping[str, str]) -> str:
    said = _SAID[scene.language]
    sets = scene.tongue.speech.words.sets
    words = {meant: word for word, meant in sets["verdict"][scene.language].items()}
    words[UNKNOWN] = said[UNKNOWN]
    first, *others = (
        said["by"].format(words.get(answer, answer), one) for one, answer in answers.items()
    )
    return said["default"].format(question, first, ", ".join(others))


def in_edition(scene: Scene, text: str, edition: str) -> Verdict:
    """The verdict on ``text`` at the same moment under another edition."""
    if edition == scene.edition or scene.telling.again is None:
        return ask(scene, text)
    return ask(scene.telling.again(edition, {}), text)


def _readings(
    scene: Scene, text: str, verdict: Verdict, reading: Reading, budget: Budget, trail: Trail
) -> dict[str, str]:
    """Reading id → answer; the default reading, which has been asked, comes first."""
    assert scene.telling.again is not None
    here = in_force(scene, reading)
    elsewhere = ELSEWHERE._replace(until=budget.until)
    answers = {one: verdict.answer for one, value in reading.values.items() if value == here}
    for one, value in reading.values.items():
        if one in answers:
            continue
        try:
            there = scene.telling.again(scene.edition, {reading.switch: value})
            other = _ask(there, text, elsewhere, behind(trail, scene, there, reading))
            answers[one] = other.answer
        except TooMuch:
            answers[one] = UNKNOWN
        except CaseError as problem:
            answers[one] = _SAID[scene.language]["otherwise"].format(problem.message)
    return answers


def in_force(scene: Scene, reading: Reading) -> Any:
    """The value of the reading by which ``scene`` is played."""
    return switches_of(scene).every[reading.switch]


def switches_of(scene: Scene) -> Switches:
    """What every switch says at the table of ``scene``; a game may have none."""
    switches = scene.state.rules.switches
    return switches if isinstance(switches, Switches) else Switches(switches)


def trail_of(scene: Scene) -> Trail:
    """What is to be laid while ``scene`` is explored, for other readings to go behind."""
    return Trail(switches_of(scene).since)


def behind(trail: Trail, scene: Scene, there: Scene, reading: Reading) -> Behind | None:
    """How ``there``, which is ``scene`` by another ``reading``, is explored along its ``trail``.

    Not where the switch orders the stages themselves, which are not read one by one, nor where
    reactions are passed by in one of the two alone.
    """
    if reading.switch == STAGES or there.telling.declined != scene.telling.declined:
        return None
    return Behind(trail, frozenset({reading.switch}), switches_of(there).since)


def in_doubt(scene: Scene) -> Iterator[tuple[str, Reading]]:
    """The open questions of the edition whose readings could make a difference to ``scene``."""
    for question, reading in scene.tongue.game.readings.items():
        if scene.edition in reading.editions and reading.switch in switches_of(scene).read():
            yield question, reading


def _ask(scene: Scene, text: str, budget: Budget, trail: Trail | Behind | None = None) -> Verdict:
    question = read_question(scene, text)
    if question.now:
        return _now(scene, question)
    if isinstance(scene.state.pending, Unsupported) and question.is_settled(scene.state):
        return Verdict(text, "yes", (share(1, 1), share(1, 1)), position=scene.state.fork())
    try:
        if scene.waiting is not None and not scene.telling.declined:
            stop_where_held(scene.state)
    except UnsupportedClause as problem:
        return _unsupported(scene, text, problem.stop)
    found = explored(scene, question, budget, trail)
    for answer in found.chances:
        if isinstance(answer, Unsupported):
            return _unsupported(scene, text, answer)
        if isinstance(answer, Endless):
            raise UnresolvedReference(
                said("this goes on for ever: {}").format(", ".join(answer.loop)),
                remedy=said("break the loop with a When step that chooses otherwise"),
            )
    deciders = tuple(sorted(found.deciders, key=lambda one: (one.id, one.chooser or "")))
    ways = {bool(one): way for one, way in found.ways.items()}
    position = scene.state.fork()
    if any(found.chances):  # what would have made it so is taken for granted where it is so
        scene.telling.remarks += dict.fromkeys(question.granted())
    if len(found.chances) == 1:
        question.stop_at_never_here()
        true = bool(next(iter(found.chances)))
        idle = question.lasts and not true and scene.state.log is None
        reason = _SAID[scene.language]["idle"] if idle else ""
        answer = "yes" if true else "no"
        return Verdict(text, answer, found.chance(True), (), {}, reason, ways, position)
    reason = "; ".join(dict.fromkeys(decides(scene, decider) for decider in deciders))
    return Verdict(text, "depends", found.chance(True), deciders, {}, reason, ways, position)


def _now(scene: Scene, question: Question) -> Verdict:
    """The answer at this moment; a choice that is half made is made first, in every way."""
    made = [_made(scene.state, option) for option in scene.telling.narrowed]
    moments = made if len(made) > 1 else [scene.state]
    if len(made) > 1:
        whole = scene.at(scene.state)
        whole.telling.narrowed = ()
        question = read_question(whole, question.text)
    for state in made:
        if isinstance(state.pending, Unsupported):
            return _unsupported(scene, question.text, state.pending)
    try:
        for state in moments:
            stop_where_undescribed(state)
        answers = [question.true(question.known(state)) for state in moments]
    except UnsupportedClause as problem:
        return _unsupported(scene, question.text, problem.stop)
    least, most = share(int(all(answers)), 1), share(int(any(answers)), 1)
    if least == most:
        question.stop_at_never_here()
        scene.telling.remarks += question.granted() if most else ()
        reason = "" if most else question.denied(scene.at(moments[0]))
        if question.fleeting and not most:
            before = so_before(scene, lambda state: question.true(question.known(state)))
            reason = "; ".join(filter(None, (reason, before)))
        return Verdict(question.text, "yes" if most else "no", (least, most), reason=reason)
    choice = scene.state.pending
    assert isinstance(choice, Choice)
    decider = Decider(choice.id, choice.chooser, choice.cites)
    reason = decides(scene, choice)
    return Verdict(question.text, "depends", (least, most), (decider,), reason=reason)


def _unsupported(scene: Scene, text: str, stop: Unsupported) -> Verdict:
    return Verdict(text, "unsupported", (share(0, 1), share(1, 1)), reason=why_stopped(scene, stop))


def _made(state: State, option: Option) -> State:
    after = state.fork()
    machine.answer(after, option)
    machine.run(after)
    return after


def explored(
    scene: Scene, question: Question, budget: Budget, trail: Trail | Behind | None = None
) -> Found:
    """What can come of the position, as ``question`` judges it. Raises ``TooMuch``."""
    from rulesref.engine.explore import explore  # many a case asks nothing

    try:
        return explore(
            scene.state,
            question.known,
            conclude=question.true,
            rests=lambda choice: choice.id in scene.tongue.game.rests,
            only=scene.telling.narrowed,
            among=lambda choice: among(scene, choice),
            budget=budget,
            alike=interchangeable(scene, named_in(scene, question.text)),
            trail=trail,
        )
    except TooMany as problem:
        raise TooMuch(
            said("this can go on in {}").format(problem),
            remedy=said("narrow it with When steps that choose"),
        ) from None


def among(scene: Scene, choice: Choice) -> Sequence[Option]:
    """What is explored of ``choice``: not reacting alone, once nobody reacts any more."""
    passing = declined(choice.options) if scene.telling.declined else None
    return choice.options if passing is None else (passing,)


def as_json(verdict: Verdict, scene: Scene, outcomes: tuple[Witness, ...]) -> dict[str, Any]:
    """The object that ``replay --json`` prints for a question that was asked."""
    return {
        "question": verdict.question,
        "answer": verdict.answer,
        "least": str(verdict.chance[0]),
        "most": str(verdict.chance[1]),
        "deciders": [
            {
                "id": decider.id,
                "chooser": None
                if decider.chooser is None
                else str(scene.name(decider.chooser) or ""),
                "cites": list(decider.cites),
            }
            for decider in verdict.deciders
        ],
        "readings": {key: dict(value) for key, value in verdict.readings.items()},
        "outcomes": [outcome.as_json() for outcome in outcomes],
    }
