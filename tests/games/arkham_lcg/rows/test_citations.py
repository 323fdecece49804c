"""Every entry that the rules or a case cite exists: the frozen ids of the corpus know it."""

from __future__ import annotations

import re
from pathlib import Path

import rulesref.games.arkham_lcg as package
from rulesref.places import corpus_folder

GAME = corpus_folder() / "arkham-lcg"
KNOWN = frozenset((GAME / "ids.lock").read_text(encoding="utf-8").split())
FILES = [*Path(package.__path__[0]).rglob("*.py"), *(GAME / "cases").rglob("*.feature")]
CITED = re.compile(r"[\"@ ](arkham-lcg/[a-z0-9./-]*[a-z0-9])(?!/\{)\b")


def test_cited_entries_exist() -> None:
    cited = {path: set(CITED.findall(path.read_text(encoding="utf-8"))) for path in FILES}
    assert len(set().union(*cited.values())) > 300
    assert not {path.name: cites - KNOWN for path, cites in cited.items() if cites - KNOWN}
