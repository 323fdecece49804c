"""Then: what is not so. Each is true as well of what lies in a deck or is out of play."""

from __future__ import annotations

from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.table import investigators, location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always

HERE = 0
SPEECH.unmet("not-at", en="{card}: not at {at}", it="{card}: non in {at}")
SPEECH.unmet("not-engaged", en="{enemy}: not engaged with {who}", it="{enemy}: libero da {who}")


@SPEECH.sentence(
    "then",
    "is-not-at",
    card="card",
    location="location",
    en="{card} is not (at|in) {location}",
    it="{card} non (è|si trova) (in|a) {location}",
    absent=always,
)
def is_not_at(scene: Scene, card: Reference, location: Reference) -> list[Unmet]:
    """Anywhere else, or out of play."""
    id = scene.thing(card)
    in_play = scene.state.get(id, "zone", "play") == "play"
    if not in_play or location_of(scene.state, id) != scene.thing(location):
        return []
    wanted = in_words(scene, "not-at", card=card.text, at=location.text)
    return [Unmet(HERE, wanted, f"{card.text}: {location.text}")]


@SPEECH.sentence(
    "then",
    "is-not-engaged",
    enemy="enemy",
    who="investigator",
    en=("{enemy} is not engaged with {who}", "{who} is not engaged with {enemy}"),
    it=(
        "{enemy} non è impegnat(o|a) con {who}",
        "{who} non è impegnat(o|a) con {enemy}",
    ),
    absent=always,
)
def is_not_engaged(scene: Scene, enemy: Reference, who: Reference) -> list[Unmet]:
    """With somebody else, or with nobody."""
    if scene.thing(who) not in engaged_with(scene.state, scene.thing(enemy)):
        return []
    wanted = in_words(scene, "not-engaged", enemy=enemy.text, who=who.text)
    told = in_words(scene, "engaged", enemy=enemy.text, who=who.text)
    return [Unmet(HERE, wanted, told)]


@SPEECH.sentence(
    "then",
    "is-not-eliminated",
    who="investigator",
    en=("{who} is not eliminated", "{who} is still in the game"),
    it=("{who} non è eliminat(o|a)", "{who} è ancora in partita"),
)
def is_not_eliminated(scene: Scene, who: Reference) -> list[Unmet]:
    """Neither defeated nor resigned."""
    if scene.thing(who) in investigators(scene.state):
        return []
    wanted = in_words(scene, "in-the-game", who=who.text)
    return [Unmet(HERE, wanted, in_words(scene, "eliminated", who=who.text))]
