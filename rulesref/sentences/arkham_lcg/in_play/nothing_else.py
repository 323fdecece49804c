"""That nobody else is there, and that nothing else lies in play: what is told is all there is."""

from __future__ import annotations

from rulesref.games.arkham_lcg.acts_and_agendas.agenda import doom_in_play
from rulesref.games.arkham_lcg.enemies.engagement import engaged_enemies
from rulesref.games.arkham_lcg.table import investigators, location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("are-there", en="{who} at {location}", it="{who} in {location}")
SPEECH.unmet("are-engaged", en="engaged with {who}: {enemy}", it="impegnati con {who}: {enemy}")
SPEECH.unmet("doom-lies", en="{amount} doom in play", it="{amount} destino in gioco")


@SPEECH.sentence(
    "then",
    "only-investigator-at",
    who="investigator",
    location="location",
    en="{who} is the only investigator (at|in) {location}",
    it="{who} è l'unic(o|a) (investigatore|investigatrice) (in|a) {location}",
)
def only_investigator_at(scene: Scene, who: Reference, location: Reference) -> list[Unmet]:
    """They are there, and no other investigator is, whatever else lies there."""
    place = scene.thing(location)
    there = [one for one in investigators(scene.state) if location_of(scene.state, one) == place]
    if there == [scene.thing(who)]:
        return []
    names = ", ".join(str(scene.name(one)) for one in there) or "-"
    wanted = in_words(scene, "are-there", who=who.text, location=location.text)
    return [Unmet(HERE, wanted, in_words(scene, "are-there", who=names, location=location.text))]


@SPEECH.sentence(
    "then",
    "only-enemy-engaged-with",
    enemy="enemy",
    who="investigator",
    en="no enemy (but|except) {enemy} is engaged with {who}",
    it="nessun nemico tranne {enemy} è impegnato con {who}",
)
def only_enemy_engaged_with(scene: Scene, enemy: Reference, who: Reference) -> list[Unmet]:
    """That one is, and no other enemy is, wherever the others are."""
    player, foe = scene.thing(who), scene.thing(enemy)
    there = engaged_enemies(scene.state, player)
    if list(there) == [foe]:
        return []
    names = ", ".join(str(scene.name(one)) for one in there) or "-"
    wanted = in_words(scene, "are-engaged", who=who.text, enemy=enemy.text)
    return [Unmet(HERE, wanted, in_words(scene, "are-engaged", who=who.text, enemy=names))]


@SPEECH.sentence(
    "then",
    "no-doom-in-play",
    en=("there is no doom in play", "no doom is in play"),
    it=("non c'è destino in gioco", "non c'è alcun destino in gioco", "nessun destino è in gioco"),
)
def no_doom_in_play(scene: Scene) -> list[Unmet]:
    """On no card in play, the agenda neither."""
    doom = doom_in_play(scene.state)
    if not doom:
        return []
    wanted, found = (in_words(scene, "doom-lies", amount=amount) for amount in (0, doom))
    return [Unmet(HERE, wanted, found)]


@SPEECH.sentence(
    "then",
    "doom-in-play",
    amount="number",
    en=(
        "there (is|are) {amount} doom in play",
        "there (is|are) {amount} doom in play in (total|all)",
    ),
    it=(
        "(c'è|ci sono) {amount} (destino|destini) in gioco",
        "in gioco (c'è|ci sono) {amount} (destino|destini)",
    ),
)
def so_much_doom_in_play(scene: Scene, amount: int) -> list[Unmet]:
    """On all cards in play together."""
    doom = doom_in_play(scene.state)
    if doom == amount:
        return []
    wanted, found = (in_words(scene, "doom-lies", amount=so_much) for so_much in (amount, doom))
    return [Unmet(HERE, wanted, found)]
