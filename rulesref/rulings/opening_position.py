"""arkham-lcg/enemy-engagement: a position that the rules would not let stand is none to begin with."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.engagement import candidates
from rulesref.games.arkham_lcg.table import in_play
from rulesref.rulings.case import Case
from rulesref.rulings.implied_costs import imply
from rulesref.rulings.stage import Stage


def begin(case: Case, stage: Stage, kind: str) -> None:
    """Judge what the Given steps have laid out, once a step of another ``kind`` follows them.

    A ready enemy that would engage somebody at once raises ``UnresolvedReference``.
    """
    if kind == "given" or stage.state.log is not None:
        return
    if kind == "when":
        imply(case.steps, stage)
    for enemy in in_play(stage.state, "enemy"):
        if _nobodys(stage, enemy):
            told = stage.name(enemy)
            raise UnresolvedReference(
                f"{told} is a weakness, and no step says whose",
                remedy=f"say in a Given step: {told} belongs to (an investigator)",
            )
        found = candidates(stage.state, enemy)
        if found:
            raise UnresolvedReference(
                f"{stage.name(enemy)} is ready and would be engaged with {stage.name(found[0])}",
                remedy="say in a Given step with whom it is engaged, or that it is exhausted",
            )


def _nobodys(stage: Stage, enemy: str) -> bool:
    """Whether ``enemy`` hunts its bearer, is engaged with nobody, and has no bearer."""
    thing = stage.state.things[enemy]
    if not thing["card"].weakness or thing.get("owner") or thing.get("engaged"):
        return False
    preys = [one for one in thing["card"].abilities if one.kind == "prey"]
    hunted = [node.args.get("who") for one in preys for node in one.effects]
    return any(who is not None and who.row.id == "bearer" for who in hunted)
