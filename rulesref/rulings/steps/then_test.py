"""Then: how the running test stands."""

from __future__ import annotations

from rulesref.games.arkham_lcg.skill_tests.current import difficulty, running
from rulesref.games.arkham_lcg.skill_tests.results import value
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step


@step(
    "then",
    "difficulty-is",
    amount="number",
    en="the difficulty of the test is {amount}",
    it="la difficoltà della prova è {amount}",
    open=True,
)
def difficulty_is(scene: Scene, amount: int) -> list[Unmet]:
    """At this moment of the running test."""
    if not running(scene.state):
        return [Unmet(0, f"a test against {amount}", "no test is being made")]
    found = difficulty(scene.state)
    return [] if found == amount else [Unmet(0, f"difficulty {amount}", f"difficulty {found}")]


@step(
    "then",
    "value-is",
    amount="number",
    en="the skill value of the test is {amount}",
    it="il valore di abilità della prova è {amount}",
    open=True,
)
def value_is(scene: Scene, amount: int) -> list[Unmet]:
    """With all icons and modifiers that count at this moment of the running test."""
    if not running(scene.state):
        return [Unmet(0, f"a test with {amount}", "no test is being made")]
    found = max(0, value(scene.state))
    return [] if found == amount else [Unmet(0, f"value {amount}", f"value {found}")]
