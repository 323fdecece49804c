"""What is known of a card's play: its facts, who described them, how far each ability runs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.engine.undescribed import UNKNOWN
from rulesref.entries import slug
from rulesref.facts.coverage import is_open
from rulesref.facts.own import own_of
from rulesref.facts.shipped import SHIPPED, compiled
from rulesref.games.game import Game
from rulesref.ready import read_toml

#: Who described a card: its facts are written by hand, or compiled from its text; the user wrote
#: them, or they are compiled from the user's card data.
HAND, COMPILED, YOURS, YOUR_DATA = "hand", "compiled", "yours", "your-data"
#: How much of an ability is understood: it runs; its timing and cost are known; nothing is.
RUNS, HEAD, NOTHING = "runs", "head", "none"


class AbilityKnown(NamedTuple):
    """One ability: ``understood`` is ``RUNS``, ``HEAD`` or ``NOTHING``.

    ``open`` says in English and Italian what is left open, where somebody has said that; ``facts``
    are its notation.
    """

    kind: str
    understood: str
    designators: tuple[str, ...] = ()
    open: tuple[str, str] = ("", "")
    facts: Mapping[str, Any] = {}


class KnownCard(NamedTuple):
    """The facts of one card in the shape of ``facts.card_file``; ``by`` says who described it."""

    facts: Mapping[str, Any]
    by: str

    @property
    def abilities(self) -> tuple[AbilityKnown, ...]:
        """How far each of its abilities runs, in their order."""
        return tuple(_ability(ability, self.by) for ability in self.facts.get("ability", ()))


def known(game: Game, code: str, name: str) -> KnownCard | None:
    """The facts of the card of ``game`` with that code and English name; None where there are none."""
    folder, own = game.corpus / "cards", own_of(game)
    if own and (facts := own.facts.facts(code)):
        return KnownCard(facts, YOURS)
    for item in _written(folder / f"{slug(name)}.toml"):
        if item.get("code") == code:
            return KnownCard(item, HAND)
    if own and (facts := own.compiled.facts(code)):
        return KnownCard(facts, YOUR_DATA)
    facts = compiled(folder / SHIPPED).facts(code)
    return KnownCard(facts, COMPILED) if facts else None


@lru_cache(maxsize=16)
def _written(path: Path) -> tuple[Mapping[str, Any], ...]:
    """The cards of a file of facts as they stand there; none where there is no file."""
    if not path.is_file():
        return ()
    return tuple(read_toml(path.read_text(encoding="utf-8")).get("card", ()))


def _ability(ability: Mapping[str, Any], by: str) -> AbilityKnown:
    understood = RUNS
    if is_open(ability):
        understood = NOTHING if ability.get("opaque") in UNKNOWN else HEAD
    told = (
        ("", "")
        if by in (COMPILED, YOUR_DATA)
        else (_open(ability, "opaque"), _open(ability, "opaque-it"))
    )
    return AbilityKnown(
        ability["kind"], understood, tuple(ability.get("designators", ())), told, ability
    )


def _open(value: Any, field: str) -> str:
    """What ``field`` says at any depth of ``value``."""
    if isinstance(value, Mapping):
        if field in value:
            return str(value[field])
        value = list(value.values())
    if isinstance(value, list):
        return "; ".join(filter(None, (_open(part, field) for part in value)))
    return ""
