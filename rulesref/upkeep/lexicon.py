"""The words by which a rule permits, obliges, forbids, excepts and bounds, in both languages.

A row is a thing said and the ways to say it (folded, as regular expressions): "unless" and
"except" are one exception. Order matters: a later modal never sees the words that an earlier one
took, so that the "may" of "may not" is no permission.
"""

from __future__ import annotations

#: modal → ways of saying it, by language
MODALS: tuple[tuple[str, dict[str, str]], ...] = (
    (
        "cannot",
        {
            "en": r"cannot|can not|can't|may not|must not|may never|never|unable to|impossible|"
            r"(?:not|nor) (?:be )?(?:allowed|permitted|able|possible|eligible|legal)|prohibit\w*|"
            r"forbid\w*|(?:no|neither|nor) (?:\w+ ){0,3}(?:may|can)|can neither",
            "it": r"non (?:(?:si|ne|lo|la|li|le|gli|vi|ci) )?(?:puo|possono|potra|potranno|deve|"
            r"devono|e possibile|e consentito|e permesso)|mai|impossibil\w*|proibi\w*|viet\w*|"
            r"nessun\w* (?:\w+ ){0,3}(?:puo|possono)",
        },
    ),
    (
        "unless",
        {
            "en": r"unless|except\w*|other than|but not|excluding|apart from|save for|besides|"
            r"as long as|if not",
            "it": r"a meno che|salvo|tranne|ecce\w*|a patto che|esclus\w*|se non|"
            r"purche|fintanto che",
        },
    ),
    (
        "instead",
        {
            "en": r"instead|rather than|replac\w*|in place of|substitut\w*|in lieu|overrid\w*|"
            r"takes? the place",
            "it": r"invece|anziche|al posto|sostitu\w*|piuttosto",
        },
    ),
    (
        "only",
        {
            "en": r"only|solely|exclusively|just|alone|no other|nothing (?:but|else)|exactly|"
            r"a single|single|only once|but once",
            "it": r"solo|soltanto|solamente|esclusivamente|unic[oahei]+|unicamente|esattamente|"
            r"una sola|nient'altro",
        },
    ),
    (
        "may",
        {
            "en": r"may|can|could|is free to|optional\w*|permission\w*|permit\w*|allow\w*|able to|"
            r"wish\w*|possible|potential\w*|option|eligible|choos\w*|choice\w*|chosen|decid\w*",
            "it": r"puo|possono|potra|potrebbe|facolt\w*|opzional\w*|permett\w*|permess\w*|"
            r"consent\w*|desider\w*|sceg\w*|scelt\w*|possibil\w*|potenzial\w*|vuole|vogliono|decid\w*",
        },
    ),
    (
        "must",
        {
            "en": r"must|ha(?:s|ve|d) to|requires?|required|mandatory|forced to|obliged|obligat\w*|"
            r"needs?|needed|necessary|compulsory|compelled",
            "it": r"deve|devono|dovra|dovranno|obblig[aiou]\w*|necessari\w*|necessita\w*|richiede|"
            r"bisogna|costrett\w*",
        },
    ),
)

#: The plain words of a modal or bound: only these demand it of a restatement, while any way of
#: saying it satisfies. One without a row demands by all its ways.
PLAIN: dict[str, dict[str, str]] = {
    "unless": {
        "en": r"unless|except\w*|other than",
        "it": r"a meno che|salvo|tranne|eccetto|esclus[oaie]",
    },
    "instead": {"en": r"instead|replac\w*|overrid\w*", "it": r"invece|sostitu\w*"},
    "only": {"en": r"only", "it": r"solo|soltanto|solamente"},
    "may": {"en": r"may|can", "it": r"puo|possono"},
    "must": {"en": r"must|ha(?:s|ve) to", "it": r"deve|devono"},
    "at least": {"en": r"at least|minimum|or more|or greater", "it": r"almeno|minimo|o piu"},
    "at most": {
        "en": r"at most|maximum|up to|no more than|or fewer|or less|exceed\w*",
        "it": r"al massimo|massimo|fino a un massimo|non piu di",
    },
    "simultaneously": {
        "en": r"simultaneous\w*|at the same time",
        "it": r"simultane\w*|contemporane\w*",
    },
    "before": {"en": r"before|prior to", "it": r"prima (?:di|che|del\w*)"},
}

