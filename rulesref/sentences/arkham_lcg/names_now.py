"""Names that mean a card at this moment: the current act and agenda, an investigator's first name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulesref.entries import fold
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.card import Card
from rulesref.games.things import card_of
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What the current cards are called without their names, folded and without an article.
CURRENT = {
    "act": ("current act", "act", "capitolo attuale", "capitolo corrente", "capitolo"),
    "agenda": ("current agenda", "agenda", "trama attuale", "trama corrente", "trama"),
}
#: The same with every article that may stand before it.
_CALLED = {
    kind: tuple(article + words for words in called for article in ("", "the ", "la ", "il ", "l'"))
    for kind, called in CURRENT.items()
}

SPEECH.called_by_kind |= {words: kind for kind, called in CURRENT.items() for words in called}


def names_now(scene: Scene) -> Iterator[tuple[str, Card, bool]]:
    """(folded name, card, whether it is meant even where the case has told another by that name).

    An investigator who plays may be called by their first name, if nobody else is.
    """
    for kind, called in _CALLED.items():
        card = current(scene.state, kind)
        for name in called if card else ():
            yield name, card_of(scene.state, str(card)), True
    seated = [card_of(scene.state, who) for who in investigators(scene.state)]
    firsts = [first_names(printed) for printed in seated]
    for printed, names in zip(seated, firsts, strict=True):
        for first in names:
            if sum(first in others for others in firsts) == 1:
                yield first, printed, False


def first_names(printed: Card) -> tuple[str, ...]:
    """The first word of the name; of one that begins with a nickname, what stands behind it as well."""
    return _first_names(printed.name)


@lru_cache(maxsize=256)  # every step asks for those of everybody who plays
def _first_names(name: str) -> tuple[str, ...]:
    first, *others = fold(name).split()
    bare = first.strip("\"'")
    names = (bare, *others[:1]) if bare != first else (bare,)
    return tuple(name for name in names if len(name) > 2)


def called(scene: Scene, who: str) -> tuple[str, ...]:
    """The folded names of an investigator: the whole one, then the first."""
    return (fold(str(scene.name(who))), *first_names(card_of(scene.state, who)))


def told_of(scene: Scene, text: str) -> str:
    """The investigator whom ``text`` is about, by the name that it begins with; empty for none."""
    seated = investigators(scene.state)
    begins = fold(text)
    return next(
        (
            who
            for who in seated
            if begins.startswith(tuple(f"{name} " for name in called(scene, who)))
        ),
        "",
    )


SPEECH.names_now = names_now
