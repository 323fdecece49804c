"""Who stands in for "I" where a text tells their skills: "I have 3 combat"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rulesref.answers.prose.implied.cast import CASTS, ENOUGH, Cast
from rulesref.errors import RulesrefError
from rulesref.rulings.tongue import Tongue

#: How a skill is called → how its figure is.
SKILLS = {
    "en": {one: one for one in ("willpower", "intellect", "combat", "agility")},
    "it": {"volontà": "willpower", "intelletto": "intellect", "combattimento": "combat", "agilità": "agility"},
}  # fmt: skip
_CALLED = {language: "|".join(own) for language, own in SKILLS.items()}
_TOLD = {
    "en": (
        rf"\bI(?: have|'ve got|'ve|'m at) (?:an? )?(?P<number>\d+) (?P<skill>{_CALLED['en']})\b",
        rf"\bI have (?:an? )?(?:base )?(?P<skill>{_CALLED['en']}) (?:of )?(?P<number>\d+)\b",
        rf"\bmy (?:base )?(?P<skill>{_CALLED['en']}) is (?P<number>\d+)\b",
        rf"\band (?:an? )?(?P<number>\d+) (?P<skill>{_CALLED['en']})\b",
    ),
    "it": (
        rf"\bho (?P<number>\d+) (?:di )?(?P<skill>{_CALLED['it']})\b",
        rf"\bho (?P<skill>{_CALLED['it']}) (?P<number>\d+)\b",
        rf"\b(?:il mio|la mia) (?P<skill>{_CALLED['it']}) è (?P<number>\d+)\b",
    ),
}
#: Who may stand in: none of them changes a test by what nobody has told.
_PEOPLE = (
    "Daisy Walker", "Tony Morgan", "Finn Edwards", "Roland Banks", "Jenny Barnes", "Leo Anderson", "Zoey Samaras",
    "Agnes Baker", "Stella Clark", "Wendy Adams", "William Yorick", "Ursula Downs", "Carolyn Fern", "Winifred Habbamock",
    "Nathaniel Cho", "Harvey Walters", "Mark Harrigan", "Minh Thi Phan", "Sefina Rousseau", "Akachi Onyele",
)  # fmt: skip


def casts_of(told: Sequence[str], tongue: Tongue) -> tuple[Cast, ...]:
    """The casts for a text, with those for "I" who have the skills that are ``told``, if enough have them."""
    wanted = dict(skills_told(told, tongue.language))
    fitting = [name for name in _PEOPLE if wanted and _has(name, wanted, tongue)]
    if len(fitting) < ENOUGH:
        return CASTS
    return tuple(
        cast._replace(investigators=(name, *(one for one in cast.investigators if one != name)))
        for cast, name in zip(CASTS, fitting, strict=False)
    )


def skills_told(told: Sequence[str], language: str) -> Iterator[tuple[str, int]]:
    """The skills that ``told`` says "I" have, with their figures."""
    for said in told:
        for pattern in _TOLD[language]:
            for found in re.finditer(pattern, said, re.IGNORECASE):
                yield SKILLS[language][found["skill"].casefold()], int(found["number"])


def _has(name: str, wanted: Mapping[str, int], tongue: Tongue) -> bool:
    try:
        stats = tongue.card(name).stats
    except RulesrefError:
        return False
    return all(stats.get(skill) == number for skill, number in wanted.items())


def others_of(cast: Cast) -> Iterator[Cast]:
    """``cast`` with others for "I", where hardly anybody fits what a text tells."""
    for name in _PEOPLE:
        if name not in cast.investigators:
            yield cast._replace(investigators=(name, *cast.investigators))
