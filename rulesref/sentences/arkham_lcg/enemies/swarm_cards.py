"""arkham-lcg/swarming-x: how many swarm cards lie under a host."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.swarming import add_swarm, swarm_cards
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.table import lead
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_none
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet(
    "swarm-cards",
    en="{host}: {amount} swarm (card|cards)",
    it="{host}: {amount} (carta|carte) sciame",
)


@SPEECH.sentence(
    "given",
    "swarm",
    host="enemy",
    amount="number",
    en="{host} has {amount} swarm (card|cards)",
    it="{host} ha {amount} (carta|carte) sciame",
)
def swarm(scene: Scene, host: Reference, amount: int) -> None:
    """Swarm cards under a host in play: further copies of it, counted from #2."""
    id = scene.thing(host)
    if not keyword(scene.state, id, "swarming"):
        raise UnresolvedReference(
            said("{text} has not the keyword swarming").format(text=host.text)
        )
    stop_at_none(amount)
    add_swarm(scene.state, id, scene.state.get(id, "engaged") or lead(scene.state), amount)


@SPEECH.sentence(
    "then",
    "has-swarm",
    host="enemy",
    amount="number",
    en=(
        "{host} has {amount} swarm (card|cards)",
        "there (is|are) {amount} swarm (card|cards) under {host}",
    ),
    it="{host} ha {amount} (carta|carte) sciame",
)
def has_swarm(scene: Scene, host: Reference, amount: int) -> list[Unmet]:
    """Those in play; a host that has left play has none."""
    found = len(swarm_cards(scene.state, scene.thing(host)))
    if found == amount:
        return []
    wanted, there = (
        in_words(scene, "swarm-cards", host=host.text, amount=number) for number in (amount, found)
    )
    return [Unmet(HERE, wanted, there)]
