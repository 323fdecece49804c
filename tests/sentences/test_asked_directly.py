"""A Then step that puts a question as players do, and asks what "it is asked whether …" would."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\nAnd Whippoorwill (02090) is at the Study\n"
ENEMY = LAID + "When the enemy phase begins\nThen "
DETTO = "Dato Roland Banks è nello Studio\nE il Ghoul Tirapiedi è impegnato con Roland Banks\nQuando inizia la fase dei nemici\nAllora "


@pytest.mark.parametrize(
    ("steps", "asked", "verdict"),
    [
        (ENEMY + "does the Ghoul Minion attack Roland?", "the Ghoul Minion attacks Roland", "yes"),
        (ENEMY + "does it attack him?", "Ghoul Minion attacks Roland Banks", None),
        (ENEMY + "is the Ghoul Minion exhausted?", "the Ghoul Minion is exhausted", "yes"),
        (ENEMY + "will Roland take horror?", "Roland takes horror", "yes"),
        (ENEMY + "is Roland defeated or not?", "Roland is defeated", "no"),
        (ENEMY + "the question is whether Roland is defeated", "Roland is defeated", "no"),
        (ENEMY + "we wonder whether Roland is defeated or not", "Roland is defeated", "no"),
        (ENEMY + "is it true that Ghoul Minion exhausts?", "Ghoul Minion exhausts", "yes"),
        (LAID + "Then can Roland attack the Whippoorwill?", "Roland may attack the Whippoorwill", "no"),
        (LAID + "Then can Roland attack the Ghoul Minion?", "Roland may attack the Ghoul Minion", "yes"),
        (DETTO + "il Ghoul Tirapiedi attacca Roland Banks?", "il Ghoul Tirapiedi attacca Roland Banks", "yes"),
        (DETTO + "la domanda è se Roland Banks viene sconfitto", "Roland Banks viene sconfitto", "no"),
        (DETTO + "vogliamo sapere se Roland Banks viene sconfitto o no", "Roland Banks viene sconfitto", "no"),
        (DETTO + "è vero che il Ghoul Tirapiedi è esaurito?", "il Ghoul Tirapiedi è esaurito", "yes"),
    ],
)  # fmt: skip
def test_it_asks(steps: str, asked: str, verdict: str | None) -> None:
    language = "it" if steps.startswith("Dato") else "en"
    if verdict is None:  # there are two enemies: whom it means is asked
        with pytest.raises(CaseError):
            play(steps, language=language)
        return
    ruling = play(steps, language=language)
    assert ruling.verdict == verdict
    said = play(steps.rpartition("\n")[0] + {"en": "\nThen it is asked whether ", "it": "\nAllora si chiede se "}[language] + asked,
                language=language)  # fmt: skip
    assert said.verdict == verdict


@pytest.mark.parametrize("end", ["does Roland feel well?", "the question is whether Roland feels well", "who is attacked?"])  # fmt: skip
def test_what_does_not_read_is_refused(end: str) -> None:
    with pytest.raises(CaseError):
        play(ENEMY + end)
