"""Markdown as prose."""

from __future__ import annotations

from rulesref.search.lines import sentences
from rulesref.search.prose import plain


def test_wrapped_lines_are_one_and_marks_are_gone() -> None:
    assert plain("A *lamp* is\nlit by **the\n[keeper](x/y)**.") == "A lamp is lit by the keeper."


def test_an_item_below_an_item_begins_a_line_of_its_own() -> None:
    assert plain("- one lamp\n  - two wicks\n    2. oil") == "- one lamp\n  - two wicks\n    2. oil"
    assert sentences("- one lamp\n  - two wicks") == ("one lamp", "two wicks")
