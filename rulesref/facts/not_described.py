"""A name that no described card has: why it cannot be played out, and which were near."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from rulesref.catalogue import said
from rulesref.entries import fold, slug
from rulesref.errors import UnresolvedReference
from rulesref.facts.called import every_card, split
from rulesref.facts.written import italian_stems, stems_of, written_file
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.nearest import spelt_alike

#: A number in brackets that has so many digits is the code of a card, and not the place of a copy.
_CODE = 5


class NotDescribed(UnresolvedReference):
    """A name that no described card has. What to say of it is worked out when somebody asks.

    A reader that tries several meanings of a sentence drops most failures unread; finding the
    nearest of all card names takes longer than playing out a case.
    """

    def __init__(self, told: str, why: Callable[[], UnresolvedReference]) -> None:
        Exception.__init__(self)
        self.told = told
        self._why = why

    def again(self) -> NotDescribed:
        """The same error, for somebody else."""
        return NotDescribed(self.told, self._why)

    def or_of(self, names: Sequence[str], game: Game) -> NotDescribed:
        """The error about the first of ``names`` that is printed on a card, else this one."""

        def why() -> UnresolvedReference:
            printed = next((name for name in names if is_printed(name, game)), None)
            if printed is None:
                return self._why()
            return not_described(game, printed, *split(printed), ())

        return NotDescribed(self.told, why)

    def __getattr__(self, name: str) -> Any:
        """Any field of the error, for the first time."""
        if name.startswith("_"):
            raise AttributeError(name)
        self.__dict__ = {**vars(self._why()), **self.__dict__}
        return self.__dict__[name]


def not_described(
    game: Game, text: str, name: str, mark: str, described: tuple[Card, ...]
) -> UnresolvedReference:
    """Why ``text`` cannot be played out: no such card, or one whose facts are not known here."""
    from rulesref.facts.printing import (
        called,
        first_of,
        fuller,
        kind_called,
        label,
        nearest,
        originals,
        plain,
    )

    index = every_card(game)
    unread = [
        card for card in called(index, name) if card.only_named and fold(card.name) == fold(name)
    ]
    meant = [
        card
        for card in (*originals(index, name), *unread)
        if not mark or mark in (card.code, card.level) or not described
    ]
    if not meant and (kind := kind_called(index, name)):
        return UnresolvedReference(
            said("a case is played with cards that have names, and {!r} is none").format(text),
            candidates=first_of(index, kind),
            remedy=said("name one of that kind"),
        )
    if not meant:
        remedy = said(
            "check the spelling; cards that are not known are taken in by: rulesref cards add FILE"
        )
        if mark:
            remedy = said("check the spelling, or leave out what stands in brackets")
        if described and mark.isdecimal() and len(mark) < _CODE:
            remedy = said("leave out what stands in brackets; another copy is written {}").format(
                f"{described[0].name} #{mark}"
            )
        return UnresolvedReference(
            said("there is no card called {!r}").format(text),
            candidates=tuple(f"{card.name} ({card.code})" for card in described)
            or (
                lambda: tuple(
                    dict.fromkeys(
                        (*fuller(index, name), *_nearest(game, name), *nearest(index, name))
                    )
                )[:3]
            ),
            remedy=remedy,
        )
    code = plain(index, name)
    told = label(index.cards[code]) if code and not mark and described else text
    how = said("describe it in {}")
    if described:
        how = said("describe it in {}, or write the code of a described one in brackets")
    return UnresolvedReference(
        said("{} cannot be played out yet: what it does is not described").format(told),
        candidates=tuple(f"{card.name} ({card.code})" for card in described),
        remedy=how.format(f"corpus/{game.id}/cards"),
    )


def _nearest(game: Game, name: str) -> tuple[str, ...]:
    """The described cards that ``name`` could have meant, best first, as they are called there."""
    stems = italian_stems(game)
    english = [
        written_file(game, stem).cards[0].name
        for stem in spelt_alike(slug(name), stems_of(game), cutoff=0.7)
    ]
    italian = [
        next(
            card.italian
            for card in written_file(game, stems[one]).cards
            if fold(card.italian) == one
        )
        for one in spelt_alike(fold(name), stems, cutoff=0.7)
    ]
    found = {fold(one): one for one in (*english, *italian)}
    return tuple(found[one] for one in spelt_alike(fold(name), found))


def is_printed(text: str, game: Game) -> bool:
    """Whether a card of that English or Italian name exists, described or not."""
    return not {fold(text), fold(split(text)[0])}.isdisjoint(_printed(game))


@lru_cache(maxsize=4)
def _printed(game: Game) -> frozenset[str]:
    """The folded names of all cards: a sentence can be cut into very many that could be one."""
    from rulesref.facts.printing import names_alone, of_their_own

    index = every_card(game)
    cards = (*of_their_own(index), *names_alone(index))
    return frozenset(fold(name) for card in cards for name in (card.name, card.name_it))
