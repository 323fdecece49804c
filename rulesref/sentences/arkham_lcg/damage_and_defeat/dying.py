"""Somebody who plays and "dies" or "goes insane": defeated for this scenario, or lost to the campaign.

In English alone neither is what the rules call it; in Italian *impazzisce* is what they call the second.
"""

from __future__ import annotations

from rulesref.errors import RulesrefError
from rulesref.expression import lazily
from rulesref.rulings.reference import Reference, read_slot
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Language → what is said of somebody, and the two things that it may mean.
_ENDS = {
    "en": (
        (
            lazily(r"(?P<who>.+?) (?:dies?|is dead|has died|gets killed|drops dead)"),
            ("{who} is defeated", "{who} is killed"),
        ),
        (
            lazily(
                r"(?P<who>.+?) (?:(?:goes|is|turns|becomes) (?:insane|mad|crazy)|loses (?:his|her|their) mind)"
            ),
            ("{who} is defeated", "{who} is driven insane"),
        ),
    ),
    "it": (
        (
            lazily(r"(?P<who>.+?) (?:muore|è mort[oa]|resta uccis[oa]|viene uccis[oa])"),
            ("{who} è sconfitto", "{who} è ucciso"),
        ),
        (
            lazily(
                r"(?P<who>.+?) (?:(?:diventa|è) (?:pazz[oa]|folle)|(?:esce|va) fuori di senno|perde il senno|perde la ragione)"
            ),
            ("{who} è sconfitto", "{who} impazzisce"),
        ),
    ),
}


def dying(scene: Scene, text: str) -> tuple[str, ...]:
    """Each thing that ``text`` may mean, if it says so of an investigator."""
    for said, rows in _ENDS[scene.language]:
        found = said.fullmatch(text)
        if found is not None and _plays(scene, found["who"]):
            return tuple(row.format(who=found["who"]) for row in rows)
    return ()


def _plays(scene: Scene, name: str) -> bool:
    """Whether ``name`` is that of an investigator."""
    try:
        read = read_slot(name, "investigator", scene.tongue, dict(scene.telling.said))
    except RulesrefError:
        return False
    return isinstance(read, Reference) and read.card.type == "investigator"


SPEECH.may_mean = dying
SPEECH.easily_said_for |= {fate: ("defeat", {"who": "card"}) for fate in ("killed", "insane")}
