"""Enemies that no card at hand is: what an effect that nobody names makes of each copy of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.cases.keywords import KEYWORD
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
    suppose(scene, card, "gain-keyword", {"keyword": keyword, "value": amount or True})


#: What a card of a type may be supposed to have.
_FIGURES = {"location": ("shroud",), "enemy": ("fight", "evade", "health")}

SPEECH.word(
    "figure",
    en={word: word for word in ("fight", "evade", "health", "damage", "horror", "shroud")},
    it={
        "Scontro": "fight",
        "Agilità": "evade",
        "Salute": "health",
        "danno": "damage",
        "orrore": "horror",
        "Oscurità": "shroud",
    },
)


@SPEECH.sentence(
    "given",
    "supposed-figure",
    card="card",
    figure="figure",
    amount="number",
    en="an unnamed effect sets the base {figure} of each {card} to {amount}",
    it="un effetto senza nome porta a {amount} il valore base di {figure} di ogni {card}",
)
def supposed_figure(scene: Scene, card: Reference, figure: str, amount: int) -> None:
    """Every copy, wherever it is; damage and horror are those of its attack, shroud is a location's."""
    holder = "location" if figure in _FIGURES["location"] else "enemy"
    if card.card.type != holder:
        raise WrongType(card.text, holder, card.card, scene.tongue)
    if figure == "health":
        stop_at_none(amount)
    if card.card.stats.get(figure) is None:
        raise UnresolvedReference(
            said("{card} has no {figure} that could be set").format(card=card.text, figure=figure)
        )
    suppose(scene, card, "set-base", {"stat": figure, "to": amount})


def _such_a_figure(scene: Scene, row: str, slots: Mapping[str, Any]) -> str:
    """The step by which every copy has the figure that ``row`` says one has."""
    figures = _FIGURES.get(slots["card"].card.type, ()) if row == "value-of-card" else ()
    if slots.get("value_name") not in figures:
        return ""
    pattern = SPEECH.sentences["supposed-figure"].patterns[scene.language][0]
    figure = scene.tongue.worded("figure", slots["value_name"])
    card = slots["card"].card
    name = card.italian if scene.language == "it" and card.italian else card.name
    told = {"figure": figure, "card": name, "amount": slots["amount"]}
    return f"{KEYWORD[scene.language]['given']} {pattern.write(told)}"


SPEECH.supposing = _such_a_figure


def suppose(scene: Scene, card: Reference, verb: str, args: dict[str, Any]) -> None:
    """Let ``verb`` hold of every copy of ``card`` from now on."""
    state = scene.state
    named = Node(RULES.filters["named"], {"value": card.card.name})
    every = Selector("all", RULES.selectors["any-card"], (named,))
    number = sum(1 for id in state.things if id.startswith("supposed/")) + 1
    id = f"supposed/{number}"
    state.put(id, controller="", supposed=True)
    node = Node(RULES.verbs[verb], {"of": every, **args})
    state.enlist(id, (Ability(id, "constant", effects=(node,), zones=RULES.zones),))
