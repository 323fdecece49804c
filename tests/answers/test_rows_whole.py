"""No part of what a row of ways says is passed over by the command that it begins with."""

from __future__ import annotations

import inspect
import re

import pytest

from rulesref.answers.prose.commands import COMMANDS
from rulesref.answers.prose.proposed import PROPOSED
from rulesref.answers.prose.ways import WAYS

#: How a command passes on what stands behind its own parts.
_PASSES_ON = re.compile(r"\*told|told\[\d*:|\btold\b(?!\[| *:|\.)(?=[,)])")
_TAKES = re.compile(r"\btold\[(\d+)\]")


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_command_takes_all_that_a_row_tells_it(language: str) -> None:
    passed_over = []
    for said, same in (*WAYS[language], *PROPOSED[language]):
        for word, more in _commands(same):
            most = _most(word)
            if most is not None and more > most:
                passed_over.append((said, same))
    assert not passed_over


def _commands(same: str) -> list[tuple[str, int]]:
    """The command with which ``same`` begins, and how many parts stand behind the first."""
    parts = same.split("; ")
    word = parts[0].split(" ")[0]
    return [(word, len(parts) - 1)] if word in COMMANDS else []


def _most(word: str) -> int | None:
    """How many parts behind the first the command reads; None where it reads all of them."""
    body = inspect.getsource(COMMANDS[word]).partition(") ->")[2]
    if _PASSES_ON.search(body) or "= told\n" in body:  # or takes so many and no more
        return None
    return max((int(place) + 1 for place in _TAKES.findall(body)), default=0)
