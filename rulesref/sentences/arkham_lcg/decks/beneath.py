"""Given, When and Then: cards beneath other cards, and icons that cards gain."""

from __future__ import annotations

from rulesref.games.arkham_lcg.decks.beneath import ZONE
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

HERE = 0
SPEECH.unmet("beneath", en="{card}: beneath {host}", it="{card}: sotto {host}")


@SPEECH.sentence(
    "given",
    "beneath",
    cards="cards",
    host="card",
    en="{cards} (is|are) beneath {host}",
    it="{cards} (è|sono) sotto {host}",
)
def beneath(scene: Scene, cards: tuple[Reference, ...], host: Reference) -> None:
    """Out of play; they belong to whoever controls the card above them."""
    above = scene.thing(host)
    owner = scene.state.get(above, "controller", None)
    for card in cards:
        scene.bring(card, zone=ZONE, beneath=above, owner=owner)


@SPEECH.sentence(
    "then",
    "lies-beneath",
    card="card",
    host="card",
    en=("{card} lies beneath {host}", "{card} is beneath {host}"),
    it=("{card} giace sotto {host}", "{card} è sotto {host}"),
)
def lies_beneath(scene: Scene, card: Reference, host: Reference) -> list[Unmet]:
    """Beneath it, and nowhere else: a card that is committed from there is not."""
    id = scene.thing(card)
    if scene.state.get(id, "zone") == ZONE and scene.state.get(id, "beneath") == scene.thing(host):
        return []
    wanted = in_words(scene, "beneath", card=card.text, host=host.text)
    return [Unmet(HERE, wanted, f"{card.text}: {whereabouts(scene, id)}")]


@SPEECH.sentence(
    "when",
    "gains-icon",
    who="investigator",
    skill="skill",
    card="card",
    en="{who} gives (a|an) {skill} icon to {card}",
    it="{who} dà un'icona {skill} a {card}",
)
def gains_icon(scene: Scene, who: Reference, skill: str, card: Reference) -> list[Intent]:
    """Which of its icons a card gains once more."""
    slots = {"who": scene.thing(who), "skill": skill, "card": scene.thing(card)}
    return [Intent("gain-icon", slots)]


SPEECH.choice("gain-icon", en="which icon a card gains", it="quale icona ottiene una carta")
SPEECH.option(
    "gain-icon",
    en="{who} gives a {skill} icon to {card}",
    it="{who} dà un'icona {skill} a {card}",
)
