"""Make the list of plain words: ``python -m tests.eval.plain_words LIST [--sources FOLDER]``.

``LIST`` has an English word a line (SCOWL of size 35 was taken). Kept are the words that no entry
has and that would be taken for a word of one; ``plain-italian.txt`` has the Italian ones, chosen by
hand. The lines of the shipped file that begin with "#" stay as they are.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulesref.search import Searcher
from rulesref.search.asking import word
from rulesref.search.mending import LONG, Vocabulary, meant_by
from rulesref.search.spelling import PLAIN
from tests.eval.__main__ import built

ITALIAN = Path(__file__).with_name("plain-italian.txt")
#: Nobody misspells a word of the rules as a longer one.
LONGEST = 12


def near_the_rules(words: Iterable[str], searcher: Searcher) -> Iterator[str]:
    """Those of ``words`` that ``searcher`` would take for others."""
    vocabulary = searcher._all_words()
    near: dict[str, set[str]] = defaultdict(set)
    for known in vocabulary.of_length(1, LONGEST + 2):
        for left in _lacking(known, 2 if len(known) >= LONG - 2 else 1):
            near[left].add(known)
    for token in words:
        said = word(token)
        if token in vocabulary or searcher._said(said) or token in searcher._names:
            continue
        lacking = _lacking(token, 2 if len(token) >= LONG else 1)
        halves = {part for cut in range(3, len(token) - 2) for part in (token[:cut], token[cut:])}
        close = {known for left in lacking for known in near.get(left, ())}
        few = Vocabulary(close | {half for half in halves if half in vocabulary})
        if meant_by(token, few, searcher._word_uses):
            yield token


def _lacking(token: str, most: int) -> set[str]:
    """``token`` with up to ``most`` letters left out."""
    kept = last = {token}
    for _ in range(most):
        last = {one[:i] + one[i + 1 :] for one in last for i in range(len(one))}
        kept = kept | last
    return kept


def main() -> None:
    """Write the list."""
    parser = argparse.ArgumentParser(prog="python -m tests.eval.plain_words", description=__doc__)
    parser.add_argument("list", type=Path)
    parser.add_argument("--sources", type=Path, help="folder of documents to add to the book")
    given = parser.parse_args()
    lines = given.list.read_text("utf-8").split("\n")
    english = {w for w in lines if w.isascii() and w.isalpha() and w.islower()}
    english = {w for w in english if 4 <= len(w) <= LONGEST}
    with tempfile.TemporaryDirectory() as folder:
        searcher = Searcher(built(Path(folder), given.sources))
        words = set(near_the_rules(english, searcher))
    words.update(ITALIAN.read_text("utf-8").split())
    said = [line for line in PLAIN.read_text("utf-8").split("\n") if line.startswith("#")]
    PLAIN.write_text("\n".join((*said, *sorted(words), "")), "utf-8")
    print(f"{len(words)} words")


if __name__ == "__main__":
    main()
