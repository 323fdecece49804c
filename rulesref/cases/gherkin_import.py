"""Importing Gherkin's parser at a tolerable price."""

from __future__ import annotations

import sys
import typing
from importlib import import_module
from types import ModuleType

#: Gherkin's compiler of pickles, which the parser's package imports and a case never needs.
_UNUSED = "gherkin.pickles.compiler"


def prepare_gherkin() -> None:
    """Import the parser without typing_extensions, which costs as much as the parser itself.

    Gherkin takes names from it for its annotations alone; should a later version want more than
    ``typing`` has, the import of the parser is left to whoever needs it, at its full price.
    """
    if "gherkin" in sys.modules or "typing_extensions" in sys.modules:
        return
    stand_ins = {"typing_extensions": typing, _UNUSED: ModuleType(_UNUSED)}
    stand_ins[_UNUSED].Compiler = None  # type: ignore[attr-defined]
    sys.modules.update(stand_ins)
    try:
        import_module("gherkin.parser")
    except ImportError:
        for name in [name for name in sys.modules if name.partition(".")[0] == "gherkin"]:
            del sys.modules[name]
    finally:
        for name in stand_ins:
            sys.modules.pop(name, None)
