"""Kinds of differences and verdicts of cases as a reader of ``compare`` is told them."""

from __future__ import annotations

from rulesref.catalogue import said


def kind_in(kind: str, language: str) -> str:
    """What became of a rule."""
    kinds = {
        "new": said("new", language, about="a rule"),
        "gone": said("gone", language, about="a rule"),
        "narrower": said("narrower", language, about="a rule"),
        "wider": said("wider", language, about="a rule"),
        "renamed": said("renamed", language, about="a rule"),
        "moved": said("moved", language, about="a rule"),
    }
    return kinds[kind]


def verdict_in(verdict: str, language: str) -> str:
    """What a case answers."""
    verdicts = {
        "yes": said("yes", language, about="a verdict"),
        "no": said("no", language, about="a verdict"),
        "ordered": said("ordered", language, about="a verdict"),
        "depends": said("depends", language, about="a verdict"),
        "open": said("open", language, about="a verdict"),
        "unsupported": said("unsupported", language, about="a verdict"),
    }
    return verdicts[verdict]
