"""The lock of citations and the lock of ids."""

import pytest

from rulesref.corpus.ids import IDS, Ids, extended, problems, read_ids, renamed, write_ids
from rulesref.corpus.lock import LOCK, read_lock, write_lock
from rulesref.entries import Restates
from rulesref.errors import ParseError, UnresolvedReference

LOCKED = {
    ("arkham-lcg/cup", "en", "2026"): (
        Restates("arkham-lcg/faq-9.0", "arkham-lcg/faq-9.0/house/cup", 4, 9, 2, "0" * 16),
        Restates("arkham-lcg/faq-9.0", "arkham-lcg/faq-9.0/house", 1, 3, None, "1" * 16),
    ),
    ("arkham-lcg/bowl", "en", ""): (),
}


def test_a_lock_comes_back_as_it_was_written(tmp_path):
    assert read_lock(tmp_path) == {}
    assert write_lock(tmp_path, LOCKED)
    assert read_lock(tmp_path) == LOCKED


def test_a_lock_that_has_not_changed_is_not_written(tmp_path):
    write_lock(tmp_path, LOCKED)
    assert not write_lock(tmp_path, dict(reversed(LOCKED.items())))


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"version": 0, "restatements": []}', '{"version": 1, "restatements": [1]}']
)
def test_a_broken_lock_is_refused(tmp_path, text):
    (tmp_path / LOCK).write_text(text, "utf-8")
    with pytest.raises(ParseError) as caught:
        read_lock(tmp_path)
    assert caught.value.file == str(tmp_path / LOCK)
    assert "cite" in (caught.value.remedy or "")


def test_ids_come_back_as_they_were_written(tmp_path):
    ids = Ids(
        frozenset({"arkham-lcg/cup", "arkham-lcg/bowl"}), {"arkham-lcg/mug": "arkham-lcg/cup"}
    )
    write_ids(tmp_path, ids)
    assert (tmp_path / IDS).read_text("utf-8").splitlines() == [
        "arkham-lcg/bowl",
        "arkham-lcg/cup",
        "arkham-lcg/mug -> arkham-lcg/cup",
    ]
    assert read_ids(tmp_path) == ids


@pytest.mark.parametrize("line", ["arkham-lcg/a ->", "a b", "", " arkham-lcg/a"])
def test_a_broken_line_of_ids_is_refused(tmp_path, line):
    (tmp_path / IDS).write_text(f"arkham-lcg/cup\n{line}\nz\n", "utf-8")
    with pytest.raises(ParseError) as caught:
        read_ids(tmp_path)
    assert caught.value.line == 2


def test_a_new_id_must_be_frozen_and_a_frozen_one_kept():
    ids = extended(Ids(frozenset(), {}), ["g/cup"])
    assert problems(ids, ["g/cup"]) == []
    assert [p.split(":")[0] for p in problems(ids, ["g/bowl"])] == ["g/bowl", "g/cup"]


def test_a_rename_leaves_a_redirect_that_leads_to_the_end():
    ids = renamed(renamed(Ids(frozenset({"g/a"}), {}), "g/a", "g/b"), "g/b", "g/c")
    assert ids.resolve("g/a") == "g/c"
    assert ids.live == {"g/c"}
    assert problems(ids, ["g/c"]) == []
    assert len(problems(ids, ["g/c", "g/a"])) == 2
    with pytest.raises(UnresolvedReference):
        renamed(ids, "g/a", "g/d")


def test_a_circle_of_redirects_ends_and_is_reported():
    ids = Ids(frozenset(), {"g/a": "g/b", "g/b": "g/a"})
    assert len(problems(ids, [])) == 2
