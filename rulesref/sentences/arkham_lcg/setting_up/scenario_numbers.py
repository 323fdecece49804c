"""Given: the numbers that a scenario keeps, for everybody, each investigator or each location."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.scenario_numbers import COMMON, LOCAL, OWN, tell
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

_ITALIAN = {
    "abyss": "abisso",
    "alarm": "allarme",
    "column": "colonna",
    "darkness": "oscurità",
    "day": "giorno",
    "depth": "profondità",
    "floor": "piano",
    "level": "livello",
}


def _called(numbers: Iterable[str]) -> tuple[dict[str, str], dict[str, str]]:
    """How each of ``numbers`` is called in English and in Italian, in short and as its level."""
    en: dict[str, str] = {}
    it: dict[str, str] = {}
    for name in numbers:
        it_name = _ITALIAN[name]
        en |= dict.fromkeys((name, f"the {name}", f"the {name} level", f"{name} level"), name)
        level = f"livello di {it_name}"
        it |= dict.fromkeys((it_name, level, f"il {level}"), name)
    return en, it


for _word, _numbers in (("own-number", OWN), ("common-number", COMMON)):
    _en, _it = _called(_numbers)
    SPEECH.word(_word, en=_en, it=_it)
SPEECH.word(
    "local-number",
    en={told: name for name in LOCAL for told in (name, f"the {name}", f"the {name} number")},
    it={
        told: name for name in LOCAL for it in (_ITALIAN[name],) for told in (it, f"numero di {it}")
    },
)
SPEECH.word(
    "scenario-number",
    en={name: name for name in _ITALIAN},
    it={told: name for name, told in _ITALIAN.items()},
    slots="which",
)


@SPEECH.sentence(
    "given",
    "own-number",
    which="own-number",
    who="investigator",
    amount="number",
    en="{which} stands at {amount} for {who}",
    it="{which} è a {amount} per {who}",
)
def own_number(scene: Scene, which: str, who: Reference, amount: int) -> None:
    """A number that the scenario keeps for each investigator: how alarmed everybody is by them."""
    holder = scene.thing(who)
    scene.telling.declare(which, holder, said("the {} of {}").format(which, who.text))
    tell(scene.state, holder, which, amount)


@SPEECH.sentence(
    "given",
    "common-number",
    which="common-number",
    amount="number",
    en="{which} stands at {amount}",
    it="{which} è a {amount}",
)
def common_number(scene: Scene, which: str, amount: int) -> None:
    """A number that the scenario keeps once: how strong the abyss is, how dark, how deep, which day."""
    scene.telling.declare(which, TABLE, said("the number called {}").format(which))
    tell(scene.state, TABLE, which, amount)


@SPEECH.sentence(
    "given",
    "local-number",
    which="local-number",
    place="location",
    amount="number",
    en="{which} of {place} is {amount}",
    it="{which} di {place} è {amount}",
)
def local_number(scene: Scene, which: str, place: Reference, amount: int) -> None:
    """A number that the scenario keeps for each location: its floor, its level, its column."""
    holder = scene.thing(place)
    scene.telling.declare(which, holder, said("the {} of {}").format(which, place.text))
    tell(scene.state, holder, which, amount)
