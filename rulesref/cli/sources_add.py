"""``rulesref sources add``: take in rulebooks of the user's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulesref.book.adding import add
from rulesref.book.claim import Claim
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.change_report import change_json, change_text
from rulesref.cli.console import Console
from rulesref.cli.progress import watched
from rulesref.cli.writer import complain
from rulesref.errors import UsageError
from rulesref.places import corpus_folder, game_ids
from rulesref.store.home import open_home


def run(asked: Asked, console: Console) -> int:
    """0 when every file is in the book afterwards, 1 when some were refused, 2 when all were."""
    claim = _claim(asked)
    paths = [path for name in asked.words("files") for path in _expanded(name)]
    with watched(asked, console) as bar:
        change = add(open_home(), paths, claim, console.note, bar, insist=asked.flag("replace"))
    if asked.flag("json"):
        console.json(change_json(change))
    else:
        for problem in change.problems:
            complain(problem)
        console.line(change_text(change, console.paint))
    if not change.problems:
        return 0
    return 1 if change.added or change.unchanged else 2


def _expanded(name: str) -> Iterator[Path]:
    """The files that ``name`` means: not every shell expands ``*.txt``."""
    path = Path(name)
    if "*" in name and not path.exists():
        from glob import glob

        found = sorted(glob(name))
        if found:
            yield from map(Path, found)
            return
    yield path


def _claim(asked: Asked) -> Claim | None:
    """What the user says the document is; game, tier and title go together."""
    claimed = {name: asked.text(name) for name in ("game", "tier", "title")}
    more = [asked.text(name) for name in ("version", "language", "edition")]
    if not any(claimed.values()) and not any(more):
        return None
    missing = [f"--{name}" for name, value in claimed.items() if not value or not value.strip()]
    if missing:
        raise UsageError(
            said("an unknown document also needs {names}").format(
                names=said(" and ").join(missing)
            ),
            remedy=f'rulesref sources add FILE --game {game_ids()[0]} --tier faq --title "My FAQ"',
        )
    if len(asked.words("files")) > 1:
        raise UsageError(
            said("--title says what one file is, and several are named"),
            remedy=said("add them one at a time"),
        )
    game = claimed["game"] or ""
    edition = asked.text("edition") or _first_edition(game)
    return Claim(
        game,
        claimed["tier"] or "",
        " ".join("".join(c if c.isprintable() else " " for c in claimed["title"] or "").split()),
        _version(asked.text("version") or ""),
        asked.text("language") or "en",
        edition,
    )


def _first_edition(game: str) -> str:
    """The edition that is in force where nothing is said; empty for a game that has none."""
    from rulesref.corpus.game import read_games

    editions = {known.id: known.editions for known in read_games(corpus_folder())}
    return next(iter(editions.get(game, ())), "")


def _version(text: str) -> str:
    if text and not all(part.isalnum() for part in text.split(".")):
        raise UsageError(
            said("--version cannot be {text!r}").format(text=text[:60]),
            remedy=said("for example --version 2.6"),
        )
    return text
