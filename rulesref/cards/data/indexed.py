"""What the index of all cards keeps of a record."""

from __future__ import annotations

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.cards.index import IndexedCard


def flags_of(card: CardRecord) -> str:
    """The letters of ``IndexedCard.flags``."""
    letters = {
        "w": card.subtype in ("weakness", "basicweakness"),
        "b": card.subtype == "basicweakness",
        "s": card.restrictions.startswith("investigator:"),
        "u": "unique" in card.flags,
        "p": "permanent" in card.flags,
        "h": "hidden" in card.flags,
    }
    return "".join(letter for letter, held in letters.items() if held)


def indexed(card: CardRecord) -> IndexedCard:
    """The facts of ``card`` that the index keeps."""
    different = card.back_name if card.back_name != card.name else ""
    italian = card.back_name_it if card.back_name_it != card.name_it else ""
    return IndexedCard(
        card.code,
        card.number,
        card.pack,
        card.type,
        card.faction,
        "" if card.level is None else str(card.level),
        flags_of(card),
        " ".join(card.name.split()),
        " ".join(card.subname.split()),
        " ".join(different.split()),
        " ".join(card.name_it.split()) if card.name_it != card.name else "",
        " ".join(card.subname_it.split()) if card.subname_it != card.subname else "",
        " ".join(italian.split()),
        card.same_as,
        card.alternate_of,
    )
