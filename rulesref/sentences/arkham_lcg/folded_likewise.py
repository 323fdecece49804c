"""One sentence that says the same of two, what is so meanwhile, or what is among so many cards.

"Ghoul Minion is engaged with him, and so is Swarm of Rats", "Roland Banks is at the Study while Wendy
Adams is at the Hallway", "Roland Banks has 5 cards in hand, including Machete".
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO

#: Language → what is said of one, and of whom the same is said.
_SO_IS = {
    "en": (
        lazily(
            r"(?P<one>(?P<first>(?:(?!\. |[,;]).)+?) (?P<is>is|are|has|have) (?P<rest>(?:(?!\. |;).)+?))(?:,|;)? and so (?:is|are|has|have|does|do) (?P<other>.+)"
        ),
        "{other} {is} {rest}",
    ),
    "it": (
        lazily(
            r"(?P<one>(?P<first>(?:(?!\. |[,;]).)+?) (?P<is>è|sono|ha|hanno) (?P<rest>(?:(?!\. |;).)+?))(?:,|;)? e (?:così|anche) (?P<other>(?:il |lo |la |l['’]|i |gli |le )?[A-ZÀ-Ý\"“].+)"
        ),
        "{other} {is} {rest}",
    ),
}
#: Language → two things that are so at one time.
_WHILE = {
    "en": lazily(r"(?P<one>.+?),? (?:while|whereas|whilst) (?P<other>.+)"),
    "it": lazily(r"(?P<one>.+?),? mentre (?P<other>.+)"),
}
#: Language → so many cards somewhere, and which are among them; how these are told.
_AMONG = {
    "en": (
        (
            lazily(
                rf"(?P<lays>{WHO['en']} has \d+ cards? in (?:(?:his|her|their) )?hand),? (?:including|among them|one of (?:them|which) (?:is|being)) (?P<cards>.+)"
            ),
            lazily(
                rf"(?P<lays>{WHO['en']} has \d+ cards? in (?:(?:his|her|their) )?hand)(?:,|;)? (?:and )?(?P<cards>[A-Z\"“.].+?) (?:is|are|being) (?:one|two|2|both|some) (?:of|among) (?:them|these)"
            ),
        ),
        "{who} has {cards} in hand",
    ),
    "it": (
        (
            lazily(
                rf"(?P<lays>{WHO['it']} ha (?:in mano )?\d+ carte(?: in mano)?),? (?:tra cui|fra cui|incluse?|inclus[oi]|compres[oaie]) (?P<cards>.+)"
            ),
            lazily(
                rf"(?P<lays>{WHO['it']} ha (?:in mano )?\d+ carte(?: in mano)?)(?:,|;)? (?:e )?(?P<cards>[A-ZÀ-Ý\"“.].+?) è una di (?:esse|queste|loro)"
            ),
        ),
        "{who} ha in mano {cards}",
    ),
}
#: Language → where something is, said before it; how the two are told.
_FRONTED = {
    "en": (
        lazily(
            r"(?P<where>(?:in|on|at|under|beneath|under) (?:play|(?:the |his |her |their )?[A-Za-z][^,]*?)),? "
            r"(?P<who>(?:he|she|they|I)|[A-Z\"“][^,]*?) (?P<has>has|have|controls|holds) (?P<what>.+)"
        ),
        lazily(
            r"(?P<where>(?:in|on|at|under|beneath|next to) (?:(?:the |his |her |their )?[A-Za-z][^,]*?)),? "
            r"(?:there )?(?P<is>is|are|lies|lie|waits|stands) (?P<what>.+)"
        ),
        "{who} {has} {what} {where}",
        "{who} {has} {where} {what}",
        "{what} {is} {where}",
        "{there} {what} {where}",
    ),
    "it": (
        lazily(
            r"(?P<where>(?:in|nel|nella|nell['’]|sul|sulla|sotto) ?(?:mano|gioco|(?:suo|sua) (?:mano|mazzo|pila degli scarti))),? "
            r"(?:(?P<who>lui|lei|[A-ZÀ-Ý\"“][^,]*?) )?(?P<has>ha|tiene|controlla) (?P<what>.+)"
        ),
        lazily(
            r"(?P<where>(?:nel|nella|nello|nell['’]|sul|sulla|sullo|sull['’]|a|su|in) ?[A-Za-zÀ-ú][^,]*?),? "
            r"(?P<is>c['’]è|ci sono|si trova|si trovano) (?P<what>.+)"
        ),
        "{who} {has} {what} {where}",
        "{who} {has} {where} {what}",
        "{what} {is} {where}",
        "{there} {what} {where}",
    ),
}
#: Language → resources that come to somebody, told as what has come about; to be done it may be meant otherwise.
_GETS = {
    "en": (lazily(r"\b(?:gets|receives|earns) (?=(?:an?|\d+) resources?\b)"), "gains "),
    "it": (lazily(r"\b(?:riceve|prende) (?=(?:una|\d+) risors[ae]\b)"), "ottiene "),
}
#: How it is said that something is, or several are, before what that is.
_THERE = {"is": "there is", "are": "there are", "è": "c'è", "sono": "ci sono"}
_ARE = {"lies": "is", "waits": "is", "stands": "is", "lie": "are"} | {
    "c'è": "è",
    "c’è": "è",
    "si trova": "è",
    "ci sono": "sono",
    "si trovano": "sono",
}


def likewise(text: str, kind: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that one folds into it which says two things that are so at once."""
    said, row = _SO_IS[language]
    if kind != "when" and (found := said.fullmatch(text)) is not None:
        yield found["one"], row.format(**found.groupdict())
    gets, gains = _GETS[language]
    if kind == "then" and gets.search(text):
        yield (gets.sub(gains, text),)
    if kind == "given" and (found := _WHILE[language].fullmatch(text)) is not None:
        yield found["one"], found["other"]
    if kind != "when":
        yield from _fronted(text, language)
    ways, row = _AMONG[language]
    for way in ways if kind == "given" else ():
        if (found := way.fullmatch(text)) is not None:
            yield found["lays"], row.format(who=found["who"], cards=found["cards"])


def _fronted(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is told behind the place where it is, told before it."""
    has, lies, *rows = _FRONTED[language]
    if (found := has.fullmatch(text)) is not None:
        slots = {**found.groupdict(), "who": found["who"] or ""}
        for row in rows[:2]:
            yield (row.format(**slots).strip(),)
    if (found := lies.fullmatch(text)) is not None:
        slots = {**found.groupdict(), "is": _ARE.get(found["is"], found["is"])}
        yield (rows[2].format(**slots),)
        yield (rows[3].format(there=_THERE[slots["is"]], **slots),)
