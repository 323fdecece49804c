"""The five rows in which the toy game is told, over those that any game shares."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.sentences import any_game
from rulesref.wording.sentence import Intent
from rulesref.wording.speech import Speech

SPEECH = Speech(any_game.SPEECH)
SPEECH.word("zone", en={"play": "play"}, it={"gioco": "play"})


@SPEECH.sentence("given", "plays", who="player", en="{who} plays", it="{who} gioca")
def plays(scene: Scene, who: Reference) -> None:
    """Sits at the table, without a coin."""
    scene.tongue.game.seat(scene.state, who.card, None)


@SPEECH.sentence("given", "lurks", thief="thief", en="{thief} lurks", it="{thief} è in agguato")
def lurks(scene: Scene, thief: Reference) -> None:
    """Waits for somebody to earn something."""
    scene.bring(thief, zone="play")


@SPEECH.sentence(
    "when",
    "earns",
    who="player",
    amount="number",
    en="{who} earns {amount} (coin|coins)",
    it="{who} guadagna {amount} (moneta|monete)",
)
def earns(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """Gains so many coins."""
    return [Intent("earn", {"to": scene.thing(who), "amount": amount})]


@SPEECH.sentence(
    "then",
    "owns",
    who="player",
    amount="number",
    en="{who} owns {amount} (coin|coins)",
    it="{who} possiede {amount} (moneta|monete)",
)
def owns(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """Exactly so many coins."""
    coins = scene.state.get(scene.thing(who), "coins")
    return [] if coins == amount else [Unmet(0, f"{amount} coins", f"{coins} coins")]
