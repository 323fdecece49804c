"""Steps that say what came about by itself: the only option, the only token."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.line import Line
from rulesref.engine.outcome import Option
from rulesref.engine.sequence import SEQUENCE
from rulesref.engine.state import State
from rulesref.rulings.chances import meant
from rulesref.rulings.options import fits, told_in_parts
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def went_without_saying(
    scene: Scene,
    mark: Any,
    intent: Intent,
    spent: list[tuple[int, Intent]] | None = None,
    own: int = 0,
) -> bool:
    """Whether what ``intent`` wants has happened in the log since ``mark``, unasked.

    An option counts that was taken as the only one; a value that fate could not but give; and what
    the rules of the game take for granted. ``spent`` are the lines that steps have told so, each
    with what it wanted, which no other step tells again; the line that ``intent`` tells is added.
    The oldest ``own`` lines that fit are what a step has brought about itself.
    """
    places: list[int] = []
    spent = [] if spent is None else spent
    log, whose = scene.state.log, None
    while log is not None and log is not mark:
        line = log[0]
        if scene.tongue.speech.unsaid.happened(scene, line, intent):
            return True
        theirs = whose is None or intent.slots.get("who", whose) == whose
        if _says(scene, line, intent, theirs) and (id(log), intent) not in spent:
            places.append(id(log))
        if line.stage == "chance" and line.source == intent.id:
            break
        if line.stage == "impact" and line.event is not None:
            whose = line.event.slots.get("who", whose)
        log = log[1]
    spent += ((place, intent) for place in places[len(places) - own - 1 : len(places) - own])
    return len(places) > own


def _says(scene: Scene, line: Line, intent: Intent, theirs: bool) -> bool:
    """Whether ``line`` is what ``intent`` wants; ``theirs`` whether it falls to whom it names."""
    if line.stage == "chance" and line.source == intent.id:
        return theirs and bool(meant(scene, intent.id, [line.chosen], intent))
    if line.stage != "choice":
        return scene.tongue.speech.unsaid.came_of_it(scene, line, intent)
    if len(line.options) != 1:  # what one step has settled, another may tell the rest of
        speech = scene.tongue.speech
        return told_in_parts(speech, intent) and fits(speech, line.chosen, intent)
    certain = line.chosen.slots.get("value")
    given = meant(scene, line.chosen.id, [certain], intent)
    if fits(scene.tongue.speech, line.chosen, intent) or (theirs and bool(given)):
        return True
    return scene.tongue.speech.unsaid.came_of_it(scene, line, intent)


def acts_on(scene: Scene, mark: Any, source: str | None, target: Intent) -> bool:
    """Whether ``source``, used since ``mark`` of the log, has to do with the cards of ``target``.

    Where an ability lets nobody choose what it acts on, a step may name it all the same; so it may
    name what the occurrence was about that the ability has answered.
    """
    told = set(target.slots.get("cards", ()))
    if not told:
        return False
    answered: set[str] = set()
    log = scene.state.log
    while log is not None and log is not mark:
        line = log[0]
        if line.stage == "use" and line.source == source and line.batch:
            return told <= _named_in(line.batch)  # the step before may have used it as well
        named = _named_in((line.event,))
        if line.stage != "impact":
            answered = named or answered  # the oldest heading is that of the use itself
        elif line.event is not None and line.event.by == source:
            told -= named
        log = log[1]
    return told <= answered


def _named_in(events: Iterable[Event | None]) -> set[str]:
    """The ids of all that ``events`` name."""
    values = (value for event in events if event is not None for value in event.slots.values())
    return {value for value in values if isinstance(value, str)}


def came_about(scene: Scene, mark: Any, intent: Intent) -> bool:
    """Whether the effect of nobody that ``intent`` tells has happened in the log since ``mark``.

    Or is about to: somebody is asked whether they react to that very thing.
    """
    if is_under_way(scene, intent):
        return True
    log = scene.state.log
    while log is not None and log is not mark:
        if is_effect(scene, log[0], intent):
            return True
        log = log[1]
    return False


def is_effect(scene: Scene, line: Line, intent: Intent) -> bool:
    """Whether ``line`` tells the effect of nobody that ``intent`` wants, if it wants one."""
    return line.stage == "impact" and _tells(scene, line.event, intent)


def is_under_way(scene: Scene, intent: Intent) -> bool:
    """Whether what waits comes before the impact of the effect of nobody that ``intent`` tells."""
    if scene.waiting is None or scene.tongue.speech.unsaid.effect(intent) is None:
        return False
    state = scene.state
    to_come = (
        event
        for frame in state.frames()
        if frame.kind is SEQUENCE and frame.pc <= state.rules.impact
        for event in frame.variables["events"]
    )
    return any(_tells(scene, event, intent) for event in to_come)


def _tells(scene: Scene, event: Event | None, intent: Intent) -> bool:
    effect = scene.tongue.speech.unsaid.effect(intent) if event is not None else None
    if event is None or effect is None:
        return False
    return bool(event.type == effect[0]) and _has(event.slots, effect[1])


def _has(slots: Mapping[str, Any], some: Mapping[str, Any]) -> bool:
    return all(slots.get(slot) == value for slot, value in some.items())


def only_one(state: State, mark: Any, intent: Intent) -> Option | None:
    """What was chosen since ``mark`` because nothing else could be, where ``intent`` wants another."""
    card = intent.slots.get("card")
    log = state.log
    while log is not None and log is not mark:
        line = log[0]
        if line.stage == "choice" and len(line.options) == 1:
            only: Option = line.options[0]
            if only.id == intent.id and only.slots.get("card", card) == card:
                return only
        log = log[1]
    return None
