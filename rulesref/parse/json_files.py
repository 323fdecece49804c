"""What a JSON file is to a reader of rules: a document, a part of one, or nothing of theirs."""

from __future__ import annotations

from rulesref.parse.documents import arkham_cards
from rulesref.parse.metadata.document import RULES, family_of
from rulesref.sources.bundle import JsonFile

#: A document, a part of one that has rules, a part that only helps to read others.
WHOLE, PART, HELP = "whole", "part", "help"


def role_of(file: JsonFile) -> str:
    """``WHOLE``, ``PART`` or ``HELP``; an empty string for a file of something else."""
    if arkham_cards.is_rules(file):
        return WHOLE
    family = family_of(file)
    if not family:
        return ""
    return PART if family in RULES else HELP
