"""When: investigators give cards and resources to each other."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.damage_and_defeat.moved_between import choices_that_move
from rulesref.sentences.arkham_lcg.playing.shares import shares
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "gives-resources",
    who="investigator",
    amount="number",
    to="investigator",
    en="{who} gives {amount} (resource|resources) to {to}",
    it="{who} dà {amount} (risorsa|risorse) a {to}",
)
def gives_resources(scene: Scene, who: Reference, amount: int, to: Reference) -> list[Intent]:
    """Out of their pool, or of what an effect lets them divide."""
    if given := shares(scene, scene.thing(to), amount, "gain-resources"):
        return given
    slots = {"who": scene.thing(who), "amount": amount, "to": scene.thing(to)}
    return [Intent("give-resources", slots)]


@SPEECH.sentence(
    "when",
    "gives-clues-to",
    who="investigator",
    amount="number",
    to="investigator",
    en="{who} gives {amount} (clue|clues) to {to}",
    it="{who} dà {amount} (indizio|indizi) a {to}",
)
def gives_clues_to(scene: Scene, who: Reference, amount: int, to: Reference) -> list[Intent]:
    """What they choose so that the effect that is resolving gives away just so many of their own."""
    giver = scene.thing(who)
    given = choices_that_move(
        scene.ahead().state.fork(), giver, amount, "clue", giver, scene.thing(to)
    )
    if not given:
        why, remedy = explain(scene, "moves-by-no-effect", who=who.text, source=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    return given


@SPEECH.sentence(
    "when",
    "gives-card",
    who="investigator",
    card="card",
    to="investigator",
    en="{who} gives {card} to {to}",
    it="{who} dà {card} a {to}",
)
def gives_card(scene: Scene, who: Reference, card: Reference, to: Reference) -> list[Intent]:
    """A card in play under their control."""
    slots = {"who": scene.thing(who), "card": scene.thing(card), "to": scene.thing(to)}
    return [Intent("give", slots)]


@SPEECH.sentence(
    "when",
    "gives-nothing",
    who="investigator",
    en="{who} gives nothing more",
    it="{who} non dà altro",
)
def gives_nothing(scene: Scene, who: Reference) -> list[Intent]:
    """Nothing at all, or nothing besides what they have given."""
    return [Intent("give-nothing", {"who": scene.thing(who)})]


SPEECH.choice("give", en="what to give to others", it="che cosa dare ad altri")
SPEECH.option("give", en="{who} gives {card} to {to}", it="{who} dà {card} a {to}")
SPEECH.option(
    "give-resources",
    en="{who} gives {amount} (resource|resources) to {to}",
    it="{who} dà {amount} (risorsa|risorse) a {to}",
    told_by="give-resources",
)
SPEECH.option("give-nothing", en="{who} gives nothing more", it="{who} non dà altro")
