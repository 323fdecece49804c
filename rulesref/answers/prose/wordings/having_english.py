"""How a player may tell in English what they have, or have nothing of; what they bear themselves."""

from __future__ import annotations

#: What somebody controls none of: no asset has been told of then.
_ASSETS = "(assets|asset|allies|ally|cards|asset cards|assets or allies)"
#: One more of what somebody has already.
_ONE_MORE = "(another|one more|a further|another one|one further)"
#: What lies on an asset.
_ON_IT = (
    "damage",
    "horror",
    "doom",
    "(charge|charges)",
    "(secret|secrets)",
    "(supply|supplies)",
    "ammo",
    "(bullet|bullets)",
)
_LIES = {
    "(charge|charges)": "charges",
    "(secret|secrets)": "secrets",
    "(supply|supplies)": "supplies",
    "(bullet|bullets)": "ammo",
}
HAVING_EN = (
    *(
        row
        for said in _ON_IT
        for what in (_LIES.get(said, said),)
        for row in (
            (f"{{w}} has {{n}} {said} on {{c}}", f"CONTROLS {{w}}; {{c}}; {{c}} has {{n}} {what}"),
            (f"{{w}} has no {said} [left ]on {{c}}", f"CONTROLS {{w}}; {{c}}; {{c}} has no {what}"),
        )
    ),
    *(
        row
        for skill in ("willpower", "intellect", "combat", "agility")
        for row in (
            (f"{{w}} is testing {skill}", f"{{w}} attempts a {skill} test"),
            (f"{{w}} has to (test|make a test of) {skill}", f"{{w}} attempts a {skill} test"),
        )
    ),
    ("{w} fails (an|the|ME's|SHE's) attack (on|against) {e}", "{w} fights {e}; {w} fails by LOSS"),
    ("{w} (must|has to|needs to) draw (a|1) card", "{w} draws a card"),
    *(
        row
        for p in ("damage", "horror")
        for row in (
            (f"{{w}} has {{n}} {p} and (takes|take|suffers|suffer|gets|get) {{m}}", f"{{w}} has {{n}} {p}; {{w}} takes {{m}} {p}"),
            (f"{{w}} has {{n}} {p} and (takes|take|suffers|suffer|gets|get) {{m}} more", f"{{w}} has {{n}} {p}; {{w}} takes {{m}} {p}"),
            (f"{{w}} has {{n}} {p} and (takes|suffers|gets) {_ONE_MORE}", f"{{w}} has {{n}} {p}; {{w}} takes 1 {p}"),
            (f"{{w}} (takes|suffers|gets) {{m}} (more|additional|further) {p}", f"{{w}} takes {{m}} {p}"),
            (f"{{w}} (takes|suffers|gets) {_ONE_MORE} {p}", f"{{w}} takes 1 {p}"),
        )
    ),
    *((f"{{w}} is (all |)out of {pool}", f"{{w}} has no {pool}") for pool in ("actions", "resources")),
    ("{w} has {n} cards", "{w} has {n} cards in hand"),
    ("{w} is holding {n} cards", "{w} has {n} cards in hand"),
    ("{w} holds {n} cards", "{w} has {n} cards in hand"),
    *((f"it is {phase}", f"it is the {phase} phase") for phase in ("upkeep", "mythos")),
    ("agenda is {c}", "the agenda is {c}"),
    *(
        (f"{{w}} has (used|spent) (all|both|all of the|all the|the last) {uses} (of|on|from) {{c}}", f"{{c}} has no {uses}")
        for uses in ("supplies", "ammo", "charges", "secrets")
    ),
    ("the agenda {c} has {rest}", "the agenda is {c} with {rest}"),
    ("{w} is (at|down to) {n} (health|remaining health)[ left][ remaining]", "LEFT {w}; damage; {n}"),
    ("{w} is (at|down to) {n} (sanity|remaining sanity)[ left][ remaining]", "LEFT {w}; horror; {n}"),
    *(
        (f"{{w}} ({verb}) with {{c}}[ committed]", f"IS {{c}}; skill; {{w}} commits {{c}}; {{w}} {came}")
        for verb, came in (("passes|succeeds", "succeeds by MARGIN"), ("fails", "fails by LOSS"))
    ),
    ("{w} has no cards in (the|ME's|SHE's) deck", "the deck of {w} is empty"),
    ("{w} has no cards left in (the|ME's|SHE's) deck", "the deck of {w} is empty"),
    ("{w}'s deck (is empty|has run out|is out of cards|has no cards|has no cards left)", "the deck of {w} is empty"),
    ("{w}'s discard pile (has|holds|contains) {c}", "{w} has {c} in the discard pile"),
    *((f"{{w}}'s {{c}} {verb} {{more}}", f"CONTROLS {{w}}; {{c}}; {{c}} {verb} {{more}}") for verb in ("is", "has")),
    (f"{{w}} has no[ other] {_ASSETS}( in play| out| on the table)", "WITHOUT asset"),
    (f"{{w}} (controls|has) no[ other] {_ASSETS}", "WITHOUT asset"),
    ("{w} has nothing( in play| out| on the table)", "WITHOUT asset"),
    ("(nobody|no one) is engaged with IT", "FREE IT"),
    *((f"{{w}} is at {{n}} {p}", f"{{w}} has {{n}} {p}") for p in ("damage", "horror")),
    *(
        (f"{{w}} is at {{n}} {p} and {{m}} {q}", f"{{w}} has {{n}} {p}; {{w}} has {{m}} {q}")
        for p, q in (("damage", "horror"), ("horror", "damage"))
    ),
    ("{w} has {c} equipped", "{w} controls {c}"),
    ("{w} investigates here", "{w} investigates"),
    ("{w} is done[ for this turn]", "{w} ends the turn"),
    ("(one action|1 action) [is ]left", "ME has 1 action"),
    ("{n} actions [are ]left", "ME has {n} actions"),
    ("{w} takes (IT's damage|that damage|this damage|its damage)", "TAKES {w}; damage"),
    ("{w} takes (IT's horror|that horror|this horror|its horror)", "TAKES {w}; horror"),
    ("{w} and {x} are together", "TOGETHER {w}; {x}"),
    ("{w} is (with|together with) {x}", "TOGETHER {x}; {w}"),
    ("{w} has (1|one|only 1|only one|just one) ally slot", ""),
    ("{w} and {x} are (at|in) (different|separate) locations", "ELSEWHERE {w}; {x}"),
    ("{w} is (at|in) a different location (than|from|to) {x}", "ELSEWHERE {x}; {w}"),
    ("{w} is not (at|in) the same location as {x}", "ELSEWHERE {x}; {w}"),
    *(
        (f"{{c}} (is|has run|is all) out of {uses}", f"{{c}} has no {uses}")
        for uses in ("ammo", "charges", "secrets", "supplies")
    ),
    *(
        (f"{{w}} commits {{c}} and (fail|fails) {whose}investigation", "{w} investigates; {w} commits {c}; {w} fails by LOSS")
        for whose in ("(the|an|ME's|SHE's) ", "")
    ),
    ("{w} commits {c} and (fail|fails) (the|an|ME's|SHE's) attack (on|against) {e}", "{w} fights {e}; {w} commits {c}; {w} fails by LOSS"),
    *(
        (f"{{w}} ({verb}) (the|an|ME's|SHE's) investigation with {{c}} committed", f"{{w}} investigates; {{w}} commits {{c}}; {{w}} {came}")
        for verb, came in (("fails|does not succeed at", "fails by LOSS"), ("succeeds at|passes", "succeeds by MARGIN"))
    ),
    *(
        (f"{{w}} ({verb}) (the|an|ME's|SHE's) attack (on|against) {{e}} with {{c}} committed", f"{{w}} fights {{e}}; {{w}} commits {{c}}; {{w}} {came}")
        for verb, came in (("fails|does not succeed at", "fails by LOSS"), ("succeeds at|passes", "succeeds by MARGIN"))
    ),
    ("there are no clues (at|in|on) {l}", "{l} has no clues"),
    ("{c} is attached to ME's location", "{c} is attached to my location"),
    ("{w} has {c} attached to (my|ME's) location", "{c} is attached to my location"),
    ("{w} unsuccessfully investigates", "{w} investigates; {w} fails by LOSS"),
    ("{w} unsuccessfully investigates {l}", "AT {w}; {l}; {w} investigates; {w} fails by LOSS"),
    ("{w} unsuccessfully (attacks|fights) {e}", "{w} fights {e}; {w} fails by LOSS"),
    ("{w} unsuccessfully (attacks|fights) {e} with {c}", "{w} fights {e} with {c}; {w} fails by LOSS"),
    ("{w} unsuccessfully (attempts to evade|tries to evade) {e}", "{w} attempts to evade {e}; {w} fails by LOSS"),
    ("{w} (tries|attempts) to (attack|fight|hit) {e}", "{w} fights {e}"),
    ("{w} investigates (without success|unsuccessfully)", "{w} investigates; {w} fails by LOSS"),
    ("{w} (attacks|fights) {e} (without success|unsuccessfully)", "{w} fights {e}; {w} fails by LOSS"),
    ("{w} (attacks|fights) {e} with {c} (without success|unsuccessfully)", "{w} fights {e} with {c}; {w} fails by LOSS"),
    ("(all|all of|all three of|all 3 of|all three|all 3) ME's actions are (used|used up|spent|gone)", "ME has no actions"),
    ("{w} (tries|attempts) to investigate", "{w} investigates"),
    ("{w} hits {e}[ once more][ again][ once] for {n}[ damage]", "ONE {w}; investigator; {w} deals {n} damage to {e}"),
    ("{w} (attacks|fights) {e}[ once more][ again][ once] for {n}[ damage]", "ONE {w}; investigator; {w} fights {e}; {w} succeeds by MARGIN; DEALT {e}; {n}"),
    ("{w} (attacks|fights) {e} with {c} for {n}[ damage]", "ONE {w}; investigator; {w} fights {e} with {c}; {w} succeeds by MARGIN; DEALT {e}; {n}"),
    ("{w} (inflicts|does) {n} damage (to|on) {e}", "ONE {w}; investigator; {w} deals {n} damage to {e}"),
    ("{e} takes {n} damage from {w}", "ONE {e}; enemy; ONE {w}; investigator; {w} deals {n} damage to {e}"),
)  # fmt: skip
