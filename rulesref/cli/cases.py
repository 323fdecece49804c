"""The page on the shipped cases: ``python -m rulesref.cli.cases > corpus/GAME/cases/README.md``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulesref.cases.case import Case
from rulesref.errors import CaseError
from rulesref.games import DEFAULT
from rulesref.places import corpus_folder
from rulesref.rulings.replay import Judge
from rulesref.sentences import judge_of

UNSUPPORTED = "unsupported"
#: Why a case stops that says itself what is missing; the words after it are the reason.
_SAID = "not described yet: "
_HEAD = f"""# Cases

Disputes and examples as Gherkin; every one is replayed in both editions by the tests. A file names
the documents and sections that it is taken from; its tags are the entries that decide it, and what
a case expects is what its document says.

`rulesref replay corpus/{DEFAULT}/cases` replays them all. A case tagged `@unsupported` stops where
something is not described yet, and its replay prints what; such a case still says what its document
expects ("by the book …"), so that describing the missing thing is all that is left to do. Nothing
that a case expects has been read off the engine.

The folders `rules` and `hard-points` hold cases of our own on what the rules say; the others hold
the examples and questions of the documents, and cases beside them.

This page is generated: after adding or changing cases,
`python -m rulesref.cli.cases > corpus/{DEFAULT}/cases/README.md`. A test holds it to the cases.
"""


def cases_page(folder: Path) -> str:
    """The page on the cases below ``folder``, whose own folders are the concepts."""
    judge = judge_of(DEFAULT)
    concepts = {
        path.name: [case for file in sorted(path.rglob("*.feature")) for case in judge.read(file)]
        for path in sorted(folder.iterdir())
        if path.is_dir()
    }
    every = [case for cases in concepts.values() for case in cases]
    stopped = sum(map(_is_stopped, every))
    replayed = f"{len(every) - stopped} of them replayed"
    lines = [_HEAD, f"{len(every)} cases, {replayed}, {stopped} unsupported.", ""]
    lines += ["| concept | cases | replayed | unsupported | what is missing |"]
    lines += ["| --- | ---: | ---: | ---: | --- |"]
    lines += [_row(judge, concept, cases) for concept, cases in concepts.items() if cases]
    return "\n".join(lines) + "\n"


def _row(judge: Judge, concept: str, cases: list[Case]) -> str:
    stopped = [case for case in cases if _is_stopped(case)]
    missing = "; ".join(dict.fromkeys(_missing(judge, stopped)))
    numbers = (len(cases), len(cases) - len(stopped), len(stopped))
    return f"| {concept} | {' | '.join(map(str, numbers))} | {missing} |"


def _is_stopped(case: Case) -> bool:
    return UNSUPPORTED in case.tags


def _missing(judge: Judge, cases: list[Case]) -> Iterator[str]:
    for case in cases:
        try:
            yield judge.replay(case, "2016").reason.removeprefix(_SAID)
        except CaseError as error:
            yield error.message


if __name__ == "__main__":
    import sys

    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(cases_page(corpus_folder() / DEFAULT / "cases"), end="")
