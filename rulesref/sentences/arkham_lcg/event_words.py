"""The words that events can hold where these are no closed set of words of a case."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from rulesref.corpus.charts import read_charts
from rulesref.engine.ability import Node
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.actions.action import ACTIONS
from rulesref.games.arkham_lcg.keys_and_stories.sacrifices import PILES
from rulesref.games.arkham_lcg.keys_and_stories.spoken import COSTLY
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH


def _uses(scene: Scene) -> Iterator[str]:
    yield from ("ammo", "charges", "resources", "secrets", "supplies")
    for card in scene.telling.said.values():
        yield from card.keywords.get("uses", ())


def _steps(scene: Scene) -> tuple[str, ...]:
    return _steps_in(scene.tongue.game.corpus / "steps.toml")


@lru_cache(maxsize=4)
def _steps_in(path: Path) -> tuple[str, ...]:
    rows = (row for chart in read_charts(path) for row in chart.rows)
    return tuple(row.cite.rpartition("/")[2] for row in rows if row.kind == "step")


def _phrases(scene: Scene) -> Iterator[str]:
    for card in scene.telling.said.values():
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


SPEECH.known |= {
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
#: Who deals damage with a card may be told in the place of that card.
SPEECH.instead_of |= {"source": "doer"}
#: The numbers of framework steps and of the steps of setup are told with their titles.
SPEECH.titled |= {"step": "{}", "setup-step": "step-{}"}
