"""Two wordings of one meaning: what cards print in more than one way, each settled by the rules.

What is said of one meaning in words that weigh differently is either here, or the meaning has lost
a word. Each row is a pattern and what it is written as.
"""

from __future__ import annotations

import re

_SKILL = r"\[(?:willpower|intellect|combat|agility)\]"
_ROWS: tuple[tuple[str, str], ...] = (
    # Signs and forms of one word.
    (r"\+ (?=\d)", "+"),
    (r"\bevery\b", "each"),
    (r"\bclues\b", "clue"),
    (r"\bresources\b", "resource"),
    (r"\bloses\b", "lose"),
    (r"\bheals\b", "heal"),
    (r"\[\[(\w+)\|(\w+)\]\]", r"[[\1]] or [[\2]]"),
    (r"\(?\s*this effect (?:can|may) cause\b", "this effect can cause"),
    # Whoever is made to choose has to (the choice offers what can change something either way).
    (r"\bmust (?=(?:you )?(?:either|decide)\b)", ""),
    (r"\bmust you\b", "you"),
    # "Any" of several is one of them; what is discovered is one or more.
    (r"\bany number of\b", ""),
    (r"\b(to|at|on|from|during|when|after|spawn -) any\b", r"\1 a"),
    (r"\byou are not engaged with any enemies\b", "there are no enemy engaged with you"),
    # All of several, one by one.
    (r"\ball of your\b", "your"),
    (r"\b(discard|lose) (?:all )?your resource\b", "lose your resource"),
    (r"\b(?:all|each) (?=investigator|\[\[|asset|enem|cop)", "each "),
    (r"\bconnected to (?:each copy of|each|the) ", "connected to "),
    (r"\bwhile you are at (?:the )?~(?: ' s location)? ,", "each"),
    (r"\beach investigator (?:at|in) (?:the ~|~|this location)", "each"),
    (
        rf"([+-]\d) {_SKILL} , \1 {_SKILL} , \1 {_SKILL} , and \1 {_SKILL}",
        r"\1 to each of your skills",
    ),
    (r"\beach upkeep phase\b", "the upkeep phase"),
    # A skill that is used is not the one that would have been.
    (
        rf"\. (?:this attack uses|this evasion attempt uses|this investigation uses|investigate using"
        rf"|attack using|evade using) ({_SKILL}) instead of {_SKILL}",
        r"( \1 )",
    ),
    # When a thing happens is where it happens.
    (r"\bif you fail , (.*?) for each point you failed by", r"for each point you fail by , \1"),
    (
        r"\bthe last (?:remaining )?clue (?:(?:on|at|in|from) ~|at this location)",
        "a clue , if there are no clue",
    ),
    (r"\b(?:your turn ends , if you are at|you end your turn (?:at|in))", "you end your turn at"),
    (r"\b(?:while investigating|during an investigation)", "investigating"),
    (r"\b(?:while evading|during evasion attempts)", "evading"),
    (r"\bplay only (?=during)", "play "),
    (r"\bmoves? (?:in)?to (?:the |this )?~", "enter the ~"),
    (r"\bmove into this location", "enter the ~"),
    (r"\bmove out of\b", "leave"),
    (r"\bx is equal to\b", "x is"),
    (r"\bif it is your turn\b", "during your turn"),
    # Tokens that go from a card to the pool.
    (r"\bdiscard (\d+) resource from\b", r"remove \1 resource from"),
    # Who engages whom, heals what, hits whom.
    (r"\bdisengage from each enemy(?: engaged with you)?", "disengage from each enemy"),
    (r"\bdraws\b", "draw"),
    (r"\bbecomes? engaged with\b", "engages"),
    (r"\bchoose (an? .*?) \. (?:that \w+|it) heals? ", r"heal \1 "),
    (r"\bone of your card effects heals\b", "you heal"),
    (r"\bthis test gets \+(\d) difficulty\b", r"increase this skill test's difficulty by \1"),
    (r"\bimmediate attack against\b", "attack"),
    (r"\b(leaves|at) attached location\b", r"\1 this location"),
    (r"\blocation connected to yours\b", "connecting location"),
    (r"\bignore the other\b", "ignore the rest"),
    # What an ability has one do has to be done; a token is revealed by chance.
    (r"\byou must test\b", "test"),
    (r"\b(?:a random chaos|a random|a chaos) token from\b", "a chaos token from"),
    (r"\ban equal number of cards\b", "that many cards"),
    # What is so while something is so, and what lies at a place.
    (r"\bwhile it is the (\w+) phase\b", r"during the \1 phase"),
    (r"\bgets ([+-]\d shroud(?: value)?) if\b", r"gets \1 while"),
    (r"\btest while (?=at\b|in\b)", "test "),
    (r"\beach ((?:\[\[[^\]]*\]\] )?enem(?:y|ies) (?:at|in)\b)", r"\1"),
    (r"\binvestigators (?:at|in) (?:the ~|~|this location) cannot\b", "each cannot"),
    (r"\bclues on it cannot be discovered by any means", "clues cannot be discovered at it"),
    (r"\b(?:reveal a chaos token) \.", "reveal a chaos token from the chaos bag ."),
    (
        r"\bflip (\d+) doom on (?:this )?~ to its clue side",
        r"remove \1 doom from ~ , then place \1 clue on it",
    ),
)
_PATTERNS = tuple((re.compile(pattern), other) for pattern, other in _ROWS)


def alike(text: str) -> str:
    """``text`` in the one form of what is printed in several."""
    for pattern, other in _PATTERNS:
        text = pattern.sub(other, text)
    return text
