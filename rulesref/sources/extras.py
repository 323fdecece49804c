"""What an installation without the extra ``import`` cannot read."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import SourceError

INSTALL = "pip install 'rulesref[import]'"


class MissingExtra(SourceError):
    """A file that an installation with the extra could read."""


def missing_extra(what: str, shown: str) -> MissingExtra:
    """The error for a file of kind ``what`` whose reader is not installed."""
    return MissingExtra(
        said("{what} files need an extra that is not installed").format(what=what),
        file=shown,
        remedy=INSTALL,
    )
