"""A player's own reaction at a table, said as "my reaction" where it is offered, and never where it is not."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.answers.prose.at_table import understood
from rulesref.errors import CaseError

LAID = {
    "en": (
        "Roland Banks is at Study",
        "Study has 2 clues",
        "Ghoul Minion is engaged with Roland Banks",
        "Ghoul Minion has 1 damage",
    ),
    "it": (
        "Roland Banks è in Studio",
        "Studio ha 2 indizi",
        "Ghoul Tirapiedi è impegnato con Roland Banks",
        "Ghoul Tirapiedi ha 1 danno",
    ),
}
FIGHT = {"en": "Roland Banks fights Ghoul Minion", "it": "Roland Banks combatte Ghoul Tirapiedi"}


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        *(("en", said, "Roland Banks uses the reaction of Roland Banks") for said in ("my reaction", "I react", "use my reaction", "I use my reaction")),
        *(("it", said, "Roland Banks usa la reazione di Roland Banks") for said in ("uso la mia reazione", "la mia reazione", "reagisco")),
    ],
)  # fmt: skip
def test_my_reaction(language: str, line: str, told: str) -> None:
    session = rulesref.sit(language=language)
    for one in LAID[language]:
        session.tell(one)
    with pytest.raises(CaseError, match=r"answers has occurred|risponda"):
        understood(session, line)
    session.tell(FIGHT[language])
    session.fate("0")
    found = understood(session, line)
    assert ([one.text for one in found.lines], found.left, found.why) == ([told], (), "")
