"""Taboo lists as ArkhamDB publishes them: what each changes of a card, by code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.cards.index import CODE
from rulesref.catalogue import said
from rulesref.errors import SourceError

_TEXTS = ("text", "replacement_text", "customization_text")
_NUMBERS = ("xp", "deck_limit", "exceptional")
#: No list changes more of a card, and no text of one is longer.
_LONGEST, _LARGEST = 6_000, 100


class TabooChange(NamedTuple):
    """What the list of the day ``date`` says of one card.

    ``xp`` is added to its cost in experience; of a ``limit`` of 0 no deck may hold it.
    """

    code: str
    date: str
    xp: int
    exceptional: bool
    limit: int | None
    text: str


def is_list(item: Any) -> bool:
    """Whether ``item``, a record of some file, is a list of taboos and no card."""
    return isinstance(item, Mapping) and "date_start" in item and "cards" in item


def changes_of(item: Mapping[str, Any], file: str) -> Iterator[TabooChange | SourceError]:
    """What the list ``item`` changes; in the place of what cannot be read what is wrong with it."""
    date, cards = item["date_start"], item["cards"]
    if not isinstance(date, str) or not isinstance(cards, list):
        yield SourceError(said("this is no list of taboos"), file=file)
        return
    for card in cards:
        code = card.get("code") if isinstance(card, Mapping) else None
        if not isinstance(code, str) or not CODE.fullmatch(code):
            message = said("a taboo of {date} has no code of a card: {code!r}")
            yield SourceError(message.format(date=date, code=str(code)[:40]), file=file)
        elif wrong := _wrong(card):
            message = said("card {code}: {message}")
            yield SourceError(message.format(code=code, message=wrong), file=file)
        else:
            yield _change(card, code, date)


def _wrong(card: Mapping[str, Any]) -> str:
    for names, kind in ((_TEXTS, str), (_NUMBERS, int)):
        for name in names:
            value = card.get(name)
            mark = isinstance(value, bool) and name != "exceptional"
            bad = mark or (value is not None and not isinstance(value, kind))
            long = isinstance(value, str) and (len(value) > _LONGEST or not _printable(value))
            if bad or long or (isinstance(value, int) and abs(value) > _LARGEST):
                return said("{field} cannot be {value}").format(field=name, value=repr(value)[:40])
    return ""


def _printable(text: str) -> bool:
    return all(letter.isprintable() or letter == "\n" for letter in text)


def _change(card: Mapping[str, Any], code: str, date: str) -> TabooChange:
    text = "\n".join(str(card[name]) for name in _TEXTS if card.get(name))
    limit = card.get("deck_limit")
    return TabooChange(code, date, card.get("xp") or 0, bool(card.get("exceptional")), limit, text)


def newest(changes: Iterable[TabooChange]) -> dict[str, TabooChange]:
    """Code → what the newest list changes of it: each list takes the place of all before it."""
    every = list(changes)
    day = max((change.date for change in every), default="")
    return {change.code: change for change in every if change.date == day}
