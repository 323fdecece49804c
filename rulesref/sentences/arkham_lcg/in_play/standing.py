"""Where a card is, and how it stands: exhausted or ready."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import in_zone, whereabouts
from rulesref.sentences.arkham_lcg.enemies.attacked_alone import remark_attack_alone
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_kinds, stop_out_of_play
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("exhausted", en="{card}: exhausted", it="{card}: esaurito")
SPEECH.unmet("ready", en="{card}: ready", it="{card}: pronto")
SPEECH.unmet("not-in-play", en="{card}: not in play", it="{card}: non in gioco")


#: Types of cards that nothing exhausts.
_NEVER_EXHAUSTED = ("investigator", "location", "act", "agenda", "scenario")


@SPEECH.sentence(
    "given", "exhausted", card="card", en="{card} is exhausted", it="{card} è esaurit(o|a)"
)
def exhausted(scene: Scene, card: Reference) -> None:
    """A card in play that is exhausted."""
    id = scene.thing(card)
    stop_out_of_play(scene, card)
    stop_at_kinds(card, said("never exhausts"), _NEVER_EXHAUSTED)
    scene.telling.declare("exhausted", id, said("that {} is exhausted").format(card.text))
    scene.state.put(id, exhausted=True)


@SPEECH.sentence(
    "then",
    "is-at",
    card="card",
    location="location",
    en=("{card} is (at|in) {location}", "{card} (stays|remains) (at|in) {location}"),
    it=("{card} è (in|a) {location}", "{card} (resta|rimane) (in|a) {location}"),
)
def is_at(scene: Scene, card: Reference, location: Reference) -> list[Unmet]:
    """Where a card or an investigator is; what is out of play is at no location."""
    id = scene.thing(card)
    there = scene.state.get(id, "zone", "play") == "play"
    found = location_of(scene.state, id) if there else None
    if found == scene.thing(location):
        return []
    told = (scene.name(found) if there else whereabouts(scene, id)) or in_zone(scene, "nowhere")
    return [Unmet(HERE, f"{card.text}: {location.text}", f"{card.text}: {told}")]


@SPEECH.sentence(
    "then",
    "is-exhausted-at",
    card="card",
    location="location",
    en=(
        "{card} is exhausted (at|in) {location}",
        "{card} is (at|in) {location}(, exhausted| and exhausted)",
    ),
    it=(
        "{card} è esaurit(o|a) (in|a) {location}",
        "{card} è (in|a) {location}(, esaurit| ed esaurit)(o|a)",
    ),
)
def is_exhausted_at(scene: Scene, card: Reference, location: Reference) -> list[Unmet]:
    """Both of it: where it is, and how it stands."""
    return [*is_at(scene, card, location), *is_exhausted(scene, card)]


@SPEECH.sentence(
    "then", "is-exhausted", card="card", en="{card} is exhausted", it="{card} è esaurit(o|a)"
)
def is_exhausted(scene: Scene, card: Reference) -> list[Unmet]:
    """Turned sideways."""
    remark_attack_alone(scene, scene.thing(card))
    if scene.state.get(scene.thing(card), "exhausted"):
        return []
    return [Unmet(HERE, in_words(scene, "exhausted", card=card.text), _stands(scene, card))]


@SPEECH.sentence("then", "is-ready", card="card", en="{card} is ready", it="{card} è pront(o|a)")
def is_ready(scene: Scene, card: Reference) -> list[Unmet]:
    """Upright, and in play."""
    remark_attack_alone(scene, scene.thing(card))
    wanted, stands = in_words(scene, "ready", card=card.text), _stands(scene, card)
    return [] if stands == wanted else [Unmet(HERE, wanted, stands)]


def _stands(scene: Scene, card: Reference) -> str:
    """How ``card`` stands; out of play it does in no way."""
    id = scene.thing(card)
    if scene.state.get(id, "zone") != "play":
        return in_words(scene, "not-in-play", card=card.text)
    if scene.state.get(id, "exhausted"):
        return in_words(scene, "exhausted", card=card.text)
    return in_words(scene, "ready", card=card.text)
