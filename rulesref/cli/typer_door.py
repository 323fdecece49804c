"""The long way in: the table as a typer application, for help, completion and odd command lines."""

from __future__ import annotations

import inspect
import io
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Annotated, Any

import typer
from typer.main import get_command

from rulesref.catalogue import marked, said
from rulesref.cli.asked import Asked, Value
from rulesref.cli.grammar import Argument, Option, Verb, help_of
from rulesref.cli.legal import NOTICE
from rulesref.cli.verbs import GROUPS, VERBS
from rulesref.errors import UsageError

_ABOUT = marked("Rules look-up and rulings for Arkham Horror: The Card Game and Eldritch Horror.")

#: What typer says itself around our words.
_TYPERS = (
    marked("Usage: "),
    marked("Arguments:"),
    marked("Options:"),
    marked("Commands:"),
    marked("[required]"),
    marked("Show this message and exit."),
)
_COMPLETION = (
    marked("Install completion for the current shell."),
    marked("Show completion for the current shell, to copy it or customize the installation."),
)
_REFUSALS = (
    ("no such option: (.+)", marked("no such option: {}")),
    ("no such command '(.+)'", marked("no such command '{}'")),
    ("missing argument '(.+)'", marked("missing argument '{}'")),
    ("option '(.+)' requires an argument", marked("option '{}' requires an argument")),
    ("option '(.+)' does not take a value", marked("option '{}' does not take a value")),
    (
        r"got unexpected extra argument(?:\(s\)|s)? \((.+)\)",
        marked("got unexpected extra argument(s) ({})"),
    ),
)


def parse(argv: Sequence[str]) -> Asked | int:
    """What ``argv`` asks, or the exit status after help or completion was printed.

    Raises UsageError for a command line that asks for something that does not exist.
    """
    found: list[Asked] = []
    return parse_by(command_of(found.append), found, argv)


def command_of(heard: Callable[[Asked], None]) -> Any:
    """The application as typer runs it, in the reader's language; ``heard`` as it is told there."""
    command = get_command(application(heard))
    for parameter in command.params:
        if (words := getattr(parameter, "help", None)) in _COMPLETION:
            setattr(parameter, "help", said(words))  # noqa: B010 - not every parameter has one
    return command


def parse_by(command: Any, found: Sequence[Asked], argv: Sequence[str]) -> Asked | int:
    """As ``parse``, by a ``command`` that is made; ``found`` is empty, and what it hears is there."""
    try:
        with _in_one_language():
            status = command.main(args=list(argv), prog_name="rulesref", standalone_mode=False)
    except typer.Exit as done:
        return done.exit_code
    except SystemExit as left:
        if isinstance(left.__context__, OSError):  # nobody reads the help any more
            return 0
        raise
    except typer.Abort:
        raise KeyboardInterrupt from None
    except typer.TyperException as refused:
        raise _as_ours(refused, argv) from None
    if found:
        return found[0]
    return status if isinstance(status, int) else 0


def application(heard: Callable[[Asked], None]) -> typer.Typer:
    """The application; a call of a verb does nothing but tell ``heard``."""
    top = _group(said(_ABOUT), epilog=said(NOTICE))
    groups = {name: _group(said(about)) for name, (about, _) in GROUPS.items()}
    for verb in VERBS:
        group = groups[verb.words[0]] if len(verb.words) > 1 else top
        group.command(verb.words[-1], help=help_of(verb), epilog=_examples(verb))(
            _call(verb, heard)
        )
    for name, group in groups.items():
        top.add_typer(group, name=name)

    @top.callback()
    def options(
        version: Annotated[
            bool, typer.Option("--version", help=said("Print the version and exit."), is_eager=True)
        ] = False,
    ) -> None:
        if version:
            from rulesref._version import __version__

            typer.echo(f"rulesref {__version__}")
            raise typer.Exit

    return top


