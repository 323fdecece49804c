"""``rulesref replay``: replay cases, print what happened with the rule at every step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulesref.book.cited_rules import CitedRules
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.case_files import each_case
from rulesref.cli.console import Console
from rulesref.cli.settings import settings_of
from rulesref.cli.writer import complain
from rulesref.errors import RulesrefError, UsageError
from rulesref.games import DEFAULT
from rulesref.library.folder import tables
from rulesref.places import corpus_folder
from rulesref.record import NamedTuple
from rulesref.render.timeline import (
    render_answer,
    render_moment,
    render_no_step,
    render_ruling,
)
from rulesref.rulings.cited import Nearest
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from rulesref.sentences import judge_of


class Replayed(NamedTuple):
    """Every case of a run: how it went, or why it could not run."""

    rulings: tuple[Ruling, ...]
    errors: tuple[RulesrefError, ...]

    @property
    def status(self) -> int:
        """0 all hold, 1 an expectation failed, 2 a case could not run.

        A case tagged ``@unsupported`` may stop at an undescribed clause without failing the run.
        """
        if self.errors:
            return 2
        return 0 if all(ruling.passed or ruling.expected_stop for ruling in self.rulings) else 1


def run(asked: Asked, console: Console) -> int:
    """The status of ``Replayed``."""
    _check_together(asked)
    if asked.flag("sentences"):
        return _sentences(asked, console)
    files = _files(asked)
    edition = settings_of(asked).edition
    judge = judge_of(DEFAULT, tables(DEFAULT, console.note))
    nearest = CitedRules(edition, console.note, judge.game.id).nearest
    if asked.flag("outcomes"):
        from rulesref.cli.replay_outcomes import Outlook

        return Outlook(asked, console, judge, edition, []).show(files, nearest)
    files = files or (str(judge.game.corpus / "cases"),)
    if asked.text("jobs") or asked.text("cluster"):
        from rulesref.cli.replay_jobs import replay_spread

        replayed = Replayed(*replay_spread(asked, judge, files, edition))
    else:
        replayed = replay_all(judge, files, edition, nearest)
    if asked.flag("coverage"):
        return _coverage(asked, console, judge.game.id, replayed)
    return _show(asked, console, replayed)


def _files(asked: Asked) -> tuple[str, ...]:
    """The files and folders asked for; none only where ``--coverage`` takes the shipped cases."""
    files = asked.words("files")
    if not all(files):
        raise UsageError(
            said("a file without a name"), remedy=said("rulesref replay FILE, or a folder")
        )
    if not files and not asked.flag("coverage"):
        raise UsageError(
            said("there is no case to replay"),
            remedy=said(
                "rulesref replay FILE, or a folder; --coverage alone takes the shipped cases"
            ),
        )
    return files


def _show(asked: Asked, console: Console, replayed: Replayed) -> int:
    explain = asked.number("explain", 0)
    _check_number(explain, replayed)
    if asked.flag("json"):
        console.json(replayed_json(replayed))
        return replayed.status
    for ruling in replayed.rulings:
        for line in _shown(ruling, explain, console.columns):
            console.line(line)
    _complain(replayed.errors)
    if len(replayed.rulings) + len(replayed.errors) > 1 and not explain:
        console.line(_summary(replayed))
    return replayed.status


def _check_together(asked: Asked) -> None:
    """Raise ``UsageError`` for options that say nothing beside each other, or alone."""
    if any(asked.values[name] for name in ("outcomes", "until", "seconds", "plot")):
        from rulesref.cli.replay_outcomes import check_options

        check_options(asked)
    if asked.text("jobs") and asked.text("cluster"):
        raise UsageError(
            said("--{one} and --{other} do not go together").format(one="jobs", other="cluster")
        )
    if asked.text("cluster") is not None and not str(asked.text("cluster")).strip():
        raise UsageError(
            said("--cluster wants an address"), remedy="--cluster tcp://192.168.1.5:8786"
        )


def replay_all(judge: Judge, files: Iterable[str], edition: str, nearest: Nearest) -> Replayed:
    """Let ``judge`` replay every case of ``files`` (files or folders); what cannot run is an error of the run."""
    rulings, errors = each_case(judge, files, nearest, lambda case: judge.replay(case, edition))
    return Replayed(tuple(rulings), tuple(errors))


def _check_number(explain: int, replayed: Replayed) -> None:
    """Raise ``UsageError`` where none of several timelines has that many steps."""
    longest = max((len(ruling.timeline) for ruling in replayed.rulings), default=explain)
    if explain > longest:
        raise UsageError(
            said("no case here has a step {explain}").format(explain=explain),
            remedy=said("the longest timeline ends with step {longest}").format(longest=longest)
            if longest
            else said("nothing happens here: there is no step to explain"),
        )


def replayed_json(replayed: Replayed) -> dict[str, Any]:
    """The object that ``--json`` prints."""
    return {
        "cases": [ruling.as_json() for ruling in replayed.rulings],
        "errors": [refused.as_json()["error"] for refused in replayed.errors],
    }


def _coverage(asked: Asked, console: Console, game: str, replayed: Replayed) -> int:
    from rulesref.book.opened import consult
    from rulesref.rulings.coverage import coverage

    edition = settings_of(asked).edition
    found = consult(
        edition,
        console.note,
        lambda book: coverage(book.lookup, game, replayed.rulings, _not_play(game)),
    )
    if asked.flag("json"):
        console.json({**replayed_json(Replayed((), replayed.errors)), "coverage": found.as_json()})
    else:
        for line in found.lines():
            console.line(line)
        _complain(replayed.errors)
    return 2 if replayed.errors else 0


def _not_play(game: str) -> frozenset[str]:
    """The entries that ``not-play.toml`` sets apart, with their reasons, from the rules of play."""
    import tomllib

    text = (corpus_folder() / game / "not-play.toml").read_text("utf-8")
    return frozenset(id for group in tomllib.loads(text)["group"] for id in group["entries"])


def _sentences(asked: Asked, console: Console) -> int:
    from rulesref.rulings.vocabulary import page, vocabulary
    from rulesref.sentences import speech_of

    speech = speech_of(DEFAULT)

    if asked.flag("json"):
        console.json({"cases": [], "errors": [], "steps": vocabulary(speech)})
    else:
        console.line(page(speech))
    return 0


def _complain(errors: Iterable[RulesrefError]) -> None:
    for refused in errors:
        complain(refused)


def _summary(replayed: Replayed) -> str:
    held = sum(ruling.passed for ruling in replayed.rulings)
    stopped = sum(ruling.expected_stop for ruling in replayed.rulings)
    failed = len(replayed.rulings) - held - stopped
    return said(
        "{held} passed, {failed} failed, {stopped} unsupported as tagged, {refused} could not run"
    ).format(held=held, failed=failed, stopped=stopped, refused=len(replayed.errors))


def _shown(ruling: Ruling, explain: int, width: int) -> Iterator[str]:
    if not explain:
        yield from render_ruling(ruling, width)
        return
    found = [("", ruling.timeline)] if explain <= len(ruling.timeline) else []
    ways = [(way.answer, (*ruling.timeline, *way.timeline)) for way in ruling.outcomes]
    found = found or [(answer, told) for answer, told in ways if explain <= len(told)]
    for answer, timeline in found:
        told = render_answer(answer, ruling.language) if answer else ""
        yield ruling.name + (f", {told}" if told else "")
        yield from render_moment(explain, timeline[explain - 1], ruling.language)
    if not found:
        last = max([len(ruling.timeline), *(len(timeline) for _, timeline in ways)])
        yield f"{ruling.name}: {render_no_step(explain, last, ruling.language)}"
