"""When: cards that are played from somewhere else than the hand."""

from __future__ import annotations

from rulesref.games.arkham_lcg.table import card_of
from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps.when_actions import actor
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "plays-from-discard",
    who="investigator",
    card="card",
    target="card",
    en="{who} plays {card} from the discard pile[, on {target}]",
    it="{who} gioca {card} dalla pila degli scarti[, su {target}]",
)
def plays_from_discard(
    scene: Scene, who: Reference, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """Where a card lets somebody play it from there. Implies its printed cost."""
    player, id = actor(scene, who), scene.thing(card)
    state = scene.state
    if ("resources", player) not in scene.declared:
        cost = int(card_of(state, id).stats.get("cost", 0))
        state.put(player, resources=max(cost, state.get(player, "resources")))
    more = [Intent("target", {"cards": (scene.thing(target),)})] if target else []
    return [Intent("play", {"who": player, "card": id}), *more]


@step(
    "when",
    "puts-back",
    who="investigator",
    cards="cards",
    en="{who} puts back {cards}",
    it="{who} rimette {cards}",
)
def puts_back(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Cards of a deck that were looked at, on its top in this order, the topmost first."""
    facts = tuple(card.card for card in cards)
    return [Intent("put-back", {"who": scene.thing(who), "facts": facts})]


offer("put-back", en="{who} puts back {cards}", it="{who} rimette {cards}")
