"""A month as a document prints it, as part of an ISO date."""

from __future__ import annotations

_MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]


def iso_month(year: str, month: str) -> str:
    """``2025-05`` for ("2025", "May"); the empty string when ``month`` is no English month."""
    return f"{year}-{_MONTHS.index(month) + 1:02}" if month in _MONTHS else ""
