"""Two wordings of one meaning: what cards print in more than one way, each settled by the rules.

What is said of one meaning in words that weigh differently is either here, or the meaning has lost
a word. Each row is a pattern and what it is written as.
"""

from __future__ import annotations

import re

_SKILL = r"\[(?:willpower|intellect|combat|agility)\]"
_X_OFF_TOP = "discard the top x cards"
_ROWS: tuple[tuple[str, str], ...] = (
    (r"\bpurchase only during deck creation \.", ""),
    (r"\bmust (?=\( choose one \))", ""),
    (r"\badjacent location\b", "connecting location"),
    (
        r"\b(?:while|if) you are performing a skill test ,",
        "during a skill test you are performing ,",
    ),
    (r"\bnot engaged with (?:an|any) investigators?\b", "unengaged"),
    # A card that has an ability while something is so has one that acts if it is so.
    (r"\bwhile ([^,]*?) , (?:the )?~ gains :? ?(?:¶ )?\" (.*) \"", r"if \1 , \2"),
    (r"\bif you are at it , (.*?)\bafter your turn ends\b", r"\1 after you end your turn at ~"),
    (r"\bif it is the (\w+) phase , (.*)", r"\2 during the \1 phase"),
    # None is no more than none.
    (r"\b0 or (?:less|fewer)\b", "no"),
    # Signs and forms of one word.
    (r"\+ (?=\d)", "+"),
    (r"\bevery\b", "each"),
    (r"\bclues\b", "clue"),
    (r"\bresources\b", "resource"),
    (r"\bloses\b", "lose"),
    (r"\bheals\b", "heal"),
    (r"\[\[(\w+)\|(\w+)\]\]", r"[[\1]] or [[\2]]"),
    (r"\(?\s*this (?:effect )?(?:can|may) cause\b", "this effect can cause"),
    # Whoever is made to choose has to (the choice offers what can change something either way).
    (r"\bmust (?=(?:you )?(?:choose to )?(?:either|decide)\b)", ""),
    (r"\bmust you\b", "you"),
    # What an objective says comes about by itself, and is met when it is so.
    (r"\byou must (?=(?:immediately )?advance\b)", ""),
    (r"(?<=objective - )when (?=each (?:undefeated|surviving)\b)", "if "),
    (
        r"\bif you fail you take (\d \w+) for each point you failed by",
        r"for each point you fail by , take \1",
    ),
    (r"\bnearest \[\[(the [^\]]+)\]\] location", r"\1"),
    # "Any" of several is one of them; what is discovered is one or more.
    (r"\bany number of\b", ""),
    (r"\b(to|at|on|from|during|when|after|spawn -) any\b", r"\1 a"),
    (r"\b(return|for) any (?=event|asset|card|skill)", r"\1 an "),
    (r"^(?:if|as long as) (?=there is [^.]* , you get)", "while "),
    (r"\byou are not engaged with any enemies\b", "there are no enemy engaged with you"),
    (
        r"\bdiscard (?:a number of )?cards from the top of your deck equal to\b",
        f"{_X_OFF_TOP} of your deck , where x is",
    ),
    # All of several, one by one.
    (r"\ball of your\b", "your"),
    (r"\b(discard|lose) (?:all )?your resource\b", "lose your resource"),
    (r"\b(?:all|each) (?=investigator|\[\[|asset|enem|cop|non-)", "each "),
    (r"\bconnected to (?:each copy of|each|the) ", "connected to "),
    (r"\bwhile you are at (?:the )?~(?: ' s location)? ,", "each"),
    (r"\beach investigator (?:at|in) (?:the ~|~|this location)", "each"),
    (
        rf"([+-]\d) {_SKILL} , \1 {_SKILL} , \1 {_SKILL} , and \1 {_SKILL}",
        r"\1 to each of your skills",
    ),
    (r"\beach upkeep phase\b", "the upkeep phase"),
    (r"\b(start|end) of each of your turns\b", r"\1 of your turn"),
    # Whoever fails automatically has nothing of a modifier, with or without "instead".
    (r"\byou may instead choose to automatically fail\b", "you may automatically fail"),
    # A cost is paid, whoever is told that it must be.
    (r"(\badditional cost [^,.]*,) you must (?:choose and )?", r"\1 "),
    # A skill that is used is not the one that would have been.
    (
        rf"\. (?:this attack uses|this evasion attempt uses|this investigation uses|investigate using"
        rf"|attack using|evade using) ({_SKILL}) instead of {_SKILL}",
        r"( \1 )",
    ),
    (
        rf"\. use (?:your )?({_SKILL}) (?:instead|in place) of (?:your )?{_SKILL}"
        r"(?: for this (?:attack|evasion attempt|evasion|investigation))?",
        r"( \1 )",
    ),
    # A card acts while it is in play; what it gives is one more than there was.
    (r"\bwhile ~ is in play ,", ""),
    (r"\byou get an additional (?=[+-])", "you get "),
    (r"\bwhich (?:can|may) only be used to hold (?:an? )?", "for "),
    (
        r"\bincrease this skill test's difficulty by 1 for each (.*?) \. if you fail , (?:you )?(.*?) \.",
        r"if you fail , \2 . this test gets + x difficulty , where x is the number of \1 .",
    ),
    (r"\bmust take\b", "takes"),
    (r"\battacks any\b", "attacks a"),
    (r"\blimit (?:once|1 times)\b", "limit once"),
    (
        r"\bdeal damage to that enemy equal to the attacking enemy's damage value",
        "deal the attacking enemy's damage to itself",
    ),
    (r"\bif you fail , you take\b", "if you fail , take"),
    # When a thing happens is where it happens.
    (
        r"\bif you (fail|succeed) , (?:you )?(.*?)\bx (.*?) (?:, where|\.) x is the \w+(?: of)?(?: points)?"
        r" you \w+ by",
        r"for each point you \1 by , \g<2>1 \3",
    ),
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
    (r"\b(?:if|while) it is your turn\b", "during your turn"),
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
    (r"\bmakes an (?:immediate )?attack\b(?! against)", "attacks you"),
    (r"\breadies\b", "ready"),
    (r"\bexhausts\b", "exhaust"),
    (r"\bdiscards\b", "discard"),
    (r"\bmoves? 1 location toward\b", "moves once toward"),
    (r"\bwhile (this \w+|~|it|he|she) is\b", r"if \1 is"),
    # Whoever suffers something has to.
    (r"\b(each investigators?)( [^,.:]*?)? must (?=take|lose|discard)", r"\1\2 "),
    # What cannot be done is not done by the effect; something else is, in its place.
    (r"\bif no (?:doom|assets?) (?:is|are|was|were) \w+ by this effect\b", "if you cannot"),
    (r"\b(if you cannot , [^.]*?)(?: ,)? instead\b", r"\1"),
    # Tokens: those that are revealed come out of the bag by chance.
    (r"\breveal (\w+) (?:random )?(?:chaos )?tokens?\b", r"reveal \1 token"),
    (r"\bif you reveal (an? [^.:]*?)(?: chaos)? (?:token|symbol)\b", r"if \1 token is revealed"),
    (r" , as (?:an? )?(?:mutation|bounty|overgrowth)\b", ""),
    (r"\b(?:overgrowth|mutations?)\b", "resource"),
    # So much and no more.
    (r"\( ?(?:max|to a max(?:imum)? of)\b", "( max"),
    (r"\b, to a maximum of\b", ", max"),
    (r",? (?:and|\() shuffle the encounter deck(?: \))?", ""),
    (r"\bto (?:all(?: of)?|each of)(?: their)? skills\b", "to their skills"),
    (r"\bif any investigator has\b", "if an investigator has"),
    (r"\b(leaves|at) attached location\b", r"\1 this location"),
    (r"\blocation connected to yours\b", "connecting location"),
    (r"\bignore the other\b", "ignore the rest"),
    # How often, how long, and when.
    (r"\blimit 1 times\b", "limit once"),
    (r"\blimit 2 times\b", "limit twice"),
    (r"\bfor the remainder of the (round|turn|phase)\b", r"until the end of the \1"),
    (r"\bwhile an investigator is taking his or her turn\b", "during an investigator's turn"),
    (r"\b0 or fewer cards\b", "no cards"),
    (r"\byou are alone at\b", "there are no other investigators at"),
    # One of several, whichever it is.
    (r"\bany (?=non-|\[\[|enemy\b|investigator\b|exhausted|ready|unengaged|connecting)", "a "),
    (r"\bis not (?:an? )?(?=\[\[)", "is non- "),
    # What an attack deals more, with what it is made, and what comes in place of its clue.
    (r"\ban additional (?=\+\d damage)", ""),
    (rf"\. use your ({_SKILL}) instead of (?:your )?{_SKILL} for this attack", r"( \1 )"),
    (r"\bdiscovering a clue at your location\b", "discovering clue"),
    (r"\bplace (\d) resource on (?:this )?~ , as (?:an? )?(\w+)", r"place \1 \2 on ~"),
    # What an ability has one do has to be done; a token is revealed by chance.
    (r"\byou must test\b", "test"),
    (r"\b(?:a random chaos|a random|a chaos) token from\b", "a chaos token from"),
    (r"\ban equal number of cards\b", "that many cards"),
    # Whoever controls a card uses it from anywhere: in brackets that is a reminder.
    (r"\( you may trigger this ability from an?y? location(?: \.)? \)", ""),
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
    # As long as the test, or the round, lasts.
    (r"\buntil the end of this (?:skill )?test\b", "for this test"),
    (r"\buntil the end of this round\b", "this round"),
    # What a symbol takes away is taken from the skill value; each point of it is one that is counted.
    (
        r": 0 \. (?:after this effect resolves , )?you get (- ?\w+) to your skill value for that skill test",
        r": \1",
    ),
    (r": -1 for each\b", ": - x . x is the number of"),
    (r"\btotal number\b", "number"),
    (r"\breveal (?:and resolve )?an additional chaos token\b", "reveal another token"),
    (r"\bgets ([+-]) x (.*?), where x is the number of\b", r"gets \g<1>1 \2 for each"),
    (
        r"\bx cards (of your deck|from your hand) , where x is the (?:amount|number) of\b",
        r"card \1 for each",
    ),
    (r"\bdifficulty is equal to\b", "difficulty is"),
    # Whoever controls it, is engaged with it or is attacked by it: that is "you" of the card.
    (r"\b(?:if|as long as) you control\b", "while you control"),
    (
        r"\b(?:each investigator|investigators) engaged with (?:this )?~ cannot\b",
        "if ~ is engaged with you , you cannot",
    ),
    (r"\battacks an investigator : that investigator (?:must )?", "attacks you : "),
    (
        r"\b(?:(?:each|all) )?((?:non- )?\S+) enem(?:y|ies)(?: at any location)? (gets?|loses?) ",
        r"\1 enemy \2 ",
    ),
    # All enemies of one title are what the title says by itself.
    (r"\b(?:each|all) ((?!non-)[a-z][a-z' ]*?) enemy(?: at any location)?(?= )", r"\1"),
    (
        r"(\S+ \S+) (at your location attacks you) if there is an \1 enemy at your location",
        r"if \1 \2",
    ),
    # No trait is called so.
    (r"\bthe nearest \[\[counterclockwise\]\] location\b", "counterclockwise"),
    (r"\bthis test uses (\[\w+\]) instead of \1 and\b", ""),
    # What follows where the first came about.
    (r"\. if you do ,", ". then ,"),
    (
        r"\bthis token is revealed during an attack against an enemy and you succeed\b",
        "this test succeeds",
    ),
    (
        r"\bsearch your discard pile for (.*?) and return it to your hand\b",
        r"return \1 in your discard pile to your hand",
    ),
    (
        r"\bto your hand after this test instead of discarding it\b",
        "to your hand when this test ends",
    ),
    (r"\bwhen ~ has no (\w+) remaining\b", r"if ~ has no \1"),
    (r"\bwith any keys\b", "with a key on it"),
    (r"\bfor each (.*?), reduce its shroud by 1\b", r"gets -1 shroud for each \1"),
    (r"\bresolve the text on its other side\b", "resolve its text"),
    (r"\blocation connected to your location\b", "connecting location"),
)
_PATTERNS = tuple((re.compile(pattern), other) for pattern, other in _ROWS)


def alike(text: str) -> str:
    """``text`` in the one form of what is printed in several."""
    for pattern, other in _PATTERNS:
        text = pattern.sub(other, text)
    return text
