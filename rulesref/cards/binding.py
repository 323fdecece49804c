"""Cards and sections brought together: whom the documents name, and under which codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rulesref.cards.index import Index, IndexedCard, card_game, read_index
from rulesref.cards.mentions import Mentions, plain_words, with_mentions
from rulesref.cards.resolve import Report, Resolver, resolve_sections
from rulesref.entries import Section


class CardBinding(NamedTuple):
    """``sections`` with codes; ``known`` and ``more`` are what ``name_table.write_names`` takes."""

    sections: list[Section]
    known: Index
    more: tuple[IndexedCard, ...]
    report: Report
    game: str


def bind_cards(sections: Iterable[Section], editions: Mapping[str, str]) -> CardBinding:
    """Give every card that ``sections`` name its codes, marked with a number or not.

    ``editions`` maps document ids to editions. Sections of another game pass through unchanged:
    the games share names.
    """
    given = list(sections)
    index = read_index()
    game = card_game()
    own = [s for s in given if s.document.startswith(game + "/")]
    bound, report = resolve_sections(own, Resolver(index), edition_of=editions)
    bound = with_mentions(bound, Mentions(index, plain_words(bound)))
    by_id = {(s.document, s.id): s for s in bound}
    done = [by_id.get((s.document, s.id), s) for s in given]
    return CardBinding(done, index, report.unknown, report, game)
