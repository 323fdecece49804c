"""The first few restated rules of the corpus, for tests in which any few of them will do."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulesref.corpus.restated import Restated
from rulesref.corpus.restatement import corpus_files, read_lines, restated


@cache
def first_rules(corpus: Path, many: int) -> list[Restated]:
    """The first ``many`` rules as ``read_corpus`` gives them; files behind them are not read."""
    found: list[Restated] = []
    for path in corpus_files(corpus):
        found += restated(read_lines(path), path.relative_to(corpus).as_posix())
        if len(found) >= many:
            break
    return found[:many]
