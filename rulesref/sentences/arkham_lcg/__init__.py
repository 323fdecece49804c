"""Sentences of Arkham Horror: The Card Game, in folders named as those of the game."""

from __future__ import annotations

import importlib
import os

from rulesref.sentences.arkham_lcg.speech import SPEECH

# Not by ``pkgutil``: what that imports takes longer than looking into the folders.
_here = __path__[0]
for _folder, _folders, _files in os.walk(_here):
    _folders[:] = sorted(name for name in _folders if name != "__pycache__")
    _package = __name__ + _folder[len(_here) :].replace(os.sep, ".")
    for _file in sorted(_files):
        if _file.endswith(".py") and _file != "__init__.py":
            importlib.import_module(f"{_package}.{_file[:-3]}")

__all__ = ["SPEECH"]
