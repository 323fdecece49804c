"""Given: who is in the shadows, what lies facedown where, what an unnamed effect gives a card."""

from __future__ import annotations

from rulesref.engine.ability import Ability, Node, Selector
from rulesref.games.arkham_lcg.enemies.shadows import lay
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step
from rulesref.wording.words import WORDS

WORDS["keyword"] = {
    "en": {
        word: word
        for word in (
            *("alert", "aloof", "concealed", "elusive", "hunter", "massive", "relentless"),
            "retaliate",
        )
    },
    "it": {
        "allerta": "alert",
        "sfuggente": "aloof",
        "celato": "concealed",
        "elusivo": "elusive",
        "cacciatore": "hunter",
        "massiccio": "massive",
        "implacabile": "relentless",
        "ritorsione": "retaliate",
    },
}


@step(
    "given",
    "supposed-keyword",
    card="card",
    keyword="keyword",
    amount="number",
    en="an unnamed effect gives each {card} the keyword {keyword}[ {amount}]",
    it="un effetto senza nome dà a ogni {card} la parola chiave {keyword}[ {amount}]",
)
def supposed_keyword(scene: Scene, card: Reference, keyword: str, amount: int = 0) -> None:
    """Every copy, wherever it is: for keywords that no card at hand has."""
    state = scene.state
    named = Node(RULES.filters["named"], {"value": card.card.name})
    every = Selector("all", RULES.selectors["any-card"], (named,))
    args = {"of": every, "keyword": keyword, "value": amount or True}
    number = sum(1 for id in state.things if id.startswith("supposed/")) + 1
    id = f"supposed/{number}"
    state.put(id, controller="", supposed=True)
    node = Node(RULES.verbs["gain-keyword"], args)
    state.enlist(id, (Ability(id, "constant", effects=(node,)),))


@step(
    "given",
    "in-shadows",
    enemy="enemy",
    en="{enemy} is in the shadows",
    it="{enemy} è nelle ombre",
)
def in_the_shadows(scene: Scene, enemy: Reference) -> None:
    """In play at no location."""
    scene.bring(enemy, zone="play", shadows=True)


@step(
    "given",
    "own-mini-card",
    enemy="enemy",
    location="location",
    en="the mini-card of {enemy} is at {location}",
    it="la mini carta di {enemy} è (in|a) {location}",
)
def own_mini_card(scene: Scene, enemy: Reference, location: Reference) -> None:
    """Facedown: nobody at the table knows it."""
    lay(scene.state, scene.location(location), scene.thing(enemy))


@step(
    "given",
    "decoys",
    amount="number",
    location="location",
    en="{amount} (decoy is|decoys are) at {location}",
    it="{amount} (esca è|esche sono) (in|a) {location}",
)
def decoys(scene: Scene, amount: int, location: Reference) -> None:
    """Facedown mini-cards that belong to no enemy."""
    for _ in range(amount):
        lay(scene.state, scene.location(location), None)
