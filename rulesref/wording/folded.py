"""The sentences that one folds into it, and what is to be known of them besides what they say."""

from __future__ import annotations


class Comes(str):
    """A sentence of several that one folds into it which says what has come of the others.

    It is judged as an expectation before the next one, so that it is not passed over.
    """

    __slots__ = ()


class OfPlayer(str):
    """A sentence of several that one folds into it, which counts only of somebody who plays."""

    __slots__ = ()


class OfCard(str):
    """The same of a card alone: what is said of "it" is not said of somebody who plays."""

    __slots__ = ()


class OfType(str):
    """The same of a card of one of the ``types`` alone, by which it is known what is said of it."""

    types: tuple[str, ...]

    def __new__(cls, text: str, *types: str) -> OfType:
        """``text``, which counts of a card of one of the ``types``."""
        made = super().__new__(cls, text)
        made.types = types
        return made
