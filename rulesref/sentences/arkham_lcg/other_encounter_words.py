"""What players say of enemies, doom and encounter cards, and what sentences say for it (``other_words``)."""

from __future__ import annotations

_DONE = (
    "attached|discarded|exhausted|defeated|drawn|revealed|placed|eliminated|healed|readied|evaded"
    "|shuffled|removed|attacked|put|returned"
)

#: What is said → what sentences say for it.
ENGLISH = (
    (rf"\b(?:gets|becomes) (?={_DONE})", "is "),
    (r"\bends up (?=(?:engaged|exhausted|ready|at|in|attached) )", "is "),
    (r"^(.+) is (aloof|massive|elusive|alert)$", r"\1 has \2"),
    (r"^(.+) has ([A-Z\"“].*) attached(?: to it)?$", r"\2 is attached to \1"),
    (r"\bone ([a-z]+) (?:left|remaining)$", r"1 \1"),
    (r"\bcomes to (?:an|its) end$", "ends"),
    (r"\b(\d+ (?:damage|horror)) plus (\d+ (?:damage|horror))\b", r"\1 and \2"),
    (r"\bre-?engages\b", "engages"),
    (
        r"\bdoes(?: not|n['’]t) get (?:an|any) attacks? of opportunity\b",
        "makes no attack of opportunity",
    ),
    (r"\bgets an attack of opportunity\b", "makes an attack of opportunity"),
    (r"^(.+) leaves (his|her|their|.+['’]s?) threat area$", r"\1 is not in \2 threat area"),
    (r"\bis left with\b", "has"),
    (
        r"^(.+) has (.+) (?:on top of|at the top of|as the top card of) (?:his|her|their) deck$",
        r"\2 is on top of \1's deck",
    ),
    (r"^(?:it|that|this) costs (.+?) (\d+|an|one) actions?$", r"\1 spends \2 actions"),
    (
        r"^(.+) has (.+) in (?:his|her|their) threat area( with .+)$",
        r"\2 is in \1's threat area\3",
    ),
    (r"\b(?:sits|stands|lies|lurks|hides|prowls) (at|in) ", r"is \1 "),
    (r"\b(phase) (?:comes (?:around|round|up|along)|rolls around|is here)$", r"\1 begins"),
    (r"\bwithout (?:any )?(?=(?:clues?|doom|damage|horror|resources?)\b)", "with 0 "),
    (r"^(.+) (is|are) in front of (.+)$", r"\1 \2 in \3's threat area"),
    (r"^the encounter deck['’]s top card is (.+)$", r"the top card of the encounter deck is \1"),
    (
        r"^on (?:the )?top of the encounter deck (?:is|lies|there is) (.+)$",
        r"the top card of the encounter deck is \1",
    ),
    (
        r"^(.+) is (?:on (?:the )?top of|at the top of|the first card (?:of|in)|next (?:in|on)) the encounter deck$",
        r"the top card of the encounter deck is \1",
    ),
    (
        r"^(?:that|this|it) (?:is|['’]s) (?:not possible|impossible|illegal|forbidden|against the rules|not permitted)$",
        "it is not lawful",
    ),
    (r"\bboth (?:the )?(?=[A-Z][^,]* and )", ""),
    (r"^(.+) (?:gets|gains|receives) (\d+|an?|one) doom(?: on it)?$", r"\2 doom is placed on \1"),
    (r"^(?:an?|one) doom(?: token)? (?=is )", "1 doom "),
    (r"^(\d+) doom tokens? (?=is |are )", r"\1 doom "),
)
ITALIAN = (
    (r"^(.+) ha ([A-ZÀ-Ý].*) assegnat[oa]$", r"\2 è assegnato a \1"),
    (r"^(?:gli|le) (?:resta|restano|rimane|rimangono) ", "ha "),
    (r"\b(\d+ (?:dann[oi]|orror[ei])) più (\d+ (?:dann[oi]|orror[ei]))\b", r"\1 e \2"),
    (r"\bsi prepara(?= |$)", "si ripristina"),
    (
        r"^(.+) (?:lascia|esce dall['’])(?: ?l['’])?area di minaccia di (.+)$",
        r"\1 non è nell'area di minaccia di \2",
    ),
    (r"\brimane con\b", "ha"),
    (
        r"^(.+) ha (.+) (?:in cima al|come prima carta del) (?:suo|proprio) mazzo$",
        r"\2 è in cima al mazzo di \1",
    ),
    (r"\b(?:si trova|sta) (?=(?:in|a|nel\w*|nell['’]|al\w*|all['’])\b)", "è "),
    (r"\bsenza (?:alcun |nessun )?(?=(?:indizi|destino|danni|orrori|risorse)\b)", "con 0 "),
    (
        r"^(.+) ha (.+) nella sua area di minaccia( con .+)$",
        r"\2 è nell'area di minaccia di \1\3",
    ),
    (r"^(.+) è davanti a (.+)$", r"\1 è nell'area di minaccia di \2"),
    (
        r"^in cima al mazzo (?:degli )?incontri (?:c['’]è|si trova) (.+)$",
        r"la prima carta del mazzo incontri è \1",
    ),
    (
        r"^(.+) è (?:in cima al|la prima carta del) mazzo (?:degli )?incontri$",
        r"la prima carta del mazzo incontri è \1",
    ),
    (r"^(?:questo |ciò )?(?:è) (?:impossibile|illegale|vietato)$", "non è lecito"),
    (r"\b(?:sia|tanto) (?=[A-ZÀ-Ý])(.+?) (?:sia|quanto|che) ", r"\1 e "),
    (r"^(.+) (?:riceve|ottiene|prende) (un|\d+) destin[oi]$", r"\2 destino viene collocato su \1"),
)
