"""Then: whether somebody can pay what a card costs them now, whatever else would forbid to play it."""

from __future__ import annotations

from functools import partial

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.costs.play_costs import permitted_ways
from rulesref.games.arkham_lcg.opaque import stop_at_unread_playing
from rulesref.games.arkham_lcg.playing.play_restrictions import unpayable
from rulesref.rulings.explaining import explain
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.stopping import stop_at
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("affords", en="{who} can pay for {card}", it="{who} può pagare {card}")
SPEECH.unmet("affords-not", en="{who} cannot pay for {card}", it="{who} non può pagare {card}")
SPEECH.explanation(
    "not-to-be-played",
    en=(
        "{card} is not where {who} could play it from",
        "say where it is: {given} {who} has {card} in hand",
    ),
    it=(
        "{card} non è dove {who} potrebbe giocarla",
        "di' dov'è: {given} {who} ha in mano {card}",
    ),
)
SPEECH.explanation(
    "money-untold",
    en=("how many resources {who} has, no step says", "say it: {given} {who} has 3 resources"),
    it=("quante risorse ha {who}, nessun passo lo dice", "dillo: {given} {who} ha 3 risorse"),
)


@SPEECH.sentence(
    "then",
    "can-afford",
    who="investigator",
    card="card",
    en=("{who} can afford {card}", "{who} can pay for {card}"),
    it=("{who} può permettersi {card}", "{who} può pagare {card}"),
    open=True,
)
def can_afford(scene: Scene, who: Reference, card: Reference) -> list[Unmet]:
    """All of its cost, by what they have now."""
    why_not = _unpaid(scene, who, card)
    wanted = in_words(scene, "affords", who=who.text, card=card.text)
    return [Unmet(HERE, wanted, why_not)] if why_not else []


@SPEECH.sentence(
    "then",
    "cannot-afford",
    who="investigator",
    card="card",
    en=("{who} cannot afford {card}", "{who} cannot pay for {card}"),
    it=("{who} non può permettersi {card}", "{who} non può pagare {card}"),
    open=True,
)
def cannot_afford(scene: Scene, who: Reference, card: Reference) -> list[Unmet]:
    """Some of its cost they cannot pay."""
    if _unpaid(scene, who, card):
        return []
    wanted, found = (
        in_words(scene, "affords-not", who=who.text, card=card.text),
        in_words(scene, "affords", who=who.text, card=card.text),
    )
    return [Unmet(HERE, wanted, found)]


def _unpaid(scene: Scene, who: Reference, card: Reference) -> str:
    """What of the cost of ``card`` cannot be paid; empty where all of it can.

    Raises ``UnresolvedReference`` where nobody has told what there is to pay with, or where it is played from.
    """
    state, player, thing = scene.state, scene.thing(who), scene.thing(card)
    stop_at(state, partial(stop_at_unread_playing, card=thing))
    ways = permitted_ways(state, player, thing)
    if not ways:
        why, remedy = explain(scene, "not-to-be-played", who=who.text, card=card.text)
        raise UnresolvedReference(why, remedy=remedy)
    if ("resources", player) not in scene.telling.declared:
        why, remedy = explain(scene, "money-untold", who=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    refused = [unpayable(state, player, thing, way) for way in ways]
    unpaid = next((one for one in refused if one is not None), None)
    return why_refused(scene, unpaid) if unpaid is not None and None not in refused else ""
