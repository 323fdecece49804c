"""``rulesref report``: a dispute packed into one file, and such a file checked by replaying it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulesref.book.opened import consult
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.new_file import check_new, write_new
from rulesref.cli.settings import settings_of
from rulesref.errors import SourceError, UsageError
from rulesref.games import DEFAULT
from rulesref.library.folder import tables
from rulesref.render.report_page import report_page
from rulesref.reports.checking import Checked, checked, is_report, read_report, told_difference
from rulesref.reports.report import Source, packed, waits_for
from rulesref.sentences import judge_of
from rulesref.sources.files import read_bytes


def run(asked: Asked, console: Console) -> int:
    """0, or 1 where a report does not replay to the identical result."""
    settings = settings_of(asked)
    file = asked.text("file") or ""
    if asked.flag("html") and asked.flag("json"):
        raise UsageError(
            said("--{one} and --{other} do not go together").format(one="html", other="json")
        )
    out = asked.text("out")
    if out is not None:
        check_new(out)
    text = _text(Path(file))
    given = is_report(text)
    if given:
        for name in ("case", "edition"):
            if asked.text(name) is not None:
                raise UsageError(
                    said("a report says its own {name}").format(name=name),
                    remedy=said("leave --{name} out").format(name=name),
                )
    result = _checked(asked, console, text, file, settings.edition, given=given)
    if asked.flag("json"):
        shown = json.dumps(_as_json(result), ensure_ascii=False, indent=2) + "\n"
    elif asked.flag("html"):
        shown = report_page(result.report, settings.shown_language)
    elif not given:
        shown = json.dumps(result.report, ensure_ascii=False, indent=1) + "\n"
    else:
        shown = ""
    _give(shown, out, console)
    if given and not asked.flag("json"):
        _tell(result, console.note if asked.flag("html") else console.line)
    return 0 if result.identical else 1


def _checked(
    asked: Asked, console: Console, text: str, file: str, edition: str, *, given: bool
) -> Checked:
    """The report in ``file`` with what differs, or the one on the case in it."""
    judge = judge_of(DEFAULT, tables(DEFAULT, console.note))
    if given:
        report = read_report(text, file)
        return consult(
            edition, console.note, lambda book: checked(report, file, judge, book.lookup)
        )
    source = Source(Path(file).name, text, _number(asked, len(judge.parse(text, file))))
    made = consult(edition, console.note, lambda book: packed(judge, book.lookup, source, edition))
    open_choice = waits_for(made)
    if open_choice:
        console.note(said("packed as far as the case runs: {}").format(open_choice))
    return Checked(made, ())


def _number(asked: Asked, cases: int) -> int:
    """Which case of the file is meant; 0, which there is not, where that is not clear."""
    return asked.number("case", 1 if cases == 1 else 0)


def _text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise SourceError(
            said("this is no UTF-8 text"), file=str(path), remedy=said("save it as UTF-8")
        ) from problem


def _give(shown: str, out: str | None, console: Console) -> None:
    """Write ``shown`` to the file ``out``, which may not be there yet, else print it."""
    if out is None:
        if shown:
            console.line(shown.rstrip("\n"))
        return
    if not shown:
        raise UsageError(said("there is nothing to write: a report is checked, not packed"))
    write_new(out, shown)
    console.note(said("written: {}").format(out))


def _tell(result: Checked, tell: Callable[[str], None]) -> None:
    """Say whether the same comes of it here, and what differs."""
    name = result.report["case"]["name"]
    same = (
        said("{name}: replays to the identical result")
        if result.identical
        else said("{name}: something else comes of it here")
    )
    tell(same.format(name=name))
    for difference in result.differs:
        tell(told_difference(difference))


def _as_json(result: Checked) -> dict[str, Any]:
    return {
        "identical": result.identical,
        "differs": [difference._asdict() for difference in result.differs],
        "report": result.report,
    }
