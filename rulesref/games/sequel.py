"""Sequels: the places of a game at which other concepts follow, in an order told once.

A sequel is declared where it is called, and knows nothing of who follows. One module of the game
(``order``) fills every sequel; it is imported last, so it may import everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Sequel(Generic[P, R]):
    """One such place. ``followers`` are called there, first to last; ``says`` tells with what.

    ``game`` holds every sequel by name. Raises ``ValueError`` if it has another of this name.
    """

    __slots__ = ("followers", "name", "says", "why")

    def __init__(self, game: dict[str, Sequel[..., Any]], name: str, says: str) -> None:
        if name in game:
            raise ValueError(f"two sequels are called {name!r}")
        game[name] = self
        self.name = name
        self.says = says
        self.why = ""
        self.followers: tuple[Callable[P, R], ...] = ()

    def fill(self, *followers: Callable[P, R], why: str = "") -> None:
        """Name who follows, in order; ``why`` is what decides the order of several.

        Raises ``ValueError`` for nobody, for the same one twice, and for a second time.
        """
        wrong = ""
        if self.followers:
            wrong = "it is filled twice"
        elif not followers:
            wrong = "nobody follows it"
        elif len(set(followers)) != len(followers):
            wrong = "somebody follows it twice"
        elif (len(followers) > 1) != bool(why):
            wrong = "several followers, and only several, need a reason for their order"
        if wrong:
            names = ", ".join(
                f"{follower.__module__}.{follower.__qualname__}" for follower in followers
            )
            raise ValueError(f"the sequel {self.name!r}: {wrong} ({names})")
        self.followers = followers
        self.why = why


def check(game: dict[str, Sequel[..., Any]]) -> None:
    """Raises ``ValueError`` if there is a sequel that nobody follows."""
    empty = [sequel.name for sequel in game.values() if not sequel.followers]
    if empty:
        raise ValueError(f"nobody follows these sequels: {', '.join(empty)}")
