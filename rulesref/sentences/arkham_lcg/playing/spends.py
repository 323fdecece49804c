"""When: a choice that is told by what it spends, or what has been spent already."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import kept_as
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "spends",
    who="investigator",
    amount="number",
    pool="pool",
    source="card",
    en="{who} spends {amount} {pool}[ from {source}]",
    it="{who} spende {amount} {pool}[ da {source}]",
)
def spends(
    scene: Scene, who: Reference, amount: int, pool: str, source: Reference | None = None
) -> list[Intent]:
    """Answers a choice by what one option alone spends, or tells what has been spent already."""
    slots = {"who": scene.thing(who), "amount": amount}
    if source is not None and scene.thing(source) != slots["who"]:
        on_card = {"card": scene.thing(source), "uses": kept_as(scene, scene.thing(source), pool)}
        return [Intent("spend", {"event": "spend-uses", **on_card, **slots})]
    if pool in ("resource", "clue", "action"):
        return [Intent("spend", {"event": f"spend-{pool}s", **slots})]
    return [Intent("spend", {"event": "spend-uses", "uses": pool, **slots})]


@SPEECH.sentence(
    "when",
    "adds-tokens",
    who="investigator",
    amount="number",
    face="face",
    en=(
        "{who} adds {amount} {face} (token|tokens)",
        "{who} adds {amount} {face} (token|tokens) to (the chaos bag|the bag)",
        "{who} adds {amount} {face} to (the chaos bag|the bag)",
    ),
    it=(
        "{who} aggiunge {amount} (segnalino|segnalini) {face}",
        "{who} aggiunge {amount} (segnalino|segnalini) {face} (al sacchetto del caos|al sacchetto)",
        "{who} aggiunge {amount} {face} (al sacchetto del caos|al sacchetto)",
    ),
)
def adds_tokens(scene: Scene, who: Reference, amount: int, face: str) -> list[Intent]:
    """The same of tokens that go into the chaos bag."""
    slots = {"who": scene.thing(who), "face": face, "amount": amount}
    return [Intent("spend", {"event": "add-token", **slots})]
