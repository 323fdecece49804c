"""Which errata a record of a card is: found by the codes of its cards, not by a name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

from rulesref.entries import CardName, Section, slug
from rulesref.link.text import likeness


class _Known(NamedTuple):
    entry: str
    section: Section


class Errata:
    """The errata seen so far, by the codes of their cards; ``entries`` are those of the corpus."""

    def __init__(self, entries: Collection[str]) -> None:
        self._entries = entries
        self._by_code: dict[str, list[_Known]] = defaultdict(list)

    def remember(self, section: Section, entries: tuple[str, ...]) -> None:
        """Know ``section`` as one of ``entries`` from now on."""
        for card in section.cards:
            for code in card.codes:
                self._by_code[code] += [_Known(entry, section) for entry in entries]

    def of(self, section: Section) -> tuple[str, ...]:
        """The entries of the cards of ``section``, in their order."""
        return tuple(dict.fromkeys(self._of_card(section, card) for card in section.cards))

    def _of_card(self, section: Section, card: CardName) -> str:
        name = f"{section.document.split('/', 1)[0]}/errata/{slug(card.name or card.codes[0])}"
        known = [k for code in card.codes for k in self._by_code[code]]
        named = [k for k in known if k.entry == name or k.entry.startswith(f"{name}-")]
        if not named:
            return name if name in self._entries or not known else known[0].entry

        def fits(candidate: _Known) -> tuple[bool, float]:
            theirs = candidate.section
            same = theirs.fact("since") == section.fact("since")
            return same, likeness(theirs.markdown, section.markdown)

        return max(named, key=fits).entry
