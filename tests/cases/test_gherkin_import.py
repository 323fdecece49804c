"""The parser of Gherkin is imported without what it does not need."""

from __future__ import annotations

import subprocess
import sys

import pytest

_READ = """
import sys
from rulesref.cases.case import parse_cases
{first}

class Nothing:
    def find_step(self, *what):
        return None
    def nearly_step(self, *what):
        return None
    def behind_keyword(self, *what):
        return None

[case] = parse_cases("Feature: A\\n  Scenario: B\\n    Given c\\n", "a.feature", Nothing())
print(case.name, *(name in sys.modules for name in ("typing_extensions", "inspect", "textwrap")))
import typing_extensions, gherkin.pickles.compiler
from gherkin.parser_types import Step
from gherkin.token_matcher import indent
assert indent("a", 2) == "  a"
assert Step.__name__ == "Step"
import typing
from gherkin.gherkin_line import Cell
assert type(typing) is type(sys)
assert Cell(column=1, text="a") == {{"column": 1, "text": "a"}}
print(typing_extensions.__name__, gherkin.pickles.compiler.Compiler.__name__)
"""
#: As if Gherkin wanted names that ``typing`` has not.
_TOO_LITTLE = "from rulesref.cases import gherkin_import as g; g.typing = type(sys)('typing')"


def read(first: str = "") -> list[str]:
    command = [sys.executable, "-c", _READ.format(first=first)]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split()


@pytest.mark.parametrize(
    ("first", "loaded"),
    [
        ("", "False"),
        ("import typing_extensions", "True"),
        (_TOO_LITTLE, "True"),
    ],
)
def test_a_case_is_read_and_what_was_left_out_can_be_imported(first, loaded):
    case, *were_loaded, extensions, compiler = read(first)
    assert (case, extensions, compiler) == ("B", "typing_extensions", "Compiler")
    assert were_loaded == [loaded] * 3
