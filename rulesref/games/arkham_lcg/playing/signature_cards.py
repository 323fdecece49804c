"""arkham-lcg/signature-cards: cards that only one investigator plays, commits, holds or controls."""

from __future__ import annotations

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/signature-cards"


def titles(state: State, who: str) -> tuple[str, ...]:
    """The investigators that ``who`` is: one, or two where they have become another as well."""
    also: tuple[str, ...] = state.get(who, "also-named", ())
    return (card_of(state, who).name, *also)


RULES.refusal(
    "signature-card",
    CITE,
    card="card",
    of="name",
    en="{card} is a signature card of {of}",
    it="{card} è una carta esclusiva di {of}",
)


def refused(state: State, card: str, who: str) -> Refused | None:
    """Why ``who`` may have nothing to do with the signature card ``card``, or ``None``."""
    printed = card_of(state, card)
    if not printed.signature or printed.signature in titles(state, who):
        return None
    return RULES.refuse("signature-card", card=card, of=printed.signature)
