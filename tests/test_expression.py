"""Expressions that are compiled when they are first asked."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module

import pytest

import rulesref
from rulesref.expression import lazily


def test_an_expression_is_asked_as_a_compiled_one_is() -> None:
    asked = lazily(r"(?P<word>[a-z]+) (\d+)", re.IGNORECASE)
    found = asked.fullmatch("Clues 12")
    assert found is not None
    assert found["word"] == "Clues"
    assert asked.sub("-", "a 1, b 2") == "-, -"
    assert asked.pattern == r"(?P<word>[a-z]+) (\d+)"


def test_a_wrong_expression_is_told_when_it_is_asked() -> None:
    wrong = lazily("(")
    with pytest.raises(re.error):
        wrong.match("")


def held(value: object) -> list[object]:
    """The expressions in a value of a module, or in a table of them."""
    if isinstance(value, dict):
        return [one for part in value.values() for one in held(part)]
    if isinstance(value, list | tuple):
        return [one for part in value for one in held(part)]
    return [value] if type(value) is lazily else []  # type: ignore[comparison-overlap]


def test_every_expression_of_a_module_compiles() -> None:
    names = [
        name
        for _, name, _ in pkgutil.walk_packages(rulesref.__path__, "rulesref.")
        if not name.endswith("__main__")
        if name.split(".")[1]
        in ("cards", "cases", "facts", "rulings", "sentences", "store", "wording")
    ]
    expressions = [
        one for name in names for value in vars(import_module(name)).values() for one in held(value)
    ]
    assert len(expressions) > 50
    for expression in expressions:
        assert isinstance(expression.pattern, str)  # type: ignore[attr-defined]
        assert re.compile(expression.pattern)  # type: ignore[attr-defined]
