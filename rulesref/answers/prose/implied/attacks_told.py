"""An attack of which a text says less than a case does: not on whom, or only that it kills."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import ENGAGED, SO, Clause, ClauseReader, Lines, types_of
from rulesref.answers.prose.discourse import Unclear
from rulesref.answers.prose.on_cards import ON_CARDS

_FIGHTS = {"en": "{} fights {}", "it": "{} combatte {}"}
_WITH = {"en": "{} fights {} with {}", "it": "{} combatte {} con {}"}
_SUCCEEDS = {"en": "{} succeeds by MARGIN", "it": "{} supera la prova di MARGIN"}
_DEFEATED = {"en": "{} is defeated", "it": "{} è sconfitto"}
_AN_ENEMY = {"en": "an enemy", "it": "un nemico"}
_THE_ENEMY = {"en": "the enemy", "it": "il nemico"}


def _fights(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """An attack, where nobody says on whom: on the only enemy, or on one that is engaged."""
    known = [types for types in reader.discourse.known.values() if "enemy" in types]
    if len(known) > 1:
        return None
    language = reader.language
    before = [] if known else [ENGAGED[language].format(_AN_ENEMY[language], who)]
    return reader.read_all([*before, _FIGHTS[language].format(who, _THE_ENEMY[language])], depth)


def _kills(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """An enemy is defeated by an attack with a card; it had little left where nobody says how much."""
    enemy, card = told
    if "asset" not in types_of(reader, card):
        return None
    try:
        names = [name for name, _ in reader.discourse.readings(enemy)]
    except Unclear:
        return None
    foes = [name for name in names if "enemy" in reader.discourse.known.get(name, ())]
    if len(foes) != 1:
        return None
    name = foes[0]
    enemy = reader.discourse.marked(name)  # "it" may be the card by now
    hurt = any(line.given and _hurt(line, name, reader.language) for line in reader.lines)
    left = [] if hurt else ON_CARDS["LEFT"](reader, enemy, ("damage", "1"), depth)
    attack = reader.read(_WITH[reader.language].format(who, enemy, card), depth)
    result = reader.read(_SUCCEEDS[reader.language].format(who), depth)
    if left is None or not attack or not result:
        return None
    reader.discourse.took((name,))
    came = Clause(f"{SO}{_DEFEATED[reader.language].format(name)}", given=False)
    return [*left, *attack, *result, came]


def _hurt(line: Clause, name: str, language: str) -> bool:
    """Whether ``line`` says that damage lies on the enemy ``name``."""
    return line.text.startswith(f"{name} ") and _DAMAGE[language] in line.text


def _dealt(reader: ClauseReader, enemy: str, told: Sequence[str], depth: int) -> Lines:
    """The attack that was told last deals so much."""
    try:
        names = [name for name, _ in reader.discourse.readings(enemy)]
    except Unclear:
        return None
    foes = [name for name in names if "enemy" in reader.discourse.known.get(name, ())]
    one = "1" if told[0] in ("1", "one", "un", "uno") else told[0]
    form = _PLACED[reader.language]["1" if one == "1" else "n"]
    return [Clause(f"{SO}{form.format(one, foes[0])}", given=False)] if len(foes) == 1 else None


_PLACED = {
    "en": {"1": "{} damage is placed on {}", "n": "{} damage is placed on {}"},
    "it": {"1": "{} danno viene collocato su {}", "n": "{} danni vengono collocati su {}"},
}
_DAMAGE = {"en": " damage", "it": " dann"}
ATTACKS_TOLD: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "FIGHTS": _fights,
    "KILLS": _kills,
    "DEALT": _dealt,
}
