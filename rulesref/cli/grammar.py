"""What a verb of the command line is: its words, its arguments, its options."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.record import NamedTuple


class Argument(NamedTuple):
    """A positional. ``many`` is "one", "maybe" (none or one), "some" (one or more), "any"."""

    name: str
    metavar: str
    help: str
    many: str = "one"
    choices: tuple[str, ...] = ()
    path: bool = False  # names files: passed on byte for byte
    fill: str = ""  # what fills the field of its help


class Option(NamedTuple):
    """An option. ``kind`` is "flag", "text" or "number" (a whole number of at least one)."""

    name: str  # "limit" for --limit
    help: str
    kind: str = "text"
    metavar: str = ""
    short: str = ""  # "-n"
    choices: tuple[str, ...] = ()
    former: str = ""  # the name that it had before; it still works
    fill: str = ""  # what fills the field of its help

    @property
    def shown(self) -> str:
        """What stands for the value in help texts."""
        return "|".join(self.choices) if self.choices else self.metavar or "TEXT"


class Verb(NamedTuple):
    """One verb: its words ("sources", "add"), its module, and all that it takes."""

    words: tuple[str, ...]
    module: str
    help: str
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()
    examples: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """``sources add``."""
        return " ".join(self.words)


def help_of(item: Verb | Argument | Option) -> str:
    """What it is for, in the reader's language."""
    text = said(item.help)
    return text if isinstance(item, Verb) or not item.fill else text.format(item.fill)
