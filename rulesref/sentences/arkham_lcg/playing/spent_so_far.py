"""Then: how much somebody has spent so far, at once or little by little."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
#: What somebody spends of their own; anything else lies on a card.
_OWN = ("resource", "clue", "action")
SPEECH.unmet(
    "spent-so-far", en="{who}: {amount} spent so far", it="{who}: {amount} spesi fino a ora"
)


@SPEECH.sentence(
    "then",
    "has-spent",
    who="investigator",
    amount="number",
    pool="pool",
    en=(
        "{who} has spent at least {amount} {pool}",
        "{who} has spent at least {amount} {pool} in all",
    ),
    it=(
        "{who} ha speso almeno {amount} {pool}",
        "{who} ha speso in tutto almeno {amount} {pool}",
    ),
    lasts=True,
)
def has_spent(scene: Scene, who: Reference, amount: int, pool: str) -> list[Unmet]:
    """In the whole case so far: of several costs, all of them together."""
    wanted = {"who": scene.thing(who)}
    if pool not in _OWN:
        wanted["uses"] = pool
    spent = 0
    for line in scene.state.lines():
        event = line.event if line.stage == "impact" else None
        kind = f"spend-{pool}s" if pool in _OWN else "spend-uses"
        if event is not None and event.type == kind and wanted.items() <= event.slots.items():
            spent += event.slots.get("amount", 0)
    if spent >= amount:
        return []
    told = (in_words(scene, "spent-so-far", who=who.text, amount=one) for one in (amount, spent))
    return [Unmet(HERE, *told)]
