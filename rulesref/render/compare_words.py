"""What ``compare`` says around its rows, in each language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulesref.catalogue import said


class CompareWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    kinds: dict[str, str]
    verdicts: dict[str, str]
    nothing: str  # where an edition has no text to cite
    open: str
    engine: str
    concerns: str  # other rules than the one asked for
    about: str  # the rules that it is about, where that one is none of them
    open_ends: str  # where a timeline goes no further
    refused: str
    unchanged: str
    same: str  # of one rule: nothing differs
    only: str
    total: str
    shared: str
    no_text: str
    both: str  # the heading of a text that holds in both
    also: str


@cache
def words_in(language: str) -> CompareWords:
    """The labels in ``language``."""
    return CompareWords(
        kinds={
            "new": said("new", language, about="a rule"),
            "gone": said("gone", language, about="a rule"),
            "narrower": said("narrower", language, about="a rule"),
            "wider": said("wider", language, about="a rule"),
            "renamed": said("renamed", language, about="a rule"),
            "moved": said("moved", language, about="a rule"),
        },
        verdicts={
            "yes": said("yes", language, about="a verdict"),
            "no": said("no", language, about="a verdict"),
            "ordered": said("ordered", language, about="a verdict"),
            "depends": said("depends", language, about="a verdict"),
            "open": said("open", language, about="a verdict"),
            "unsupported": said("unsupported", language, about="a verdict"),
        },
        nothing=said("nothing", language),
        open=said("left open: {0} (rulesref open {0})", language),
        engine=said("in the engine", language),
        concerns=said("it concerns too", language),
        about=said("it is about", language),
        open_ends=said("no more", language),
        refused=said("cannot be played so", language),
        unchanged=said("The same in both editions", language),
        same=said("Editions {} and {} rule the same here.", language),
        only=said("Only edition {} has this.", language),
        total=said("{} differences in {} rules: {}", language),
        shared=said("{} rules are the same in both", language),
        no_text=said("no entry of this name", language),
        both=said("Editions {} and {}", language),
        also=said("That name also means:", language),
    )
