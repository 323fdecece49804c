"""What judges say of a dispute that they tell as a case, in both languages (``other_words``)."""

from __future__ import annotations

#: What is said in English → what sentences say for it.
ENGLISH = (
    (
        r"\b(?:sits|stands|lurks|lies|waits|stays|remains)(?: behind)? (exhausted|engaged|unengaged)\b",
        r"is \1",
    ),
    (r"\b(?:stays|remains|is left|gets left) behind (at|in)\b", r"is \1"),
    (
        r"\b(?:ends up|winds up) (?=(?:engaged|exhausted|ready|unengaged|defeated|at|in|on)\b)",
        "is ",
    ),
    (r"\bends up at\b", "is at"),
    (
        r"\b(?:gets|takes|has) (?:an?|its|his|her|their) attack of opportunity\b",
        "makes an attack of opportunity",
    ),
    (r"\bmakes it(?=$| by \d)", "succeeds"),
    (r"\b(?:nobody|no one|no investigator) (?:is|was|has been|gets) attacked$", "no enemy attacks"),
    (
        r"\b(assigns|puts|places) (?:both|it all|everything|all of it|both of them|them both|them all)(?: points)? (to|on|onto) ",
        r"\1 the damage and the horror \2 ",
    ),
    (r"\b(the|an?) (?:hand|deck) of (?=\d+ cards?$)", r"\1 hand of "),
    (r"\bgets (\d+ (?:damage|horror))\b", r"takes \1"),
    (
        r"^(.+) (?:has|takes) (?:all )?(?:her|his|their) (?:full )?turn$",
        r"\1 takes their turn",
    ),
)
#: The same in Italian.
ITALIAN = (
    (r"\b(?:ingaggiat|impegnat)([oa]) da(?:l |llo |lla |ll['’]| )", r"impegnat\1 con "),
    (
        r"^(?:in|a|su|nel\w*|all?\w*|sul\w*) (.+?) (?:resta|restano|rimane|rimangono)(?: ancora)? (\d+|un|uno|una|nessun\w*) ([a-zà-ù]+)$",
        r"in \1 ci sono \2 \3",
    ),
    (
        r"\bnon (?:effettua|fa) (?:alcun |nessun |gli |degli )?attacchi di opportunità\b",
        "non effettua attacchi di opportunità",
    ),
    (
        r"\b(?:fa|effettua|ottiene) il suo attacco di opportunità\b",
        "effettua un attacco di opportunità",
    ),
    (
        r"^(?:il|i|l['’]|gli) ?(dann|orror)([oiei]) l[oi] (?:subisce|prende) (.+)$",
        r"\3 subisce \1\2",
    ),
    (
        r"\b(assegna|mette) (?:entrambi|tutto|tutti e due|ambedue) (?:su(?:l|llo|lla|ll['’])? ?|a(?:l|llo|lla)? |all['’])",
        r"assegna il danno e l'orrore a ",
    ),
    (r"\b(?:con successo|e ha successo)$", "e supera la prova"),
    (r"\bha successo(?=$| di \d)", "supera la prova"),
    (r"\b(\d+) sol[oaie] (?=[a-zà-ù])", r"\1 "),
    (r"\bpunt[oi] (?:di )?(?=(?:salute|sanità)\b)", ""),
)
