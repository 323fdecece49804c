"""By what the tables of the user's cards are known to be those of this rulesref."""

from __future__ import annotations

from rulesref._version import __version__
from rulesref.places import PACKAGE, corpus_folder

#: What the tables depend on besides the files: in the package, and in the folder of the game.
_MODULES = ("facts/**/*.py", "library/*.py", "cards/data/*.py")
_DATA = ("productions/*.toml", "wordings.toml", "cards/index.tsv", "cards/errata.toml")


def stamp_now(game: str) -> str:
    """Hex digits that change with the productions, the compiler and the index of all cards."""
    import hashlib

    seen = hashlib.sha256(__version__.encode())
    for folder, patterns in ((PACKAGE, _MODULES), (corpus_folder() / game, _DATA)):
        for pattern in patterns:
            for path in sorted(folder.glob(pattern)):
                seen.update(f"\n{path.name}\n".encode())
                seen.update(path.read_bytes())
    return seen.hexdigest()
