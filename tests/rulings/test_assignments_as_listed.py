"""Every assignment of damage and horror that is offered can be told in the words that offer it."""

from __future__ import annotations

import pytest

from rulesref.errors import RulesrefError
from tests.arkham import parse_cases, replay

START = {
    "en": """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Priest is engaged with Roland Banks
    When Ghoul Priest attacks Roland Banks
""",
    "it": """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è in Studio
    E Roland Banks controlla Cane da Guardia
    E Ghoul Priest è impegnato con Roland Banks
    Quando Ghoul Priest attacca Roland Banks
""",
}
OTHER = {
    "en": "    And Roland Banks takes a resource\n",
    "it": "    E Roland Banks prende una risorsa\n",
}
REST = {
    "en": "    And nobody reacts to anything else\n",
    "it": "    E nessuno reagisce ad altro\n",
}
AND = {"en": "    And ", "it": "    E "}


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_listed_can_be_said(language: str) -> None:
    case = parse_cases(START[language] + OTHER[language], "x.feature")[0]
    with pytest.raises(RulesrefError) as raised:
        replay(case, "2016")
    options = raised.value.candidates
    assert len(options) > 4
    for option in options:
        steps = f"{START[language]}{AND[language]}{option}\n{REST[language]}"
        told = parse_cases(steps, "x.feature")[0]
        assert option in [moment.text for moment in replay(told, "2016").timeline]
