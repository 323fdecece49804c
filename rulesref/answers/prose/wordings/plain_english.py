"""English words for those whom no name names, and words that say nothing: rows of ``words``."""

from __future__ import annotations

import re

from rulesref.answers.prose.pronouns import IT, ME, SHE, rows

_COUNTED = (
    r"(?:damage|horror|clues?|resources?|doom|ammo|charges?|supply|supplies|secrets?|actions?|cards?"
    r"|sanity|health|bullets?|truths?|offerings?|evidence|bounties|bounty|tokens?)"
)
_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_POSSESSED = (
    r"(?=(?:hand|turn|deck|discard pile|play area|threat area|control|ability|reaction"
    r"|(?:base )?(?:willpower|intellect|combat|agility|health|sanity) is)\b)"
)
#: Where it is said at last with whom somebody is engaged: nobody else is named behind it.
_WHO_ENDS = r"(?=$|[,.;:?]| (?:and|but|with|using|in|during|this)\b)"
_PUTS = re.compile(r"\b(?:put|place|assign|take|move|deal|soak)s?\b", re.I)

#: How a sentence goes on from the one before it, where that one has been read.
_THEN = (
    r"(?:and |but )?(?:so|thus|next|after (?:that|this|which)|following that|afterwards|at (?:that|this) point"
    r"|from there|well|ok|okay|anyway|finally|later(?: on)?)"
)


def _unless_put(found: re.Match[str]) -> str:
    """What lies on a thing without the word for it, which says where it goes if it is put there."""
    return found[0] if _PUTS.search(found.string[: found.start()]) else found[1]


