"""What may be said to a table besides sentences of a case: commands, numbers, questions."""

from __future__ import annotations

import re
from typing import NamedTuple

#: Command → the words that begin it, the longest first; those of both languages always work.
COMMANDS: dict[str, tuple[str, ...]] = {
    "undo": ("undo", "annulla"),
    "options": ("options", "opzioni"),
    "position": ("position", "posizione"),
    "timeline": ("timeline", "cronologia"),
    "case": ("case", "caso"),
    "what-if": ("what happens if", "what would happen if", "what if", "che succede se", "e se"),
    "why-not": ("why not", "perché non"),
    "lay": ("lay", "disponi"),
    "happens": ("happens", "accade"),
    "yes": ("yes", "sì"),
    "pass": ("pass", "no", "skip", "passo", "salta"),
    "ask": ("ask whether", "chiedi se", "odds that", "ask", "odds", "chiedi"),
    "outcomes": ("outcomes", "esiti"),
    "fate": ("fate", "fato"),
    "save": ("save", "salva"),
    "edition": ("edition", "edizione"),
    "resume": ("resume", "riprendi"),
    "explain": ("explain", "spiega", "?"),
    "help": ("help", "aiuto"),
    "quit": ("quit", "exit", "esci"),
}
#: Commands that say all by themselves; others take what follows them.
ALONE = frozenset(
    {
        "undo",
        "options",
        "outcomes",
        "position",
        "timeline",
        "case",
        "resume",
        "help",
        "quit",
        "lay",
        "happens",
        "pass",
    }
)


#: How somebody begins to say what they remember just now; it says nothing by itself.
_BESIDES = re.compile(
    r"(?:(?:wait|hang on|hold on|oh|ah|oops|sorry|actually|okay|ok|well|i forgot|by the way"
    r"|aspetta|aspettate|ops|scusa|scusate|allora|va bene|bene|dimenticavo)[,;:.!…]+ *)+(?=\S)",
    re.IGNORECASE,
)
#: Questions that are commands, by the command.
_ASKED = {
    "options": re.compile(
        r"(?:what (?:else )?(?:can|could|may) (?:i|we|you|he|she|they)(?: still)? do|(?:and |so )?what(?: happens)?(?: now| next| then)?"
        r"|(?:(?:and|so) )?(?:then|now)|what(?:['’]s| is) (?:happening|going on)|(?:che |che cosa |cosa )sta succedendo"
        r"|what are (?:my|the|our|his|her|their) options"
        r"|(?:che |che cosa |cosa )(?:altro )?(?:posso|può|possiamo|possono)(?: ancora)? fare|e (?:adesso|ora|poi))"
        r"(?: now| next| here| adesso| ora| qui)?\s*\?*",
        re.IGNORECASE,
    ),
    "why-not": re.compile(r"(?:why not|why|perché no|perché non|perché)\s*\?*", re.IGNORECASE),
}


class Command(NamedTuple):
    """``id`` is one of ``COMMANDS``, "choose" for a number, "tell" for a sentence."""

    id: str
    rest: str


def read_command(line: str) -> Command | None:
    """What ``line`` says to a table; ``None`` for a line that says nothing: blank, or a comment.

    A sentence is never taken for a command: those that stand alone take nothing behind them.
    """
    text = _BESIDES.sub("", " ".join(line.split()), count=1)
    if not text or text.startswith("#"):
        return None
    if text.isascii() and text.isdigit():
        return Command("choose", text)
    folded = text.casefold()
    for id, asked in _ASKED.items():
        if asked.fullmatch(text):
            return Command(id, "")
    for id, words in COMMANDS.items():
        for word in words:
            rest = text[len(word) :].strip()
            if folded == word or (word == "?" and folded.startswith("?")):
                return Command("help" if id == "explain" and not rest else id, rest)
            if (
                id not in ALONE
                and folded.startswith(f"{word} ")
                and (id != "yes" or rest.isdigit())
            ):
                return Command(id, rest)
    return Command("tell", text)
