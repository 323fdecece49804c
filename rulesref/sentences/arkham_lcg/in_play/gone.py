"""Then: what has left play, whatever became of it since, and what is out of the game."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.in_play.leaving_play import WAYS_OUT
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
#: By what a card comes into play.
_COMES_IN = ("enter-play", "spawn")
SPEECH.unmet("leaves-play", en="{card}: leaves play", it="{card}: lascia il gioco")
SPEECH.unmet("out-of-game", en="{card}: out of the game", it="{card}: fuori dal gioco")


@SPEECH.sentence(
    "then",
    "leaves-play",
    card="card",
    en="{card} (leaves|has left) play",
    it="{card} (lascia|ha lasciato) il gioco",
    lasts=True,
)
def leaves_play(scene: Scene, card: Reference) -> list[Unmet]:
    """Once at least; it may have come back since. What was never in play cannot leave it."""
    id = scene.thing(card)
    if _has_left(scene, id):
        return []
    wanted = in_words(scene, "leaves-play", card=card.text)
    return [Unmet(HERE, wanted, f"{card.text}: {whereabouts(scene, id)}")]


def _has_left(scene: Scene, id: str) -> bool:
    first: State = scene.telling.first or scene.state
    inside = id in first.things and first.get(id, "zone", "play") == "play"
    for line in scene.state.lines():
        event = line.event
        if line.stage != "impact" or event is None or event.slots.get("card") != id:
            continue
        if inside and event.type in WAYS_OUT:
            return True
        inside = inside or event.type in _COMES_IN
    return False


@SPEECH.sentence(
    "then",
    "is-out-of-game",
    card="card",
    en="{card} is out of the game",
    it="{card} è fuori dal gioco",
)
def is_out_of_game(scene: Scene, card: Reference) -> list[Unmet]:
    """Removed from it; of an investigator, eliminated."""
    id = scene.thing(card)
    if card_of(scene.state, id).type == "investigator":
        gone = id not in investigators(scene.state)
    else:
        gone = scene.state.get(id, "zone", "play") == "removed"
    if gone:
        return []
    wanted = in_words(scene, "out-of-game", card=card.text)
    return [Unmet(HERE, wanted, f"{card.text}: {whereabouts(scene, id)}")]
