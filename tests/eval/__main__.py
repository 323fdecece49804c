"""Measure the search: ``python -m tests.eval [--sources FOLDER] [--judged FILE] [--posted FILE]
[--own FILE] [--missed]``.

Without ``--sources`` the bundled book is asked; with it, a book that holds the files of that
folder as well. Without another file our own questions are put; ``tests/eval/posed.tsv`` has longer ones.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.eval.deciding import shown_whole
from tests.eval.judging import Book, missed, table
from tests.eval.questions import judged_questions, own_questions, posted_questions


def built(folder: Path, sources: Path | None) -> Path:
    """A book in ``folder`` of the bundled corpus and the text files in ``sources``."""
    from rulesref.book.building import build
    from rulesref.book.parsed import Given
    from rulesref.sources import read

    files = sorted(sources.glob("*.txt")) if sources else []
    build(folder, [Given(read(file)) for file in files])
    return folder


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.eval", description=__doc__)
    parser.add_argument("--sources", type=Path, help="folder of documents to add to the book")
    parser.add_argument("--judged", type=Path, help="questions judged by document and line")
    parser.add_argument("--posted", type=Path, help="questions as players post them, with lines")
    parser.add_argument("--own", type=Path, help="questions in the form of queries.tsv")
    parser.add_argument("--missed", action="store_true", help="list what was not found first")
    given = parser.parse_args()
    if given.posted:
        questions = posted_questions(given.posted)
    elif given.judged:
        questions = judged_questions(given.judged)
    else:
        questions = own_questions(given.own) if given.own else own_questions()
    with tempfile.TemporaryDirectory() as folder:
        book = Book(built(Path(folder), given.sources))
        asked = [question for question in questions if book.knows(question)]
        judged = [book.judge(question) for question in asked]
        print(table(judged))
        if given.posted and given.sources:
            whole = shown_whole(book, asked, given.sources)
            print(f"{sum(whole)} of {len(whole)} are shown a deciding line whole")
        if len(asked) < len(questions):
            print(f"{len(questions) - len(asked)} questions have no entry in this book")
        if given.missed:
            print(missed(judged))


if __name__ == "__main__":
    main()
