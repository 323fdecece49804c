"""Which rules about play the cases cite, and which none does."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, NamedTuple, Protocol

from rulesref.catalogue import said
from rulesref.rulings.ruling import Ruling

#: Kinds of entries that say how the game is played.
KINDS = ("glossary", "point", "rule", "step", "window", "test-step", "initiation-step")


class Contents(Protocol):
    """The part of the book that this module needs."""

    def contents(
        self, *, game: str | None = None, kind: str | None = None
    ) -> Iterable[tuple[str, str, str, str]]:
        """(id, game, kind, title) of every entry."""

    def has_entry(self, id: str) -> bool:
        """Whether there is an entry with that id."""


class Covered(NamedTuple):
    """One rule about play: ``deciding`` cases are tagged with it, ``citing`` ones pass it."""

    entry: str
    kind: str
    title: str
    deciding: tuple[str, ...]
    citing: tuple[str, ...]


class Coverage(NamedTuple):
    """Every rule about play, and what cases cite although no entry has that id."""

    rules: tuple[Covered, ...]
    unknown: tuple[str, ...]

    @property
    def uncovered(self) -> tuple[Covered, ...]:
        """The rules that no case cites."""
        return tuple(rule for rule in self.rules if not rule.deciding and not rule.citing)

    def as_json(self) -> dict[str, Any]:
        """The object under "coverage" of ``replay --coverage --json``."""
        return {
            "rules": [
                {**rule._asdict(), "deciding": list(rule.deciding), "citing": list(rule.citing)}
                for rule in self.rules
            ],
            "uncovered": [one.entry for one in self.uncovered],
            "unknown": list(self.unknown),
        }

    def lines(self) -> list[str]:
        """What ``replay --coverage`` prints."""
        out = []
        for rule in self.rules:
            cases = [*rule.deciding, *rule.citing]
            more = said(" and {count} more").format(count=len(cases) - 3) if len(cases) > 3 else ""
            out.append(
                f"{rule.entry}: {'; '.join(cases[:3])}{more}" if cases else f"{rule.entry}: -"
            )
        missing = self.uncovered
        share = 100 * len(missing) / max(1, len(self.rules))
        decided = sum(bool(rule.deciding) for rule in self.rules)
        out.append("")
        out.append(
            said(
                "{rules} rules about play; {decided} decide a case, {missing} are cited by none "
                "({share:.1f} %)"
            ).format(rules=len(self.rules), decided=decided, missing=len(missing), share=share)
        )
        out += [said("no entry has this id: {id}").format(id=id) for id in self.unknown]
        return out


def coverage(
    lookup: Contents, game: str, rulings: Iterable[Ruling], apart: Container[str] = frozenset()
) -> Coverage:
    """Which of the rules about play of ``game`` in ``lookup`` the cases of ``rulings`` cite.

    ``apart`` are entries that are not about play: deck building, campaigns, terms of the book.
    """
    deciding: dict[str, list[str]] = {}
    citing: dict[str, list[str]] = {}
    for ruling in rulings:
        for cite in ruling.cites:
            deciding.setdefault(cite, []).append(ruling.name)
        passed = {cite for moment in ruling.timeline for cite in moment.cites}
        for cite in sorted(passed - set(ruling.cites)):
            citing.setdefault(cite, []).append(ruling.name)
    rules = []
    for kind in KINDS:
        for id, _, _, title in (tuple(row) for row in lookup.contents(game=game, kind=kind)):
            if id not in apart:
                decided, cited = deciding.get(id, ()), citing.get(id, ())
                rules.append(Covered(id, kind, title, tuple(decided), tuple(cited)))
    cites = {*deciding, *citing}
    unknown = sorted(cite for cite in cites if not lookup.has_entry(cite))
    return Coverage(tuple(rules), tuple(unknown))
