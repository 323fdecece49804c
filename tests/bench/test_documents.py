"""Reading documents: the real ones, a whole corpus, and what would slow a careless parser down.

Run with ``pytest tests/bench --benchmark-enable -n 0``, which holds each to its budget in seconds
of one core; without it each runs once.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from rulesref.cards.index import read_index
from rulesref.cards.name_table import write_names
from rulesref.cards.names import find
from rulesref.corpus.restatement import read_corpus
from rulesref.sources.reading import read_raw
from tests.corpus.test_restatement import write_a_thousand_entries
from tests.named_folders import SOURCES, needs
from tests.parse.reference_and_faq import parse, portions, real_text
from tests.parse.test_robustness import LONG_LINES, survive, with_long_line

pytestmark = pytest.mark.benchmark(timer=time.process_time)


def within(benchmark: Any, seconds: float) -> None:
    if benchmark.enabled:
        assert benchmark.stats.stats.min <= seconds


@needs(SOURCES)
def test_the_real_reference_and_faq(benchmark: Any) -> None:
    text = real_text()
    found = benchmark.pedantic(lambda: [parse(one, []) for one in portions(text)], rounds=3)
    assert all(found)
    within(benchmark, 2)


def test_a_thousand_entries(benchmark: Any, tmp_path: Path) -> None:
    write_a_thousand_entries(tmp_path)
    assert len(benchmark.pedantic(read_corpus, (tmp_path,), rounds=3)) == 1000
    within(benchmark, 1)


@pytest.mark.parametrize("line", LONG_LINES, ids=lambda line: line[:8])
def test_long_lines(benchmark: Any, line: str) -> None:
    if not benchmark.enabled:
        pytest.skip("test_robustness reads the same lines")
    benchmark.pedantic(lambda: [survive(text) for text in with_long_line(line)], rounds=1)
    within(benchmark, 10)


@pytest.mark.parametrize("tag", ["div", "b", "ul><li", "table><tr><td", "blockquote"])
def test_nested_tags(benchmark: Any, tag: str) -> None:
    page = b"<html>" + f"<{tag}>".encode() * (10_000 // (tag.count("<") + 1)) + b"deep<p>x"
    assert benchmark.pedantic(read_raw, (page, "a.html"), rounds=1).lines
    within(benchmark, 20)


@pytest.mark.parametrize(
    "text", ["shriveling", "luky dice", "dr milan cristofer", "archaic glifs", "wendys amulett"]
)
def test_a_misspelt_name(benchmark: Any, text: str) -> None:
    names = sqlite3.connect(":memory:")
    write_names(names, read_index())
    assert benchmark.pedantic(find, (names, text), rounds=5)
    names.close()
    within(benchmark, 0.1)
