"""``rulesref replay --jobs``, ``--cluster``: files of cases, shared by several workers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.book.cited_rules import CitedRules
from rulesref.cases.case import Case
from rulesref.catalogue import heard_in, said
from rulesref.cli.asked import Asked
from rulesref.cli.case_files import paths_of
from rulesref.cli.looking_ahead import SECONDS, look
from rulesref.cli.settings import settings_of
from rulesref.errors import CaseError, RulesrefError, WorkError
from rulesref.jobs.spread import Workers, spread
from rulesref.library.folder import tables
from rulesref.places import PACKAGE, corpus_folder
from rulesref.rulings.outcomes import Outcomes
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from rulesref.sentences import judge_of


class Task(NamedTuple):
    """The cases of one file, and what is wanted of them; ``seconds`` of 0 wants them replayed.

    ``sure`` is the stamp of the rulesref that asks, where another one may be asked.
    """

    cases: tuple[Case, ...]
    game: str
    edition: str
    language: str
    seconds: int = 0
    until: str | None = None
    sure: str = ""


def replay_spread(
    asked: Asked, judge: Judge, files: Iterable[str], edition: str
) -> tuple[tuple[Ruling, ...], tuple[RulesrefError, ...]]:
    """The rulings on every case of ``files``, and what cannot run, as one process gives them."""
    made, errors = _spread(asked, judge, files, edition)
    return tuple(made), tuple(errors)


def outcomes_spread(
    asked: Asked,
    judge: Judge,
    files: Iterable[str],
    edition: str,
    tell: Callable[[Case], None],
) -> tuple[list[Outcomes | Ruling], list[RulesrefError]]:
    """What can come of every case of ``files``, and what cannot run; ``tell`` hears of each case."""
    seconds = asked.number("seconds", SECONDS)
    return _spread(asked, judge, files, edition, seconds, asked.text("until"), tell)


def _spread(
    asked: Asked,
    judge: Judge,
    files: Iterable[str],
    edition: str,
    seconds: int = 0,
    until: str | None = None,
    tell: Callable[[Case], None] = lambda case: None,
) -> tuple[list[Any], list[RulesrefError]]:
    workers = Workers(asked.number("jobs", 1), (asked.text("cluster") or "").strip())
    language = settings_of(asked).shown_language
    task = partial(
        Task,
        game=judge.game.id,
        edition=edition,
        language=language,
        seconds=seconds,
        until=until,
        sure=stamp(judge.game.id) if workers.cluster else "",
    )
    rows: list[RulesrefError | Task] = []  # in the order of the files
    for path in paths_of(files, rows):
        try:
            cases = tuple(judge.read(path))
        except CaseError as error:
            rows.append(error)
            continue
        for case in cases:
            tell(case)
        rows.append(task(cases))
    done = iter(spread(work, [row for row in rows if isinstance(row, Task)], workers))
    found = [one for row in rows for one in (next(done) if isinstance(row, Task) else (row,))]
    errors = [one for one in found if isinstance(one, RulesrefError)]
    return [one for one in found if not isinstance(one, RulesrefError)], errors


def work(task: Task) -> list[Any]:
    """What is wanted of each case of ``task``, or why it cannot run: done by a worker.

    Raises ``WorkError`` where the worker is another rulesref than the one that asks.
    """
    if task.sure and task.sure != stamp(task.game):
        raise WorkError(
            said("a worker of the cluster has another rulesref, or other cards of its own"),
            remedy=said("install the same everywhere, and add the same card data"),
        )
    judge, edition = _judge(task.game), task.edition
    with heard_in(lambda: task.language):
        nearest = CitedRules(edition, _silent, task.game).nearest
        if not task.seconds:
            return judge.each(task.cases, nearest, lambda case: light(judge.replay(case, edition)))
        return judge.each(
            task.cases,
            nearest,
            lambda case: light(look(judge, case, edition, task.seconds, task.until)),
        )


def light(found: Any) -> Any:
    """What was ``found`` without the positions in it, which no other process could read."""
    if not isinstance(found, Ruling):
        return found
    questions = tuple(
        asked._replace(verdict=asked.verdict._replace(ways={}, position=None))
        for asked in found.questions
    )
    return found._replace(questions=questions)


@cache
def _judge(game: str) -> Judge:
    return judge_of(game, tables(game, _silent))


@cache
def stamp(game: str) -> str:
    """Hex digits that differ where another rulesref, or one with other cards, would be asked."""
    import hashlib

    own, cards = tables(game, _silent), corpus_folder() / game / "cards"
    seen = hashlib.sha256()
    places = [(PACKAGE, "**/*.py"), (cards, "**/*.t[os][mv]*")]
    for folder, pattern in (*places, *([(own, "*")] if own else ())):
        for path in sorted(Path(folder).glob(pattern)):
            if path.is_file():
                seen.update(f"\n{path.relative_to(folder).as_posix()}\n".encode())
                seen.update(path.read_bytes())
    return seen.hexdigest()


def _silent(message: str) -> None:
    """Say nothing: whoever asks has been told."""
