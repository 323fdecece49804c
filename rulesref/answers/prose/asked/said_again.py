"""What a question says that has been told before: in passing, or once more."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.clause import SO, Clause
from rulesref.answers.prose.reader import Reader

#: Words by which something is done once more.
MORE = re.compile(
    r"\b(?:another|again|second|other|more|twice|altr[oaie]|ancora|second[oa])\b", re.I
)


def still_so(lines: Sequence[Clause], before: Sequence[Clause]) -> list[Clause]:
    """What ``lines`` say in passing of what was told ``before``: it has to be so by then."""
    if not any(line.acts for line in before):
        return []
    return [Clause(f"{SO}{line.text.removeprefix(SO)}", given=False) for line in lines]


def say_again(reader: Reader, before: int) -> bool:
    """Whether the lines from ``before`` on were told before, with whatever location stands in."""
    stood = [
        name for name in reader.discourse.stand_ins if "location" in reader.discourse.known[name]
    ]

    def plain(line: Clause) -> str:
        said = re.sub("|".join(map(re.escape, stood)) or r"(?!)", "*", line.text)
        return re.sub(r" (?:no|nessun[ao]?) ", " 0 ", said)

    told = [plain(line) for line in reader.lines[:before]]
    told += [used for one in told if (used := _used(one, reader.language))]
    return {*map(plain, reader.lines[before:])} <= {*told}


def _used(act: str, language: str) -> str:
    """That a card was used, where ``act`` tells what was done with it; empty for any other one."""
    done = _WITH[language].fullmatch(act)
    return _USES[language].format(done["who"], done["card"]) if done else ""


_WITH = {
    "en": re.compile(
        r"(?P<who>.+?) (?:fights|investigates|attempts to evade)(?: .+)? with (?P<card>.+)"
    ),
    "it": re.compile(r"(?P<who>.+?) (?:combatte|indaga|tenta di eludere)(?: .+)? con (?P<card>.+)"),
}
_USES = {"en": "{} uses {}", "it": "{} usa {}"}
