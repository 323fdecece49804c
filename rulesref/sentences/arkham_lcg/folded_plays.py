"""One sentence that tells several cards which somebody plays one after another."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.rulings.reference import listed

#: Language → who plays several cards, of which the last but one is parted from the others by a comma.
_PLAYS = {
    "en": (lazily(r"(?P<who>[^,]+?) plays (?P<cards>[^,]+, .+)"), "{who} plays {card}"),
    "it": (lazily(r"(?P<who>[^,]+?) gioca (?P<cards>[^,]+, .+)"), "{who} gioca {card}"),
}


def played(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Each card of the list as it is played: it counts where all of them are cards."""
    plays, one = _PLAYS[language]
    found = plays.fullmatch(text)
    if found is not None:
        yield tuple(one.format(who=found["who"], card=card) for card in listed(found["cards"]))
