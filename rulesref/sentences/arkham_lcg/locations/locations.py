"""Given: locations that are set aside, and what is printed on their other sides."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import fill
from rulesref.games.arkham_lcg.phases.phase import BEGAN_AT
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "set-aside",
    cards="cards",
    en="{cards} (is|are) set aside",
    it="{cards} (è|sono) da parte",
)
def set_aside(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """Cards out of play that the scenario may bring in."""
    for card in cards:
        scene.bring(card, zone="aside")


@SPEECH.sentence(
    "given",
    "left-of",
    location="location",
    other="location",
    en="{location} is to the left of {other}",
    it="{location} è a sinistra di {other}",
)
def left_of(scene: Scene, location: Reference, other: Reference) -> None:
    """Locations that lie in a row; unless it says so, neither leads to the other."""
    scene.state.put(scene.location(other), left=scene.location(location))


@SPEECH.sentence(
    "given",
    "round-began-at",
    who="investigator",
    location="location",
    en="{who} began (the|this) round at {location}",
    it="{who} ha cominciato (il|questo) round (in|a) {location}",
)
def round_began_at(scene: Scene, who: Reference, location: Reference) -> None:
    """Where somebody was as the round began; no step need say it of one that a step begins."""
    player = scene.thing(who)
    scene.telling.declare("began-round", player, said("where {} began").format(who.text))
    scene.state.put(player, **{BEGAN_AT: scene.location(location)})


@SPEECH.sentence(
    "given",
    "clockwise-of",
    location="location",
    other="location",
    en="{location} is next to {other}, clockwise",
    it="{location} è accanto a {other}, in senso orario",
)
def clockwise_of(scene: Scene, location: Reference, other: Reference) -> None:
    """Locations that lie in a circle; unless it says so, neither leads to the other."""
    scene.state.put(scene.location(other), clockwise=scene.location(location))


@SPEECH.sentence(
    "given",
    "other-side",
    card="card",
    other="card",
    en="{card} has {other} on its other side",
    it="{card} ha {other} sull'altro lato",
)
def other_side(scene: Scene, card: Reference, other: Reference) -> None:
    """A location with two revealed sides; an act or agenda that is an encounter card behind."""
    id = scene.location(card) if card.card.type == "location" else scene.thing(card)
    scene.telling.declare("other-side", id, said("the other side of {}").format(card.text))
    scene.state.put(id, **{"other-side": other.card})


@SPEECH.sentence(
    "given",
    "last-of-deck",
    card="card",
    en="{card} is the last (act|agenda)",
    it="{card} è (l'ultimo capitolo|l'ultima trama)",
)
def last_of_deck(scene: Scene, card: Reference) -> None:
    """Nothing lies under it in its deck."""
    if card.card.type not in ("act", "agenda"):
        raise UnresolvedReference(
            said("{text} is neither an act nor an agenda").format(text=card.text)
        )
    fill(scene.state, f"{card.card.type}-deck", ())
