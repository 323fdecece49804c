"""Which described card a name means: one described by hand, or by what is compiled of its text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from rulesref.catalogue import said
from rulesref.entries import fold, slug
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.facts.called import every_card, facts_of_code, printings, spelt_out, split
from rulesref.facts.own import own_of
from rulesref.facts.shipped import SHIPPED, Compiled, compiled
from rulesref.facts.written import folder_of, italian_stems, stems_of, written_file, written_italian
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.nearest import spelt_alike


@lru_cache(maxsize=4)  # asked for each name: to make its path takes longer than to look in it
def _shipped(game: Game) -> Compiled:
    """What is compiled of the cards of ``game`` and ships with it."""
    return compiled(folder_of(game) / SHIPPED)


def card_named(text: str, game: Game) -> Card:
    """The card of ``game`` that ``text`` names: "Guard Dog", "Cane da Guardia", "Deny Existence (5)", "01021".

    In brackets stands a level, a subtitle or a code. Raises ``UnresolvedReference`` or
    ``AmbiguousReference``.
    """
    found = _known(text, game, game.own)
    if isinstance(found, Card):
        return found
    raise found() if found else _error(text, game)


@lru_cache(maxsize=4096)  # a step is read in many ways, and each asks for every name in it
def _known(
    text: str, game: Game, own: Path | None
) -> Card | Callable[[], UnresolvedReference] | None:
    """The card, or what makes the error that says that none is described; ``None`` for another one.

    An error is made anew for whoever asks, who may add to it.
    """
    try:
        return _look_up(text, game)
    except NotDescribed as error:
        return error.again
    except (UnresolvedReference, AmbiguousReference):
        return None


def _error(text: str, game: Game) -> UnresolvedReference | AmbiguousReference:
    """Why ``text`` means no card, or more than one."""
    try:
        _look_up(text, game)
    except (UnresolvedReference, AmbiguousReference) as error:
        return error
    raise AssertionError(text)


def _look_up(text: str, game: Game) -> Card:
    """The card that ``text`` names, looked up in the facts. Raises as ``card_named`` does."""
    name, mark = _taken_apart(spelt_out(text, game), game)
    try:
        return _named(text, name, mark, game)
    except (UnresolvedReference, AmbiguousReference):
        for code in printings(game, name, mark) if mark else ():
            if code != mark and (card := _of_code(game, name, code)):
                return card
        raise


def _taken_apart(text: str, game: Game) -> tuple[str, str]:
    """The name, and what stands in brackets behind it; a name may end with brackets of its own."""
    name, mark = split(text)
    return (text, "") if mark and _in_tables(text, game) else (name, mark)


def printed_as(name: str, code: str, game: Game) -> Card | None:
    """The card of that ``name`` with that code, where anything is known of what it does."""
    written, _ = written_file(game, slug(name))
    found = next((card for card in written if card.code == code), None)
    facts = None if found else facts_of_code(game, code)
    return card_named(f"{name} ({code})", game) if facts and facts["name"] == name else found


def _of_code(game: Game, name: str, code: str) -> Card | None:
    """The card of that name and code, if it is described."""
    try:
        return _named(f"{name} ({code})", name, code, game)
    except UnresolvedReference:
        return None


def _named(text: str, name: str, mark: str, game: Game) -> Card:
    """The card of that ``name``, which ``mark`` tells from others; ``text`` is how both were told."""
    own = own_of(game)
    for card in _of_table(own.facts, game, name, mark, "written") if own else ():
        return card
    cards, plain = written_file(game, slug(name))
    if not cards:
        cards, plain = written_italian(game, fold(name))
    found = [card for card in cards if not mark or mark in _marks(card)]
    if (len(found) == 1 and (mark or plain is None)) or (found and not mark and plain is None):
        return found[0]
    if not found or not mark:
        for card in _of_their_text(game, name, mark):
            return card
    if found and (mark or plain == ""):
        known = all_named(found[0].name, game)
        raise _ambiguous(text, [card for card in known if not mark or mark in _marks(card)])
    several = [] if found else _several(game, name, mark)
    if several:
        raise _ambiguous(text, several)
    raise NotDescribed(text, lambda: _not_described(game, text, name, mark, cards))


def _ambiguous(text: str, meant: Sequence[Card]) -> AmbiguousReference:
    return AmbiguousReference(
        said("{!r} is more than one card").format(text),
        told=text,
        candidates=tuple(f"{card.name} ({card.code})" for card in meant),
        remedy=said("write the code in brackets after the name"),
    )


def _marks(card: Card) -> tuple[str, ...]:
    """What in brackets behind the name may tell ``card`` from its namesakes."""
    return card.code, str(card.level), card.subname


def all_named(name: str, game: Game) -> Iterator[Card]:
    """Every card of that English name of which anything is known."""
    described = {one.code: one for one in written_file(game, slug(name)).cards}
    shipped = _shipped(game)
    for code in dict.fromkeys((*described, *shipped.named(name).codes)):
        card = described.get(code) or shipped.card(code, game.rules)
        if card is not None:
            yield card


def _of_their_text(game: Game, name: str, mark: str) -> tuple[Card, ...]:
    """The card that nobody has described, by what is compiled from its text; none of several.

    What is compiled from the user's own card data goes first.
    """
    own, shipped = own_of(game), _shipped(game)
    tables = (own.compiled, shipped) if own else (shipped,)
    return next(filter(None, (_of_table(table, game, name, mark) for table in tables)), ())


def _several(game: Game, name: str, mark: str) -> list[Card]:
    """The cards of that name that are compiled from their text, where several fit ``mark``."""
    own, shipped = own_of(game), _shipped(game)
    for table in (own.compiled, shipped) if own else (shipped,):
        meant = table.named(name)
        if meant.codes and (mark or not meant.plain):
            cards = [card for code in meant.codes if (card := table.card(code, game.rules))]
            return [card for card in cards if not mark or mark in _marks(card)]
    return []


def _of_table(
    table: Compiled, game: Game, name: str, mark: str, origin: str = "compiled"
) -> tuple[Card, ...]:
    """The card that a table has by that name, where it is only one."""
    meant = table.named(name)
    codes = meant.codes if mark else (meant.plain,)
    cards = [card for code in codes if (card := table.card(code, game.rules, origin))]
    fitting = [card for card in cards if not mark or mark in _marks(card)]
    return tuple(fitting) if len(fitting) == 1 else ()


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
            return _not_described(game, printed, *split(printed), ())

        return NotDescribed(self.told, why)

    def __getattr__(self, name: str) -> Any:
        """Any field of the error, for the first time."""
        if name.startswith("_"):
            raise AttributeError(name)
        self.__dict__ = {**vars(self._why()), **self.__dict__}
        return self.__dict__[name]


def _not_described(
    game: Game, text: str, name: str, mark: str, described: tuple[Card, ...]
) -> UnresolvedReference:
    """Why ``text`` cannot be played out: no such card, or one whose facts are not known here."""
    from rulesref.facts.printing import (
        first_of,
        fuller,
        kind_called,
        label,
        names_alone,
        nearest,
        originals,
        plain,
    )

    index = every_card(game)
    unread = [card for card in names_alone(index) if fold(card.name) == fold(name)]
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
        remedy = said("check the spelling, or leave out what stands in brackets")
        if described and mark.isdecimal():
            remedy = said("leave out what stands in brackets; another copy is written {}").format(
                f"{described[0].name} #{mark}"
            )
        return UnresolvedReference(
            said("there is no card called {!r}").format(text),
            candidates=tuple(f"{card.name} ({card.code})" for card in described)
            or tuple(
                dict.fromkeys((*fuller(index, name), *_nearest(game, name), *nearest(index, name)))
            )[:3],
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


def names_of(game: Game, language: str) -> tuple[str, ...]:
    """The name of every card of ``game``, described or not, as ``language`` calls it."""
    cards = every_card(game).cards.values()
    names = (card.name_it if language == "it" and card.name_it else card.name for card in cards)
    return tuple(dict.fromkeys(names))


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


def is_described(text: str, game: Game) -> bool:
    """Whether ``text`` is the English name of a described card; costs no reading of others."""
    return _is_described(text, game, game.own)


@lru_cache(maxsize=4096)
def _is_described(text: str, game: Game, own: Path | None) -> bool:
    return any(_is_name(name, game) for name in dict.fromkeys((split(text)[0], text)))


def _is_name(name: str, game: Game) -> bool:
    return bool(written_file(game, slug(name)).cards) or _in_tables(name, game)


def _in_tables(name: str, game: Game) -> bool:
    """Whether a table has that name; the shipped one has those of cards described by hand too."""
    own = own_of(game)
    tables = (*((own.facts, own.compiled) if own else ()), _shipped(game))
    return any(table.named(name).codes for table in tables)


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
