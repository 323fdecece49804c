"""Tags of cases: those that mean something, and what is a slip of one."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.cases.case import Case
from rulesref.catalogue import said
from rulesref.entries import EDITIONS

#: Tags of cases about one edition: they are played in that one, whatever the table plays.
EDITION_TAGS = {f"edition-{edition}": edition for edition in EDITIONS}

#: Tags a case that stops at what nothing describes yet.
UNSUPPORTED = "unsupported"


def edition_of(case: Case) -> str:
    """The one edition that the case is about; empty for one that is about any."""
    told = [tag for tag in case.tags if tag.startswith("edition-") or tag in EDITIONS]
    if len(told) > 1 or any(tag not in EDITION_TAGS for tag in told):
        raise case.about_tag(
            next((tag for tag in told if tag not in EDITION_TAGS), told[-1]),
            said("this case is played in no such edition: {}").format(
                ", ".join("@" + tag for tag in told)
            ),
            candidates=tuple("@" + tag for tag in EDITION_TAGS),
            remedy=said("tag it with one of them, or with none"),
        )
    return EDITION_TAGS[told[0]] if told else ""


def check_repeated(case: Case, known: Sequence[str]) -> None:
    """Raise ``CaseError`` where ``case`` has one of ``known`` twice, be it by its feature."""
    for tag in known:
        if case.tags.count(tag) > 1:
            raise case.about_tag(
                tag,
                said("this case is tagged @{tag} twice").format(tag=tag),
                remedy=said(
                    "leave one of the two out; what a feature is tagged with holds for its cases"
                ),
            )


def check_tags(case: Case, known: Sequence[str], game: str) -> None:
    """Raise ``CaseError`` where ``case`` has a tag one letter away from one of ``known``.

    A tag that begins like the id of a rule of ``game`` is one, without its slash. Any other tag
    is a label of whoever wrote the case.
    """
    for tag in case.tags:
        if not tag:
            raise case.about_tag(
                tag,
                said("no tag stands behind this @"),
                remedy=said("write one there, or take the @ out"),
            )
        near = sorted(
            (one for one in known if is_one_letter_away(tag, one)),
            key=lambda one: one.casefold() != tag.casefold(),
        )
        if near and tag not in known:
            raise case.about_tag(
                tag,
                said("no tag is called @{tag}").format(tag=tag),
                candidates=tuple(f"@{one}" for one in near),
                remedy=said("write: @{}").format(near[0]),
            )
        rest = tag.removeprefix(game)
        if "/" not in tag and rest != tag and not rest[:1].isalnum():
            raise case.about_tag(
                tag,
                said("@{tag} cites no rule: the id of a rule has a slash behind {game}").format(
                    tag=tag, game=game
                ),
                candidates=(f"@{game}/{rest[1:]}",),
                remedy=said("rulesref search finds rules and their ids"),
            )


def is_one_letter_away(told: str, known: str) -> bool:
    """Whether ``told`` becomes ``known`` by one letter more, less or other, or by a swap.

    Capital letters count as small ones.
    """
    told, known = told.casefold(), known.casefold()
    start = _shared(told, known)
    end = _shared(told[start:][::-1], known[start:][::-1])
    left, wanted = told[start : len(told) - end], known[start : len(known) - end]
    swapped = len(left) == 2 and left == wanted[::-1]
    return max(len(left), len(wanted)) <= 1 or swapped


def _shared(one: str, other: str) -> int:
    """How many letters the two begin with alike."""
    length = min(len(one), len(other))
    return next((place for place in range(length) if one[place] != other[place]), length)
