"""When: a game is set up, and what the players decide meanwhile."""

from __future__ import annotations

from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent, step


@step("when", "setup", en="the game is set up", it="si prepara la partita")
def setup(scene: Scene) -> list[Intent]:
    """Every step of setup, up to the beginning of the game."""
    return [Intent("setup", {})]


@step(
    "when",
    "mulligan",
    who="investigator",
    cards="cards",
    en="{who} takes a mulligan of {cards}",
    it="{who} effettua un mulligan di {cards}",
)
def mulligan(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which cards of the opening hand are replaced."""
    return [Intent("mulligan", {"who": scene.thing(who), "facts": _facts(cards)})]


@step(
    "when",
    "no-mulligan",
    who="investigator",
    en="{who} keeps the opening hand",
    it="{who} conserva la mano di partenza",
)
def no_mulligan(scene: Scene, who: Reference) -> list[Intent]:
    """Replaces nothing."""
    return [Intent("no-mulligan", {"who": scene.thing(who)})]


@step(
    "when",
    "puts-beneath",
    who="investigator",
    cards="cards",
    en="{who} puts {cards} beneath (himself|herself|themselves)",
    it="{who} mette {cards} sotto di sé",
)
def puts_beneath(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which events go beneath the investigator card."""
    return [Intent("put-beneath", {"who": scene.thing(who), "facts": _facts(cards)})]


@step(
    "when",
    "keeps-hand",
    who="investigator",
    cards="cards",
    en="{who} keeps {cards}",
    it="{who} conserva {cards}",
)
def keeps_hand(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which of the cards drawn become the opening hand."""
    return [Intent("keep-hand", {"who": scene.thing(who), "facts": _facts(cards)})]


@step(
    "when",
    "starting",
    who="investigator",
    card="card",
    en="{who} begins with {card} in hand",
    it="{who} comincia con {card} in mano",
)
def starting(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Searches the deck for a card with the keyword starting, once the mulligans are over."""
    return [Intent("starting", {"who": scene.thing(who), "facts": card.card.code})]


@step(
    "when",
    "no-starting",
    who="investigator",
    en="{who} begins with no further card",
    it="{who} non comincia con altre carte",
)
def no_starting(scene: Scene, who: Reference) -> list[Intent]:
    """Lets it go by."""
    return [Intent("no-starting", {"who": scene.thing(who)})]


def _facts(cards: tuple[Reference, ...]) -> tuple[str, ...]:
    return tuple(sorted(one.card.code for one in cards))


offer(
    "mulligan",
    en="{who} takes a mulligan of {cards}",
    it="{who} effettua un mulligan di {cards}",
    told_by="mulligan",
)
offer("no-mulligan", en="{who} keeps the opening hand", it="{who} conserva la mano di partenza")
offer(
    "starting",
    en="{who} begins with {name} in hand",
    it="{who} comincia con {name} in mano",
    told_by="begin-with",
)
offer(
    "no-starting",
    en="{who} begins with no further card",
    it="{who} non comincia con altre carte",
)
offer("put-beneath", en="{who} puts {cards} beneath", it="{who} mette sotto {cards}")
offer("keep-hand", en="{who} keeps {cards}", it="{who} conserva {cards}")
