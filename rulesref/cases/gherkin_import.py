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


class _Fields(dict[str, Any]):
    """``TypedDict`` as its classes are used: each makes a dict, and nobody asks for its fields."""

    def __new__(cls, *named: Any, **fields: Any) -> Any:
        """A type where it is called by itself, else a dict."""
        return cls if cls is _Fields else dict(*named, **fields)


class _Hints(ModuleType):
    """``typing``, but for what takes long to make there."""

    TypedDict = _Fields

    def __getattr__(self, name: str) -> Any:
        return getattr(typing, name)


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
    kept, hints = sys.modules["typing"], _Hints("typing")
    stand_ins: dict[str, ModuleType] = {name: _Types(name) for name in (_UNUSED, _TYPES)}
    stand_ins |= {"typing": hints, "typing_extensions": hints}
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
        sys.modules["typing"] = kept
