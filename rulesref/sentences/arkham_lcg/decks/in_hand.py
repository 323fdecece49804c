"""Given: what somebody has in hand, or that it is nothing."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.decks.so_many_in_hand import hold_in_hand
from rulesref.sentences.arkham_lcg.holding import put_tokens
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_encounter_card
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "in-hand",
    who="investigator",
    cards="loose-cards",
    en=(
        "{who} has {cards} in (hand|his hand|her hand|their hand)",
        "{cards} (is|are) in the hand of {who}",
        "{cards} (is|are) in {who}'s hand",
        "the hand of {who} (is|holds|contains) {cards}",
        "{who}'s hand (is|holds|contains) {cards}",
    ),
    it=(
        "{who} ha in mano {cards}",
        "{who} ha {cards} in mano",
        "{cards} (è|sono) nella mano di {who}",
        "la mano di {who} (è|contiene) {cards}",
    ),
)
def in_hand(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """Cards in an investigator's hand."""
    owner = scene.thing(who)
    if ("no-hand", owner) in scene.telling.declared:
        scene.telling.declare("no-hand", owner, said("what {} has in hand").format(who.text))
    scene.telling.declared.add(("hand", owner))
    hidden = said("say of a hidden one: … is hidden in the hand of …")
    for card in cards:
        stop_at_encounter_card(card, hidden)
        hold_in_hand(scene, card, owner)


@SPEECH.sentence(
    "given",
    "in-hand-and-resources",
    who="investigator",
    cards="loose-cards",
    amount="number",
    en=(
        "{who} has {cards} in (hand|his hand|her hand|their hand) (and|with) {amount} (resource|resources)",
        "{who} has {amount} (resource|resources) and {cards} in (hand|his hand|her hand|their hand)",
    ),
    it=(
        "{who} ha in mano {cards} (e|con) {amount} (risorsa|risorse)",
        "{who} ha {amount} (risorsa|risorse) e in mano {cards}",
        "{who} ha {amount} (risorsa|risorse) e {cards} in mano",
        "{who} ha {cards} in mano (e|con) {amount} (risorsa|risorse)",
    ),
)
def in_hand_and_resources(
    scene: Scene, who: Reference, cards: tuple[Reference, ...], amount: int
) -> None:
    """Both at once: what is in hand has no resources, so they are those of the investigator."""
    in_hand(scene, who, cards)
    put_tokens(scene, scene.thing(who), amount, "resources")


@SPEECH.sentence(
    "given",
    "empty-hand",
    who="investigator",
    en=(
        "{who} has no cards in hand",
        "{who} has an empty hand",
        "{who}'s hand is empty",
        "the hand of {who} is empty",
    ),
    it=("{who} non ha carte in mano", "la mano di {who} è vuota"),
)
def empty_hand(scene: Scene, who: Reference) -> None:
    """Nothing that a later step plays is implied to be there."""
    owner = scene.thing(who)
    scene.telling.declare("hand", owner, said("what {} has in hand").format(who.text))
    scene.telling.declared.add(("no-hand", owner))
