"""Which card a name alone means, and what to say of a card that cannot be played out yet.

Several cards may share a name: levels, parallel investigators, enemies of another set, places that
differ behind one name. A name alone means the investigator, else the player card of the lowest
level, else the card that was printed first; where one product holds several under that name it
means none of them, and the code has to be said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from rulesref.cards.index import Index, IndexedCard
from rulesref.catalogue import said
from rulesref.entries import fold
from rulesref.nearest import spelt_alike

_PLAYER_CARDS = ("asset", "event", "skill")
#: So many names are offered for one that nobody has.
_NEAREST = 4
#: So many cards are named where a step names a kind of card, and none.
_SOME = 3
_STAGES = ("act", "agenda", "scenario", "story")


def originals(index: Index, name: str) -> list[IndexedCard]:
    """Every card of that name, English or Italian, without reprints; in the order of the codes."""
    return [card for card in called(index, name) if not card.same_as and not card.only_named]


def called(index: Index, name: str) -> Sequence[IndexedCard]:
    """Every card of that name, English or Italian, in the order of the codes."""
    return _by_name(index).get(fold(name), ())


class _Sorted:
    """The cards of an index by how they are called."""

    def __init__(self, index: Index) -> None:
        self.index = index
        #: Folded name, English or Italian, → the cards that have it, in the order of the codes.
        self.by_name: dict[str, list[IndexedCard]] = {}
        for card in index.cards.values():
            for name in dict.fromkeys((fold(card.name), fold(card.name_it))):
                self.by_name.setdefault(name, []).append(card)

    @cached_property
    def kinds(self) -> set[str]:
        """The types of card that there are."""
        return {card.type for card in self.index.cards.values() if card.type}

    @cached_property
    def by_subtitle(self) -> dict[str, list[str]]:
        """Folded subtitle → how the cards that have it are called with it."""
        called: dict[str, list[str]] = {}
        for card in of_their_own(self.index):
            for name, subtitle in ((card.name, card.subname), (card.name_it, card.subname_it)):
                called.setdefault(fold(subtitle), []).append(f"{name} ({subtitle})")
        return called


#: The cards of the index that was asked last.
_asked: _Sorted | None = None


def _sorted(index: Index) -> _Sorted:
    global _asked
    if _asked is None or _asked.index.cards is not index.cards:
        _asked = _Sorted(index)
    return _asked


def _by_name(index: Index) -> Mapping[str, list[IndexedCard]]:
    """Folded name, English or Italian, → the cards that have it, in the order of the codes."""
    return _sorted(index).by_name


def of_their_own(index: Index) -> Iterator[IndexedCard]:
    """Every card that is no reprint and more than a name, in the order of the codes."""
    return (card for card in index.cards.values() if not card.same_as and not card.only_named)


def names_alone(index: Index) -> list[IndexedCard]:
    """The cards of which nothing but the name is known."""
    return [card for card in index.cards.values() if card.only_named]


def plain(index: Index, name: str) -> str | None:
    """The code of the card that ``name`` alone means: "" for none of several, ``None`` for none."""
    return meant_alone(originals(index, name))


def meant_alone(namesakes: Iterable[IndexedCard]) -> str | None:
    """The code of the one of ``namesakes`` that their name alone means, as ``plain`` gives it."""
    cards = [card for card in namesakes if not card.alternate_of]
    for types in (("investigator",), _PLAYER_CARDS):
        of_type = [card for card in cards if card.type in types]
        if of_type:
            lowest = min(_level(card) for card in of_type)
            return _only([card for card in of_type if _level(card) == lowest])
    cards = [card for card in cards if card.type not in _STAGES] or cards
    return _only(cards) if cards else None


def _level(card: IndexedCard) -> int:
    return int(card.level) if card.level else 0


def _only(cards: list[IndexedCard]) -> str:
    """The first printed of ``cards``; none where its product has another that is not its back."""
    first = cards[0]
    fronts = {_front(card.code) for card in cards if card.pack == first.pack}
    return first.code if len(fronts) == 1 else ""


def _front(code: str) -> str:
    """The code without the letter of a side."""
    return code.rstrip("ab") or code


def label(card: IndexedCard) -> str:
    """The name with what tells the card from others of that name: its level, else its code."""
    return f"{card.name} ({card.level or card.code})"


def nearest(index: Index, name: str) -> tuple[str, ...]:
    """The card names that ``name`` could have meant, best first."""
    names, part = _by_name(index), fold(name)
    found = dict.fromkeys((*_of_the_same_words(part, names), *spelt_alike(part, names, cutoff=0.6)))
    return tuple(_as_called(names[one][0], one) for one in list(found)[:_NEAREST])


def _of_the_same_words(part: str, names: Iterable[str]) -> list[str]:
    """Those of ``names`` of which every word is one of ``part``, in whatever order: at least two."""
    words = set(part.split())
    if len(words) < 2:
        return []
    alike = [one for one in names if words.issuperset(one.split()) and " " in one]
    return sorted(alike, key=len, reverse=True)


def fuller(index: Index, name: str) -> tuple[str, ...]:
    """Whole names of which ``name`` is a part: a subtitle alone, or the first or last words.

    First what a card is called that an erratum has given another title.
    """
    part = fold(name)
    if not part:
        return ()
    by_subtitle = _sorted(index).by_subtitle.get(part, ())
    retitled = (index.cards[one.code].name for one in index.aliases if fold(one.printed) == part)
    names = _by_name(index)
    begun = [one for one in names if one.startswith(f"{part} ")]
    ended = [one for one in names if one.endswith(f" {part}")]
    first, last = (
        [_as_called(names[one][0], one) for one in sorted(some, key=len)] for some in (begun, ended)
    )
    return tuple(dict.fromkeys((*retitled, *first, *by_subtitle, *last)))[:3]


def _as_called(card: IndexedCard, folded: str) -> str:
    """The name of ``card`` that reads ``folded``."""
    return card.name if fold(card.name) == folded else card.name_it


def kind_called(index: Index, name: str) -> str:
    """The type of card that ``name`` says, in the interface's words or in those of the data."""
    return next(
        (kind for kind in _sorted(index).kinds if fold(name) in (fold(kind), fold(said(kind)))), ""
    )


def first_of(index: Index, kind: str) -> tuple[str, ...]:
    """The first cards of ``kind`` that are no weaknesses, by code."""
    some = sorted(
        code for code, card in index.cards.items() if card.type == kind and "w" not in card.flags
    )
    return tuple(index.cards[code].name for code in some[:_SOME])
