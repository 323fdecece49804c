"""What a command goes by: what was asked for, else what was saved, else the project's defaults."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.places import home_folder
from rulesref.record import NamedTuple
from rulesref.store.defaults import Defaults, read_defaults

EDITION = "2016"


class Settings(NamedTuple):
    """``language`` and ``game`` are None where neither the command nor the user chose one."""

    edition: str
    language: str | None
    game: str | None

    @property
    def shown_language(self) -> str:
        """The language of titles and labels."""
        return self.language or "en"


def settings_of(asked: Asked) -> Settings:
    """The settings for ``asked``. Raises StoreError where the saved defaults cannot be read."""
    saved = read_defaults(home_folder())
    return Settings(
        _given(asked, "edition") or _sound(saved, "edition") or EDITION,
        _given(asked, "language") or _sound(saved, "language") or None,
        _given(asked, "game") or _sound(saved, "game") or None,
    )


def _given(asked: Asked, name: str) -> str | None:
    return asked.text(name) if name in asked.values else None


def _sound(saved: Defaults, name: str) -> str:
    """A saved value; one that a hand wrote and nothing knows is an error, not a surprise."""
    from rulesref.cli.config import CHOICES
    from rulesref.errors import StoreError

    value: str = getattr(saved, name)
    if value and value not in CHOICES[name]:
        raise StoreError(
            said("the saved {name} is {value!r}, which does not exist").format(
                name=name, value=value
            ),
            candidates=CHOICES[name],
            remedy=f"rulesref config {name} --unset",
        )
    return value
