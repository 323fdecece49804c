"""The map of the engine in the documentation names every module of the game once, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import rulesref.games.arkham_lcg as package

PAGE = Path(__file__).parent.parent / "docs" / "engine.md"
MODULE = re.compile(r"`([a-z_]+)`")


def test_every_module_has_its_place() -> None:
    _, _, table = PAGE.read_text(encoding="utf-8").partition("## Where each rule is")
    named = [
        name for line in table.splitlines() if line[:1] == "|" for name in MODULE.findall(line)
    ]
    modules = {path.stem for path in Path(package.__path__[0]).glob("[!_]*.py")}
    assert len(named) == len(set(named))
    assert modules - set(named) == set(), "name them in docs/engine.md"
    assert set(named) - modules == set(), "docs/engine.md names what is gone"
