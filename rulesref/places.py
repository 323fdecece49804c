"""Where things lie: the corpus beside the package or inside it, and the user's own data."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

#: The folder of this package.
PACKAGE = Path(__file__).resolve().parent
#: The index that is shipped inside the package; a checkout has none.
SHIPPED_INDEX = PACKAGE / "_index"
#: The file that says what there is of a game, in its folder of the corpus.
GAME_FILE = "game.toml"
#: The environment variable that names the folder of the user's data.
HOME_VARIABLE = "RULESREF_HOME"


@cache
def corpus_folder() -> Path:
    """The folder of the corpus: ``corpus/`` in a checkout, ``rulesref/_data`` in a wheel."""
    checkout = PACKAGE.parent / "corpus"
    inside = PACKAGE / "_data"
    return inside if inside.is_dir() or not checkout.is_dir() else checkout


@cache
def game_ids() -> tuple[str, ...]:
    """The games that the corpus tells of, by the names of their folders."""
    folders = os.scandir(corpus_folder())
    return tuple(
        sorted(folder.name for folder in folders if os.path.exists(f"{folder.path}/{GAME_FILE}"))
    )


def home_folder() -> Path:
    """The folder that ``RULESREF_HOME`` names, else the system's place for an application."""
    named = os.environ.get(HOME_VARIABLE)
    if named:
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("rulesref", appauthor=False)
