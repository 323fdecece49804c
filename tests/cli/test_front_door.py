"""The short front door and typer read the one table alike."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulesref.cli import front_door, typer_door
from rulesref.cli.asked import Asked
from rulesref.cli.verbs import GROUPS, VERBS
from rulesref.errors import UsageError

OPTIONS = sorted({f"--{option.name}" for verb in VERBS for option in verb.options})
VALUES = ["2016", "it", "arkham-lcg", "5", "", "x y", "-", "--", "-5", "faq"]
WORDS = st.one_of(
    st.sampled_from(OPTIONS),
    st.sampled_from(VALUES),
    st.sampled_from(["-n", "-n5", "-n=5", "--limit=5", "--game=", "--json=1", "--nothing", "-j"]),
    st.builds("{}={}".format, st.sampled_from(OPTIONS), st.sampled_from(VALUES)),
    st.sampled_from(["--help", "-h", "--version", "--lim", "-x", "–game", "attack", "àé"]),
    st.text(max_size=4).filter(lambda text: "\0" not in text),
)


@cache
def by_one_command() -> tuple[Any, list[Asked]]:
    """The application, which keeps nothing of a command line, and what it hears."""
    found: list[Asked] = []
    return typer_door.command_of(found.append), found


def by_typer(argv: list[str]) -> Asked | None:
    """What typer makes of ``argv``; None where it refuses or prints help."""
    command, found = by_one_command()
    found.clear()
    try:
        asked = typer_door.parse_by(command, found, argv)
    except UsageError:
        return None
    return asked if isinstance(asked, Asked) else None


@settings(max_examples=400)
@given(st.sampled_from(VERBS), st.lists(WORDS, max_size=6))
@example(VERBS[0], ["a", "--", "--json", "--game"])
@example(VERBS[0], ["--game", "--json", "a"])
@example(VERBS[0], ["-n", "3", "--limit", "4", "a", "-"])
def test_the_two_doors_read_alike(verb, rest):
    plain = front_door.parse(verb, rest)
    argv = [*verb.words, *rest]
    if plain is not None:
        assert by_typer(argv) == plain
        return
    asked = by_typer(argv)
    if asked is not None:  # only spellings that the front door leaves to typer on purpose
        clustered = [word for word in rest if word[:1] == "-" and word[:2] != "--" and word != "-"]
        assert clustered, f"the front door left {argv} to typer"


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_every_option_of_every_verb_is_read_alike(verb):
    arguments = ["1"] * sum(argument.many != "maybe" for argument in verb.arguments)
    for option in verb.options:
        given_value = [] if option.kind == "flag" else ["1"]
        for name in filter(None, (f"--{option.name}", option.short)):
            argv = [*verb.words, name, *given_value, *arguments]
            plain = front_door.parse(verb, argv[len(verb.words) :])
            assert plain is not None
            assert plain == by_typer(argv)
            assert plain.values[option.name] == (given_value[0] if given_value else True)


def test_a_group_alone_takes_its_first_verb():
    for group, (_, verb) in GROUPS.items():
        assert front_door.verb_of([group])[0].words == (group, verb)
        assert front_door.verb_of([group, "--json"]) == (
            front_door.verb_of([group, verb])[0],
            ["--json"],
        )


@pytest.mark.parametrize(
    ("argv", "near"),
    [(["serach", "x"], "search"), (["sources", "lst"], "list"), (["eratta"], "errata")],
)
def test_an_unknown_verb_gives_the_nearest(argv, near):
    with pytest.raises(UsageError) as caught:
        front_door.verb_of(argv)
    assert near in caught.value.candidates


def test_a_question_without_a_verb_is_shown_how_to_search():
    with pytest.raises(UsageError) as caught:
        front_door.verb_of(["attack", "of", "opportunity"])
    assert caught.value.remedy == "rulesref search attack of opportunity"


@pytest.mark.parametrize(
    ("argv", "read"),
    [
        ("--edition 2026 show hunter", "show --edition 2026 hunter"),
        ("--edition=2026 --json show hunter", "show --edition=2026 --json hunter"),
        ("--json sources list", "sources list --json"),
        ("--json sources", "sources --json"),
        ("-n 3 search hunter --json", "search -n 3 hunter --json"),
        ("--help show", "show --help"),
        ("show --edition 2026 hunter", "show --edition 2026 hunter"),
        ("--edition", "--edition"),
        ("--version", "--version"),
    ],
)
def test_options_may_stand_before_the_verb(argv, read):
    assert front_door.verb_first(argv.split()) == read.split()
