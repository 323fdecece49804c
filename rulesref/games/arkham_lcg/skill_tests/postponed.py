"""arkham-lcg/nested-skill-tests: a test that arises during another waits, and its card with it.

Several wait in the order in which they arose: the English Grimoire 1.1 (entry 1.135) speaks of a
queue, the other documents are silent. That a card in limbo (an event, a treachery) stays there until
its test is made is derived from arkham-lcg/limbo: it is not resolved before. That enemies engage
only after the test of an ability that comes before they do is derived from arkham-lcg/when: what it
answers goes on once it is resolved.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.frames import Frame
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.engine.waiting import is_queue, wait_for
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import running
from rulesref.games.arkham_lcg.skill_tests.testing import SKILL_TEST
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.edition import switch

RULES.stop(
    "test-that-comes-too-late",
    en="its skill test has to wait, and no rule says whether what it comes before waits with it",
    it="la sua prova deve aspettare, e nessuna regola dice se ciò che precede aspetti con essa",
)
#: Frames of an action: a test that waits for one of an action waits for the whole action.
ACTIONS = ("act", "use-action", "play")


@RULES.hook(Hooks.postpone)
def _postpone(state: State, events: tuple[Event, ...]) -> bool:
    """No test begins inside another: the second one waits for its end."""
    if events[0].type != "skill-test":
        return False
    if running(state):
        return suspend(state, events[0].by)
    _go_on(state)
    return False


def suspend(state: State, card: str | None) -> bool:
    """Let the running frame, which is about to begin a skill test, wait for the running test.

    What is left of the resolution of ``card``, which asks for it, waits as well if that is in limbo,
    and so does what the ability that asks for it comes before: that enemies engage who has arrived.
    """
    upto = _arriving(list(state.frames()))
    if not upto and (late := _comes_before(state)):
        state.give_up(card or late, "test-that-comes-too-late")
        return True
    if card and state.get(card, "zone") == "limbo":
        upto = max(upto, _extent(list(state.frames()), card))
        if state.get(TABLE, "peril") and keyword(state, card, "peril"):
            state.let(peril=state.get(TABLE, "peril"))
            state.put(TABLE, peril=None)
    last = not is_queue(state) or switch(state, "postponed-tests") == "arose"
    return wait_for(state, SKILL_TEST, ACTIONS, upto, last)


def _go_on(state: State) -> None:
    """arkham-lcg/peril: a card whose test has waited is being resolved again from here."""
    peril = state.variables.get("peril")
    if peril:
        state.put(TABLE, peril=peril)
        state.forget("peril")


def _arriving(frames: list[Frame]) -> int:
    """How far out the frames go that hold back the enemies which somebody meets in this test."""
    upto = 0
    for number, frame in enumerate(frames):
        if frame.kind is SKILL_TEST:
            break
        events: tuple[Event, ...] = frame.variables.get("events", ())
        if frame.kind.id == "sequence" and events[0].type == "meet":
            upto = number
    return upto


def _comes_before(state: State) -> str:
    """Whose ability asks for this test before what it answers, inside the running one, has happened."""
    early = {stage.id for stage in state.rules.stages[: state.rules.impact]}
    for frame in state.frames():
        if frame.kind is SKILL_TEST and frame.pc:
            break
        if frame.kind.id == "trigger-stage" and frame.variables["stage"] in early:
            return str(state.frame.variables.get("env", {}).get("this", TABLE))
    return ""


def _extent(frames: list[Frame], card: str) -> int:
    """How far out the frames go that resolve ``card``, the running one first."""
    beyond = (n for n in range(1, len(frames)) if not _resolves(frames[n], card))
    return next(beyond) - 1


def _resolves(frame: Frame, card: str) -> bool:
    """Whether the frame plays or draws ``card``, or resolves its effects."""
    variables = frame.variables
    events: tuple[Event, ...] = variables.get("events", ())
    if events:
        return frame.kind.id == "sequence" and events[0].slots.get("card") == card
    return card in (variables.get("card"), variables.get("env", {}).get("this"))
