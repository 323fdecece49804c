"""Who and what stands in for those that a text does not name: "I", "an enemy", "my location".

What is asked may not hang on any of them, so that it is played with several, which differ in all
their numbers; none of the enemies and places has an ability that comes into play by itself.
"""

from __future__ import annotations

from typing import NamedTuple


class Cast(NamedTuple):
    """One choice of stand-ins, and of what a text leaves open.

    ``margin`` is that of a result, ``test`` the skill and difficulty of a test of which nothing is
    said, ``card`` lies on top of a deck from which is drawn. Those of whom nobody says what they have have more than
    enough with ``plenty``, and nothing to pay with where they are ``poor``.
    """

    investigators: tuple[str, ...]
    enemies: tuple[str, ...]
    locations: tuple[str, ...]
    margin: int
    test: tuple[str, int]
    card: str
    plenty: bool = False
    poor: bool = False
    #: Margins of a result where nobody says it and no token gives ``margin``; no two casts share one.
    others: tuple[int, ...] = ()
    #: Where those are of whom nobody says it; at a place of no name if empty.
    here: str = ""


_ONE, _TWO, _THREE = "Daisy Walker", "Tony Morgan", "Finn Edwards"
_WEAK, _COLD, _STRONG = "Ghoul Minion", "Icy Ghoul", "Flesh-Eater"
_EASY, _HARD, _DARK = "Study", "Abandoned Warehouse", "Shores of Hali"
#: Investigators by skills and health, enemies by fight, health and damage, locations by shroud.
CASTS = (
    Cast(
        (_ONE, _TWO, _THREE),
        (_WEAK, _COLD, _STRONG),
        (_EASY, _DARK, _HARD),
        0,
        ("willpower", 3),
        "Knife",
    ),
    Cast(
        (_TWO, _THREE, _ONE),
        (_COLD, _STRONG, _WEAK),
        (_DARK, _HARD, _EASY),
        1,
        ("agility", 4),
        "Unexpected Courage",
        poor=True,
    ),
    Cast(
        (_THREE, _ONE, _TWO),
        (_WEAK, _STRONG, _COLD),
        (_HARD, _EASY, _DARK),
        3,
        ("combat", 4),
        "Emergency Cache (01088)",
        plenty=True,
        others=(2,),
    ),
)
#: So many of them must fit a text: of some, what it tells cannot come about.
ENOUGH = 2
