"""The cards that are described by hand: the corpus has one file of facts for each name.

``corpus/<game>/cards/<slug of the name>.toml`` holds every printing of that name that is
described; only the file that is asked for is read, so that a case costs what its cards cost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from rulesref.entries import fold
from rulesref.expression import lazily
from rulesref.facts.card_file import check_title, read_cards
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.ready import read_toml
from rulesref.record import NamedTuple


class Described(NamedTuple):
    """The described cards of one name.

    ``plain`` is ``None`` where the name alone means the first of them; otherwise the code of the
    card that it means and that is not described, or "" where the name alone means none.
    """

    cards: tuple[Card, ...] = ()
    plain: str | None = None


@lru_cache(maxsize=4)
def folder_of(game: Game) -> Path:
    """Where the facts of the game lie."""
    return game.corpus / "cards"


def written_files(game: Game) -> Iterator[Path]:
    """The files of facts that are written by hand."""
    return iter(sorted(folder_of(game).glob("*.toml")))


@lru_cache(maxsize=4)
def stems_of(game: Game) -> tuple[str, ...]:
    """What these files are called, each as its cards are."""
    return tuple(path.stem for path in written_files(game))


#: The table of the Italian names beside the files, which ``python -m rulesref.facts`` makes.
ITALIAN = "italian.tsv"
#: The line of a file of facts that says how a card is called in Italian.
_ITALIAN = lazily(r"^it\s*=.*$", re.MULTILINE)


@lru_cache(maxsize=4)
def italian_stems(game: Game) -> Mapping[str, str]:
    """Folded Italian name → file; read only when a name is no English one.

    A thousand files say it, and one table; where that is missing they are asked.
    """
    try:
        lines = (folder_of(game) / ITALIAN).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        lines = italian_table(game).splitlines()
    return dict(line.split("\t", 1) for line in lines)


def italian_table(game: Game) -> str:
    """The table ``ITALIAN`` as the files of facts have it, a folded name and its file a line.

    Of each file only the lines are read that say it: all of them whole take ten times as long.
    """
    named = {
        fold(read_toml(line)["it"]): stem
        for stem in stems_of(game)
        for line in _ITALIAN.findall((folder_of(game) / f"{stem}.toml").read_text(encoding="utf-8"))
    }
    return "".join(f"{name}\t{stem}\n" for name, stem in named.items())


def written_italian(game: Game, name: str) -> Described:
    """The same of an Italian name, folded."""
    stem = italian_stems(game).get(name)
    return written_file(game, stem) if stem else Described()


#: No file can have a longer name, and no card has.
_LONGEST = 200


@lru_cache(maxsize=4096)
def written_file(game: Game, stem: str) -> Described:
    """The cards of the file ``stem``; none where there is no such file."""
    path = folder_of(game) / f"{stem}.toml"
    if len(stem) > _LONGEST or not path.is_file():
        return Described()
    text = path.read_text(encoding="utf-8")
    cards = tuple(read_cards(text, str(path), game.rules))
    check_title(cards, text, path)
    plain = read_toml(text).get("plain") if text.startswith("plain") else None
    return Described(cards, plain)
