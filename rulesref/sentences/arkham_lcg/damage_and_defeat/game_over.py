"""Then: that the game is over, for all or for one: no line of a timeline tells it where nothing turns on it."""

from __future__ import annotations

from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("game-over", en="the game is over", it="la partita è finita")
SPEECH.unmet("game-goes-on", en="the game goes on", it="la partita continua")


@SPEECH.sentence(
    "then",
    "is-over",
    en="(the game|the scenario) (ends|is over|has ended)",
    it=(
        "(la partita|il gioco|lo scenario) (finisce|termina)",
        "(la partita|il gioco|lo scenario) è finit(o|a)",
    ),
)
def is_over(scene: Scene) -> list[Unmet]:
    """The scenario has ended, with a resolution or without one."""
    if scene.state.get(TABLE, "over"):
        return []
    wanted, found = (in_words(scene, "game-over"), in_words(scene, "game-goes-on"))
    return [Unmet(HERE, wanted, found)]


@SPEECH.sentence(
    "then",
    "is-over-for",
    who="investigator",
    en="the game (ends|is over|has ended) for {who}",
    it=(
        "(la partita|il gioco) (finisce|termina) per {who}",
        "(la partita|il gioco) è finit(o|a) per {who}",
    ),
)
def is_over_for(scene: Scene, who: Reference) -> list[Unmet]:
    """They are eliminated, or the scenario has ended."""
    if scene.state.get(TABLE, "over") or scene.thing(who) not in investigators(scene.state):
        return []
    wanted, found = (in_words(scene, "game-over"), in_words(scene, "game-goes-on"))
    return [Unmet(HERE, wanted, found)]
