"""arkham-lcg/unique: one copy of a unique card, by title, in play."""

from __future__ import annotations

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER
from rulesref.games.things import card_of

CITE = "arkham-lcg/unique"


def in_play_already(state: State, card: str) -> list[str]:
    """Other cards in play with the title of the unique ``card``."""
    printed = card_of(state, card)
    if not printed.unique:
        return []
    return [
        id
        for id, thing in state.things.items()
        if id != card
        and thing.get("zone") == "play"
        and thing["card"].unique
        and thing["card"].name == printed.name
    ]


RULES.refusal(
    "in-play-already",
    CITE,
    card="card",
    en="{card} is unique and in play already",
    it="{card} è una carta unica ed è già in gioco",
)


def refused(state: State, card: str) -> Refused | None:
    """Why a player may not bring ``card`` into play, or ``None``."""
    if in_play_already(state, card):
        return RULES.refuse("in-play-already", card=card)
    return None


def kept_out(state: State, card: str) -> bool:
    """Whether another card of the scenario, or a weakness, keeps ``card`` from entering play."""
    return card_of(state, card).type in ENCOUNTER and any(
        card_of(state, id).type in ENCOUNTER for id in in_play_already(state, card)
    )


def displaced(state: State, card: str) -> list[str]:
    """The player cards that the unique encounter card ``card`` displaces as it enters play."""
    if card_of(state, card).type not in ENCOUNTER:
        return []
    return [id for id in in_play_already(state, card) if card_of(state, id).type not in ENCOUNTER]