PLAIN_EN = rows(
    (r"[’`]", "'"),
    (r"\b(I|you|we|they|he|she|it|that|there|who|@\d+)'(?:m|re) ", r"\1 am "),
    (r"\bI've got\b|\bI've\b|\bI have got\b|\bI got\b(?= @\d+ (?:in|out))", "I have"),
    (r"(?<!\w)(he|she|it|@\d+)(?:'s| has)(?: already)? got\b", r"\1 has"),
    (r"\b(he|she|it|there|that|who|nobody|no one)'s\b", r"\1 is"),
    (r"\bso am I\b", "I am there"),
    (rf"^(?:{_THEN}),? (?=\w|@)", ""),
    (r"(?<!['\w])(@\d+)'(?= [a-z@])", r"\1's"),
    (
        r"(@\d+)'s(?= (?:at|in|on|engaged|exhausted|dead|next|adjacent|connected|nearby)\b)",
        r"\1 is",
    ),
    (r"\bisn't\b", "is not"),
    (r"\baren't\b", "are not"),
    (r"\bdoesn't\b", "does not"),
    (r"\bcan't\b", "cannot"),
    (r",? (?:and )?(?:revealing|drawing|pulling) (?=(?:an?|the) (?!card))", " and reveals "),
    *((rf"\b{word}\b(?= (?:\w+ )?{_COUNTED}\b)", str(at)) for at, word in enumerate(_NUMBERS, 2)),
    (
        rf"\b(?:an?|one|a single|just one|only one)\b(?= (?:\w+ )?{_COUNTED}\b)(?! (?:\w+ )?(?:action|card)\b)",
        "1",
    ),
    (rf"\b(?:just|only|exactly|already) (?=(?:ha(?:ve|s) )?\d+ {_COUNTED}\b)", ""),
    (
        r"(?<=\b(?:at|in) )(?:the )?(@\d+),? (?:with|which has) (\d+ clues?) on it\b",
        r"\1, which has \2",
    ),
    (r"\b(?:bullets?|shots?)\b", "ammo"),
    (r"\btentacle\b", "auto-fail"),
    (r"\b(?:in|during|at) step 3\.[23]\b", "in the enemy phase"),
    (r"\bboth (?=(?:@\d+ and (?:I|@\d+)|I and @\d+|me and @\d+) are\b)", ""),
    (r"\b(all(?: of)?(?: three| 3)?(?: of)?) my actions\b", rf"\1 {ME}'s actions"),
    (r"\bunengaged,? (?:and )?exhausted\b|\bexhausted,? (?:and )?unengaged\b", "exhausted"),
    (r"\b(?:ready,? (?:and )?engaged|engaged,? (?:and )?ready) (?=enemy|@)", "engaged "),
    (r"\b(?:stands|waits|sits|lurks) (?=(?:at|in|one location|next door|here|there)\b)", "is "),
    (r"(?<=\bwhere )(.+) (?:waits|stands|sits|lurks)$", r"\1 is"),
    (r"(@\d+) \((?:level )?0\)", r"\1"),
    (r"(\b(?:an?|the|my) )(@\d+) \((exhausted|ready|undamaged|unengaged)\)", r"\1\3 \2"),
    (r"(@\d+) \((exhausted|ready|undamaged|unengaged)\)", r"the \2 \1"),
    (r"\b(?:my|his|her|their) (?=(?:exhausted|ready|undamaged) @)", "the "),
    (r",? (?:the|I am the|as the) only (?:investigator|player)(?: in play)?(?=[,.]|$)", ""),
    (
        r"\b(?:an?|the|my|her|his) (?:ally|asset|event|skill|weapon|enemy|treachery|card|item)(?:,| called| named) (?:the )?(@\d+),?",
        r"\1",
    ),
    # "at a location, the Study," is one place; "1 clue at my location, Guard Dog in play" are two things
    (r"\b(?:an?|the) location(?: called| named|,) (?:the )?(@\d+),?", r"\1"),
    (
        r"\b(?:too|as well|already|currently|right now|now|at the moment|simply|immediately|afterwards|still|just|then|however|also|anyway)\b",
        "",
    ),
    (
        rf"(?<=@\d) (?:that |which |whom )?I am engaged with{_WHO_ENDS}",
        f" engaged with {ME}",
    ),
    (
        rf"(?<=@\d) (?:that |which |whom )?(she|he|@\d+) is engaged with{_WHO_ENDS}",
        r" engaged with \1",
    ),
    (r"\bI (?=are\b)", f"{ME} "),
    (r"\bI am\b", f"{ME} is"),
    (r"\bI have\b", f"{ME} has"),
    (r"\bI do\b", f"{ME} does"),
    (r"\bI ((?:un)?successfully) ([a-z]+)\b", rf"{ME} \1 <\2>"),
    (r"\bI ([a-z]+)\b", rf"{ME} <\1>"),
    (r"\bI\b", ME),
    (r"\b(?:me|myself|mine)\b", ME),
    (rf"\bmy {_POSSESSED}", f"{ME}'s "),
    (rf"\b(?:her|his|their) (?:own )?{_POSSESSED}", f"{SHE}'s "),
    (r"\bour (?=location\b)", "my "),
    (r"\bmy (?=investigator\b)", f"{ME}'s "),
    (r"\b(?:they|she|he)\b", SHE),
    (r"\b(?:them|him|herself|himself|themselves)\b", SHE),
    (r"\bher\b(?! (?:location|own|\w+ (?:ability|reaction))\b)(?!\s+(?:exhausted |ready )?@)", SHE),
    (r"\b(?:their|his|her)\b(?! location)", ""),
    (r"\bmy\b(?! location)", ""),
    (r"\b(?:that|this) one\b|\bit\b|\bitself\b", IT),
    (r"\bits\b", f"{IT}'s"),
    (
        rf"\b{SHE} (?:are|have|do)\b",
        lambda found: found[0].replace("are", "is").replace("have", "has").replace(" do", " does"),
    ),
    (rf"\b(?:resting|sitting|placed|remaining|left)(?: over)? (?=on (?:@|{IT}|{SHE}))", ""),
    (rf"(?<=\d )({_COUNTED}) on (?:{IT}|{SHE})(?!')\b", _unless_put),
    (rf"(?<=no )({_COUNTED}) on (?:{IT}|{SHE})(?!')\b", r"\1"),
    (
        rf"(?<=\d )({_COUNTED}) (?:left|remaining|available|to spend)(?: on (?:{IT}|{SHE}))?(?! o)",
        r"\1",
    ),
    (rf"(?<=no )({_COUNTED}) (?:left|remaining|available)(?: on (?:{IT}|{SHE}))?(?! o)", r"\1"),
    (r"\b(?:of damage)\b", "damage"),
    (r"\bpoints? of (?=damage|horror)", ""),
    (r"\bboth (?:of )?(?:the )?(?=clues\b)", "2 "),
    (r"\bboth (?:points of |of the |the )?(?=(?:damage|horror)\b(?! and))", "2 "),
    (r"\btoken on\b", "on"),
    (r"(?<= are) both (?=(?:at|in|here|there)\b)", " "),
    (r"\bwas (?=(?:evaded|attacked|defeated|killed|hit) (?:by|for)\b)", "is "),
    (r"\btoken was\b(?! not)", "token is"),
    (r"\bthe (?:chaos )?bag\b", "the chaos bag"),
)
