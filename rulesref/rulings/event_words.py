"""The words that an event can hold: any other one in its sentence is misspelt, and never happens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rulesref.corpus.charts import read_charts
from rulesref.engine.ability import Node
from rulesref.engine.notation import near
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.actions.action import ACTIONS
from rulesref.games.arkham_lcg.keys_and_stories.sacrifices import PILES
from rulesref.games.arkham_lcg.keys_and_stories.spoken import COSTLY
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.places import corpus_folder
from rulesref.rulings.reference import alike, called, listed
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import says
from rulesref.wording.sentence import rows
from rulesref.wording.words import held, worded

#: Types of slots that hold words; cards and numbers are read as such.
WORDY = ("word", "words", "text")
_OR = re.compile(r"\s+(?:or|o)\s+")
_NUMBER = re.compile(r"[+-]?\d+")


def _uses(scene: Scene) -> Iterator[str]:
    yield from ("ammo", "charges", "resources", "secrets", "supplies")
    for card in scene.said.values():
        yield from card.keywords.get("uses", ())


def _steps(scene: Scene) -> Iterator[str]:
    for chart in read_charts(corpus_folder() / "arkham-lcg" / "steps.toml"):
        yield from (row.cite.rpartition("/")[2] for row in chart.rows if row.kind == "step")


def _phrases(scene: Scene) -> Iterator[str]:
    for card in scene.said.values():
        yield from _remembered(card.abilities)


def _remembered(value: Any) -> Iterator[str]:
    """The phrases that ``value``, a part of an ability, has somebody remember."""
    if isinstance(value, Node):
        if value.row.id == "remember":
            yield value.args["phrase"]
        value = tuple(value.args.values())
    if isinstance(value, tuple):
        for part in value:
            yield from _remembered(part)


#: Slot, or event and slot → what it may hold, where that is no closed set of words of a case.
_KNOWN: dict[str, Callable[[Scene], Iterable[str]]] = {
    "action": lambda scene: ACTIONS,
    "deck": lambda scene: ("tekeli-li",),
    "enter-play-as kind": lambda scene: ("asset",),
    "phrase": _phrases,
    "pile": lambda scene: PILES,
    "place": lambda scene: RULES.words["place"],
    "result": lambda scene: ("successful", "unsuccessful"),
    "step": _steps,
    "uses": _uses,
    "word": lambda scene: (word for word, _ in scene.state.get(TABLE, COSTLY, ())),
}


def known_words(scene: Scene, event: str, slot: str) -> tuple[str, ...]:
    """Every word that ``slot`` of ``event`` can hold in ``case``, as the engine has it."""
    rows()  # some modules of steps bring words of their own
    found = _KNOWN.get(f"{event} {slot}") or _KNOWN.get(slot)
    return tuple(dict.fromkeys(found(scene) if found else held(slot)))


def read_words(scene: Scene, event: str, slot: str, type: str, told: str) -> tuple[str, ...]:
    """The words that ``told`` puts into ``slot`` of ``event``, as the engine has them.

    Raises ``UnresolvedReference`` for what that slot cannot hold.
    """
    out = []
    parts = listed(told) if type == "words" else _OR.split(told) if slot == "skill" else [told]
    known = known_words(scene, event, slot)
    for part in parts:
        meant = [word for word in known if says(scene, slot, word, part)]
        if slot in ("face", "faces") and _NUMBER.fullmatch(part):
            meant = [part]
        out += meant[:1]
        if not meant:
            printed = {alike(word): word for one in known for word in _ways(scene, slot, one)}
            close = near(alike(part), printed)
            raise UnresolvedReference(
                f"{part!r} is no {called(slot)} here",
                told=part,
                candidates=tuple(dict.fromkeys(printed[one] for one in close)),
                remedy=f"known: {', '.join(worded(slot, one, scene.language) for one in known)}"
                if known
                else f"no card or step of this case knows any {called(slot)}",
            )
    return tuple(out)


def _ways(scene: Scene, slot: str, word: str) -> tuple[str, ...]:
    return tuple(worded(slot, word, scene.language, single=one) for one in (True, False))
