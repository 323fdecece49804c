"""A pickle is read as data, or not at all."""

from __future__ import annotations

import copyreg
import io
import pickle
from contextlib import suppress
from pathlib import Path

import pytest

from rulesref.search import unpickling
from tests.search.bombs import NO_DATA, bombs

SHAPES = list(bombs(Path("marker")))
PLAIN = [
    None,
    True,
    -1,
    2**70,
    0.5,
    "Lucky Dice",
    (),
    ("a", 1, (2.5, None)),
    [1, [2]],
    {"fieldmap": {"en": 0}, "indextype": "I"},
    {"offset": 2**40, "modified": -1},
]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_data_is_read_as_it_was(value: object, protocol: int) -> None:
    data = pickle.dumps(value, protocol)
    assert unpickling.loads(data) == value
    behind = io.BytesIO(data + b"rest")
    assert unpickling.load(behind) == value
    assert behind.read() == b"rest"


@pytest.mark.parametrize("shape", SHAPES)
def test_a_bomb_is_refused_and_does_not_go_off(shape: str, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    bomb = bombs(marker)[shape]
    with pytest.raises(pickle.UnpicklingError):
        unpickling.loads(bomb)
    with pytest.raises(pickle.UnpicklingError):
        unpickling.load(io.BytesIO(bomb))
    assert not marker.exists()


@pytest.mark.parametrize("shape", SHAPES)
def test_every_bomb_would_go_off(shape: str, tmp_path: Path) -> None:
    """The bombs of these tests are live: without the guard they leave their mark."""
    marker = tmp_path / "marker"
    with suppress(Exception):
        pickle.loads(bombs(marker)[shape])
    assert marker.exists()


@pytest.mark.parametrize("shape", NO_DATA)
def test_what_is_no_data_is_refused(shape: str) -> None:
    with pytest.raises(pickle.UnpicklingError):
        unpickling.loads(NO_DATA[shape])


def test_an_extension_that_somebody_registered_is_refused() -> None:
    copyreg.add_extension("os", "getcwd", 0xF0)
    try:
        with pytest.raises(pickle.UnpicklingError):
            unpickling.loads(NO_DATA["an extension"])
    finally:
        copyreg.remove_extension("os", "getcwd", 0xF0)
