"""A card that is told by its code, or by its name with a code, a level or a subtitle in brackets.

What is described of a card holds for each of its printings: any code of them means it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from rulesref.cards.index import CODE, INDEX, Index, IndexedCard, read_index
from rulesref.entries import fold
from rulesref.expression import lazily
from rulesref.facts.own import own_of
from rulesref.facts.printing import called, meant_alone, originals
from rulesref.facts.shipped import SHIPPED, compiled
from rulesref.games.game import Game

#: A name with its subtitle behind it, as both are often written.
_SUBTITLED = lazily(r"(?P<name>.+?)(?::| [-–—]) (?P<subtitle>[^\d\s].*)")


def every_card(game: Game) -> Index:
    """Every card of ``game``, described or not; none where nobody has made an index of them."""
    return _read(game.corpus / "cards")


@lru_cache(maxsize=4)
def _read(folder: Path) -> Index:
    return read_index(folder) if (folder / INDEX).is_file() else Index({}, {})


def split(text: str) -> tuple[str, str]:
    """The name, and what stands in brackets behind it."""
    if text.endswith(")") and " (" in text:
        name, _, mark = text[:-1].rpartition(" (")
        return name, mark
    return text, ""


def spelt_out(text: str, game: Game) -> str:
    """``text``; instead of a bare code that a card has, its name with the code in brackets.

    A subtitle behind a colon or a dash stands in brackets as well, where it is that of a card.
    """
    if not CODE.fullmatch(text):
        named = _SUBTITLED.fullmatch(text)
        known = named and printings(game, named["name"], named["subtitle"])
        return f"{named['name']} ({named['subtitle']})" if named and known else text
    if facts := facts_of_code(game, text):
        return f"{facts['name']} ({text})"
    card = every_card(game).cards.get(text)
    return f"{card.name} ({text})" if card else text


def facts_of_code(game: Game, code: str) -> Mapping[str, Any] | None:
    """The facts of the card with that code in the tables, the user's own first."""
    own = own_of(game)
    tables = (own.facts, own.compiled) if own else ()
    every = (*tables, compiled(game.corpus / "cards" / SHIPPED))
    return next((facts for table in every if (facts := table.facts(code))), None)


def printings(game: Game, name: str, mark: str) -> tuple[str, ...]:
    """The codes of the one card of that ``name`` which ``mark`` means; none for none or several.

    ``mark`` is a code, a level or a subtitle, English or Italian; of several with that subtitle it
    means the one that their name alone would mean.
    """
    index = every_card(game)
    fitting = {card.original for card in called(index, name) if mark_fits(card, mark)}
    meant = meant_alone([card for card in originals(index, name) if card.code in fitting])
    if not meant:
        return ()
    return tuple(card.code for card in called(index, name) if card.original == meant)


def only_of_type(game: Game, name: str, type: str) -> str:
    """The code of the one card of that ``name`` and ``type``; "" for none or several."""
    fitting = codes_of_type(game, name, type)
    return fitting[0] if len(fitting) == 1 else ""


def codes_of_type(game: Game, name: str, type: str) -> tuple[str, ...]:
    """The codes of the cards of that ``name`` and ``type``, reprints left out."""
    named = called(every_card(game), name) if fold(name) else ()
    return tuple(sorted({card.original for card in named if card.type == type}))


def mark_fits(card: IndexedCard, mark: str) -> bool:
    """Whether ``mark`` tells ``card`` from others of its name."""
    subtitles = {fold(card.subname), fold(card.subname_it)} - {""}
    return mark in (card.code, card.level or "0") or fold(mark) in subtitles


def whole_name(text: str, game: Game) -> str | None:
    """The name of the investigator whom ``text`` calls by their first name, with its capital letter."""
    if not text[:1].isupper():
        return None
    from rulesref.cards.first_names import first_names  # most names are found without

    return first_names(game.id).get(text.casefold())
