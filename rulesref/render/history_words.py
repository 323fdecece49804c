"""What ``history`` says around the texts, in each language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulesref.catalogue import said


class HistoryWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    legend: tuple[str, str]  # what went, what came
    origins: str
    against: str
    foreign: str
    anew: str
    not_anew: str
    note: str
    gone: str
    absent: str
    copies: str
    copies_same: str
    copies_differ: str
    renamed: str
    renumbered: str
    unchanged: str
    same: str
    beside: str
    edits: dict[str, str]  # kind → label
    elsewhere: str
    come_from: str
    own: str
    point: str
    misprinted: str
    only_edition: str
    instead: str
    nothing: str
    hows: dict[str, str]  # of an origin


@cache
def words_in(language: str) -> HistoryWords:
    """The labels in ``language``."""
    return HistoryWords(
        legend=(said("gone", language, about="a text"), said("new", language, about="a text")),
        origins=said("Where it came from", language),
        against=said("compared with {}:", language),
        foreign=said("{} is in {}: its words are not compared with these.", language),
        anew=said("This rule has been worded anew since {} ({} says so).", language),
        not_anew=said("This rule stands as it was in {} ({} says so).", language),
        note=said("In our own words: {}", language),
        gone=said("no longer holds: {}", language),
        absent=said("not at hand (rulesref sources add); our words cite {}", language),
        copies=said("Two documents claim to be this version: {} and {}.", language),
        copies_same=said("They say the same.", language),
        copies_differ=said("They differ:", language),
        renamed=said("renamed: {} → {}", language),
        renumbered=said("renumbered: {} → {}", language),
        unchanged=said("the same words, all of them", language),
        same=said("unchanged: {}", language),
        beside=said("told together with other rules ({} of their statements left out)", language),
        edits={
            "edited": said("reworded", language, about="a text"),
            "new": said("new", language, about="a text"),
            "gone": said("gone", language, about="a text"),
            "moved": said("moved", language, about="a text"),
            "elsewhere": said("moved away", language, about="a text"),
            "from": said("moved here", language, about="a text"),
        },
        elsewhere=said("now in “{}”", language),
        come_from=said("before in “{}”", language),
        own=said(
            "Between the editions, in our own words, for two official texts in one language are not at "
            "hand:",
            language,
        ),
        point=said("point", language),
        misprinted=said("printed {}", language),
        only_edition=said("Only edition {} has this rule.", language),
        instead=said("In edition {} it is told in: {}", language),
        nothing=said("No official version of this rule is known.", language),
        hows={
            "added": said("added in {}", language),
            "expanded": said("expanded in {}", language),
            "updated": said("updated in {}", language),
            "amended": said("amended in {}", language),
            "answered": said("answered in {}, and since", language),
            "corrected": said("corrected in {}, and since", language),
            "worded": said("in these words since {}", language),
            "already": said("in {} already", language),
            "not-yet": said("not yet in {}", language),
        },
    )
