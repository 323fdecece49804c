"""The attacks: each tries one odd thing, decided by a chance, and fails where it does harm."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

from rulesref.places import corpus_folder
from rulesref.store import Home
from tests.cli.conftest import CLAIM, CLUB_RULES, Ran, in_process
from tests.cli.test_terminal import harm_in
from tests.fuzz import mutating
from tests.sources.pdf_bytes import Text, packed_pdf, pdf
from tests.store.kills import few_rules, run

Attack = Callable[[random.Random, Path], None]

_PDF = pdf([[Text(50, 700, "Moss grows", 16), Text(50, 680, "on (old) stones")]])
_HTML = (
    b"<!DOCTYPE html><!-- a page --><html><head><meta charset=utf-8></head><body>"
    b"<h1>Lamp</h1><p a=1>A lamp burns.</p><ul><li>oil<li>wick</ul><table><tr><td>1</table>"
)
_SEEDS = {
    "a.txt": CLUB_RULES.encode(),
    "a.md": CLUB_RULES.encode("utf-16"),
    "a.html": _HTML,
    "a.pdf": _PDF,
    "b.pdf": packed_pdf(b"BT /F1 10 Tf 50 700 Td (Moss grows) Tj ET\n" * 50, 3),
    "a.json": b'{"a": [{"code": "01001", "text": "x"}], "b": {"c": [1, 2.5, null, "\\u00e9"]}}',
}
_MANY = (
    ("a.html", b"<html><body><h1>Lamp</h1>", b"<!-- x -->", 40_000),
    ("a.html", b"", b"<!---->", 100_000),
    ("a.html", b"<html><body><p ", b"a1=1 ", 300_000),
    ("a.html", b"<html><body>", b"<ul><li>", 50_000),
    ("a.html", b"<html><body>", b"<table><tr><td>", 50_000),
    ("a.txt", b"", b"a\n", 8_000_000),
    ("a.txt", b"# Lamp\n\n", b"# \n", 500_000),
    ("a.txt", b"", b"# Lamp\n\nburns\n\n", 60_000),
    ("a.txt", b"# Lamp\n\n", b"a ", 4_000_000),
    ("a.json", b"", b"[", 200_000),
    ("a.json", b"[", b"1,", 2_000_000),
)


def _asked(*argv: str, stdin: str = "") -> Ran:
    """What the command line makes of it, which must be an answer or a clear word."""
    ran = in_process(*argv, stdin=stdin)
    shown = f"{argv!r}\n{ran.out[-2000:]}\n{ran.err[-2000:]}"
    assert ran.status in (0, 1, 2), shown
    assert "this is a bug" not in ran.out + ran.err, shown
    assert "Traceback" not in ran.out + ran.err, shown
    assert not harm_in(ran.err), shown
    if "--json" in argv:
        assert not harm_in(ran.out), shown
        assert ran.json is not None
    else:
        assert not harm_in(ran.out), shown
    return ran


@cache
def _words() -> tuple[str, ...]:
    from rulesref.cards.index import read_index

    cards = [card.name for card in read_index().cards.values()][::40]
    rules = [path.stem.replace("-", " ") for path in corpus_folder().rglob("*.md")]
    said = "what if I can move when an enemy attacks who chooses before after damage skill test"
    return (*cards, *rules, *said.split(), "posso", "più", "nemico", "01020", "ST.4", "3.2")


@cache
def _features() -> tuple[Path, ...]:
    return tuple(sorted((corpus_folder() / "arkham-lcg" / "cases").rglob("*.feature")))


def _in_home(folder: Path, build: bool = False) -> Home:
    """The home of this process, with the club's rules where ``build``."""
    home = Home(folder / "home")
    if build and home.current() is None:
        path = folder / "club.txt"
        path.write_text(CLUB_RULES, "utf-8")
        with few_rules():
            assert _asked("sources", "add", str(path), *CLAIM).status == 0
    return home


def queries(chance: random.Random, folder: Path) -> None:
    """Odd words to every verb that looks something up."""
    verb = chance.choice(("search", "search", "show", "errata", "card", "ask", "history", "open"))
    more = [chance.choice(("--json", "--language=it", "--edition=2026"))]
    if verb not in ("search", "show", "ask") or chance.random() < 0.5:
        more = ["--json"] * chance.randrange(2)
    query = mutating.words(chance, _words())
    _asked(verb, *more, "--", query) if chance.random() < 0.8 else _asked(verb, *more, query)


