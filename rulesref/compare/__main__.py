"""``python -m rulesref.compare``: make anew what ``rulesref compare`` answers from.

With ``--rows`` the outcomes of the cases stay as they are, which takes a second and not a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rulesref.compare.editions.making import write_comparison
from rulesref.compare.editions.outcomes import differing
from rulesref.corpus.compared import ComparedCase, read_comparison
from rulesref.errors import ParseError, RulesrefError
from rulesref.games import DEFAULT
from rulesref.places import corpus_folder
from rulesref.sentences import judge_of


def main(argv: Sequence[str]) -> int:
    """0, or 2 where the rows cannot be used."""
    game = corpus_folder() / DEFAULT
    try:
        cases = _kept(game) if "--rows" in argv else _cases()
        changed = write_comparison(game, cases)
    except RulesrefError as problem:
        print(problem, file=sys.stderr)
        return 2
    print("written" if changed else "unchanged")
    return 0


def _kept(game: Path) -> tuple[ComparedCase, ...]:
    """The outcomes as they were made last; anew where they cannot be read any more."""
    try:
        return read_comparison(game).cases
    except ParseError:
        return _cases()


def _cases() -> tuple[ComparedCase, ...]:
    folder = corpus_folder() / DEFAULT / "cases"
    return tuple(differing(judge_of(DEFAULT), sorted(folder.rglob("*.feature")), folder))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
