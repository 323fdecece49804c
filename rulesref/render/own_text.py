"""What the user's card data prints of a card, for a reader and as JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rulesref.catalogue import marked, said
from rulesref.render.card_words import STATS
from rulesref.render.paint import Paint

if TYPE_CHECKING:
    from rulesref.cards.data.taboos import TabooChange
    from rulesref.pages.own_text import Applied, OwnText

#: What an erratum changes beside numbers.
_CHANGED = {
    "trait": marked("trait"),
    "keyword": marked("keyword"),
    "title": marked("title"),
    "level": marked("level"),
    "clause": marked("text"),
}


def own_json(own: OwnText, taboo: bool) -> dict[str, object]:
    """The part of a card in ``card --json``; the taboo only where it is asked for."""
    listed = own.taboo if taboo else None
    return {
        "text": [{"text": line.text, "stopped": line.stopped or None} for line in own.lines],
        "text_it": own.italian or None,
        "errata_applied": [change._asdict() for change in own.errata],
        "taboo": listed._asdict() if listed else None,
    }


def own_lines(own: OwnText, taboo: bool, paint: Paint, language: str) -> Iterator[str]:
    """The printed text with the errata applied, where reading stopped, and the taboo if asked."""
    if own.lines:
        yield paint.bold(said("In your card data", language))
    translated = {"it": own.italian}.get(language)
    if translated:
        yield paint.dim(
            said("translation; where the two differ, the English card counts", language)
        )
        yield from paint.body(_plain(translated), language=language, indent="    ")
        yield paint.dim(said("the English card", language))
    for line in own.lines:
        yield from paint.body(_plain(line.text), indent="    ")
        if line.stopped:
            stopped = said("not understood from here: {}", language).format(_plain(line.stopped))
            yield "      " + paint.warn(" ".join(stopped.split()))
    for change in own.errata:
        yield "  " + _change(change, paint, language)
    if taboo:
        yield from _taboo(own.taboo, paint, language)


#: How the data marks bold and slanted words, and traits.
_MARKS = re.compile(r"</?[a-z]+[^<>]*>|\[\[|\]\]", re.IGNORECASE)


def _plain(text: str) -> str:
    """``text`` without the marks of the data, icons apart."""
    return _MARKS.sub("", text)


def _change(change: Applied, paint: Paint, language: str) -> str:
    words: Mapping[str, str] = {**STATS, **_CHANGED}
    what = said(words[change.what], language) if change.what in words else change.what
    if not change.new:
        told = said("erratum: not {what} {old}", language)
    elif change.old:
        told = said("erratum: {what} {new}, printed {old}", language)
    else:
        told = said("erratum: {what} {new}", language)
    if change.already:
        told += said("; your data has it already", language)
    none = said("none", language)
    old, new = (none if text.lower() == "none" else text for text in (change.old, change.new))
    return told.format(what=what, old=old, new=new) + " " + paint.link(f"({change.section})")


def _taboo(change: TabooChange | None, paint: Paint, language: str) -> Iterator[str]:
    if change is None:
        yield paint.dim(said("Your taboo lists say nothing of it.", language))
        return
    listed = said("Your taboo list of {date}", language)
    yield paint.bold(listed.format(date=change.date))
    told = [said("{count:+} experience", language).format(count=change.xp)] if change.xp else []
    if change.exceptional:
        told.append(said("exceptional", language))
    if change.limit is not None:
        limit = said("at most {count} in a deck", language).format(count=change.limit)
        told.append(limit if change.limit else said("forbidden: no deck may hold it", language))
    if told:
        yield "    " + "; ".join(told)
    yield from paint.body(_plain(change.text), indent="    ")