def documents(chance: random.Random, folder: Path) -> None:
    """A broken file of each kind, added to a home."""
    name = chance.choice(sorted(_SEEDS))
    raw = mutating.broken(chance, _SEEDS[name])
    if chance.random() < 0.2:
        raw = mutating.bytes_from(chance, 2000)
    path = folder / (chance.choice(sorted(_SEEDS)) if chance.random() < 0.2 else name)
    path.write_bytes(raw)
    with few_rules():
        ran = _asked("sources", "add", str(path), *CLAIM, "--replace")
        if ran.status == 0:
            _asked("sources", "show", "own/club-rules-2")
            _asked("search", "lamp")
            _asked("sources", "remove", "own/club-rules-2")


def floods(chance: random.Random, folder: Path) -> None:
    """One thing so many times that no reader should take it all."""
    name, start, part, most = chance.choice(_MANY)
    path = folder / name
    path.write_bytes(start + part * chance.randrange(most // 50, most))
    if chance.random() < 0.2:
        body = b"BT (Moss) Tj ET " * chance.randrange(10) + b" " * chance.randrange(10**8)
        path = folder / "a.pdf"
        path.write_bytes(packed_pdf(body, chance.choice((1, 20, 300))))
    with few_rules():
        _asked("sources", "add", str(path), *CLAIM, "--replace")
    shutil.rmtree(folder / "home", ignore_errors=True)


def cases(chance: random.Random, folder: Path) -> None:
    """A shipped case with its lines broken."""
    lines = chance.choice(_features()).read_text("utf-8").split("\n")
    path = folder / "a.feature"
    path.write_text(mutating.text(chance, _words(), lines), "utf-8", "surrogatepass")
    _asked("replay", str(path), *chance.choice(([], ["--json"], ["--edition", "2026"])))


def tables(chance: random.Random, folder: Path) -> None:
    """Odd lines said at a table."""
    steps = [
        line.strip().partition(" ")[2]
        for line in chance.choice(_features()).read_text("utf-8").split("\n")
        if line.strip().startswith(("Given", "When", "And"))
    ][: chance.randrange(2, 12)]
    talk = [*steps, *chance.sample(("options", "undo", "1", "2", "? 1", "save", "outcomes"), 3)]
    path = folder / "script.txt"
    path.write_text(mutating.text(chance, _words(), talk), "utf-8", "surrogatepass")
    _asked("table", "--script", str(path))


def homes(chance: random.Random, folder: Path) -> None:
    """Any file of a home broken: an answer, and no raw file lost that was whole."""
    home = _in_home(folder, build=True)
    raw = {path.name: path.read_bytes() for path in home.files.iterdir()}
    places = [p for p in home.folder.rglob("*") if p.is_file() and p.parent != home.files]
    path = chance.choice(places)
    if chance.random() < 0.2:
        path.unlink()
    else:
        path.write_bytes(mutating.broken(chance, path.read_bytes()))
    shown = f"{path.relative_to(home.folder)} is broken"
    verb = chance.choice((["search", "torchbearer"], ["show", "Torchbearer"], ["sources", "list"]))
    with few_rules():
        _asked(*verb)
        _asked("sources", "check")
        again = folder / "again.txt"
        again.write_text("# Ladder\n\nA ladder is climbed.\n", "utf-8")
        claim = [*CLAIM[:4], "--title", "Ladders"]
        ran = _asked("sources", "add", str(again), *claim)
        if ran.status == 0:
            _asked("sources", "remove", "own/ladders")
    for name, data in raw.items():
        there = [home.files / name, *home.aside.glob(f"{name}*")]
        assert any(p.is_file() and p.read_bytes() == data for p in there), shown
    current = _current(home)
    if current is None or [file.name for file in current.files] != ["club.txt"]:
        shutil.rmtree(home.folder)
    shutil.rmtree(home.aside, ignore_errors=True)


def _current(home: Home) -> object:
    from rulesref.errors import StoreError

    try:
        return home.current()
    except StoreError:
        return None


def settings(chance: random.Random, folder: Path) -> None:
    """Odd settings, and odd words to verbs that change something."""
    (folder / "home").mkdir(exist_ok=True)
    (folder / "home" / "config.json").write_bytes(
        mutating.broken(chance, b'{"language": "it", "edition": "2016", "game": "arkham-lcg"}')
    )
    _asked("config")
    _asked("steps")
    known = ("language", "edition", "game", "it", "2026", "--unset", "--json")
    words = [w.replace("\x00", "") for w in mutating.words(chance, known, 4).split(" ")]
    _asked("config", *words)
    shutil.rmtree(folder / "home", ignore_errors=True)


def kills(chance: random.Random, folder: Path) -> None:
    """Processes that change a home, killed."""
    run(10, chance.randrange(10**9), folder / f"kills-{chance.randrange(10**9)}", lambda line: None)


ATTACKS: tuple[Attack, ...] = (
    queries,
    documents,
    floods,
    cases,
    tables,
    homes,
    settings,
    kills,
)
