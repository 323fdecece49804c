"""Where the data that parsers read lies: beside a checkout, or inside an installed package."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def corpus_folder() -> Path:
    """The folder of the corpus: ``corpus/`` in a checkout, ``rulesref/_data`` in a wheel."""
    checkout = _PACKAGE.parent / "corpus"
    inside = _PACKAGE / "_data"
    return inside if inside.is_dir() or not checkout.is_dir() else checkout
