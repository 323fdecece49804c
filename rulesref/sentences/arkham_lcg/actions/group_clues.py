"""When: clues that are spent as a group on the act."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "spends-clues-on-act",
    who="investigator",
    en="{who} spends clues to advance the act",
    it="{who} spende indizi per proseguire con il capitolo",
)
def spends_clues(scene: Scene, who: Reference) -> list[Intent]:
    """Proposes it; each investigator then says what they give."""
    return [Intent("advance-act", {"who": actor(scene, who)})]


def _whoever(option: Option, intent: Intent) -> bool:
    """They spend as a group: who proposes it makes no difference."""
    return True


@SPEECH.sentence(
    "when",
    "gives-clues",
    who="investigator",
    amount="number",
    en="{who} gives {amount} (clue|clues)",
    it="{who} dà {amount} (indizio|indizi)",
)
def gives_clues(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """What one investigator gives where clues are spent as a group."""
    return [Intent("give-clues", {"who": scene.thing(who), "amount": amount})]


SPEECH.option(
    "advance-act",
    en="{who} spends clues to advance the act",
    it="{who} spende indizi per proseguire con il capitolo",
    fits=_whoever,
)
SPEECH.choice("clues", en="how many clues to give", it="quanti indizi dare")
SPEECH.option(
    "give-clues", en="{who} gives {amount} (clue|clues)", it="{who} dà {amount} (indizio|indizi)"
)
