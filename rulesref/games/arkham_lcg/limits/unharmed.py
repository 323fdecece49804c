"""arkham-lcg/cannot: cards that no damage comes upon, or only that of some cards.

Damage is neither placed on them nor moved to them; horror is another matter.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import is_encounter
from rulesref.games.arkham_lcg.values.in_force import Standing, binding, named
from rulesref.games.things import card_of

CITE = "arkham-lcg/cannot"
CANNOT_BE_DAMAGED = RULES.constant(
    "cannot-be-damaged",
    CITE,
    of="cards",
    except_traits="words?",
    except_encounter="flag?",
    except_cards="cards?",
    says="No damage comes upon ``of``, but by cards with such a trait, those of the scenario, or these.",
)


def unharmed(state: State, to: str, by: str | None) -> str | None:
    """The card because of which ``by`` cannot bring damage upon ``to``, or ``None``."""
    if ("constant", CANNOT_BE_DAMAGED) not in state.index:
        return None
    for standing in binding(state, CANNOT_BE_DAMAGED, to):
        if not _excepted(state, standing, by):
            return standing.holder
    return None


def _excepted(state: State, standing: Standing, by: str | None) -> bool:
    args = standing.node.args
    if by is None or "card" not in state.things.get(by, ()):
        return False
    if args.get("except_cards") and by in named(state, standing, "except_cards"):
        return True
    if args.get("except_encounter") and is_encounter(state, by):
        return True
    traits = args.get("except_traits") or ()
    assert isinstance(traits, tuple)
    return any(trait in traits for trait in card_of(state, by).traits)
