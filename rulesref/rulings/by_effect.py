"""A choice that is told by what comes of it, not by the words of its options."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.engine.line import Line
from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Option
from rulesref.rulings.options import fits
from rulesref.rulings.scene import Scene
from rulesref.rulings.settled import is_effect
from rulesref.wording.sentence import Intent

#: The place of what is yet to be chosen, behind all that comes about by itself.
LAST = 1_000_000
#: More options than this are not tried.
_MOST = 60


def by_effect(
    scene: Scene, options: Sequence[Option], intent: Intent, deep: int = 1
) -> tuple[Option, bool] | None:
    """The one of ``options`` that leads first to what ``intent`` tells; None for none, or for two.

    Only of options whose own words do not say what comes of them: numbers, and targets, of which one
    alone leads to it. And whether it has come about by then; else the same words answer what is
    asked next, and so on for as many choices as it may lie ``deep`` behind this one.
    """
    effect = scene.tongue.speech.unsaid.effect(intent)
    whose = None if effect is None or "who" in effect[1] else intent.slots.get("who")
    rows = scene.tongue.speech.options
    silent = [
        one for one in options if one.id in rows and (rows[one.id].silent or rows[one.id].aim)
    ]
    source = None if effect is None else effect[1].get("source")
    if source is not None:  # the words of the step name the card that is used
        silent += [one for one in options if one.id == "use" and one.slots.get("card") == source]
    if len(silent) > _MOST:
        return None
    theirs = [one for one in silent if whose in (None, one.slots.get("who"))]
    places = {place: _place(scene, one, intent, deep) for place, one in enumerate(theirs)}
    told = sorted((at, place) for place, at in places.items() if at >= 0)
    if not told:
        alone = [one for one in options if _takes_alone(scene, one, intent)]
        return (alone[0], True) if len(alone) == 1 and alone[0] in theirs else None
    at, place = told[0]
    if len(told) > 1 and (told[1][0] == at or rows[theirs[place].id].aim):
        return None
    return theirs[place], at < LAST


def leads_to(scene: Scene, option: Option, intent: Intent) -> bool:
    """Whether ``option`` leads to what ``intent`` tells, or to where that is asked, or taken as alone."""
    return _place(scene, option, intent, 0) >= 0 or _takes_alone(scene, option, intent)


def _place(scene: Scene, option: Option, intent: Intent, deep: int) -> int:
    """How soon that comes about once ``option`` is chosen, before anybody decides again; or -1."""
    after, lines = _once_chosen(scene, option)
    unsaid = scene.tongue.speech.unsaid
    for place, line in enumerate(lines):
        if is_effect(scene, line, intent) or unsaid.came_of_it(after, line, intent):
            return place
    asked = after.state.pending
    behind = _answers(after, asked, intent, deep) if isinstance(asked, Choice) else None
    return -1 if behind is None else LAST + behind


def _once_chosen(scene: Scene, option: Option) -> tuple[Scene, list[Line]]:
    """Where ``option`` leads to, before anybody decides again, and what has happened by then."""
    after = scene.at(scene.state.fork())
    answer(after.state, option)
    run(after.state)
    lines: list[Line] = []
    log = after.state.log
    while log is not None and log is not scene.state.log:
        lines.insert(0, log[0])
        log = log[1]
    return after, lines


def _takes_alone(scene: Scene, option: Option, intent: Intent) -> bool:
    """Whether ``option`` leads to what ``intent`` chooses being taken as the only one there is."""
    speech = scene.tongue.speech
    return any(
        line.stage == "choice" and len(line.options) == 1 and fits(speech, line.chosen, intent)
        for line in _once_chosen(scene, option)[1]
    )


def _answers(scene: Scene, asked: Choice, intent: Intent, deep: int) -> int | None:
    """Behind how many choices lies what ``intent`` chooses, in the words of an option or in others.

    Behind none where it is what waits; ``None`` where it is nowhere.
    """
    speech = scene.tongue.speech
    if any(fits(speech, option, intent) for option in asked.options):
        return 0
    if speech.unsaid.otherwise(scene, asked, intent) is not None:
        return 0
    later = deep > 0 and by_effect(scene, asked.options, intent, deep - 1) is not None
    return deep if later else None
