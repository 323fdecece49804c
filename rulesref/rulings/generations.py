"""In the edition of 2026 a name may be that of an older card and of a newer one: which one is meant.

Nobody says so who has but one of them. Where the case can be taken for one of them alone, that one
is meant; where it comes to the same with both, either may be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from rulesref.cases.case import Case
from rulesref.catalogue import said
from rulesref.errors import CaseError, SeveralMeant
from rulesref.facts.described import NotDescribed, card_named
from rulesref.facts.namesakes import is_of_2026, levels, namesakes
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.rulings.ruling import Meant, Ruling

#: Of so many names at once both cards are tried.
_NAMES = 2
Replayed = Callable[[tuple[Card, ...]], Ruling]


def of_either_generation(
    game: Game,
    case: Case,
    replayed: Replayed,
    meant: tuple[Card, ...] = (),
    known: frozenset[str] = frozenset(),
) -> Ruling:
    """What ``replayed`` gives of ``case`` with each name meaning the card that it can mean.

    ``meant`` are cards that names mean already, ``known`` the names. Raises ``CaseError``: of that
    kind where it makes a difference which of two cards a name means.
    """
    first = _tried(replayed, meant)
    told, newer = next(_doubtful(first, game, known), (None, ()))
    if told is None or len(known) >= _NAMES:
        return _given(first)
    again = partial(of_either_generation, game, case, replayed, known=known | {told.name})
    cards = (card_named(f"{told.name} ({told.code})", game), *newer)
    found = [(card, _tried(again, (*meant, card))) for card in cards]
    ran = [(card, one) for card, one in found if isinstance(one, Ruling)]
    if len({_claims(one) for _, one in ran}) > 1:
        raise _several(case, told, cards)
    if not ran:
        return _given(first)
    card, ruling = ran[0]
    others = tuple(f"{told.name} ({one.code})" for one in cards if one is not card)
    meaning = Meant(told.name, card.code, others, alike=len(ran) == len(found))
    return ruling._replace(meant=(*ruling.meant, meaning))


def _tried(replayed: Replayed, meant: tuple[Card, ...]) -> Ruling | CaseError:
    try:
        return replayed(meant)
    except CaseError as error:
        return error


def _given(found: Ruling | CaseError) -> Ruling:
    if isinstance(found, CaseError):
        raise found
    return found


def _doubtful(
    found: Ruling | CaseError, game: Game, known: frozenset[str]
) -> Iterator[tuple[Meant, tuple[Card, ...]]]:
    """The names that mean an older card by themselves, each with the newer cards of that name."""
    for told in found.meant:
        if told.name in known or told.alike or is_of_2026(told.code):
            continue
        try:
            older = card_named(f"{told.name} ({told.code})", game)
        except NotDescribed:
            continue  # a card of somebody's own, which has no printing
        others = (*namesakes(older, game), *levels(older, game))
        newer = tuple(card for card in others if is_of_2026(card.code))
        if newer:
            yield told, newer


def _claims(ruling: Ruling) -> tuple[object, ...]:
    """What a case is judged by, whatever happens beside it."""
    answers = tuple(one.verdict.answer for one in ruling.questions)
    unmet = tuple((one.line, one.happened) for one in ruling.unmet)
    return ruling.passed, ruling.verdict, answers, unmet


def _place(case: Case, cards: tuple[Card, ...]) -> tuple[int, int]:
    """Where ``case`` first calls one of ``cards`` by its name, however that is written."""
    names = {name for card in cards for name in (card.name, card.italian) if name}
    called = re.compile("|".join(map(re.escape, names)), re.IGNORECASE)
    for step in case.steps:
        found = called.search(step.text)
        if found is not None:
            return step.place(found.start())
    return case.steps[0].place(0)  # by a part of it, or misspelt


def _several(case: Case, told: Meant, cards: tuple[Card, ...]) -> SeveralMeant:
    line, column = _place(case, cards)
    error = SeveralMeant(
        said("{!r} is more than one card").format(told.name)
        + said("; here it makes a difference which one is meant"),
        file=case.file,
        line=line,
        column=column,
        text=case.lines[line - 1],
        candidates=tuple(f"{told.name} ({card.code})" for card in cards),
        remedy=said("write the code in brackets after the name"),
    )
    error.called = told.name
    return error
