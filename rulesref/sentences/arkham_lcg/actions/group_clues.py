"""When: clues that are spent as a group on the act."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.games.arkham_lcg.table import active
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "spends-clues-on-act",
    who="investigator",
    amount="number",
    en=(
        "{who} spends {amount} (clue|clues) to advance the act",
        "{who} (spends clues to advance|advances) the act",
    ),
    it=(
        "{who} spende {amount} (indizio|indizi) per proseguire con il capitolo",
        "{who} (spende indizi per proseguire|prosegue) con il capitolo",
    ),
)
def spends_clues(scene: Scene, who: Reference, amount: int | None = None) -> list[Intent]:
    """Proposes it, and may say what they give; each other investigator says it then."""
    player = actor(scene, who)
    given = [] if amount is None else [Intent("give-clues", {"who": player, "amount": amount})]
    return [Intent("advance-act", {"who": player}), *given]


@SPEECH.sentence(
    "when",
    "group-advances-act",
    en="the investigators (spend clues to advance|advance) the act",
    it="gli investigatori (spendono indizi per proseguire|proseguono) con il capitolo",
)
def advance_act(scene: Scene) -> list[Intent]:
    """The same as a group; each says what they give."""
    return [Intent("advance-act", {"who": str(active(scene.state))})]


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
