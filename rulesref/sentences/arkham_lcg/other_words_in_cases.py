"""What judges say of a dispute that they tell as a case, in both languages (``other_words``)."""

from __future__ import annotations

#: What is said in English → what sentences say for it.
ENGLISH = (
    (
        r"\b(?:walks|heads|runs|steps|goes|comes|climbs|travels|hurries|moves|sneaks|strolls|returns)(?: over| up| down| back| on| across| off)? (?:in)?to (?=(?:the )?[A-Z])",
        "moves to ",
    ),
    (
        r"\b(?:walks|heads|runs|steps|goes|comes|climbs|travels|hurries|sneaks|strolls|returns)(?: over| up| down| back| on| across| off)? (?=from (?:the )?[A-Z].* to )",
        "moves ",
    ),
    (r"\bleaves (.+) for (?=(?:the )?[A-Z])", r"moves from \1 to "),
    (
        r"^(.+) has (?:an? |the )?([A-Z].*) attached(?: to (?:it|him|her))?$",
        r"\2 is attached to \1",
    ),
    (r"\b(?:reaches|arrives (?:at|in)) (?=(?:the )?[A-Z])", "moves to "),
    (
        r"^(.+) takes (?:all of it|it all|everything|both)(?: on)?(?: (?:him|her|them)self)?$",
        r"\1 assigns the damage and the horror to \1",
    ),
    (r"\b(?:strikes|hits) back(?: at| against)? (?=[A-Z])", "retaliates against "),
    (r"\b(?:strikes|hits) back$", "retaliates"),
    (r"^(.+) (?:punches|kicks) ([^,]+?)(?! with .+)$", r"\1 fights \2"),
    (
        r"^(.+) (?:hits|strikes|bites) (.+) for (\d+ (?:damage|horror)(?: and \d+ (?:damage|horror))?)$",
        r"\1 deals \3 to \2",
    ),
    (
        r"\b(\d+ [a-z ]+?)(?: token)?s? (?:goes|go|comes|come|is put|are put) (?:in|into|to) the (?:chaos )?bag$",
        r"\1 tokens are added to the chaos bag",
    ),
    (r"\b(?:shoots|fires|swings|strikes|lunges) at ", "fights "),
    (r"\b(?:enters play|comes into play|appears|shows up) (?:at|in) ", "spawns at "),
    (
        r"^(.+) is the (?:current )?(agenda|act),? with no doom(?: on it)?$",
        r"the current \2 is \1 with 0 doom",
    ),
    (
        r"^(.+) is the (?:current )?(agenda|act),? with (\d+) doom(?: on it)?$",
        r"the current \2 is \1 with \3 doom",
    ),
    (
        r"^(?:a|the) (?:new|next) round begins with the (mythos|investigation) phase$",
        r"the \1 phase begins",
    ),
    (
        r"^(?:we (?:get|come) to|next comes|now comes|then comes) the (mythos|enemy|upkeep|investigation) phase$",
        r"the \1 phase begins",
    ),
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
    (
        r"^ad? (.+?) (?:resta|restano|rimane|rimangono)(?: ancora| solo| soltanto)* (\d+|un|uno|una)(?: sol[oaie])? (risors[ae]|indizi[o]?|dann[oi]|orror[ei])$",
        r"\1 ha \2 \3",
    ),
    (
        r"^(?:gli|le) (?:resta|restano|rimane|rimangono)(?: ancora| solo| soltanto)* (\d+|un|uno|una)(?: sol[oaie])? (risors[ae]|indizi[o]?|dann[oi]|orror[ei])$",
        r"ha \1 \2",
    ),
    (r"\bun[oa]? sol[oa] (?=[a-zà-ù])", "1 "),
    (
        r"^non (?:resta|restano|rimane|rimangono)(?: più)? ([a-zà-ù]+) (in|a|nel\w*|nell['’]|all?\w*|sul\w*) ?(.+)$",
        r"\3 non ha \1",
    ),
    (
        r"^(?:in|a|nel\w*|all?\w*|sul\w*) (.+?) non (?:resta|restano|rimane|rimangono)(?: più)? ([a-zà-ù]+)$",
        r"\1 non ha \2",
    ),
    (
        r"^(?:resta|restano|rimane|rimangono)(?: ancora)? (\d+|un|uno|una) ([a-zà-ù]+) (?:in|a|nel\w*|all?\w*|sul\w*) (.+)$",
        r"in \3 ci sono \1 \2",
    ),
    (r"\bnon è (?:più )?impegnat([oa]) con nessuno$", r"non è impegnat\1 con nessun nemico"),
    (
        r"\bnon è più (?=impegnat[oa] |(?:in|a|nel|nello|nella|al|allo|alla) |nell['’]|all['’])",
        "non è ",
    ),
    (r"\bnon può più (?=[a-z])", "non può "),
    (
        r"\b(?:scende|sale|corre|torna|passa|cammina|entra) (?=(?:da[l ]|dallo |dalla |dall['’]).+ (?:in|a|nel\w*|all?\w*|nell['’]|all['’]) ?[A-ZÀ-Ý])",
        "si muove ",
    ),
    (
        r"\b(?:scende|sale|corre|torna|passa|cammina|entra) (?=(?:(?:in|a|nel|nello|nella|al|allo|alla) |nell['’]|all['’])[A-ZÀ-Ý])",
        "si muove ",
    ),
    (
        r"\b(?:entra in gioco|appare|compare) (?=(?:(?:in|a|nel|nello|nella|al|allo|alla) |nell['’]|all['’])[A-ZÀ-Ý])",
        "viene generato ",
    ),
    (
        r"^(?:si arriva|si passa|si giunge|arriviamo|passiamo|si va) alla [Ff]ase (.+)$",
        r"comincia la Fase \1",
    ),
    (r"\b(?:cerca di|prova a|tenta di) colpire\b", "combatte"),
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
    (
        r"\b((?:ha|hanno|con|c['’]è|(?:ci )?sono|restano?|rimane|rimangono)(?: ancora)? \d+) sol[oaie] (?=[a-zà-ù])",
        r"\1 ",
    ),
    (r"\bpunt[oi] (?:di )?(?=(?:salute|sanità)\b)", ""),
)
