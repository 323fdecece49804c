"""Importing Gherkin's parser at a tolerable price."""

from __future__ import annotations

import sys
import typing
from importlib import import_module
from types import ModuleType
from typing import Any

#: Gherkin's compiler of pickles, which the parser's package imports and a case never needs.
_UNUSED = "gherkin.pickles.compiler"
#: Names that stand in annotations and casts alone: to make these types takes as long as all else.
_TYPES = "gherkin.parser_types"
#: What the parser writes its own source by, and reads no case by.
_SELDOM = "textwrap"


class _Types(ModuleType):
    """Has every name, and nothing behind it."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return object


class _Later(ModuleType):
    """A module that is imported when something of it is asked for."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(import_module(self.__name__), name)


def prepare_gherkin() -> None:
    """Import the parser without typing_extensions, which costs as much as the parser itself.

    Gherkin takes names from it, and from its own types, for annotations alone; should a later
    version want more than the stand-ins have, the import of the parser is left to whoever needs it,
    at its full price.
    """
    if "gherkin" in sys.modules or "typing_extensions" in sys.modules:
        return
    stand_ins = {"typing_extensions": typing, _UNUSED: _Types(_UNUSED), _TYPES: _Types(_TYPES)}
    if _SELDOM not in sys.modules:
        stand_ins[_SELDOM] = _Later(_SELDOM)
    sys.modules.update(stand_ins)
    try:
        import_module("gherkin.parser")
    except (ImportError, TypeError):
        for name in [name for name in sys.modules if name.partition(".")[0] == "gherkin"]:
            del sys.modules[name]
    finally:
        for name in stand_ins:
            sys.modules.pop(name, None)
