"""The only one who plays, whom no step puts anywhere: where every place brings the same about, none has to be told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from rulesref.cases.case import Case
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.however_much import comes_out
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Remark, Ruling
from rulesref.rulings.said_by import told_by
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import references_in
from rulesref.rulings.spoken import in_words
from rulesref.rulings.step_error import names_nothing_here


def wherever(scene: Scene, case: Case, replayed: Callable[[Case], Ruling]) -> Ruling:
    """What ``replayed`` gives of ``case``, wherever the only one is who plays in it and is placed nowhere.

    Nothing that happens may differ from place to place, nor name one. An empty ``scene`` says how the
    case is spoken of. Raises ``CaseError``: that of the case as it stands where a place is told, or
    makes a difference, else what is wrong with it wherever they are.
    """
    try:
        return replayed(case)
    except CaseError as error:
        who = _placed_nowhere(scene, case, error)
        if not who:
            raise
        seats = scene.tongue.speech.seats[scene.language]
        every = [_tried(_seated(case, seat, who), replayed) for seat in seats]
        if len({*map(_comes_to, every)}) != 1:
            raise
        first = every[0]
        if isinstance(first, CaseError):  # the place is not what is wrong
            raise first from None
        remark = in_words(scene, "wherever", who=who)
        return first._replace(remarks=(*first.remarks, Remark(case.steps[0].line, remark)))


def _placed_nowhere(scene: Scene, case: Case, error: CaseError) -> str:
    """Who is meant by the name that ``error`` says to be nowhere, if they play alone and no place is told."""
    told = getattr(error.__cause__, "told", "") if names_nothing_here(error) else ""
    speech = scene.tongue.speech
    try:
        card = Reference(told, scene.tongue).card if told else None
    except RulesrefError:
        return ""
    if card is None or card.type != speech.player:
        return ""
    for step in case.steps:
        read = told_by(scene, step.text, step.kind)
        for one in references_in(read) if read is not None else ():
            if one.card.type in speech.places:
                return ""
            if one.card.type == speech.player and one.card.name != card.name:
                return ""
    return scene.printed(card)


def _seated(case: Case, seat: Sequence[str], who: str) -> Case:
    """``case`` with the sentences that put ``who`` in that ``seat`` from the beginning."""
    first = case.steps[0]._replace(kind="given", table=(), pieces=())
    steps = (first._replace(text=text.format(who=who)) for text in seat)
    return case._replace(steps=(*steps, *case.steps))


def _comes_to(found: Ruling | CaseError) -> Hashable:
    """What a case comes to, and all that happens in it: by how much a test succeeds, say."""
    happened = () if isinstance(found, CaseError) else tuple(one.text for one in found.timeline)
    return comes_out(found, True), happened


def _tried(case: Case, replayed: Callable[[Case], Ruling]) -> Ruling | CaseError:
    try:
        return replayed(case)
    except CaseError as error:
        return error
