"""What players say of how much is left of something, or that none is, in both languages (``other_words``)."""

from __future__ import annotations

_TOKENS = (
    "ammo|charges|supplies|secrets|uses|resources|actions|clues|damage|horror|doom|evidence|tries"
)

#: What is said in English → what sentences say for it.
ENGLISH = (
    (rf"\b(?:is|are|runs?) out of ({_TOKENS})$", r"has no \1"),
    (rf"\bis left with (?=(?:\d+|no) (?:{_TOKENS[:-1]}))", "has "),
    (
        r"\bhas (?:already )?(?:used|spent|taken)(?: up)? all (?:of )?(?:(?:his|her|their) )?(?:3 |three )?actions(?: this turn)?$",
        "has no actions",
    ),
    (r"^(.+) has (.+) with (\d+ [a-z]+)(?: left)? in play$", r"\1 controls \2 with \3"),
    (r"\bhas (\d+) shroud\b", r"has a shroud of \1"),
    (r"\bis (ready|exhausted|revealed|unengaged) (?:once )?again$", r"is \1"),
)
#: The same in Italian.
ITALIAN = (
    (r"\b(?:è|sono|resta|rimane) senza (munizioni|cariche|provviste|segreti|risorse|azioni|indizi)$", r"non ha \1"),
    (r"\bha (?:già )?(?:usato|speso|effettuato) tutte le (?:(?:sue|proprie) )?(?:3 |tre )?azioni$", "ha 0 azioni"),
    (r"\b(\d+ [a-zà-ù]+) rimast[aeio]$", r"\1"),
    (r"^(.+) ha (.+) con (\d+ [a-zà-ù]+)(?: rimast[aeio])? in gioco$", r"\1 controlla \2 con \3"),
    (r"\bè di nuovo (pront[oa]|esaurit[oa]|rivelat[oa])$", r"è \1"),
)  # fmt: skip
