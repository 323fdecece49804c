"""A rule that the corpus restates."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.entries import Section


class Restated(NamedTuple):
    """A restated rule: its section, and what its entry block says beyond a section.

    ``names_by_language`` are titles in other languages, ``restates`` section ids or, until they
    are resolved, ``document@line``. ``file`` is the path below the corpus folder.
    """

    section: Section
    id: str
    it: str
    asks: tuple[str, ...]
    names: tuple[str, ...]
    restates: tuple[str, ...]
    see: tuple[str, ...]
    en: str = ""
    group: str = ""
    file: str = ""
    also: tuple[str, ...] = ()
