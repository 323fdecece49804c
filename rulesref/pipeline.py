"""A case from its text to its rulings, and a table to sit at, each in one call."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rulesref.book.cited_rules import CitedRules
from rulesref.catalogue import said
from rulesref.entries import EDITIONS
from rulesref.errors import CaseError, UsageError
from rulesref.games import DEFAULT
from rulesref.library.folder import tables
from rulesref.rulings.ruling import Ruling
from rulesref.sentences import judge_of
from rulesref.wording.speech import LANGUAGES

if TYPE_CHECKING:
    from rulesref.session.session import Session

#: What a text is called in an error.
TEXT = "<text>"


def replayed(case: str | Path, edition: str | None) -> list[Ruling]:
    """As ``rulesref.replay``, which says what it takes and raises."""
    edition = _edition(edition)
    judge = judge_of(DEFAULT, tables(DEFAULT, lambda message: None))
    if isinstance(case, str) and "\n" in case:
        cases = judge.parse(case, TEXT)
    else:
        cases = judge.read(Path(case))
    nearest = CitedRules(edition, lambda message: None, DEFAULT).nearest
    rulings: list[Ruling] = []
    for outcome in judge.replay_all(cases, edition, nearest):
        if isinstance(outcome, CaseError):
            raise outcome
        rulings.append(outcome)
    return rulings


def table(edition: str | None, language: str) -> Session:
    """As ``rulesref.sit``, which says what it takes and raises."""
    from rulesref.session.session import Session

    if language not in LANGUAGES:
        raise UsageError(said("no language is called {!r}").format(language), candidates=LANGUAGES)
    return Session(
        judge_of(DEFAULT, tables(DEFAULT, lambda message: None)), _edition(edition), language
    )


def _edition(edition: str | None) -> str:
    if edition not in (None, *EDITIONS):
        raise UsageError(said("no edition is called {!r}").format(edition), candidates=EDITIONS)
    return edition or EDITIONS[0]
