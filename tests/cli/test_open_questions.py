"""``rulesref open`` as a reader sees it."""

from __future__ import annotations

import pytest


def test_all_are_listed_a_line_each(rulesref):
    ran = rulesref("open")
    assert ran.status == 0
    assert len(ran.out.splitlines()) >= 25


def test_one_is_told_whole_with_its_readings(rulesref):
    ran = rulesref("open", "u-06")
    assert "Surge" in ran.out
    assert "the reading taken" in ran.out
    assert "Compared: arkham-lcg/" in " ".join(ran.out.split())


@pytest.mark.parametrize("id", ["U-99", "U-²", "U-6x", "U-" + "9" * 5000])
def test_an_unknown_id_is_refused_with_the_range(rulesref, id):
    ran = rulesref("open", id)
    assert ran.status == 2
    assert "U-01" in ran.err
    assert "bug" not in ran.err


def test_it_is_told_in_the_language_of_the_reader(rulesref):
    rulesref("config", "language", "it")
    ran = rulesref("open", "u-06")
    assert "Impulso" in ran.out
    assert "Al tavolo:" in ran.out
    assert "Surge" not in ran.out
    assert "U-29: Più prove" in " ".join(rulesref("show", "nested-skill-tests").out.split())
