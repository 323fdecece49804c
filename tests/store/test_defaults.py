"""Saved defaults come back, and a broken file is named."""

from __future__ import annotations

import pytest

from rulesref.errors import StoreError
from rulesref.store.defaults import FILE, Defaults, read_defaults, write_defaults


def test_defaults_come_back(tmp_path):
    folder = tmp_path / "new" / "home"
    assert read_defaults(folder) == Defaults()
    write_defaults(folder, Defaults("it", "2026", ""))
    assert read_defaults(folder) == Defaults("it", "2026", "")
    write_defaults(folder, Defaults())
    assert read_defaults(folder) == Defaults()


@pytest.mark.parametrize("broken", [b"{", b"[1]", b'{"language": 3}', b"\xff\xfe\x00"])
def test_a_broken_file_is_named(tmp_path, broken):
    (tmp_path / FILE).write_bytes(broken)
    with pytest.raises(StoreError) as caught:
        read_defaults(tmp_path)
    assert FILE in str(caught.value)
    assert caught.value.remedy


def test_a_place_that_takes_no_file_is_an_error(tmp_path):
    (tmp_path / "home").write_text("in the way")
    with pytest.raises(StoreError):
        write_defaults(tmp_path / "home", Defaults("it"))
