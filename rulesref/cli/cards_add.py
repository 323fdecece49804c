"""``rulesref cards add``: take in card data, and facts of the user's own."""

from __future__ import annotations

from pathlib import Path

from rulesref.catalogue import counted, said
from rulesref.cli.asked import Asked
from rulesref.cli.cards_list import by_folder, held_text
from rulesref.cli.console import Console
from rulesref.cli.progress import watched
from rulesref.cli.writer import complain
from rulesref.errors import RulesrefError
from rulesref.games import DEFAULT
from rulesref.library.changing import Change, NothingTaken, add
from rulesref.library.folder import cards_home

#: How many flaws are printed; JSON has them all.
_SHOWN = 25


def run(asked: Asked, console: Console) -> int:
    """0 when everything was taken in, 1 when something was left out, 2 when all of it was."""
    paths = [Path(name) for name in asked.words("files")]
    with watched(asked, console) as bar:
        change = add(cards_home(), paths, DEFAULT, console.note, bar)
    if asked.flag("json"):
        console.json(_json(change))
    else:
        _say(change, console)
    if isinstance(change, NothingTaken):
        return 2
    return 1 if change.problems else 0


def _json(change: Change | NothingTaken) -> dict[str, object]:
    done = change if isinstance(change, Change) else Change({})
    return {
        "added": [{"file": name, "cards": cards} for name, cards in done.added.items()],
        "unchanged": list(done.unchanged),
        "replaced": list(done.replaced),
        "aside": list(done.aside),
        "problems": [problem.as_json()["error"] for problem in change.problems],
    }


def _say(change: Change | NothingTaken, console: Console) -> None:
    _complain(change.problems)
    if isinstance(change, NothingTaken):
        complain(said("nothing here can be used: nothing was changed"))
        return
    for name, files, cards in by_folder(change.added.items()):
        console.line(held_text(name, files, cards))
    replaced = said("{name}: what you had added by that name is replaced")
    for name in _folders(change.replaced):
        console.line(replaced.format(name=name))
    for name in _folders(change.unchanged):
        console.line(said("{name} is already there: nothing changed").format(name=name))
    if change.aside:
        console.line(_aside(change.aside))
    if change.problems:
        console.line(
            counted(
                len(change.problems), "{} flaw: it was left out", "{} flaws: they were left out"
            )
        )


def _folders(names: tuple[str, ...]) -> list[str]:
    """The folders, or lone files, that ``names`` are of."""
    return [folder for folder, _, _ in by_folder((name, 0) for name in names)]


def _aside(names: tuple[str, ...]) -> str:
    shown = ", ".join(names[:_SHOWN])
    if len(names) > _SHOWN:
        shown += said(" and {count} more").format(count=len(names) - _SHOWN)
    return said("left aside, for no cards are read there: {names}").format(names=shown)


def _complain(problems: tuple[RulesrefError, ...]) -> None:
    for problem in problems[:_SHOWN]:
        complain(problem)
    if len(problems) > _SHOWN:
        more = said("… and {count} more (--json has all)").format(count=len(problems) - _SHOWN)
        complain(more)