#: Modals of which the loss of one among several is a loss of meaning.
COUNTED = ("cannot", "unless", "instead", "only")

NEGATION = {
    "en": r"not|no|non|nor|neither|never|without|cannot|none|nothing|nobody|\w+n't|lacks?|ignor\w*|"
    r"unable|fails?|unaffected|immune|outside|un(?:less|engaged|controlled|paid|spent|revealed|used)",
    "it": r"non|nessun\w*|senza|mai|ne|nulla|niente|ignor\w*|immun\w*|fallisc\w*",
}

#: bound → ways of saying it, by language
BOUNDS: tuple[tuple[str, dict[str, str]], ...] = (
    (
        "at least",
        {
            "en": r"at least|minimum|or more|or greater|or higher|no fewer|no less|any number",
            "it": r"almeno|minimo|o piu|o superiore|non meno|qualsiasi numero",
        },
    ),
    (
        "at most",
        {
            "en": r"at most|maximum|up to|or fewer|or less|or lower|exceed\w*|limit\w*|more than|"
            r"greater than|beyond|above",
            "it": r"al massimo|massimo|fino a|non piu|o meno|o inferiore|super\w+|limit\w*|oltre|"
            r"piu di",
        },
    ),
    (
        "simultaneously",
        {
            "en": r"simultaneous\w*|(?:at|in) the same (?:time|moment|instant)|at once|together",
            "it": r"simultane\w*|contemporane\w*|stesso (?:momento|istante|tempo)|insieme",
        },
    ),
    (
        "lead investigator",
        {"en": r"lead investigator\w*", "it": r"investigatore capo|capo investigatore"},
    ),
    ("random", {"en": r"random\w*", "it": r"casual\w*|a caso"}),
    (
        "before",
        {
            "en": r"before|prior|preced\w*|first|ahead|until|earlier",
            "it": r"prima|preced\w*|finche|antece\w*",
        },
    ),
    ("half", {"en": r"half|halv\w*", "it": r"meta|dimezz\w*"}),
)

#: "one or more" is no bound: it says "any"; "more than one" says "several"
NO_BOUND = {
    "en": r"(?:one|1) or more|more than (?:one|1)|multiple",
    "it": r"(?:uno|una|un|1) o piu|piu di (?:un|uno|una|1)|piu d'un\w*",
}

#: number words; those of the second row are ordinary words too: they satisfy, never demand
NUMBERS = {
    "en": {
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30,
        "twice": 2, "zero": 0,
    },
    "it": {
        "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sette": 7, "otto": 8, "nove": 9,
        "dieci": 10, "undici": 11, "dodici": 12, "quindici": 15, "venti": 20, "trenta": 30,
        "zero": 0,
    },
}  # fmt: skip
SOFT_NUMBERS = {
    "en": {
        "one": 1, "once": 1, "single": 1, "another": 1, "second": 2, "both": 2, "double": 2,
        "doubled": 2, "pair": 2, "either": 2, "third": 3, "none": 0, "no": 0,
    },
    "it": {
        "un": 1, "uno": 1, "una": 1, "sei": 6, "secondo": 2, "entrambi": 2, "entrambe": 2,
        "doppio": 2, "doppia": 2, "terzo": 3, "nessun": 0, "nessuno": 0, "nessuna": 0,
    },
}  # fmt: skip

#: Icon tokens; any other word in square brackets is a placeholder.
ICONS = frozenset(
    (
        *("action", "reaction", "free", "fast"),
        *("willpower", "intellect", "combat", "agility", "wild"),
        *("guardian", "seeker", "rogue", "mystic", "survivor", "neutral"),
        *("skull", "cultist", "tablet", "elder_thing", "auto_fail", "elder_sign"),
        *("bless", "curse", "frost", "unique", "per_investigator", "codex"),
        *("accessory", "head", "body", "ally", "hand", "hand_2", "arcane", "arcane_2", "tarot"),
        *("seal_a", "seal_b", "seal_c", "seal_d", "seal_e", "health", "sanity", "damage", "horror"),
    )
)
