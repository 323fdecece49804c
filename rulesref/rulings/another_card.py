"""What a case tells does not fit the card that a name alone means: whether another one is meant.

Nothing is ruled of that other card: who has the first one and errs is to be told of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rulesref.cases.case import Case
from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError, SeveralMeant, Undecided
from rulesref.facts.described import card_named
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.rulings.any_of_the_name import where_called
from rulesref.rulings.ruling import Ruling

#: So many cards are tried.
_CARDS = 6
Replayed = Callable[[tuple[Card, ...]], Ruling]


def unless_of_another(game: Game, case: Case, replayed: Replayed) -> Ruling:
    """What ``replayed`` gives of ``case``. Raises ``CaseError``, which names the cards that the steps do fit.

    Where what is expected is met with another card alone, nobody is told that it is not met.
    """
    try:
        ruling = replayed(())
    except Undecided:
        raise  # the steps fit, as far as they go
    except CaseError as error:
        fitting = said(" or ").join(_fitting(game, error, replayed))
        if fitting:
            error.message += said(
                "; the name may be meant for another card: with {} it runs"
            ).format(fitting)
            instead = said("write {}, if that one is meant").format(fitting)
            first = error.remedy
            error.remedy = said("{}; or {}").format(first, instead) if first else instead
        raise
    return ruling if not ruling.unmet else _met_by_none(game, case, ruling, replayed)


def _fitting(game: Game, error: CaseError, replayed: Replayed) -> Iterator[str]:
    """The names of the other cards with which what is told can be played."""
    others = [other for _, some in error.besides for other in some]
    return _running(game, others, error.line or 0, replayed)


def _met_by_none(game: Game, case: Case, ruling: Ruling, replayed: Replayed) -> Ruling:
    """``ruling``, unless what is unmet in it is met with another card of a name that it tells alone."""
    texts = [step.text for step in case.steps]
    names = [one for one in ruling.meant if not (one.alike or _told_which(one.name, texts))]
    others = [other for one in names for other in one.others]
    fitting = said(" or ").join(_running(game, others, len(case.lines), replayed))
    if not fitting:
        return ruling
    told = next((one for one in names if fitting in one.others), names[0])
    line, column = where_called(case, (card_named(f"{told.name} ({told.code})", game),))
    raise SeveralMeant(
        said("{!r} is more than one card").format(told.name)
        + said("; here it makes a difference which one is meant"),
        file=case.file,
        line=line,
        column=column,
        text=case.lines[line - 1],
        candidates=(fitting, *(f"{one.name} ({one.code})" for one in names)),
        remedy=said("write {}, if that one is meant").format(fitting),
    )


def _told_which(name: str, texts: Sequence[str]) -> bool:
    """Whether one of ``texts`` says which card of that ``name`` is meant."""
    return any(f"{name} (" in text for text in texts)


def _running(game: Game, others: Sequence[str], end: int, replayed: Replayed) -> Iterator[str]:
    """Those ``others`` with which all is met, or that only a choice behind the line ``end`` stops."""
    for other in others[:_CARDS]:
        try:
            found = replayed((card_named(other, game),))
        except Undecided as further:
            if (further.line or 0) > end:  # as far as a choice of that other card
                yield other
        except RulesrefError:
            continue
        else:
            if found.passed and found.verdict != "unsupported":
                yield other
