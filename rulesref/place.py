"""Where the corpus lies: beside the package in a checkout, inside it when installed."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def corpus_folder() -> Path:
    """The folder of the corpus: ``corpus/`` in a checkout, ``rulesref/_data`` in a wheel."""
    checkout = _PACKAGE.parent / "corpus"
    inside = _PACKAGE / "_data"
    return inside if inside.is_dir() or not checkout.is_dir() else checkout
