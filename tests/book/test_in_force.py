"""What holds in the edition in force stands before each rule that it took the place of."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from rulesref.book.in_force import in_force_first
from rulesref.entries import Result


def found(id: str, score: float, edition: str, *instead: str, points_to: str = "") -> Result:
    own = SimpleNamespace(edition=edition, section=SimpleNamespace(pointer=bool(points_to)))
    entry: Any = SimpleNamespace(id=id, passages=(own,), instead=instead, see=(points_to,))
    return Result(entry, score, "", ())


def test_an_heir_of_two_rules_stands_before_the_first_of_them():
    results = [
        found("table", 4.0, "2016"),
        found("chapters", 3.0, "2026", "trial"),
        found("legacy", 2.0, "2026", "trial"),
        found("trial", 1.0, "2016"),
    ]
    ordered = in_force_first(results, "2016")
    assert [(one.entry.id, one.score) for one in ordered] == [
        ("table", 4.0),
        ("trial", 3.0),
        ("chapters", 3.0),
        ("legacy", 2.0),
    ]
    assert in_force_first(results, "2026") == results


def test_what_only_points_elsewhere_here_stands_behind_that():
    results = [found("phase", 2.0, "2016", points_to="steps"), found("steps", 1.0, "2016")]
    assert [one.entry.id for one in in_force_first(results, "2016")] == ["steps", "phase"]
