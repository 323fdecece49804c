"""What a question about the rules, which names no card, is played as."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import in_general
from rulesref.answers.prose.wordings.said_alike import in_general_alike
from rulesref.expression import lazily

#: What such questions speak of: most others need not be looked at any further.
_GENERAL = lazily(
    r"(?i:enem(?:y|ies)|engaged\b|hunters?\b|opportunit|aoos?\b|nemic[oi]|impegnat|cacciator"
    r"|\b(?:commit|difficult|auto-?fail|clues?\b|damage\b|horror\b|ally\b|allies\b|asset|turn\b|actions?\b|tie\b|resources?\b|locations?\b|events?\b|exhausted\b|cards?\b|weapons?\b|bare-?handed)"
    r"|difficoltà|fallimento|indizi|prova\b|danno\b|danni\b|alleat[oi]|supporto|turno\b|azion[ei]\b|risors[ae]\b"
    r"|\b(?:retaliate|alert|aloof|massive|doom|slots?|tokens?|icons?|evade[ds]?|accessor(?:y|ies)|armou?rs?|weapon)\b"
    r"|\b(?:ritorsione|rappresaglia|allerta|sfuggent[ei]|massicci|massiccio|destino|slot|segnalin[oi]|icon[ae]|elus[oi])\b"
    r"|luog(?:o|hi)\b|event[oi]\b|esaust|cart[ae]\b|\barm[ai]\b|mani nude)"
)
#: Between two sentences: a question in general is one.
_TWO = lazily(r"[.!?;:]\s+\S")

#: How a question says that nothing comes between: not so where a position lets a phase begin first.
_AT_ONCE = lazily(r"(?i:\b(?:immediately|instantly|right away|subito|immediatamente)\b)")
_BEGINS = lazily(r"(?i:\bphase begins\b|\bit is the \w+ phase\b|\b(?:(?:in|com)incia|è) la fase\b)")
#: A question that says itself what comes before, a phase or that something readies.
_OF_A_PHASE = lazily(
    r"(?i:\b(?:phase|upkeep|read(?:y|ies)|fase|mantenimento|pront[oa]|prepara|ripristina)\b)"
)


def positions_of(text: str, language: str) -> tuple[str, ...]:
    """The positions that ``text`` may mean where it asks about the rules in general, as texts."""
    if _GENERAL.search(text) is None or _TWO.search(text) is not None:
        return ()
    if language == "it":
        from rulesref.answers.prose.general.general_italian import WORDS
    else:
        from rulesref.answers.prose.general.general_english import WORDS
    found = in_general(text, WORDS) or in_general(
        in_general_alike(text.rstrip(" .?!…"), language), WORDS
    )
    at_once = _AT_ONCE.search(text) is not None and _OF_A_PHASE.search(text) is None
    return () if at_once and any(map(_BEGINS.search, found)) else found
