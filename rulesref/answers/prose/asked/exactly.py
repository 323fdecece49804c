"""How a player may ask whether just so much comes about: rows of ``answers.prose.asked.questions``.

A number is one that the question says: neither more nor less is that, so that "1 damage" is no word for any.
"""

from __future__ import annotations

Rows = tuple[tuple[str, str, tuple[str, ...]], ...]
#: How such an answer comes about.
EXACT = "exact"
_DOES = "(does|will|would|do|did)"
_TAIL = "[ from IT][ from the attack][ for that][ for it][ then][ in total][ altogether][ instead]"
_DAMAGE, _HORROR = "# damage is placed on {s}", "# horror is placed on {s}"
EXACTLY_EN: Rows = (
    *(
        (f"{_DOES} {{s}} (take|suffer|get) {{n}} {pool}{_TAIL}", EXACT, (came,))
        for pool, came in (("damage", _DAMAGE), ("horror", _HORROR))
    ),
    *(
        (f"{_DOES} {{w}} (deal|do) {{n}} {pool} to {{s}}{_TAIL}", EXACT, (came,))
        for pool, came in (("damage", _DAMAGE), ("horror", _HORROR))
    ),
    *(
        (f"{_DOES} {{e}} (deal|do) {{n}} {pool} to {{s}}{_TAIL}", EXACT, (came,))
        for pool, came in (("damage", _DAMAGE), ("horror", _HORROR))
    ),
    *(
        (f"is {{n}} {pool} (dealt to|placed on|put on) {{s}}{_TAIL}", EXACT, (came,))
        for pool, came in (("damage", _DAMAGE), ("horror", _HORROR))
    ),
    (f"{_DOES} {{s}} (take|suffer|get) {{n}} damage and {{m}} horror{_TAIL}", EXACT, (_DAMAGE, _HORROR)),
    (f"{_DOES} {{e}} (deal|do) {{n}} damage and {{m}} horror to {{s}}{_TAIL}", EXACT, (_DAMAGE, _HORROR)),
    (f"{_DOES} {{w}} (discover|find|get) {{n}} (clue|clues)[ here][ there]{_TAIL}", EXACT, ("{w} discovers # clue(s) at PLACES",)),
    (f"{_DOES} {{w}} (gain|get) {{n}} (resource|resources){_TAIL}", EXACT, ("{w} gains # resource(s)",)),
    (f"{_DOES} {{w}} lose {{n}} (resource|resources){_TAIL}", EXACT, ("{w} loses # resource(s)",)),
    (f"{_DOES} {{w}} heal {{n}} damage[ from {{s}}]", EXACT, ("# damage is healed from {s}",)),
    (f"{_DOES} {{w}} heal {{n}} horror[ from {{s}}]", EXACT, ("# horror is healed from {s}",)),
)  # fmt: skip
_CODA = "[ in tutto][ invece]"
EXACTLY_IT: Rows = (
    (f"{{s}} (subisce|prende|riceve) {{n}} (danno|danni){_CODA}", EXACT, ("# danni vengono collocati su {s}",)),
    (f"{{s}} (subisce|prende|riceve) {{n}} (orrore|orrori){_CODA}", EXACT, ("# orrori vengono collocati su {s}",)),
    (f"{{e}} (infligge|fa) {{n}} (danno|danni) a {{s}}{_CODA}", EXACT, ("# danni vengono collocati su {s}",)),
    (f"{{e}} (infligge|fa) {{n}} (orrore|orrori) a {{s}}{_CODA}", EXACT, ("# orrori vengono collocati su {s}",)),
    (f"{{w}} (scopre|trova) {{n}} (indizio|indizi){_CODA}", EXACT, ("{w} scopre # indizi(o) in PLACES",)),
    (f"{{w}} (ottiene|guadagna|riceve) {{n}} (risorsa|risorse){_CODA}", EXACT, ("{w} ottiene # risors(a)",)),
)  # fmt: skip


def in_orders(asked: str, verb: str, behind: str, how: str, statement: str) -> Rows:
    """An Italian question of how much in each order of its words; who it is asked of may stand anywhere."""
    orders = (f"{asked} {verb} {{s}}", f"{asked} {{s}} {verb}", f"{{s}} {asked} {verb}")
    return tuple((f"{order}{behind}", how, (statement,)) for order in orders)
