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
    ("{c} (is |)committed", "BY commits {c}"),
    ("{c} (is |)committed to (the|this|that) (test|skill test|attack|investigation|evasion)", "BY commits {c}"),
    ("{c} (is |)(used|activated|triggered)", "BY uses {c}"),
    ("token[:] {t}", "the token is {t}"),
    ("(the |a |an |){t} (is |)(revealed|drawn|pulled)", "the token is {t}"),
    ("(the |a |an |){t} (comes up|comes out|is the token)", "the token is {t}"),
    ("(my location|here) has [a ]shroud [of ]{n}", "SHROUD ME; {n}"),
    ("my location's shroud is {n}", "SHROUD ME; {n}"),
    *((said, "SHROUD ME; {n}") for said in ("shroud {n}", "[a ]shroud {n} location", "[a ]{n}-shroud location", "[a ]location (with|of) shroud {n}")),
    *(
        row
        for where in ("[at |in ]a shroud {n} location", "[at |in ]a {n}-shroud location", "(at|in) a location (with|of) shroud {n}")
        for row in (
            (f"{{w}} investigates {where}", "SHROUD {w}; {n}; {w} investigates"),
            (f"{{w}} investigates {where} with {{c}}", "SHROUD {w}; {n}; {w} investigates with {c}"),
            (f"{{w}} investigates with {{c}} {where}", "SHROUD {w}; {n}; {w} investigates with {c}"),
        )
    ),
    *(
        row
        for came, past, by, most, how in (
            ("succeeds", "succeeded", "succeeds", "MARGIN", "successful"),
            ("passes", "passed", "succeeds", "MARGIN", "passed"),
            ("fails", "failed", "fails", "LOSS", "failed"),
        )
        for row in (
            (f"({came}|{past}) by {{n}}", f"BY {by} by {{n}}"),
            (f"(the|that|this|ME's) (test|attack|evasion|investigation|check) (is |)({came}|{past}|{how}) by {{n}}", f"BY {by} by {{n}}"),
            (f"(the|that|this|ME's) (test|attack|evasion|investigation|check) (is |)({came}|{past}|{how})", f"BY {by} by {most}"),
            (f"(a |){how} [basic ](investigation|investigate action)", f"BY investigates; BY {by} by {most}"),
            (f"(a |){how} [basic ](investigation|investigate action) by {{n}}", f"BY investigates; BY {by} by {{n}}"),
            (f"(a |){how} [basic ](investigation|investigate action) at a location with no clues", f"my location has no clues; BY investigates; BY {by} by {most}"),
            (f"(a |){how} [basic ](evasion|evade action)", f"BY attempts to evade an enemy; BY {by} by {most}"),
        )
    ),
    *(
        (f"({noun}) (on|at|in) (a|an|the) [basic ](investigate|investigation|investigate action)", f"BY investigates; BY {by}")
        for noun, by in (("success|successful", "succeeds by MARGIN"), ("failure|failed", "fails by LOSS"))
    ),
    *((f"{{n}} {pool} (is |)assigned to {{c}}", f"BY assigns {{n}} {pool} to {{c}}") for pool in ("damage", "horror")),
    *((f"{{n}} {pool} dealt to {{w}}", f"{{w}} is dealt {{n}} {pool}") for pool in ("damage", "horror")),
    *((f"{{w}}[:] {{n}} {pool}", f"ONE {{w}}; investigator; {{w}} has {{n}} {pool}") for pool in ("damage", "horror", "clue", "clues", "resources")),
    ("(engaged with|engaged to) {e}[,] (ready|which is ready)", "ENGAGED {e}; {e} is ready"),
    ("(engaged with|engaged to) {e}[,] exhausted", "ENGAGED {e}; {e} is exhausted"),
    ("no (enemy|enemies) (is|are) (at|in) {l}", "NOBODY {l}"),
    ("{w} is engaged", "an enemy is engaged with {w}"),
    ("{w} (takes|starts|begins|initiates|declares|performs|makes) (a|the) (fight|attack|fight action|attack action|basic fight action|basic attack)", "FIGHTS {w}"),
    ("{w} (takes|starts|begins|initiates|declares|performs|makes) (an|the) (evade|evasion|evade action|basic evade action)", "{w} attempts to evade an enemy"),
    ("{w} (starts|begins|initiates|declares|makes) (an|the) (investigate|investigation|investigate action|basic investigate action)", "{w} investigates"),
    ("{w} (attacks|fights)", "FIGHTS {w}"),
    ("{w} (attacks|fights|shoots|swings) with {c} and (kills|kill|defeats|defeat) {e}", "KILLS {w}; {e}; {c}"),
    ("{w} (attacks|fights|shoots) {e} with {c} and (kills|kill|defeats|defeat) {x}", "SAME {e}; {x}; KILLS {w}; {e}; {c}"),
    ("{w} (kills|defeats) {e} with {c}", "KILLS {w}; {e}; {c}"),
    ("{e} (dies|falls) to {w}'s {c}[ attack]", "KILLS {w}; {e}; {c}"),
    ("{e} (dies|falls) to {c}[ attack]", "KILLS ME; {e}; {c}"),
    ("{e} is (killed|defeated) (by|with) {c}", "KILLS ME; {e}; {c}"),
    *(
        (f"{{w}} (uses|activates|triggers) {{c}}'s ({sort}) (on|against) {{e}}", "{w} uses {c} on {e}")
        for sort in ("ability", "action", "action ability")
    ),
    ("(the |ME's |)first (move|move action) of (the|ME's) turn", "BY moves to a connecting location"),
    ("{w} is engaged (at the start|at the beginning) of (SHE's|ME's|the) turn", "an enemy is engaged with {w}; the turn of {w} begins"),
    ("{w} is engaged with {e} (at the start|at the beginning) of (SHE's|ME's|the) turn", "{e} is engaged with {w}; the turn of {w} begins"),
    ("{w} is (at|in) the same location", "WITH_ME {w}"),
    ("{w} is (at|in) the same location as ME", "TOGETHER ME; {w}"),
    ("{w} and {x} are (at|in) the same location", "TOGETHER {w}; {x}"),
    ("(takes|uses|spends|ME takes) (all three|all 3) of ME's actions", "ME has no actions"),
    ("{w} (takes|uses|spends) (all three|all 3) of (ME's|SHE's|SHE|the) actions", "{w} has no actions"),
    ("(the |){phase} phase: {rest}", "it is the {phase} phase; {rest}"),
    ("{w} {rest} with no (assets|asset|allies|ally)[ in play]", "{w} {rest}; WITHOUT asset"),
    *(
        (f"{{c}} {takes} {{n}} {pool} (from|by|of) {{e}}'s attack", f"ONE {{c}}; asset; ATTACKS {{e}}; BY assigns {{n}} {pool} to {{c}}")
        for pool in ("damage", "horror")
        for takes in ("(takes|suffers)", "is (dealt|assigned)")
    ),
    ("{c} is played (against|on|in response to) {e}'s attack", "ATTACKS {e}; BY plays {c}"),
    ("{w} plays {c} (against|in response to) {e}'s attack", "{e} attacks {w}; {w} plays {c}"),
    *(
        row
        for value, pool in (("sanity", "horror"), ("health", "damage"))
        for row in (
            (f"{{w}} has the (lowest|least|fewest) (remaining |){value}", f"LEAST {{w}}; {pool}"),
            (f"{{w}} has (less|lower|fewer) (remaining |){value}", f"LEAST {{w}}; {pool}"),
            (f"{{w}} has (less|lower|fewer) (remaining |){value} than {{x}}", f"OTHER {{w}}; {{x}}; LEAST {{w}}; {pool}"),
        )
    ),
    ("{w}, (elsewhere|at another location|at a different location), {rest}", "{w} {rest}; ELSEWHERE ME; {w}"),
    *(
        (f"{{w}} (assigns|puts|places) (the |){one} (to|on|onto) {{c}}(, and|,| and) (the |){other} (to|on|onto) {{d}}", f"{{w}} assigns the {one} to {{c}}; {{w}} assigns the {other} to {{d}}")
        for one, other in (("damage", "horror"), ("horror", "damage"))
    ),
    *(
        row
        for nth in ("first", "second", "third")
        for row in (
            (f"{{rest}} (on|with|using|for|as) (ME's |SHE's |SHE |the |){nth} action", f"NTH {nth}; {{rest}}"),
            (f"(on|with|using|for|as) (ME's |SHE's |SHE |the |){nth} action[,] {{rest}}", f"NTH {nth}; {{rest}}"),
        )
    ),
    *((f"{{w}} tests {skill}", f"TESTS {{w}}; {skill}") for skill in ("willpower", "intellect", "combat", "agility")),
    ("{w} (moves|goes|walks|runs) (away|on|over|back|off) to {l}", "{w} moves to {l}"),
    *(
        (f"{{w}} ({came}) (the |a |an |ME's |SHE's |SHE |){skill} (test|check){much}", f"{of}{{w}} {by} by {{n}}" if much else f"{of}{{w}} {by} by {most}")
        for skill, of in (*((one, f"TESTED {one}; ") for one in ("willpower", "intellect", "combat", "agility")), ("skill", ""))
        for came, by, most in (("fails|flunks", "fails", "LOSS"), ("passes|succeeds at|makes|wins|beats", "succeeds", "MARGIN"))
        for much in ("", " by {n}")
    ),
    *(
        (f"{{w}} investigates{where} and (discovers|finds|gets|picks up|collects) {{n}} (clue|clues)", f"{told}{{w}} investigates; {{w}} succeeds by MARGIN; {{w}} discovers {{n}} clues")
        for where, told in (("", ""), (" {l}", "AT {w}; {l}; "))
    ),
    ("{w} (finds|gets|picks up|collects) {n} (clue|clues)", "{w} discovers {n} clues"),
    ("{x}'s turn is over", "{x} ends the turn"),
    ("{c} comes (out of|from|off) the encounter deck for {w}", "DRAW {w}; {c}"),
    *((f"{{w}} (must|has to|needs to) (take|suffer) {{n}} {pool}", f"{{w}} takes {{n}} {pool}") for pool in ("damage", "horror")),
    ("{w} is stuck with {c}", "IS {c}; treachery; {c} is in the threat area of {w}"),
    ("{w} is (at|in) {l} with {c}", "IS {c}; asset; {w} is at {l}; {w} controls {c}"),
    ("{w} [is ](at|in) {l} with {e} on {x}", "ONE {w}; investigator; SAME {w}; {x}; {w} is at {l}; ONE {e}; enemy; {e} is engaged with {w}"),
    ("{e} is evaded by {w}", "{w} evades {e}"),
    ("{e} is (defeated|killed) by {w}", "{w} defeats {e}"),
    ("{e} is (disengaged|disengaged from {w})", "FREE {e}"),
    ("[now ](comes|begins|starts) the {phase} phase", "the {phase} phase begins"),
    ("(next comes|next is|there follows|it is time for) the {phase} phase", "the {phase} phase begins"),
    ("(two|2) of us (at|in) {l}: {w} and {x}", "OTHER {w}; {x}; ONE {w}; investigator; ONE {x}; investigator; {w} is at {l}; {x} is at {l}"),
    *(
        row
        for deals in ("for", "and (deals|does)", "dealing")
        for row in (
            (f"{{e}} attacks {{w}} {deals} {{n}} {{p}}", "DEALS {e}; {p}; {n}; {e} attacks {w}"),
            (f"{{e}} attacks {{w}} {deals} {{n}} {{p}} and {{m}} {{q}}", "DEALS {e}; {p}; {n}; DEALS {e}; {q}; {m}; {e} attacks {w}"),
        )
    ),
    *((f"{{c}} soaks {{n}} {pool} (from|of) {{e}}'s attack", f"{{c}} takes {{n}} {pool} from {{e}}'s attack") for pool in ("damage", "horror")),
    ("{w} (swings at|slashes at|slashes|stabs|strikes at|goes after) {e} with {c}", "{w} fights {e} with {c}"),
    ("{w} has (nothing|nobody|no one|no enemy|no enemies) engaged", "FREE {w}"),
    ("{w} has (nothing|nobody|no one|no enemy|no enemies) engaged with {x}", "SAME {w}; {x}; FREE {w}"),
    ("(nothing|no enemy) is engaged with {w}", "FREE {w}"),
    ("(two|2) of us: {w} (at|in) {l}, {x} (at|in) {k}", "OTHER {w}; {x}; ONE {w}; investigator; ONE {x}; investigator; {w} is at {l}; {x} is at {k}"),
    ("{w} (uses|spends|takes) (ME's |SHE's |the |)last action to evade {e}", "{w} has 1 action; {w} attempts to evade {e}"),
    ("{w} (uses|spends|takes) (ME's |SHE's |the |)last action to {do}", "{w} has 1 action; {w} {do|s}"),
    ("{w} is elsewhere", "ELSEWHERE ME; {w}"),
    ("{c} (is |)on {l}", "ONE {c}; treachery; {c} is attached to {l}"),
    ("{c} in hand (and|with) {n} resource", "HOLDS {c}; {n} resource"),
    ("(ME's |)attack (on|against) {e} (fails|failed)", "ME fights {e}; ME fails by LOSS"),
    ("(ME's |)attack (on|against) {e} (succeeds|succeeded)", "ME fights {e}; ME succeeds by MARGIN"),
    *(
        (f"(the |an |a |){keyword} {{e}} is {{more}}", f"ONE {{e}}; enemy; PRINTED {{e}}; {keyword}; {{e}} is {{more}}")
        for keyword in ("hunter", "aloof", "massive", "alert", "elusive")
    ),
    ("{c} cancels {x}", "CANCELS {x}; {c}"),
    ("(a |the |my |)location with {n} (clue|clues)", "my location has {n} clues"),
    ("{e} (stays|remains) exhausted", "{e} is exhausted"),
    ("{e} is the only enemy engaged with {w}", "{e} is engaged with {w}"),
    ("{c} with {rest}", "OWNS {c}; {c} has {rest}"),
    ("{c} in {w}'s threat area with {rest}", "{c} is in the threat area of {w}; {c} has {rest}"),
    ("{c} in {w}'s hand", "{w} has {c} in hand"),
    ("{e}, ready, {rest}", "ONE {e}; enemy; {e} {rest}; {e} is ready"),
    ("{e} is exhausted, (at|in) {l}", "{e} is at {l}; {e} is exhausted"),
    ("upkeep: {rest}", "it is the upkeep phase; {rest}"),
    ("{w} commits {c} to (a|an|the|ME's|SHE's) {s} test", "TESTS {w}; {s}; {w} commits {c}"),
    *((f"[a ]{skill} (test|check)", f"BY attempts a {skill} test") for skill in ("willpower", "intellect", "combat", "agility")),
    ("investigation (fails|failed)", "BY investigates; BY fails by LOSS"),
    ("investigation (succeeds|succeeded)", "BY investigates; BY succeeds by MARGIN"),
    ("{x} is (cancelled|canceled) (with|by) {c}", "IS {x}; treachery; ME draws {x}; ME plays {c}"),
    ("(two|2) investigators (are |)(at|in) {l}[:][,] {w} and {x}", "ONE {w}; investigator; ONE {x}; investigator; {w} is at {l}; {x} is at {l}"),
    ("{w} is (at|in) the same location as {x}", "TOGETHER {x}; {w}"),
    ("{w} (stays|stays put|stays there|stays here|remains there|remains here)", "ONE {w}; investigator"),
    *(
        row
        for came, by in (("(fails|failed)", "fails by {n}"), ("(succeeds at|succeeded at|passes|passed)", "succeeds by {n}"))
        for row in (
            (f"{{w}} {came} (the|an|ME's|SHE's) investigation by {{n}}", f"{{w}} investigates; {{w}} {by}"),
            (f"{came} (the|an|ME's) investigation by {{n}}", f"BY investigates; BY {by}"),
        )
    ),
    *((f"{{w}} (uses|performs) (the|an|a) {called} action (on|against) {{e}}", f"{{w}} {does} {{e}}") for called, does in (("engage", "engages"), ("fight", "fights"), ("evade", "attempts to evade"))),
    ("{c}, undamaged, {rest}", "{c} is undamaged; {c} {rest}"),
    ("{e}, exhausted, (at|in) {l}", "ONE {e}; enemy; {e} is at {l}; {e} is exhausted"),
    ("{e}, (ready|unengaged|ready and unengaged), (at|in) {l}", "ONE {e}; enemy; {e} is at {l}"),
    ("{e} is (at|in) {l}, (connected|adjacent|which is connected|a connecting location)", "{e} is at {l}; {l} is connected"),
    ("{e} is[ ready] (at|in) {l} with {w} and {x}", "ONE {w}; investigator; ONE {x}; investigator; {w} is at {l}; {x} is at {l}; {e} is at {l}"),
    ("{rest}, (killing|defeating|destroying) {c}", "{rest}; FATAL {c}"),
    ("{l} has {c} attached", "{c} is attached to {l}"),
    ("{w} {rest} for the first time this (turn|round)", "{w} {rest}"),
    ("{w} moves {rest} for the first time this (turn|round)", "{w} moves {rest}"),
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
