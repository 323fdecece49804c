"""Then: how many actions somebody has performed in the turn that runs."""

from __future__ import annotations

from rulesref.games.arkham_lcg.actions.actions_taken import so_far
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step

HERE = 0


@step(
    "then",
    "has-performed",
    who="investigator",
    amount="number",
    en="{who} has performed {amount} (action|actions)",
    it="{who} ha (effettuato|eseguito) {amount} (azione|azioni)",
)
def has_performed(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """In this turn, whatever they cost: as many as the effects say."""
    found = so_far(scene.state, scene.thing(who))
    if found == amount:
        return []
    return [Unmet(HERE, f"{who.text}: {amount} actions performed", f"{found}")]
