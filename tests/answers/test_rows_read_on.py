"""A row of ways leaves no clause behind a command that does not read on."""

from __future__ import annotations

import pytest

from rulesref.answers.prose.commands import COMMANDS
from rulesref.answers.prose.ways import WAYS

#: So many parts behind them these commands take; all others read what follows.
TAKES = {
    "ALL": 1, "APART": 1, "AS_ACTION": 1, "BESIDE": 1, "BOTH": 1, "CANCELS": 2, "DEALT": 1, "DRAW": 1, "ELSEWHERE": 1,
    "ENTERS": 1, "FATAL": 0, "FIGHTS": 0, "FOE": 1, "FREE": 0, "HAS": 1, "KILLS": 2, "LACKS": 1, "LEAST": 1, "LEFT": 2,
    "MOST": 2, "NOBODY": 0, "NOT": 1, "SPAWNED": 1, "TAKES": 1, "TOGETHER": 1, "TRAIT": 1, "USED": 1, "USES": 1, "VALUE": 2, "WHOLE": 0,
    "WE": 0, "WITHOUT": 0, "WITH_ME": 0,
}  # fmt: skip

READ_ON = {
    "AT", "ATTACKS", "BY", "CONTROLS", "DEALS", "ENGAGED", "HOLDS", "HUNTS", "IS", "NTH", "ONE", "OTHER", "OWNS", "PRINTED",
    "SAME", "SEATED", "SHROUD", "TEST", "TESTED", "TESTS", "WITH",
}  # fmt: skip


def test_of_every_command_it_is_known_how_much_it_takes() -> None:
    assert set(COMMANDS) == TAKES.keys() | READ_ON


@pytest.mark.parametrize("language", list(WAYS))
def test_no_row_has_a_clause_behind_what_does_not_read_on(language: str) -> None:
    wrong = []
    for said, same in WAYS[language]:
        parts = [part.strip() for part in same.split(";") if part.strip()]
        for at, part in enumerate(parts):
            command = part.split(" ", 1)[0]
            if command not in COMMANDS:
                continue
            most = TAKES.get(command)
            if most is not None and len(parts) - at - 1 > most:
                wrong.append((said, same))
            break  # what follows is read by this one
    assert not wrong
