"""What ``show`` says around the texts of an entry, in each language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulesref.catalogue import said


class EntryWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    in_short: str
    amended: str
    copy: str
    official: str  # the official text, which is in another language than the reader's
    official_in: str  # a line instead of it
    also_in: str
    no_longer: str
    replaced: str
    because: str
    after: str
    only_in: str
    of_edition: str
    here_not: str  # the heading of another edition's texts
    folded: str
    the_same: str
    told_anew: str
    no_text: str
    instead: str
    how: str
    more: str
    see: str
    referenced: str
    left_open: str
    also_called: str
    names: dict[str, str]  # of the languages


@cache
def words_in(language: str) -> EntryWords:
    """The labels in ``language``."""
    return EntryWords(
        in_short=said("In short", language),
        amended=said("Amended: {}", language),
        copy=said("{}: the same words as above", language),
        official=said("The official text, in {language}: {source}", language),
        official_in=said(
            "The official text is in {language}: {source} (--language {code} shows it)", language
        ),
        also_in=said("Also in: {} (--all shows it)", language),
        no_longer=said("No longer holds", language),
        replaced=said(", replaced by {}", language),
        because=said("because: {}", language),
        after=said("(our own words, after {})", language),
        only_in=said("({where}only in {held} yet, no {wanted} text)", language),
        of_edition=said("edition {}: ", language),
        here_not=said("In edition {} (not the one in force here)", language),
        folded=said("In edition {} (not the one in force here): {}", language),
        the_same=said("the same rule, in other words.", language),
        told_anew=said("the rule is told anew.", language),
        no_text=said(
            "Edition {here} has no entry of this name; edition {other} has one:", language
        ),
        instead=said("Edition {} has this rule in another place:", language),
        how=said("rulesref show {id} --edition {edition} (--all shows both)", language),
        more=said("and {} more", language),
        see=said("See also", language),
        referenced=said("Referenced by", language),
        left_open=said("Left open by the rules", language),
        also_called=said("That name also means:", language),
        names={"en": said("English", language), "it": said("Italian", language)},
    )
