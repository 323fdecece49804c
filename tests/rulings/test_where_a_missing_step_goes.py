"""A remedy says where the missing step goes, and what it says there runs."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

START = {
    "en": """Given Roland Banks is at the Study
        And the Study is connected to the Attic
        And Roland Banks controls Guard Dog
        And Swarm of Rats is at the Attic
        And Ghoul Minion is engaged with Roland Banks
        When {step}""",
    "it": """Dato Roland Banks è nello Studio
        E Studio è collegato a Soffitta
        E Roland Banks controlla Cane da Guardia
        E Sciame di Ratti è in Soffitta
        E Ghoul Tirapiedi è impegnato con Roland Banks
        Quando {step}""",
}
PLAYS = {
    "en": ("Roland Banks plays Dynamite Blast", " on the Attic", "When "),
    "it": ("Roland Banks gioca Carica di Dinamite", " su Soffitta", "Quando "),
}
BELOW = {"en": "write below this step which one", "it": "scrivi quale sotto questo passo"}


def remedy(steps: str, language: str) -> str:
    with pytest.raises(CaseError) as caught:
        play(steps, language=language)
    return caught.value.remedy or ""


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_target_is_told_apart_where_another_choice_comes_before_it(language: str) -> None:
    plays, on, when = PLAYS[language]
    said = remedy(START[language].format(step=plays + on), language)
    _, option, target = said.split(when)
    lines = [START[language].format(step=plays), when + option.partition(";")[0], when + target]
    play("\n".join(lines), language=language)


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_the_last_step_leaves_open_is_told_below_it(language: str) -> None:
    assert BELOW[language] in remedy(START[language].format(step=PLAYS[language][0]), language)
