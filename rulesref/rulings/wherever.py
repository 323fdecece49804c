"""Those who play, whom no step puts anywhere: where every place brings the same about, none has to be told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import product, takewhile

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.errors import CaseError, RulesrefError
from rulesref.record import NamedTuple
from rulesref.rulings.however_much import comes_out
from rulesref.rulings.reference import Reference, alike
from rulesref.rulings.ruling import Remark, Ruling
from rulesref.rulings.said_by import told_by
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import references_in
from rulesref.rulings.spoken import in_words
from rulesref.rulings.step_error import names_nothing_here

#: In no more ways are those seated whom nobody puts anywhere.
_MOST = 32

#: Sentences that put {who} somewhere.
Seat = Sequence[str]


class _Named(NamedTuple):
    """Who plays in a case and is put nowhere, by name, whether ``others`` are, and the places that it tells.

    ``first`` has the place among the steps of the first one that names somebody; ``places`` has what
    each place is called.
    """

    nowhere: tuple[str, ...]
    others: bool
    first: Mapping[str, int]
    places: Mapping[str, str]


def wherever(scene: Scene, case: Case, replayed: Callable[[Case], Ruling]) -> Ruling:
    """What ``replayed`` gives of ``case``, wherever those are who play in it and are placed nowhere.

    They may be together, apart, and where others are, but not where the rules forbid what a step has
    somebody do. Nothing that happens may differ from place to place, nor name one. An empty ``scene``
    says how the case is spoken of. Raises ``CaseError``: that of the case as it stands where a place
    makes a difference, else what is wrong with it wherever they are.
    """
    try:
        return replayed(case)
    except CaseError as error:
        named = _named(scene, case) if _is_of_player(scene, error) else None
        ways = tuple(_ways(scene, named)) if named is not None else ()
        if named is None or not 0 < len(ways) <= _MOST:
            raise
        every: list[Ruling | CaseError] = []
        possible: list[Ruling | CaseError] = []
        for way, early in ways:
            every.append(_tried(_seated(case, named, way, early=early), replayed))
            if not (isinstance(every[-1], CaseError) and every[-1].forbidden):
                possible.append(every[-1])
            if possible and _comes_to(possible[-1]) != _comes_to(possible[0]):
                raise
        first = (possible or every)[0]
        if isinstance(first, CaseError):  # the place is not what is wrong
            raise first from None
        anywhere = len(possible) == len(every)
        remarks = (
            Remark(
                case.steps[0].line,
                in_words(scene, "wherever", who=who)
                if anywhere
                else in_words(scene, "wherever-possible", who=who),
            )
            for who in named.nowhere
        )
        return first._replace(remarks=(*first.remarks, *remarks))


def _is_of_player(scene: Scene, error: CaseError) -> bool:
    """Whether ``error`` says of somebody who could play that they are nowhere."""
    told = getattr(error.__cause__, "told", "") if names_nothing_here(error) else ""
    try:
        card = Reference(told, scene.tongue).card if told else None
    except RulesrefError:
        return False
    return card is not None and card.type == scene.tongue.speech.player


def _named(scene: Scene, case: Case) -> _Named:
    """Who plays in ``case``, and where, as far as its steps read before anything lies there."""
    speech = scene.tongue.speech
    first: dict[str, int] = {}
    placed: set[str] = set()
    whole: set[str] = set()
    places: dict[str, str] = {}
    for at, step in enumerate(case.steps):
        read = told_by(scene, step.text, step.kind)
        if read is None:
            continue
        named = references_in(read)
        players = [scene.printed(one.card) for one in named if one.card.type == speech.player]
        there = {one.card.name: one.text for one in named if one.card.type in speech.places}
        whole |= {who for who in players if any(alike(one.text) == alike(who) for one in named)}
        for who in players:
            first.setdefault(who, at)
        if read.row.id in speech.seating and there:
            placed.update(players)
        places = {**there, **places}
    nowhere = tuple(who for who in first if who not in placed)
    if len(first) > 1 and not whole.issuperset(nowhere):
        nowhere = ()  # a first name alone may be meant for another one
    return _Named(nowhere, bool(placed), first, places)


def _ways(scene: Scene, named: _Named) -> Iterator[tuple[tuple[Seat, ...], bool]]:
    """Where those may be who are nowhere, each by their seat: at a place that is told, or at another one.

    Then whether they sit down as soon as they are named, or behind all others: the first one leads.
    """
    speech = scene.tongue.speech
    if not named.nowhere:
        return
    at = speech.sentences[speech.seating[0]].patterns[scene.language][-1]
    seats: list[Seat] = [
        (at.write({"who": "{who}", "location": place}),) for place in named.places.values()
    ]
    for seat in speech.seats[scene.language]:
        where = told_by(scene, seat[0].format(who=named.nowhere[0]), "given")
        other = set() if where is None else {one.card.name for one in references_in(where)}
        if where is not None and not other & named.places.keys():
            seats.append(seat)
    early = (True, False) if named.others else (True,)
    yield from product(product(seats, repeat=len(named.nowhere)), early)


def _seated(case: Case, named: _Named, way: Sequence[Seat], *, early: bool) -> Case:
    """``case`` with the sentences that seat those who are nowhere.

    They stand before the first step that names them, or behind all that lies there if not ``early``.
    """
    given = sum(1 for _ in takewhile(lambda step: step.kind == "given", case.steps))
    steps: list[Step] = []
    for at, step in enumerate(case.steps):
        for who, seat in zip(named.nowhere, way, strict=True):
            if at == (min(named.first[who], given) if early else given):
                lays = step._replace(kind="given", table=(), pieces=())
                steps += (lays._replace(text=text.format(who=who)) for text in seat)
        steps.append(step)
    return case._replace(steps=tuple(steps))


def _comes_to(found: Ruling | CaseError) -> Hashable:
    """What a case comes to, and all that happens in it: by how much a test succeeds, say."""
    happened = () if isinstance(found, CaseError) else tuple(one.text for one in found.timeline)
    return comes_out(found, True), happened


def _tried(case: Case, replayed: Callable[[Case], Ruling]) -> Ruling | CaseError:
    try:
        return replayed(case)
    except CaseError as error:
        return error
