"""Then: who has the highest skill of all who play, or the lowest: what prey is chosen by."""

from __future__ import annotations

from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("skill-of", en="{who}: {amount}", it="{who}: {amount}")


@SPEECH.sentence(
    "then",
    "has-highest",
    who="investigator",
    skill="skill",
    en="{who} has the highest {skill}",
    it=(
        "{who} ha (il|lo|la) {skill} più alt(o|a)",
        "{who} ha l'{skill} più alt(o|a)",
        "{who} ha il valore di {skill} più alto",
    ),
)
def has_highest(scene: Scene, who: Reference, skill: str) -> list[Unmet]:
    """Nobody else who plays has more of it, with all that modifies it."""
    return _compared(scene, who, skill, sign=1)


@SPEECH.sentence(
    "then",
    "has-lowest",
    who="investigator",
    skill="skill",
    en="{who} has the lowest {skill}",
    it=(
        "{who} ha (il|lo|la) {skill} più bass(o|a)",
        "{who} ha l'{skill} più bass(o|a)",
        "{who} ha il valore di {skill} più basso",
    ),
)
def has_lowest(scene: Scene, who: Reference, skill: str) -> list[Unmet]:
    """Nobody else who plays has less of it."""
    return _compared(scene, who, skill, sign=-1)


@SPEECH.sentence(
    "then",
    "has-higher",
    who="investigator",
    skill="skill",
    en="{who} has the higher {skill}",
    it=(
        "{who} ha (il|lo|la) {skill} maggiore",
        "{who} ha l'{skill} maggiore",
        "{who} ha il valore di {skill} maggiore",
    ),
)
def has_higher(scene: Scene, who: Reference, skill: str) -> list[Unmet]:
    """Everybody else who plays has less of it, and somebody else does: nobody has more than themselves."""
    return _compared(scene, who, skill, sign=1, beyond_all=True)


@SPEECH.sentence(
    "then",
    "has-lower",
    who="investigator",
    skill="skill",
    en="{who} has the lower {skill}",
    it=(
        "{who} ha (il|lo|la) {skill} minore",
        "{who} ha l'{skill} minore",
        "{who} ha il valore di {skill} minore",
    ),
)
def has_lower(scene: Scene, who: Reference, skill: str) -> list[Unmet]:
    """Everybody else who plays has more of it, and somebody else does."""
    return _compared(scene, who, skill, sign=-1, beyond_all=True)


def _compared(
    scene: Scene, who: Reference, skill: str, *, sign: int, beyond_all: bool = False
) -> list[Unmet]:
    id = scene.thing(who)
    value = {one: stat(scene.state, one, skill) or 0 for one in investigators(scene.state)}
    least = sign * value.get(id, 0)
    beyond = [
        one
        for one in value
        if sign * value[one] > least or (beyond_all and one != id and sign * value[one] == least)
    ]
    if id in value and not beyond and (len(value) > 1 or not beyond_all):
        return []
    wanted = in_words(scene, "skill-of", who=who.text, amount=value.get(id, 0))
    others = (
        in_words(scene, "skill-of", who=str(scene.name(one)), amount=value[one]) for one in beyond
    )
    return [Unmet(HERE, wanted, "; ".join(others) or "-")]
