"""JSON comes with the places of its values, and says where it is broken."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.errors import SourceError
from rulesref.sources.json_lines import Node, read_json

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**19) + 1, 10**19 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def plain(node: Node) -> object:
    if isinstance(node.value, dict):
        return {name: plain(member) for name, member in node.value.items()}
    if isinstance(node.value, list):
        return [plain(member) for member in node.value]
    return node.value


def read(text: str) -> Node:
    return read_json(text.split("\n"), "moss.json")


@given(VALUES, st.sampled_from([None, 1, 4]))
def test_whatever_json_writes_is_read(value: object, indent: int | None) -> None:
    assert plain(read(json.dumps(value, indent=indent))) == value


def test_a_number_of_twenty_digits_is_read_nearly() -> None:
    assert plain(read("9999999999999999999")) == 9999999999999999999
    assert plain(read("10000000000000000001")) == 1e19


def test_every_value_has_its_place() -> None:
    node = read('[\n  {"moss": "green",\n   "stones": [1,\n 2]}\n]')
    (row,) = node.value
    assert (node.line, node.last_line, row.line, row.column, row.last_line) == (1, 5, 2, 3, 4)
    stones = row.value["stones"]
    assert (stones.line, stones.column, stones.last_line, stones.key_line) == (3, 14, 4, 3)


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ('[\n{"moss": "green"', 2, 16, "cut short"),
        ('[\n{"moss": "gre', 2, 10, "no closing quote"),
        ('[{"moss": "green"}] more', 1, 21, "something follows"),
        ('{"moss" "green"}', 1, 9, "a colon"),
        ("{moss: 1}", 1, 2, "a name in quotes"),
        ("[1 2]", 1, 4, "a comma or ']'"),
        ("[1,]", 1, 4, "a value"),
        ('{"moss": 1,\n "moss": 2}', 2, 2, "stands twice"),
        ('["a\\qb"]', 1, 4, "forbids"),
        ('[1, "a\\ud800b"]', 1, 5, "half of a character"),
        ("", 1, 1, "cut short"),
    ],
)
def test_an_error_says_where(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(SourceError) as caught:
        read(text)
    problem = caught.value
    assert message in problem.message
    assert (problem.file, problem.line, problem.column) == ("moss.json", line, column)
    assert problem.text == text.split("\n")[line - 1]


def test_a_pit_of_brackets_is_refused() -> None:
    with pytest.raises(SourceError, match="too deeply"):
        read("[" * 100_000)


@given(st.text(alphabet='[]{}",:1\\ \nab'))
def test_any_text_is_read_or_refused_with_a_line_of_it(text: str) -> None:
    assert 0 < line_told(text) <= text.count("\n") + 1


def line_told(text: str) -> int:
    """The last line of the value, or that of the error."""
    try:
        return read(text).last_line
    except SourceError as problem:
        return problem.line or 0
