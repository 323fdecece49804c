"""The reader of the code finds attributes in every form, and finds what types find."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.arkham_lcg.misspelt import ROOT, seen
from tests.games.naming.modules import Modules
from tests.games.naming.places import ROOMS, Places
from tests.games.naming.typed import typed_reads

HEAD = """\
from rulesref.engine.state import State, Thing
NAMED = "constant"
KEPT = ("kept", "held")
TABLE = {"x": "looked-up", "y": "too"}
def helper(state: State, id: str, name: str, other: str = "default") -> int:
    return state.get(id, name) + state.get(id, other)
def passed(thing: Thing) -> int:
    return thing.get("parameter")
def given(state, id, **changes):
    state.put(id, **changes)
"""


def places(tmp_path: Path, code: str) -> Places:
    (tmp_path / "room").mkdir()
    (tmp_path / "room" / "module.py").write_text(HEAD + code, encoding="utf-8")
    return Places(Modules(tmp_path, ["room"]))


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ('state.get(id, "one")', {"one"}),
        ('scene.state.get(id, "one", "default")', {"one"}),
        ('state.fork().get(id, "one")', {"one"}),
        ('(scene.first or scene.state).get(id, "one")', {"one"}),
        ('state.things[id]["one"]', {"one"}),
        ('state.things.get(id, {}).get("one")', {"one"}),
        ('"one" in state.things[id]', {"one"}),
        ('"one" not in state.things.get(id, ())', {"one"}),
        ('[id for id, thing in state.things.items() if thing.get("one")]', {"one"}),
        ('[thing["one"] for thing in tuple(state.things.values())]', {"one"}),
        ('state.get(id, "one" if id else "two")', {"one", "two"}),
        ('any(state.get(id, name) for name in ("one", "two"))', {"one", "two"}),
        ('[state.get(id, b) for a, b in (("one", "two"), ("three", "four"))]', {"two", "four"}),
        ('[state.get(id, f"{a}-b") for a in ("one", "two")]', {"one-b", "two-b"}),
        ("state.get(id, NAMED)", {"constant"}),
        ("state.get(id, TABLE[id])", {"looked-up", "too"}),
        ('state.get(id, TABLE.get(id, "else"))', {"looked-up", "too", "else"}),
        ("[state.get(id, name) for name in TABLE]", {"x", "y"}),
        ('helper(state, id, "one")', {"one", "default"}),
        ('helper(state, id, name="one", other="two")', {"one", "two", "default"}),
        ('{name: 0 for name in state.things[id] if name != "one"}', {"one"}),
        ("{name: 0 for name in state.things[id] if name not in KEPT}", {"kept", "held"}),
        ('slots.get("one") or env["two"] or "three" in event.slots', set()),
    ],
)
def test_reads(tmp_path: Path, code: str, names: set[str]) -> None:
    found = set(
        places(tmp_path, f"def f(state: State, id: str):\n    return {code}\n").names("read")
    )
    assert found - {"parameter", "default"} == names - {"default"}


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("state.put(id, one=1)", {"one"}),
        ('state.put(id, **{"one": 1, NAMED: 2})', {"one", "constant"}),
        ('state.put(id, **{name: 1 for name in ("one", "two")})', {"one", "two"}),
        ("given(state, id, one=1)", {"one"}),
        ('given(state, id, **{"one": 1})', {"one"}),
        ('Thing({"one": 1})', {"one"}),
    ],
)
def test_writes(tmp_path: Path, code: str, names: set[str]) -> None:
    found = places(tmp_path, f"def f(state: State, id: str):\n    {code}\n")
    assert set(found.names("written")) == names
    assert not found.open_ends("written")


@pytest.mark.parametrize("name", ["event.slots['one']", "word", "f'{word}-one'"])
def test_what_no_literal_decides(tmp_path: Path, name: str) -> None:
    found = places(tmp_path, f"@rule\ndef f(state, id, word):\n    return state.get(id, {name})\n")
    assert name in {text for _, text in found.open_ends("read")}


def test_types_see_no_read_that_is_not_found() -> None:
    typed = typed_reads(ROOT, ROOMS)
    assert len(typed) > 800
    assert not typed - seen()
