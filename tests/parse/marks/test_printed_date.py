"""A printed month becomes part of an ISO date, and nothing else does."""

from __future__ import annotations

import pytest

from rulesref.parse.marks.printed_date import iso_month


@pytest.mark.parametrize(
    ("month", "date"), [("January", "2025-01"), ("May", "2025-05"), ("December", "2025-12")]
)
def test_months(month, date):
    assert iso_month("2025", month) == date


@pytest.mark.parametrize("month", ["", "Maggio", "13"])
def test_no_month(month):
    assert iso_month("2025", month) == ""
