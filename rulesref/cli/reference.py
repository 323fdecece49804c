"""The reference of all commands, written from the table: ``python -m rulesref.cli.reference``."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.cli.grammar import Argument, Option, Verb, help_of
from rulesref.cli.table_help import calls
from rulesref.cli.verbs import VERBS


def reference() -> str:
    """The page ``docs/commands.md``."""
    lines = [
        "# Commands",
        "",
        "This page is generated from the table of verbs (`python -m rulesref.cli.reference`).",
        "",
        "Exit status: 0 answered; 1 nothing found, a citation changed, or a file of several refused;",
        "2 bad input; 130 interrupted. With `--json` every verb prints one object (`search -` one a line)",
        "of the shape in `rulesref/cli/schemas/`; an error is the object of `error.json` there.",
        "`RULESREF_HOME` names the folder of your data, `NO_COLOR` turns colours off,",
        "`RULESREF_DEBUG=1` shows the traceback of a bug.",
        "",
    ]
    for verb in VERBS:
        lines += _verb(verb)
    return "\n".join(lines).rstrip() + "\n"


def _verb(verb: Verb) -> Iterator[str]:
    usage = " ".join([f"rulesref {verb.name}", *(_usage(argument) for argument in verb.arguments)])
    yield f"## {verb.name}"
    yield ""
    yield help_of(verb)
    yield ""
    yield f"    {usage} [OPTIONS]"
    yield ""
    for argument in verb.arguments:
        yield f"- `{argument.metavar}`: {help_of(argument)}"
    for option in verb.options:
        yield f"- `{_spelling(option)}`: {help_of(option)}"
    yield ""
    if verb.name == "table":
        yield "What can be said at it, besides sentences of cases and the number of an option:"
        yield ""
        yield from (f"- `{call}`: {what}" for call, what in calls())
        yield ""
    yield f"JSON: `rulesref/cli/schemas/{'-'.join(verb.words)}.json`"
    yield ""
    for example in verb.examples:
        yield f"    {example}"
    yield ""


def _usage(argument: Argument) -> str:
    return argument.metavar + ("…" if argument.many in ("some", "any") else "")


def _spelling(option: Option) -> str:
    names = f"{option.short}, --{option.name}" if option.short else f"--{option.name}"
    if option.kind == "flag":
        return names
    return f"{names} {option.shown if len(option.choices) < 6 else option.metavar}"


if __name__ == "__main__":
    import sys

    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(reference(), end="")
