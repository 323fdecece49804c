"""A case on which rulesref itself breaks is told as that, and the other cases still run."""

from __future__ import annotations

import pytest

from rulesref.rulings.play_through import PlayThrough
from tests.cli.conftest import in_process

CASES = """Feature: f

  Scenario: first
    Given Roland Banks is at the Study
    Then Roland Banks is at the Study

  Scenario: second
    Given Agnes Baker is at the Study
    Then Agnes Baker is at the Study

  Scenario: third
    Given Roland Banks is at the Study
    Then Roland Banks is at the Study
"""


@pytest.fixture
def breaking(tmp_path, monkeypatch):
    """A file of three cases, the second of which meets an error that nobody foresaw."""
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    take = PlayThrough.take

    def broken(self, step):
        if "Agnes" in step.text:
            raise KeyError("nobody foresaw this")
        return take(self, step)

    monkeypatch.setattr(PlayThrough, "take", broken)
    path = tmp_path / "cases.feature"
    path.write_text(CASES)
    return str(path)


def test_the_others_run_and_the_broken_one_is_named(breaking):
    ran = in_process("replay", breaking, "--json")
    assert ran.status == 2
    assert [case["name"] for case in ran.json["cases"]] == ["first", "third"]
    [error] = ran.json["errors"]
    assert (error["kind"], error["line"]) == ("bug", 7)
    assert "this is a bug in rulesref (KeyError: 'nobody foresaw this')" in error["message"]


def test_whoever_looks_for_the_bug_gets_the_traceback(breaking, monkeypatch, capfd):
    monkeypatch.setenv("RULESREF_DEBUG", "1")
    ran = in_process("replay", breaking)
    assert ran.status == 2
    assert "nobody foresaw this" in ran.err + capfd.readouterr().err
