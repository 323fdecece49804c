"""The short way in: a plain command line is read straight from the table, without typer.

Whatever is not plain (help, an unknown option, a missing value) is left to typer, which reads the
same table; a test holds the two to one reading.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.cli.asked import Asked, Value
from rulesref.cli.grammar import Argument, Verb
from rulesref.cli.verbs import GROUPS, VERBS
from rulesref.errors import UsageError
from rulesref.nearest import spelt_alike

#: The options that take a value, whatever the verb.
_WITH_VALUE = {
    name
    for verb in VERBS
    for option in verb.options
    if option.kind != "flag"
    for name in (f"--{option.name}", option.short)
}


class _NotPlain(Exception):
    """The command line needs typer."""


def verb_first(argv: Sequence[str]) -> list[str]:
    """``argv`` with the options that stand before its verb moved behind it.

    As it is where it begins with its verb, and where no verb follows its options.
    """
    given: list[str] = []
    left = list(argv)
    while left and left[0].startswith("-"):
        word = left.pop(0)
        given.append(word)
        if "=" not in word and word in _WITH_VALUE and left:
            given.append(left.pop(0))
    if not given or not left:
        return list(argv)
    verb = 2 if left[0] in GROUPS and left[1:] and not left[1].startswith("-") else 1
    return [*left[:verb], *given, *left[verb:]]


def verb_of(argv: Sequence[str]) -> tuple[Verb, Sequence[str]] | None:
    """The verb that ``argv`` begins with, and the rest; None where it begins with an option.

    Raises UsageError with the nearest verbs when it is none.
    """
    first = argv[0] if argv else "-"
    if first.startswith("-"):
        return None
    if first in GROUPS:
        return _verb_of_group(first, argv[1:])
    for verb in VERBS:
        if verb.words == (first,):
            return verb, argv[1:]
    words = [verb.words[0] for verb in VERBS]
    raise UsageError(
        said("there is no verb {first!r}").format(first=first[:60]),
        candidates=_nearest(first, words),
        remedy=f"rulesref search {' '.join(argv)[:60]}",
    )


def _verb_of_group(group: str, rest: Sequence[str]) -> tuple[Verb, Sequence[str]] | None:
    first = rest[0] if rest else ""
    if first in ("--help", "-h"):
        return None
    plain = not first or first.startswith("-")
    wanted = GROUPS[group][1] if plain else first
    for verb in VERBS:
        if verb.words == (group, wanted):
            return verb, rest if plain else rest[1:]
    words = [verb.words[1] for verb in VERBS if verb.words[0] == group]
    raise UsageError(
        said("there is no verb {group} {first!r}").format(group=group, first=first[:60]),
        candidates=_nearest(first, words) or tuple(words),
    )


def _nearest(word: str, words: list[str]) -> tuple[str, ...]:
    return spelt_alike(word[:40], dict.fromkeys(words))


def parse(verb: Verb, rest: Sequence[str]) -> Asked | None:
    """What ``rest`` asks of ``verb``; None where typer has to look at it."""
    values: dict[str, Value] = {
        option.name: False if option.kind == "flag" else None for option in verb.options
    }
    try:
        positional = _options(verb, list(rest), values)
        _arguments(verb.arguments, positional, values)
    except _NotPlain:
        return None
    return Asked(verb, values)


def _options(verb: Verb, left: list[str], values: dict[str, Value]) -> list[str]:
    """Fill in the options; the positionals come back in their order."""
    by_name = {f"--{option.name}": option for option in verb.options}
    by_name |= {option.short: option for option in verb.options if option.short}
    by_name |= {f"--{option.former}": option for option in verb.options if option.former}
    positional: list[str] = []
    left.reverse()
    while left:
        word = left.pop()
        if word == "--":
            return positional + left[::-1]
        if word == "-" or not word.startswith("-"):
            positional.append(word)
            continue
        name, equals, given = word.partition("=")
        option = by_name.get(name)
        if option is None:
            raise _NotPlain
        if option.kind == "flag":
            if equals:
                raise _NotPlain
            values[option.name] = True
        elif equals and not word.startswith("--"):
            raise _NotPlain
        elif equals:
            values[option.name] = given
        elif left:
            values[option.name] = left.pop()
        else:
            raise _NotPlain
    return positional


def _arguments(
    arguments: Sequence[Argument], positional: list[str], values: dict[str, Value]
) -> None:
    for argument in arguments:
        if argument.many in ("some", "any"):
            if not positional and argument.many == "some":
                raise _NotPlain
            values[argument.name] = tuple(positional)
            positional = []
        elif positional:
            values[argument.name] = positional.pop(0)
        elif argument.many == "maybe":
            values[argument.name] = None
        else:
            raise _NotPlain
    if positional:
        raise _NotPlain
