"""Enemies that no card at hand is: what an effect that nobody names makes of each copy of one."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Node, Selector
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.rulings.reference import Reference, WrongType
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_none
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.word(
    "keyword",
    en={
        word: word
        for word in (
            *("alert", "aloof", "concealed", "elusive", "hunter", "massive", "relentless"),
            "retaliate",
        )
    },
    it={
        "allerta": "alert",
        "sfuggente": "aloof",
        "celato": "concealed",
        "elusivo": "elusive",
        "cacciatore": "hunter",
        "massiccio": "massive",
        "implacabile": "relentless",
        "ritorsione": "retaliate",
    },
)


@SPEECH.sentence(
    "given",
    "supposed-keyword",
    card="card",
    keyword="keyword",
    amount="number",
    en="an unnamed effect gives each {card} the keyword {keyword}[ {amount}]",
    it="un effetto senza nome dà a ogni {card} la parola chiave {keyword}[ {amount}]",
)
def supposed_keyword(
    scene: Scene, card: Reference, keyword: str, amount: int | None = None
) -> None:
    """Every copy, wherever it is: for keywords that no card at hand has."""
    if card.card.type != "enemy":
        raise WrongType(card.text, "enemy", card.card, scene.tongue)
    if amount is not None and keyword != "concealed":
        raise UnresolvedReference(
            said("the keyword {keyword} has no number").format(keyword=keyword),
            remedy=said("leave it out"),
        )
    stop_at_none(amount)
    state = scene.state
    named = Node(RULES.filters["named"], {"value": card.card.name})
    every = Selector("all", RULES.selectors["any-card"], (named,))
    args = {"of": every, "keyword": keyword, "value": amount or True}
    number = sum(1 for id in state.things if id.startswith("supposed/")) + 1
    id = f"supposed/{number}"
    state.put(id, controller="", supposed=True)
    node = Node(RULES.verbs["gain-keyword"], args)
    state.enlist(id, (Ability(id, "constant", effects=(node,), zones=RULES.zones),))
