"""When: clues, doom, acts and agendas, by an effect that the case does not name."""

from __future__ import annotations

from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.playing.shares import shares
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.unnamed import happens
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "discovers",
    effect=True,
    who="investigator",
    amount="number",
    at="location",
    en="{who} discovers {amount} (clue|clues)[ at {at}]",
    it="{who} scopre {amount} (indizio|indizi)[ in {at}]",
)
def discovers(
    scene: Scene, who: Reference, amount: int, at: Reference | None = None
) -> list[Intent]:
    """At their own location, if no other is named; by an effect that the case does not name."""
    player = scene.thing(who)
    place = scene.thing(at) if at else location_of(scene.state, player)
    given = shares(scene, place, amount, "discover") if place else []
    return given or happens("discover", who=player, amount=amount, at=place)


@SPEECH.sentence(
    "when",
    "doom-comes",
    effect=True,
    amount="number",
    card="card",
    en="{amount} doom is placed on {card}",
    it="{amount} (destino viene collocato|destini vengono collocati) su {card}",
)
def doom_comes(scene: Scene, amount: int, card: Reference) -> list[Intent]:
    """By an effect that the case does not name."""
    return happens("place-doom", on=scene.thing(card), amount=amount)


@SPEECH.sentence(
    "when",
    "card-advances",
    effect=True,
    card="card",
    en="{card} advances",
    it=("{card} prosegue", "{card} avanza"),
)
def card_advances(scene: Scene, card: Reference) -> list[Intent]:
    """The current act or agenda, by an effect that the case does not name."""
    return happens("advance", card=scene.thing(card))
