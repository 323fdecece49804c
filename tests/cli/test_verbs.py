"""Every verb has help, documentation, examples that parse, and a schema."""

from __future__ import annotations

import json
import pkgutil
from importlib import import_module, resources
from pathlib import Path

import pytest

import rulesref.cli
from rulesref.cli import front_door
from rulesref.cli.asked import check
from rulesref.cli.reference import reference
from rulesref.cli.verbs import GROUPS, VERBS
from tests.cli.conftest import in_process

EACH = pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
DOCS = Path(__file__).parents[2] / "docs" / "commands.md"


@EACH
def test_every_verb_has_a_module_that_runs_it(verb):
    module = import_module(f"rulesref.cli.{verb.module}")
    assert callable(module.run)
    assert (module.__doc__ or "").startswith(f"``rulesref {verb.name}``")


@EACH
def test_every_verb_has_help(verb):
    assert verb.help.endswith(".")
    for item in (*verb.arguments, *verb.options):
        assert len(item.help) > 7, item
    ran = in_process(*verb.words, "--help")
    assert ran.status == 0
    said = " ".join(ran.out.split())
    assert verb.help in said
    for option in verb.options:
        assert f"--{option.name}" in said
    for argument in verb.arguments:
        assert argument.metavar in said


@EACH
def test_no_option_takes_an_empty_text_for_not_given(verb):
    words = [word for argument in verb.arguments for word in ["x"] if argument.many != "any"]
    for option in verb.options:
        if option.kind != "flag":
            ran = in_process(*verb.words, f"--{option.name}", " ", *words)
            assert ran.status == 2, option.name
            assert f"--{option.name}" in ran.err, ran.err


@EACH
def test_every_verb_speaks_json_and_has_a_schema(verb):
    assert "json" in [option.name for option in verb.options]
    name = "-".join(verb.words) + ".json"
    schema = json.loads((resources.files("rulesref.cli") / "schemas" / name).read_text("utf-8"))
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@EACH
def test_every_example_parses(verb):
    assert verb.examples
    for line in verb.examples:
        found = front_door.verb_of(line.split()[1:])
        assert found is not None
        assert found[0].module == verb.module
        asked = front_door.parse(*found)
        assert asked is not None
        check(asked)


def test_the_page_of_commands_is_up_to_date():
    if not DOCS.is_file():
        pytest.skip("the documentation is not part of this installation")
    assert DOCS.read_text("utf-8") == reference(), "python -m rulesref.cli.reference"


def test_groups_name_their_verbs():
    for group, (about, first) in GROUPS.items():
        words = [verb.words[1] for verb in VERBS if verb.words[0] == group]
        assert first in words
        assert all(word in about for word in words)


def test_no_verb_module_is_left_out_of_the_table():
    mechanism = {
        "asked", "book_verbs", "called", "case_files", "cases", "change_report", "cited", "console", "consulting", "documents", "front_door",
        "grammar", "legal", "library_verbs", "looking_ahead", "new_file", "options", "play_verbs", "progress", "reference", "removed", "replay_jobs", "replay_outcomes", "running", "screen", "settings", "table_answered",
    "table_book", "table_cards", "table_explained", "table_guided", "table_help", "table_left", "table_looking", "table_meanings", "table_others", "table_prompt", "table_shown", "table_supposed", "table_taken",
        "table_talk", "table_whose", "table_words", "typer_door", "verbs", "writer",
    }  # fmt: skip
    found = {module.name for module in pkgutil.iter_modules(rulesref.cli.__path__)}
    assert found - mechanism == {verb.module for verb in VERBS}
