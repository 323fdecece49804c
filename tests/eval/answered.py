"""Make ``rulesref/search/answered.txt`` from answered questions: ``python -m tests.eval.answered
[--sources FOLDER] [--judged FILE ...] [--posted FILE ...] [--ruled FILE ...] [--write]``.

They are what the entries of the corpus are called and say that they answer, and the questions of
players from which the associations learn too; those of ``posted-unseen.tsv`` are never among them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable

from rulesref.search.precedents import ANSWERED
from tests.eval.precedents import Told, made
from tests.eval.texts import SENTENCE, Text, parser_of, texts_of_corpus, texts_of_questions

#: What a question of players weighs beside one that an entry says it answers.
PLAYERS = 1.3


def answered(texts: Iterable[Text], questions: Iterable[Text]) -> str:
    """The file: names and questions among the ``texts`` of the corpus, ``questions`` of players."""
    told = [_told(text, 1.0) for text in texts if text.weight > SENTENCE]
    told += [_told(text, PLAYERS) for text in questions]
    return made([one for one in told if one.entries])


def _told(text: Text, weight: float) -> Told:
    return Told(text.entries, Counter(text.keys), weight)


def main() -> None:
    """Make it, and write it where that is asked for."""
    parser = parser_of("tests.eval.answered", __doc__)
    given: argparse.Namespace = parser.parse_args()
    text = answered(texts_of_corpus(), texts_of_questions(given))
    print(f"{text.splitlines()[0].split()[1]} questions, {len(text)} bytes")
    if given.write:
        ANSWERED.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
