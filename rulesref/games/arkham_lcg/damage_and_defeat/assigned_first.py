"""arkham-lcg/dealing-damage-horror: assets that take their share before their controller does."""

from __future__ import annotations

from collections.abc import Mapping

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binds
from rulesref.games.arkham_lcg.values.stats import remaining

CITE = "arkham-lcg/dealing-damage-horror"
#: Token → clause of an asset that has to be full before its controller takes any of it.
FIRST = {
    token: RULES.constant(
        f"takes-{token}-first",
        CITE,
        of="cards",
        says=f"Their controller takes no {token} that is not direct while ``of`` can take it.",
    )
    for token in ("damage", "horror")
}
#: What limits how much of a token a card can take.
_STATS = {"damage": "health", "horror": "sanity"}


def passed_over(
    state: State, event: Event, token: str, assets: list[str], shares: Mapping[str, int]
) -> str | None:
    """The asset that still has room, and comes before whom ``event`` deals to; or ``None``.

    ``shares``: asset → how much of the ``token`` that is dealt it has been assigned. Any asset of
    theirs comes before them where whatever deals it says so.
    """
    who = event.slots["to"]
    for asset in assets:
        room = remaining(state, asset, _STATS[token], token) or 0
        if shares.get(asset, 0) >= room or state.get(asset, "controller", None) != who:
            continue
        if event.slots.get("assets_first") or binds(state, FIRST[token], asset):
            return asset
    return None
