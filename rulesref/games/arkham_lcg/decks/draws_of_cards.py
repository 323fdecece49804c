"""arkham-lcg/drawing-cards: card text that lets somebody draw."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.drawing import cannot_draw, draw
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/drawing-cards"


def _any_drawn(state: State, env: Env, who: tuple[str, ...], amount: int, **rest: object) -> bool:
    return amount > 0 and any(cannot_draw(state, one) is None for one in who)


@RULES.verb(
    "draw",
    CITE,
    able=_any_drawn,
    who="cards",
    amount="number",
    discard="number?",
    unresolved="word?",
    title="text?",
)
def _draw_verb(
    state: State,
    env: Env,
    who: tuple[str, ...],
    amount: int,
    discard: int = 0,
    unresolved: str = "",
    title: str = "",
) -> None:
    """Each of ``who`` draws ``amount`` cards, and may have to ``discard`` some of them.

    ``unresolved`` is what becomes of weaknesses (of this ``title``) that come so instead.
    """
    away = (unresolved, title, env["this"]) if unresolved else None
    for investigator in who:
        draw(state, investigator, amount, env["this"], discard, away)
