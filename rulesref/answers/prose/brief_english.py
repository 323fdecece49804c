"""How a dispute is told in short in English: what is done without whoever does it, and what comes of it."""

from __future__ import annotations

#: What defeats a card that damage has been assigned to.
_BLOW = "(a|the|this|that) (killing blow|lethal blow|fatal blow|lethal damage|fatal damage)"
_ENOUGH = "(the attack's damage|IT's damage|the damage|that damage|this damage|that|this)"
_KILLS = "(kills|defeats|destroys|would kill|would defeat|will kill|will defeat)"
_CANCELED = "(cancelled|canceled|dodged|avoided)"
BRIEF_EN = (
    (f"{{w}} assigns {_BLOW} to {{c}}", "FATAL {c}"),
    (f"{_ENOUGH} is (enough to|going to) (kill|defeat|destroy) {{c}}", "FATAL {c}"),
    (f"{_ENOUGH} {_KILLS} {{c}}", "FATAL {c}"),
    ("{c} (is |)played", "BY plays {c}"),
    (f"{{x}} is {_CANCELED} (with|by|using) {{c}}", "CANCELS {x}; {c}"),
    ("{w} (cancels|avoids|stops|dodges) {x} (with|by playing|using) {c}", "CANCELS {x}; {c}; {w}"),
    ("{w} {c} {x}", "CANCELS {x}; {c}; {w}"),
    ("(the |a |an |){t} token (is |)(revealed|drawn)", "the token is {t}"),
    ("(the |a |an |)auto-fail (is |)(revealed|drawn)", "the token is auto-fail"),
    ("{w} exhausts {c} and (moves|move)", "{w} uses {c}; {w} moves to a connecting location"),
    ("{w} (moves to|enters|walks into|moves into|walks to) (a|the) (next |connecting |)location (with|where there is) {e}", "ENTERS {w}; {e}"),
    ("{w} (moves to|enters|walks into|moves into|walks to) (a|the) location where {e} is", "ENTERS {w}; {e}"),
    ("{w} (moves to|walks to) the location of {e}", "ENTERS {w}; {e}"),
    *(
        (f"{{c}} lets {{w}} (take|make|perform) (a|an|1) {called} action", f"USED {{c}}; {verb}")
        for called, verb in (("move", "moves to"), ("fight", "fights"), ("investigate", "investigates"), ("evade", "attempts to evade"))
    ),
    ("{w} (attacks|fights|swings|shoots) with {c}", "FOE {w}; {c}"),
    ("{e} spawns engaged with {w}", "SPAWNED {e}; {w}"),
    # whoever is attacked is the one who plays
    ("{e} attacks", "ATTACKS {e}"),
    *(
        (f"{{e}}, {how} (next door|one location away|at a connecting location), {{rest}}", f"{{e}} is one location away; {said}{{e}} {{rest}}")
        for how, said in (("ready", "{e} is ready; "), ("(ready and unengaged|unengaged and ready|unengaged)", ""), ("exhausted", "{e} is exhausted; "))
    ),
    ("{e} moves and engages {w}", "HUNTS {e}; my location; {e} engages {w}"),
    ("{e} moves and engages", "HUNTS {e}; my location; {e} engages ME"),
    ("{e} moves in the enemy phase and engages {w}", "it is the enemy phase; {e} moves and engages {w}"),
    ("{e} moves in the enemy phase and engages", "it is the enemy phase; {e} moves and engages"),
)  # fmt: skip
