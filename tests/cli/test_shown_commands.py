"""The commands that the pages show: each is one that can be typed."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

import rulesref
from rulesref.cli.front_door import parse, verb_of

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "corpus" / "README.md"]
PAGES += [ROOT / "tests" / "eval" / "README.md"]
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
FENCED = re.compile(r"```.*?```", re.DOTALL)
INLINE = re.compile(r"`([^`]+)`")
#: Options of every verb, and of the command itself.
OF_ALL = {"--help", "--install-completion"}


def _shown(page: Path) -> list[list[str]]:
    """The words of each command of ``page``, without what the shell does with them."""
    text = page.read_text("utf-8")
    lines = [line for block in BLOCK.findall(text) for line in block.splitlines()]
    lines += [" ".join(code.split()) for code in INLINE.findall(FENCED.sub("", text))]
    words = (
        shlex.split(line, comments=True) for line in lines if re.match(r"rulesref |python", line)
    )
    return [one[: one.index(">")] if ">" in one else one for one in words]


COMMANDS = {" ".join(words): words for page in PAGES for words in _shown(page)}
OURS = [words[1:] for words in COMMANDS.values() if words[0] == "rulesref"]
MODULES = sorted({words[2] for words in COMMANDS.values() if words[1:2] == ["-m"]})


def test_the_pages_show_commands() -> None:
    assert len(OURS) > 30
    assert "tests.fuzz" in MODULES


@pytest.mark.parametrize("words", OURS, ids=" ".join)
def test_a_shown_command_can_be_typed(words: list[str]) -> None:
    """A placeholder stands for a verb, and what is named in passing need not have its arguments."""
    if words[0] in {"VERB", *OF_ALL}:
        return
    found = verb_of(words)
    assert found is not None
    verb, rest = found
    names = {f"--{option.name}" for option in verb.options} | {o.short for o in verb.options}
    assert {word.partition("=")[0] for word in rest if word.startswith("--")} <= names | OF_ALL
    wanted = [argument for argument in verb.arguments if argument.many in ("one", "some")]
    assert parse(verb, rest) is not None or (wanted and not rest) or "--help" in rest


@pytest.mark.parametrize("name", MODULES)
def test_a_shown_module_can_be_run(name: str) -> None:
    spec = find_spec(name)
    assert spec is not None
    if spec.submodule_search_locations:
        assert find_spec(f"{name}.__main__") is not None


def test_the_dispute_of_the_readme_comes_out_as_it_says() -> None:
    found = re.search(r"```gherkin\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    first, second = rulesref.replay(found[1])
    assert (first.verdict, first.passed) == ("ordered", True)
    assert second.verdict == "depends"
