"""What a case tells does not fit the card that a name alone means: whether another one is meant.

Nothing is ruled of that other card: who has the first one and errs is to be told of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError, Undecided
from rulesref.facts.described import card_named
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.rulings.ruling import Ruling

#: So many cards are tried.
_CARDS = 6
Replayed = Callable[[tuple[Card, ...]], Ruling]


def unless_of_another(game: Game, replayed: Replayed) -> Ruling:
    """What ``replayed`` gives. Raises ``CaseError``, which names the cards that the steps do fit."""
    try:
        return replayed(())
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


def _fitting(game: Game, error: CaseError, replayed: Replayed) -> Iterator[str]:
    """The names of the other cards with which what is told can be played."""
    others = [other for _, some in error.besides for other in some]
    for other in others[:_CARDS]:
        try:
            found = replayed((card_named(other, game),))
        except Undecided as further:
            if (further.line or 0) > (error.line or 0):  # as far as a choice of that other card
                yield other
        except RulesrefError:
            continue
        else:
            if found.passed and found.verdict != "unsupported":
                yield other
