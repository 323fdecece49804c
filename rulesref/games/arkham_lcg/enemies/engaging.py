"""arkham-lcg/engage-action: taking an enemy upon oneself, from another investigator too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.action import action
from rulesref.games.arkham_lcg.decks.hidden import beyond_doubt, enemies_about
from rulesref.games.arkham_lcg.enemies.engagement import (
    cannot_be_engaged,
    cannot_meet,
    engaged_with,
    keeps,
)
from rulesref.games.arkham_lcg.enemies.engagement import engaging as engage_events
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.limits.forbidding import refusal
from rulesref.games.arkham_lcg.limits.kept_apart import keeping_apart
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here, location_of

CITE = "arkham-lcg/engage-action"


def _targets(state: State, who: str) -> Iterable[dict[str, Any]]:
    if cannot_be_engaged(state, who):
        return
    apart = {one for standing in keeping_apart(state, who) for one in standing.bound}
    for enemy in here(state, enemies_about(state), location_of(state, who)):
        if who in engaged_with(state, enemy) or keyword(state, enemy, "massive"):
            continue
        if enemy not in apart and not keeps(state, enemy, who):
            yield {"enemy": enemy}


RULES.refusal(
    "massive",
    "arkham-lcg/massive",
    enemy="card",
    en="{enemy} is massive: no threat area holds it",
    it="{enemy} è Massiccio: non sta in nessuna area di minaccia",
)
RULES.refusal(
    "engaged-already",
    CITE,
    enemy="card",
    en="{enemy} is engaged with this investigator already",
    it="{enemy} è già impegnato con questo investigatore",
)


def _why_not(state: State, who: str, enemy: str) -> Refused:
    forbidden = cannot_meet(state, enemy, who)
    if forbidden:
        return refusal(state, forbidden)
    if location_of(state, enemy) != location_of(state, who):
        return RULES.refuse("not-at-this-location", (CITE,), enemy=enemy)
    if keyword(state, enemy, "massive"):
        return RULES.refuse("massive", enemy=enemy)
    kept = keeps(state, enemy, who)
    if kept:
        return refusal(state, kept)
    return RULES.refuse("engaged-already", enemy=enemy)


@action("engage", CITE, targets=_targets, why_not=_why_not)
def _begin(state: State, who: str, enemy: str) -> None:
    """The other investigator's engagement ends as this one begins: one event."""
    if not beyond_doubt(state, enemy) or state.get(enemy, "zone") != "play":
        return
    if location_of(state, enemy) == location_of(state, who):
        state.emit(*engage_events(state, enemy, who, who, CITE))
