"""arkham-lcg/as-if: where somebody is supposed to be, and with whom they count as engaged.

``as-if`` of an investigator is a location where everything sees them (Rules Reference: all that
resolves meanwhile; Grimoire: restrictions, costs and targets). ``as-if-for`` is (card, location):
only what that card says sees them there (Grimoire, while it resolves). ``as-if-engaged`` holds
while they count as engaged with every enemy there; nothing moves for it.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.table import TABLE, location_of
from rulesref.games.edition import switch


def suppose(state: State, who: str, place: str, *, engaged: bool) -> None:
    """From here on ``who`` counts as being at ``place``."""
    state.put(who, **{"as-if": place, "as-if-engaged": engaged})
    if engaged:
        state.put(TABLE, supposed=True)


def before_attacks(state: State, who: str, card: str) -> None:
    """Grimoire: attacks of opportunity and all that follows see the real state, ``card`` apart."""
    place = state.get(who, "as-if")
    if place and switch(state, "as-if-scope") == "restrictions":
        engaged = bool(state.get(who, "as-if-engaged"))
        end(state, who)
        state.put(who, **{"as-if-for": (card, place, engaged)})


def end(state: State, who: str) -> None:
    """``who`` is where they are again."""
    state.put(who, **{"as-if": None, "as-if-engaged": None, "as-if-for": None})
    state.put(TABLE, supposed=None)


def supposed_by(state: State, env: Env) -> tuple[str, str] | None:
    """Whom the resolving card alone takes to be elsewhere, and where; ``None`` where it does not."""
    card, place, _ = state.get(env["you"], "as-if-for", ("", "", False))
    return (env["you"], place) if place and card == env["this"] else None


def place_for(state: State, env: Env) -> str | None:
    """Where the resolving card sees its "you"."""
    supposed = supposed_by(state, env)
    return supposed[1] if supposed else location_of(state, env["you"])


def supposed_engaged(state: State, enemy: str) -> tuple[str, ...]:
    """Who counts as engaged with ``enemy`` without being it, for everybody."""
    if not state.get(TABLE, "supposed"):
        return ()
    place = location_of(state, enemy)
    return tuple(
        who
        for who in state.get(TABLE, "order", ())
        if state.get(who, "as-if-engaged") and state.get(who, "as-if") == place
    )


def supposed_for(state: State, env: Env, enemy: str) -> bool:
    """Whether the resolving card alone takes its "you" for engaged with ``enemy``."""
    card, place, engaged = state.get(env["you"], "as-if-for", ("", "", False))
    return bool(engaged) and card == env["this"] and location_of(state, enemy) == place
