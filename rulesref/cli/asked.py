"""A command line once it is understood: the verb and its values."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.cli.grammar import Argument, Option, Verb
from rulesref.errors import UsageError

Value = str | bool | tuple[str, ...] | None


class Asked:
    """What was asked. Texts that were not given are None, flags False."""

    __slots__ = ("values", "verb")

    def __init__(self, verb: Verb, values: dict[str, Value]) -> None:
        self.verb = verb
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Asked) and self.verb == other.verb and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.verb)

    def __repr__(self) -> str:
        return f"Asked({self.verb.name!r}, {self.values!r})"

    def text(self, name: str) -> str | None:
        """The value of an option or of a single argument."""
        value = self.values[name]
        if value is not None and not isinstance(value, str):
            raise TypeError(f"{name} is no text")
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """The values of an argument that takes several."""
        value = self.values[name]
        if not isinstance(value, tuple):
            raise TypeError(f"{name} is no list")
        return value

    def flag(self, name: str) -> bool:
        """Whether a flag was given."""
        return self.values[name] is True

    def number(self, name: str, default: int) -> int:
        """The value of a number, which ``check`` has seen to be one."""
        value = self.text(name)
        return default if value is None else int(value)


def check(asked: Asked) -> None:
    """Make texts readable; raise UsageError for a value that its option or argument does not take.

    Bytes that the locale could not read arrive as lone surrogates: they are UTF-8, or nothing.
    """
    items: list[Option | Argument] = [*asked.verb.options, *asked.verb.arguments]
    for item in items:
        value = asked.values[item.name]
        if isinstance(value, str):
            asked.values[item.name] = _readable(value)
            _check(item, _readable(value))
        elif isinstance(value, tuple) and not (isinstance(item, Argument) and item.path):
            asked.values[item.name] = tuple(_readable(word) for word in value)
        if isinstance(item, Argument) and not item.path:
            _refuse_blank(asked, item)


def _refuse_blank(asked: Asked, argument: Argument) -> None:
    """Raise UsageError for a name of no letter; what no word asks for is said by who searches."""
    value = asked.values[argument.name]
    words = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
    if words and not "".join(words).strip() and asked.verb.name not in ("search", "ask"):
        raise UsageError(
            said("{called} is given without a word").format(called=argument.metavar.strip("[]")),
            remedy=f"rulesref {asked.verb.name} --help",
        )


def _readable(text: str) -> str:
    if text.isascii():
        return text
    try:
        raw = text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:  # half a character, as Windows passes it on
        raw = text.encode("utf-8", "replace")
    return raw.decode("utf-8", "replace")


def _check(item: Option | Argument, value: str) -> None:
    called = f"--{item.name}" if isinstance(item, Option) else item.name.upper()
    if isinstance(item, Option) and item.kind == "text" and not item.choices and not value.strip():
        raise UsageError(
            said("{called} is given without what it takes").format(called=called),
            remedy=f"{called} {item.shown}",
        )
    if item.choices and value not in item.choices:
        from rulesref.nearest import nearest

        raise UsageError(
            said("{called} cannot be {value!r}").format(called=called, value=value[:60]),
            candidates=nearest(value.casefold(), item.choices) or item.choices[:24],
        )
    if isinstance(item, Option) and item.kind == "number" and not _is_count(value):
        raise UsageError(
            said("{called} takes a whole number from 1 to 10000, not {value!r}").format(
                called=called, value=value[:60]
            ),
            remedy=said("for example {called} 5").format(called=called),
        )


def _is_count(value: str) -> bool:
    return value.isascii() and value.isdigit() and 1 <= int(value[:9]) <= 10_000 and len(value) < 9
