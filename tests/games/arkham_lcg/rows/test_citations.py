"""Every entry that the rules or a case cite exists: the frozen ids of the corpus know it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulesref.games.arkham_lcg as package
from rulesref.places import corpus_folder

GAME = corpus_folder() / "arkham-lcg"
KNOWN = frozenset((GAME / "ids.lock").read_text(encoding="utf-8").split())
FILES = [*Path(package.__path__[0]).rglob("*.py"), *(GAME / "cases").rglob("*.feature")]
CITED = re.compile(r"[\"@ ](arkham-lcg/[a-z0-9./-]*[a-z0-9])(?!/\{)\b")


@pytest.mark.parametrize("path", sorted(FILES), ids=lambda path: path.name)
def test_cited_entries_exist(path: Path) -> None:
    cited = set(CITED.findall(path.read_text(encoding="utf-8")))
    assert not {one for one in cited if one not in KNOWN}
