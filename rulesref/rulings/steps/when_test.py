"""When: investigating, committing, revealing."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.playing.limbo import FACEDOWN
from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.steps.given_tokens import read_face
from rulesref.rulings.steps.when_actions import actor


@step(
    "when",
    "investigates",
    who="investigator",
    en=("{who} investigates", "{who} takes the investigate action"),
    it=("{who} indaga", "{who} effettua l'azione (di indagine|indagare)"),
)
def investigates(case: Stage, who: Reference) -> list[Intent]:
    """The basic action, at the investigator's own location, on his own turn."""
    return [Intent("investigate", {"who": actor(case, who)})]


@step(
    "when",
    "commits",
    who="investigator",
    cards="cards",
    en="{who} commits {cards}",
    it="{who} investe {cards}",
)
def commits(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Cards from hand, or attached facedown and as if there, one after another."""
    player = case.thing(who)
    state = case.state
    out = []
    for card in cards:
        mine = [id for id in case.copies(card) if state.get(id, "controller") == player]
        hand = [id for id in mine if state.get(id, "zone") == "hand"]
        hand = hand or [id for id in mine if state.get(id, "zone") == FACEDOWN]
        if not hand:
            raise UnresolvedReference(
                f"{who.text} has no {card.text} to commit",
                remedy="say in a Given step that it is in hand",
            )
        out.append(Intent("commit", {"who": player, "card": case.first(card, hand)}))
    return out


@step(
    "when",
    "commits-nothing",
    en=("nobody commits (anything|anything else|a card|another card)",),
    it=("nessuno investe (altro|carte|altre carte)",),
)
def commits_nothing(case: Stage) -> list[Intent]:
    """Ends the committing of ST.2."""
    return [Intent("commit-done", {})]


@step(
    "when",
    "reveals",
    who="investigator",
    face="text",
    en="{who} reveals {face}",
    it="{who} rivela {face}",
)
def reveals(case: Stage, who: Reference, face: str) -> list[Intent]:
    """Says which token fate gives."""
    return [Intent("reveal", {"value": read_face(face)})]


@step(
    "when",
    "result-first",
    card="card",
    en="{card} is applied first",
    it="{card} si applica per primo",
)
def result_first(case: Stage, card: Reference) -> list[Intent]:
    """Answers the order of the results of ST.7."""
    return [Intent("result", {"card": case.thing(card)})]


@step(
    "when",
    "own-result-first",
    en="the result of the test itself is applied first",
    it="il risultato della prova stessa si applica per primo",
)
def own_result_first(case: Stage) -> list[Intent]:
    """What the test is made for, before what cards add to it."""
    return [Intent("result", {"own": True})]


@step(
    "when",
    "measures",
    who="investigator",
    card="location",
    en="{who} uses the shroud of {card}",
    it="{who} usa (il valore di Oscurità|l'Oscurità) di {card}",
)
def measures(case: Stage, who: Reference, card: Reference) -> list[Intent]:
    """Which shroud a test is made against that investigates more than one location."""
    return [Intent("measure", {"who": case.thing(who), "card": case.thing(card)})]


offer(
    "measure",
    en="{who} uses the shroud of {card}",
    it="{who} usa (il valore di Oscurità|l'Oscurità) di {card}",
)
