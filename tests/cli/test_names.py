"""What ``show`` prints of a name that several entries bear: the likelier whole, the rest named."""

from __future__ import annotations

import pytest

from tests.cli.conftest import in_process
from tests.cli.test_json import valid


def test_of_two_entries_the_likelier_is_shown_and_the_other_named(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    ran = in_process("show", "1.1")
    assert ran.status == 0
    assert ran.out.splitlines()[1].startswith("arkham-lcg/steps/1.1")
    assert ran.out.rstrip().endswith("rulesref show arkham-lcg/attack-of-opportunity")


def test_programs_get_the_other_ids(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    ran = in_process("show", "1.1", "--json")
    valid("show", ran.json)
    assert ran.json["also_called"] == ["arkham-lcg/attack-of-opportunity"]


@pytest.mark.parametrize("name", ["spawn", "slots", "la regola nera", "setup"])
def test_one_entry_alone_is_called_that(tmp_path, monkeypatch, name):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    assert in_process("show", name, "--json").json["also_called"] == []


def test_the_other_game_is_named_by_its_option(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    assert in_process("show", "setup", "--json").json["id"] == "arkham-lcg/setup"
    other = in_process("show", "setup", "--game", "eldritch-horror", "--json")
    assert other.json["id"] == "eldritch-horror/setup"
