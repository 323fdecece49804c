"""arkham-lcg/search: abilities that let a search go further, or find more, before it begins.

Which of the two is declared before the search is initiated (FAQ v2.5, question on Mandy Thompson).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.mark import replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/search"
#: The searches that can still be let go further: of a player's deck, of the encounter deck.
_SEARCHES = ("search", "search-encounters")


def _would_search(state: State, env: Env, cards: int = 0, targets: int = 0) -> bool:
    """A search of the whole deck cannot go further."""
    event = env.get("event")
    if event is None or event.type not in _SEARCHES or "mark" not in env:
        return False
    return bool(targets or event.slots["amount"])


@RULES.verb("search-further", CITE, able=_would_search, cards="number?", targets="number?")
def _further(state: State, env: Env, cards: int = 0, targets: int = 0) -> None:
    """The search that is about to begin is of so many ``cards`` more, or for more ``targets``."""
    event: Event = state.marks.get(env["mark"]) or env["event"]
    amount = event.slots["amount"]
    changed = {
        "amount": amount + cards if amount else 0,
        "targets": event.slots["targets"] + targets,
    }
    replace(state, env["mark"], event._replace(slots={**event.slots, **changed}))


@RULES.selector("who-searches")
def _who_searches(state: State, env: Env) -> tuple[str, ...]:
    """Who is about to search, or searches."""
    event = env.get("event")
    who = env.get("searcher") or (event.slots["who"] if event else None)
    return (who,) if who else ()
