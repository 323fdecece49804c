"""Which described card a name means: one described by hand, or by what is compiled of its text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from rulesref.catalogue import said
from rulesref.entries import fold, slug
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.facts.called import every_card, facts_of_code, printings, spelt_out, split
from rulesref.facts.not_described import NotDescribed, not_described
from rulesref.facts.own import own_of
from rulesref.facts.shipped import SHIPPED, CompiledTable, compiled
from rulesref.facts.written import folder_of, written_file, written_italian
from rulesref.games.card import Card
from rulesref.games.game import Game


@lru_cache(maxsize=4)  # asked for each name: to make its path takes longer than to look in it
def _shipped(game: Game) -> CompiledTable:
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
    raise NotDescribed(text, lambda: not_described(game, text, name, mark, cards))


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
    table: CompiledTable, game: Game, name: str, mark: str, origin: str = "compiled"
) -> tuple[Card, ...]:
    """The card that a table has by that name, where it is only one."""
    meant = table.named(name)
    codes = meant.codes if mark else (meant.plain,)
    cards = [card for code in codes if (card := table.card(code, game.rules, origin))]
    fitting = [card for card in cards if not mark or mark in _marks(card)]
    return tuple(fitting) if len(fitting) == 1 else ()


def names_of(game: Game, language: str) -> tuple[str, ...]:
    """The name of every card of ``game``, described or not, as ``language`` calls it."""
    cards = every_card(game).cards.values()
    names = (card.name_it if language == "it" and card.name_it else card.name for card in cards)
    return tuple(dict.fromkeys(names))


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
