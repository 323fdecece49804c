"""Given: who remembers what the scenario has told them to, or that nobody does."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.altering.remembering import forget, keep
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "remembers",
    who="investigator",
    text="text",
    en="{who} remembers: {text}",
    it="{who} annota: {text}",
)
def remembers(scene: Scene, who: Reference, text: str) -> None:
    """A phrase that an earlier effect has told them to remember, as it stands on the card."""
    holder = scene.thing(who)
    scene.telling.declare(f"remembers {text.casefold()}", holder, text)
    keep(scene.state, holder, text)


@SPEECH.sentence(
    "given",
    "nobody-remembers",
    text="text",
    en="nobody remembers: {text}",
    it="nessuno annota: {text}",
)
def nobody_remembers(scene: Scene, text: str) -> None:
    """No effect has told anybody to remember that phrase so far."""
    scene.telling.declare(f"remembers {text.casefold()}", TABLE, said("that nobody remembers this"))
    forget(scene.state, text)
