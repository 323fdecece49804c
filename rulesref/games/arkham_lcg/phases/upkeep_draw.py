"""arkham-lcg/steps/4.4: what some investigators do in the upkeep phase instead of drawing 1 card."""

from __future__ import annotations

from rulesref.engine.block import resolve
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.drawing import draw
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.counted import cards_counted
from rulesref.games.arkham_lcg.values.in_force import in_force

CITE = "arkham-lcg/instead"
INSTEAD_OF_UPKEEP_DRAW = RULES.constant(
    "instead-of-upkeep-draw",
    CITE,
    effects="effects",
    says="The controller of the card does this instead of drawing 1 card in the upkeep phase.",
)


RULES.stop(
    "draw-replaced-twice",
    en="two cards that each replace the draw of the upkeep phase",
    it="due carte che sostituiscono entrambe la pesca della Fase di Gestione",
)


def upkeep_draw(state: State, who: str) -> None:
    """Draw 1 card, or do what a card in play says instead; two such cards are not described."""
    found = [
        standing
        for standing in in_force(state, INSTEAD_OF_UPKEEP_DRAW)
        if standing.env["you"] == who
    ]
    if not found:
        draw(state, who)
    elif len(found) == 1:
        resolve(state, found[0].node.args["effects"], found[0].env)
    else:
        state.give_up(who, "draw-replaced-twice")


@RULES.quantity("short-of", of="cards", size="number")
def _short_of(state: State, env: Env, of: tuple[str, ...], size: int) -> int:
    """How many cards an investigator has to draw until there are ``size`` in hand."""
    return max(0, size - sum(cards_counted(state, who) for who in of))
