"""The page on the cases is made out of the cases."""

from __future__ import annotations

from pathlib import Path

from rulesref.cli.cases import cases_page
from rulesref.places import corpus_folder

RUNS = """Feature: Runs
  @arkham-lcg/action
  Scenario: A resource
    Given Roland Banks is at the Study
    When Roland Banks takes a resource
    Then Roland Banks has 1 resource
"""
STOPS = """Feature: Stops
  @arkham-lcg/action @unsupported
  Scenario: {name}
    Given Roland Banks is at the Study
    When play goes on with {what}, which is not described yet
    Then by the book something happens
"""


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")


def test_a_row_for_each_concept(tmp_path: Path) -> None:
    write(tmp_path / "turns", "runs.feature", RUNS)
    write(tmp_path / "tea", "runs.feature", RUNS)
    write(tmp_path / "tea", "one.feature", STOPS.format(name="One", what="kettles"))
    write(tmp_path / "tea", "two.feature", STOPS.format(name="Two", what="cups and saucers"))
    write(tmp_path / "tea", "three.feature", STOPS.format(name="Three", what="kettles"))
    page = cases_page(tmp_path)
    assert "5 cases, 2 of them replayed, 3 unsupported." in page
    assert page.endswith(
        "| tea | 4 | 1 | 3 | kettles; cups and saucers |\n| turns | 1 | 1 | 0 |  |\n"
    )


def test_the_shipped_page_is_fresh() -> None:
    folder = corpus_folder() / "arkham-lcg" / "cases"
    shown = (folder / "README.md").read_text("utf-8")
    assert shown == cases_page(folder), (
        "python -m rulesref.cli.cases > corpus/arkham-lcg/cases/README.md"
    )