def _group(about: str, epilog: str | None = None) -> typer.Typer:
    return typer.Typer(
        help=about,
        epilog=epilog,
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )


def _examples(verb: Verb) -> str:
    return said("Examples: {}").format("; ".join(verb.examples))


def _call(verb: Verb, heard: Callable[[Asked], None]) -> Callable[..., None]:
    """A function with the signature of ``verb``, as typer wants one."""

    def call(**values: Any) -> None:
        several = {argument.name for argument in verb.arguments if argument.many == "any"}
        read = {name: _value(value) for name, value in values.items()}
        heard(Asked(verb, {**read, **{name: read[name] or () for name in several}}))

    parameters = [_positional(argument) for argument in verb.arguments]
    parameters += [_option(option) for option in verb.options]
    call.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    call.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return call


def _value(value: Any) -> Value:
    return tuple(value) if isinstance(value, list | tuple) else value


def _positional(argument: Argument) -> inspect.Parameter:
    info = typer.Argument(
        metavar=argument.metavar,
        help=help_of(argument),
        show_default=False,
        autocompletion=_completion(argument),
    )
    kinds = {"one": str, "maybe": str | None, "some": list[str], "any": list[str] | None}
    default = None if argument.many in ("maybe", "any") else inspect.Parameter.empty
    return _parameter(argument.name, kinds[argument.many], info, default)


def _option(option: Option) -> inspect.Parameter:
    names = [f"--{option.name}"] + ([option.short] if option.short else [])
    names += [f"--{option.former}"] if option.former else []
    if option.kind == "flag":
        info = typer.Option(*names, help=help_of(option), show_default=False)
        return _parameter(option.name, bool, info, False)
    info = typer.Option(
        *names,
        metavar=option.shown if len(option.choices) < 6 else option.metavar,
        help=help_of(option),
        show_default=False,
        autocompletion=_completion(option),
    )
    return _parameter(option.name, str | None, info, None)


def _parameter(name: str, kind: Any, info: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=default,
        annotation=Annotated[kind, info],
    )


def _completion(item: Argument | Option) -> Callable[[str], list[str]] | None:
    if not item.choices:
        return None

    def complete(incomplete: str) -> list[str]:
        return [choice for choice in item.choices if choice.startswith(incomplete)]

    return complete


def _as_ours(refused: typer.TyperException, argv: Sequence[str]) -> UsageError:
    context = getattr(refused, "ctx", None)
    path = context.command_path if context is not None else "rulesref"
    verb = next((v for v in VERBS if list(v.words) == list(argv[: len(v.words)])), None)
    remedy = f"rulesref {verb.name} --help" if verb else f"{path} --help"
    if isinstance(refused, typer.BadParameter) and verb:  # something is missing: show how it looks
        remedy = f"{verb.examples[0]}  ({remedy})"
    message = str(getattr(refused, "message", "") or "")
    if hasattr(refused, "format_message") and not getattr(refused, "possibilities", None):
        message = refused.format_message()
    return UsageError(
        _refusal(message[:1].lower() + message[1:].rstrip(".")),
        candidates=tuple(getattr(refused, "possibilities", None) or ()),
        remedy=remedy,
    )


@contextmanager
def _in_one_language() -> Iterator[None]:
    """Help comes out in the reader's language, also what typer says itself."""
    if said("Usage: ") == "Usage: " or "_RULESREF_COMPLETE" in os.environ:
        yield
        return
    printed = io.StringIO()
    try:
        with redirect_stdout(printed):
            yield
    finally:
        text = printed.getvalue()
        for words in _TYPERS:
            text = text.replace(words, said(words))
        sys.stdout.write(text)


def _refusal(message: str) -> str:
    """What typer refuses, in the reader's language where it is known to us."""
    for pattern, words in _REFUSALS:
        if refused := re.fullmatch(pattern, message):
            return said(words).format(*refused.groups())
    return message
