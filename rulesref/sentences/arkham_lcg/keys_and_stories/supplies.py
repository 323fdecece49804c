"""Given: what an investigator has taken along; assets of the scenario that nobody controls."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.keys_and_stories.supplies import CARRIED
from rulesref.games.arkham_lcg.table import OF_SCENARIO
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import enters_with_uses
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Supply, as the campaign guides call it in English → how else it is told; then in Italian.
_SUPPLIES = {
    "binoculars": ((), ("binocolo",)),
    "blanket": ((), ("coperta",)),
    "canteen": ((), ("borraccia",)),
    "chalk": ((), ("gesso", "gessetto")),
    "compass": ((), ("bussola",)),
    "dynamite": ((), ("dinamite",)),
    "gasoline": ((), ("benzina",)),
    "green soapstone": ((), ("pietra ollare verde", "steatite verde")),
    "map": ((), ("mappa",)),
    "medicine": ((), ("medicina", "medicine")),
    "miasmic crystal": ((), ("cristallo miasmatico",)),
    "mineral specimen": ((), ("campione minerale",)),
    "pendant": ((), ("ciondolo",)),
    "pickaxe": ((), ("piccone",)),
    "provisions": (("provision",), ("provvista", "provviste")),
    "rope": ((), ("corda",)),
    "small radio": ((), ("piccola radio", "radio portatile")),
    "spare parts": ((), ("pezzi di ricambio",)),
    "torches": (("torch",), ("torcia", "torce")),
    "wooden sledge": ((), ("slitta di legno",)),
}
SPEECH.word(
    "supply",
    en={word: name for name, (more, _) in _SUPPLIES.items() for word in (name, *more)},
    it={word: name for name, (_, more) in _SUPPLIES.items() for word in (*more, name)},
)


@SPEECH.sentence(
    "given",
    "supplies",
    who="investigator",
    supply="supply",
    en="{who} has taken (a|an|the) {supply} along",
    it="{who} ha con sé (un|una|la|il) {supply}",
)
def supplies(scene: Scene, who: Reference, supply: str) -> None:
    """A supply, by the word that the campaign guide has for it."""
    id = scene.thing(who)
    scene.state.put(id, **{CARRIED: (*scene.state.get(id, CARRIED, ()), supply)})


@SPEECH.sentence(
    "given",
    "bystander",
    asset="asset",
    location="location",
    en="{asset} waits at {location}",
    it="{asset} aspetta (in|a) {location}",
)
def bystander(scene: Scene, asset: Reference, location: Reference) -> None:
    """An asset of the scenario at a location, under nobody's control."""
    if asset.card.level is not None:
        raise UnresolvedReference(
            said("{text} belongs to a player").format(text=asset.text),
            remedy=said("say who controls it"),
        )
    id = scene.bring(asset, zone="play", at=scene.location(location), **{OF_SCENARIO: True})
    enters_with_uses(scene, id)
