"""A name may be that of an older card and of a newer one, or of several places: which one is meant.

In the edition of 2026 nobody says which generation it is who has but one of them; in either, nobody
says of which scenario a location is, or which side of it lies up. Where the case can be taken for
one of them alone, that one is meant; where it comes to the same with all, any may be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from rulesref.cases.case import Case
from rulesref.catalogue import said
from rulesref.entries import EDITIONS
from rulesref.errors import CaseError, SeveralMeant
from rulesref.facts.described import card_named
from rulesref.facts.namesakes import is_of_2026, levels, namesakes, places
from rulesref.facts.not_described import NotDescribed
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.rulings.ruling import Meant, Ruling

UNSUPPORTED = "unsupported"
#: Of so many names at once both cards are tried.
_NAMES = 2
Replayed = Callable[[tuple[Card, ...]], Ruling]


def of_any_of_the_name(
    game: Game,
    case: Case,
    edition: str,
    replayed: Replayed,
    meant: tuple[Card, ...] = (),
    known: frozenset[str] = frozenset(),
) -> Ruling:
    """What ``replayed`` gives of ``case`` with each name meaning the card that it can mean.

    ``meant`` are cards that names mean already, ``known`` the names. Raises ``CaseError``: of that
    kind where it makes a difference which of several cards a name means.
    """
    first = _tried(replayed, meant)
    told, newer = next(_doubtful(first, game, edition, known), (None, ()))
    if told is None or len(known) >= _NAMES:
        return _given(first)
    again = partial(of_any_of_the_name, game, case, edition, replayed, known=known | {told.name})
    cards = (card_named(f"{told.name} ({told.code})", game), *newer)
    found = [(card, _tried(again, (*meant, card))) for card in cards]
    ran = _run_whole([(card, one) for card, one in found if isinstance(one, Ruling)])
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


def _run_whole(ran: list[tuple[Card, Ruling]]) -> list[tuple[Card, Ruling]]:
    """Those of ``ran`` that nothing undescribed has stopped; all, where each is stopped."""
    return [one for one in ran if one[1].verdict != UNSUPPORTED] or ran


def _given(found: Ruling | CaseError) -> Ruling:
    if isinstance(found, CaseError):
        raise found
    return found


def _doubtful(
    found: Ruling | CaseError, game: Game, edition: str, known: frozenset[str]
) -> Iterator[tuple[Meant, tuple[Card, ...]]]:
    """The names that mean one card by themselves, each with the others that it may mean."""
    for told in found.meant:
        if told.name in known or told.alike:
            continue
        try:
            older = card_named(f"{told.name} ({told.code})", game)
        except NotDescribed:
            continue  # a card of somebody's own, which has no printing
        others = places(older, game, edition) if older.type == "location" else ()
        others = others or _newer(older, game, edition)
        if others:
            yield told, others


def _newer(card: Card, game: Game, edition: str) -> tuple[Card, ...]:
    """The cards of 2026 that the name of an older ``card`` may mean as well."""
    if edition == EDITIONS[0] or is_of_2026(card.code):
        return ()
    others = (*namesakes(card, game), *levels(card, game))
    return tuple(one for one in others if is_of_2026(one.code))


def _claims(ruling: Ruling) -> tuple[object, ...]:
    """What a case is judged by, whatever happens beside it."""
    answers = tuple(one.verdict.answer for one in ruling.questions)
    unmet = tuple((one.line, one.happened) for one in ruling.unmet)
    return ruling.passed, ruling.verdict, ruling.reason, answers, unmet


def where_called(case: Case, cards: tuple[Card, ...]) -> tuple[int, int]:
    """Where ``case`` first calls one of ``cards`` by its name, however that is written."""
    names = {name for card in cards for name in (card.name, card.italian) if name}
    called = re.compile("|".join(map(re.escape, names)), re.IGNORECASE)
    for step in case.steps:
        found = called.search(step.text)
        if found is not None:
            return step.place(found.start())
    return case.steps[0].place(0)  # by a part of it, or misspelt


def _several(case: Case, told: Meant, cards: tuple[Card, ...]) -> SeveralMeant:
    line, column = where_called(case, cards)
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
