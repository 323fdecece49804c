"""Real processes that change a folder of documents, killed at any moment, by command.

    python -m tests.store.kills --kills 10000 --seed 7

Each process adds, replaces, removes, undoes or builds anew, and is killed after a random time.
Whatever is left must be the state before or the state after, whole, with every raw file of it. The
index holds a few of the bundled rules, so that thousands of kills end in an hour.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from unittest.mock import patch

from rulesref.book import adding, own_documents
from rulesref.book.book import Book
from rulesref.book.claim import Claim
from rulesref.store import Home
from rulesref.store.generation import StoredFile
from tests.few_rules import first_rules
from tests.store.planted import Planted

if TYPE_CHECKING:
    from rulesref.cards.index import Index
    from rulesref.corpus.restatement import Restated

TITLES = ("Ferry", "Lantern", "Mill")
RULES = 5  # of the bundled ones, in each index


class State(NamedTuple):
    """What is in force and what is kept: the titles and raw bytes of files, in their order."""

    files: tuple[tuple[str, str], ...] = ()
    replaced: tuple[tuple[tuple[str, str], ...], ...] = ()

    def added(self, title: str, sha256: str) -> State:
        """This state with a copy of the document called ``title``."""
        if (title, sha256) in self.files:
            return self
        former = tuple(file for file in self.files if file[0] == title)
        kept = (*self.replaced, former) if former else self.replaced
        return State((*self._without(title), (title, sha256)), kept)

    def removed(self, title: str) -> State:
        """This state without that document and its former copies."""
        kept = (tuple(f for f in change if f[0] != title) for change in self.replaced)
        return State(self._without(title), tuple(change for change in kept if change))

    def undone(self) -> State:
        """This state before the latest replacement."""
        *earlier, back = self.replaced
        files = self.files
        for file in back:
            files = (*State(files)._without(file[0]), file)
        return State(files, tuple(earlier))

    def _without(self, title: str) -> tuple[tuple[str, str], ...]:
        return tuple(file for file in self.files if file[0] != title)


class Killed(NamedTuple):
    """How the processes of a run ended, and how many of them left the state after."""

    ends: Counter[str]
    landed: int
    aside: int


def run(kills: int, seed: int, folder: Path, tell: Callable[[str], None]) -> Killed:
    """Kill ``kills`` processes that change the home in ``folder``. AssertionError names a loss."""
    chance = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    home = Home(folder / "home")
    ends: Counter[str] = Counter()
    landed = aside = turns = 0
    lasted = [1.0]  # seconds that the latest processes took which nobody killed
    with few_rules():
        while ends["killed"] < kills:
            turns += 1
            before = state_of(home)
            after, work = _turn(home, before, folder, chance)
            within = chance.choice(((0.0, 1.0), (0.0, 1.0), (0.8, 1.3)))
            patience = chance.uniform(*within) * min(lasted) if turns % 10 > 1 else None
            began = time.perf_counter()
            end = _forked(work, patience)
            if patience is None and before != after:
                lasted = [*lasted[-2:], time.perf_counter() - began]
            ends[end] += 1
            now = state_of(home)
            where = f"seed {seed}, turn {turns}, {end}"
            assert end != "failed", where
            assert now in ((before, after) if end == "killed" else (after,)), where
            landed += end == "killed" and now == after != before
            _check_whole(home, now, where)
            aside += _emptied(home.aside)
            if turns % 500 == 0:
                tell(f"{dict(ends)}, {landed} of the killed had landed, {aside} things put aside")
    return Killed(ends, landed, aside)


def state_of(home: Home) -> State:
    """What the folder says now."""
    current = home.current()
    if current is None:
        return State()
    return State(
        tuple(map(_shown, current.files)),
        tuple(tuple(map(_shown, change)) for change in current.replaced),
    )


def _shown(file: StoredFile) -> tuple[str, str]:
    assert file.as_document is not None
    return file.as_document.title, file.sha256


def _turn(
    home: Home, before: State, folder: Path, chance: random.Random
) -> tuple[State, Callable[[], object]]:
    """A change to try: the state that it leads to, and the work of the process."""
    kind = chance.choice(("add", "add", "add", "remove", "undo", "rebuild"))
    if kind == "remove" and before.files:
        title = chance.choice(before.files)[0]
        name = f"arkham-lcg/own/{title.lower()}-1"
        return before.removed(title), lambda: own_documents.remove(home, name, _silent, _silent)
    if kind == "undo" and before.replaced:
        return before.undone(), lambda: own_documents.undo(home, _silent, _silent)
    current = home.current()
    if kind == "rebuild" and current is not None and current.files:
        name = chance.choice(sorted(current.contents))
        path = current.folder / name
        path.write_bytes(bytes(path.stat().st_size))
        return before, lambda: own_documents.rebuild(home, _silent)
    title = chance.choice(TITLES)
    path = folder / f"{title}.txt"
    path.write_text(f"# {title}\n\nIt bears {chance.randrange(50)} walkers.\n", "utf-8")
    sha256 = _sha256(path.read_bytes())
    claim = Claim("arkham-lcg", "summary", title, "1", "en", "2016")
    return before.added(title, sha256), lambda: adding.add(home, [path], claim, _silent, _silent)


def _check_whole(home: Home, state: State, where: str) -> None:
    """Fail where something of the state in force cannot be had, or is not recorded."""
    current = home.current()
    if current is None:
        return
    for file in current.raw_files:
        home.read(file)
    if current.files and not current.damaged():
        book = Book(current.folder)
        try:
            for title, _ in state.files:
                assert book.search(title.lower()).results, where
        finally:
            book.close()
    assert not Planted(home.folder, home.folder, {}, {}).unrecorded(), where


def _emptied(aside: Path) -> int:
    """How many things had been put aside, which are needed no more."""
    if not aside.exists():
        return 0
    count = len(list(aside.iterdir()))
    shutil.rmtree(aside)
    return count


def _forked(work: Callable[[], object], patience: float | None) -> str:
    """How a process that does ``work`` ended: "ended", "failed", or "killed" after ``patience``."""
    child = os.fork()
    if child == 0:
        try:
            work()
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    if patience is not None:
        time.sleep(patience)
        os.kill(child, signal.SIGKILL)
    status = os.waitpid(child, 0)[1]
    if status == 0:
        return "ended"
    return "killed" if status == signal.SIGKILL else "failed"


def _sha256(raw: bytes) -> str:
    import hashlib

    return hashlib.sha256(raw).hexdigest()


@contextmanager
def few_rules() -> Iterator[None]:
    """Indexes hold a few rules and cards only; what says which code made them is known at once.

    So is what stays the same of each index: a process that is split off has it.
    """
    from rulesref.book import gathering
    from rulesref.book.stamp import parsing_stamp, stamp_now
    from rulesref.corpus.terms import rows_of
    from rulesref.places import corpus_folder, game_ids

    few, cards = _few()
    stamp_now()
    parsing_stamp()
    read_original, read_lock = cache(gathering.read_original), cache(gathering.read_lock)
    for folder in (corpus_folder() / game for game in game_ids()):
        rows_of(folder / "terms.toml", "word")
        read_lock(folder)
        for path in folder.glob("alignment-*.toml"):
            read_original(path)
    with (
        patch("rulesref.book.gathering.read_corpus", lambda corpus: few),
        patch("rulesref.cards.binding.read_index", lambda: cards),
        patch.object(gathering, "alignment", lambda path: ()),
        patch.object(gathering, "read_terms", lambda path: ()),
        patch.object(gathering, "read_original", read_original),
        patch.object(gathering, "read_lock", read_lock),
        patch.object(gathering, "_open_points", lambda path: ()),
    ):
        yield


@cache
def _few() -> tuple[list[Restated], Index]:
    """A few of the bundled rules, and of the cards."""
    from rulesref.cards.index import read_index
    from rulesref.places import corpus_folder

    whole = read_index()
    cards = whole._replace(cards=dict(list(whole.cards.items())[:RULES]), aliases=())
    return first_rules(corpus_folder(), RULES), cards


def _silent(*said: object) -> None:
    """Say nothing."""


def main() -> int:
    """Run until the kills are done; 1 with the seed where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        done = run(asked.kills, asked.seed, Path(folder), lambda line: print(line, flush=True))
    print(f"{dict(done.ends)}, {done.landed} of the killed had landed, {done.aside} put aside")
    return 0


if __name__ == "__main__":
    sys.exit(main())
