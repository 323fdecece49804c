"""The map of the engine in the documentation names every module of the game once, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import rulesref.games.arkham_lcg as package

HERE = Path(package.__path__[0])
PAGE = Path(__file__).parent.parent / "docs" / "engine.md"
FOLDER = re.compile(r"\(\.\./rulesref/games/arkham_lcg/?([a-z_]*)\)")
MODULE = re.compile(r"`([a-z_]+)`")


def test_every_module_has_its_place() -> None:
    _, _, table = PAGE.read_text(encoding="utf-8").partition("## Where each rule is")
    named = [
        (folder[1], name)
        for line in table.splitlines()
        if (folder := FOLDER.search(line))
        for name in MODULE.findall(line)
    ]
    modules = {
        (path.parent.relative_to(HERE).as_posix().strip("."), path.stem)
        for path in HERE.rglob("[!_]*.py")
    }
    assert len(named) == len(set(named))
    assert modules - set(named) == set(), "name them in docs/engine.md"
    assert set(named) - modules == set(), "docs/engine.md names what is gone"


def test_every_folder_says_what_it_holds() -> None:
    assert all(ast.get_docstring(ast.parse(path.read_text())) for path in HERE.rglob("__init__.py"))


def test_the_page_on_own_words_names_modules_that_there_are() -> None:
    page = PAGE.with_name("own-words.md").read_text(encoding="utf-8")
    _, _, steps = page.partition("The steps are the same")
    named = {name for line in steps.splitlines() for name in MODULE.findall(line)}
    there = {path.stem for path in (HERE.parent.parent / "answers" / "prose").rglob("*.py")}
    assert len(named) > 30
    assert named - there == {"unsaid"}, "unsaid is one of the sentences"


def test_the_layout_of_the_readme_names_every_room() -> None:
    package = HERE.parent.parent
    text = (package.parent / "README.md").read_text(encoding="utf-8")
    _, _, layout = text.partition("```text\ncorpus/<game>")
    named = set(re.findall(r"[a-z_]+", layout.partition("```")[0]))
    rooms = {path.stem for path in package.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert {room for room in rooms if not room.startswith("_")} - named == set()
