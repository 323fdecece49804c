"""Ways between locations that no step tells of, and that a move of somebody takes for granted.

Whoever tells that somebody moves to a place says that a way leads there. Where a step tells of any
way, all of them are told, and where another place is told it would have to be known how far it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulesref.cases.case import Case
from rulesref.errors import CaseError
from rulesref.record import NamedTuple
from rulesref.rulings.reading import Told
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Remark, Ruling
from rulesref.rulings.said_by import told_by
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import references_in
from rulesref.rulings.spoken import in_words
from rulesref.rulings.step_error import names_nothing_here


class _Way(NamedTuple):
    """A way that the step in ``line`` takes from ``here``, both as steps call them."""

    here: str
    there: str
    line: int


def ways_taken(scene: Scene, case: Case, replayed: Callable[[Case], Ruling]) -> Ruling:
    """What ``replayed`` gives of ``case``, with the ways that its moves take for granted.

    An empty ``scene`` says how the case is spoken of. Raises ``CaseError``.
    """
    try:
        found = replayed(case)
        if found.stop != scene.tongue.speech.ways.untold or not found.stop:
            return found
        ways = tuple(_taken(scene, case))
        if not ways:
            return found
    except CaseError as error:
        ways = tuple(_taken(scene, case)) if names_nothing_here(error) else ()
        if not any(error.line == way.line for way in ways):
            raise
    ruling = replayed(_with(scene, case, ways))
    remarks = (
        Remark(one.line, in_words(scene, "way-taken", here=one.here, there=one.there))
        for one in ways
    )
    return ruling._replace(remarks=(*ruling.remarks, *remarks))


def _taken(scene: Scene, case: Case) -> Iterator[_Way]:
    """The ways that ``case`` takes for granted, in turn; none where it tells of ways, or of more places."""
    speech = scene.tongue.speech
    steps = [(step, told_by(scene, step.text, step.kind)) for step in case.steps]
    rows = {told.row.id for _, told in steps if told is not None}
    if not rows.isdisjoint((*speech.ways.tell, *speech.ways.denied)):
        return
    at: dict[str, Reference] = {}
    ways: list[_Way] = []
    ends: set[str] = set()
    for step, told in steps:
        if told is None:
            continue
        places = _named(scene, told, places=True)
        players = _named(scene, told, places=False)
        if told.row.id in speech.seating:
            at |= {who.card.name: places[0] for who in players if places}
        if step.kind != "when" or told.row.id not in speech.ways.moves:
            continue
        here = at.get(players[0].card.name)
        if here is None:
            return
        at[players[0].card.name] = there = places[-1]  # before it, from where
        ends |= {here.card.name, there.card.name}
        if here.card.name != there.card.name:
            ways.append(_Way(here.text, there.text, step.line))
    every = {
        one.card.name
        for _, told in steps
        if told is not None
        for one in _named(scene, told, places=True)
    }
    if every <= ends:
        yield from dict.fromkeys(ways)


def way_wanted(scene: Scene, text: str) -> str:
    """The step that a way leads to where ``text`` has somebody move now; empty where it has nobody move."""
    told, ways = told_by(scene, text, "when"), scene.tongue.speech.ways
    if told is None or told.row.id not in ways.moves:
        return ""
    players, places = (_named(scene, told, places=one) for one in (False, True))
    at = [scene.state.get(scene.thing(who), "at") for who in players]
    if not places or len(at) != 1 or not at[0]:
        return ""
    way = scene.tongue.speech.sentences[ways.way].patterns[scene.language][0]
    return way.write({"location": scene.name(at[0]), "others": places[-1].text})


def _named(scene: Scene, told: Told, *, places: bool) -> list[Reference]:
    """The places that ``told`` names, or else those who play."""
    speech = scene.tongue.speech
    types = speech.places if places else {speech.player}
    return [one for one in references_in(told) if one.card.type in types]


def _with(scene: Scene, case: Case, ways: tuple[_Way, ...]) -> Case:
    """``case`` with ``ways`` laid out before all else."""
    way = scene.tongue.speech.sentences[scene.tongue.speech.ways.way].patterns[scene.language][0]
    first = case.steps[0]._replace(kind="given", table=(), pieces=())
    texts = dict.fromkeys(way.write({"location": one.here, "others": one.there}) for one in ways)
    return case._replace(steps=(*(first._replace(text=text) for text in texts), *case.steps))
