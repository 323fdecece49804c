"""How a player may tell in English when something is done: the first action, the start of a phase."""

from __future__ import annotations

_FIRST = "(as|with|for|using) [the |a ]first action[ of the turn][ this turn]"
#: An enemy that comes in the phase of enemies hunts: before what is said of any phase.
HUNTING_EN = tuple(
    (said, "it is the enemy phase; HUNTS {e}; {l}")
    for said in (
        "{e} (moves|comes) (to|into) {l} (in|during) the enemy phase",
        "(in|during) the enemy phase[,] {e} (moves|comes) (to|into) {l}",
    )
)
MOMENTS_EN = (
    ("(during|on|in) {w}'s turn[,] {rest}", "it is the turn of {w}; {rest}"),
    ("(during|in) the {phase} phase[,] {rest}", "it is the {phase} phase; {rest}"),
    ("(during|in) upkeep[,] {rest}", "it is the upkeep phase; {rest}"),
    ("{rest} (during|in) upkeep", "it is the upkeep phase; {rest}"),
    ("{rest} this turn", "{rest}"),
    *(
        (f"{{w}} {does} {{e}} (at|in) {{l}}", f"AT {{w}}; {{l}}; {{w}} {does} {{e}}")
        for does in ("evades", "attacks", "fights", "engages", "defeats", "kills")
    ),
    ("{rest} (during|in) the {phase} phase", "it is the {phase} phase; {rest}"),
    ("{rest} (during|on) {w}'s turn", "it is the turn of {w}; {rest}"),
    ("(during|in) [a ][the ][ME's ][SHE's ]skill test[,] {rest}", "TEST ME; {rest}"),
    ("{rest} (during|in) [a ][the ][ME's ][SHE's ]skill test", "TEST ME; {rest}"),
    ("(during|in) [an ][the ]investigation[,] {rest}", "ME investigates; {rest}"),
    (
        "{rest} (during|in|while) [an ][the ](investigation|investigating)",
        "ME investigates; {rest}",
    ),
    ("(while|when) investigating[,] {rest}", "ME investigates; {rest}"),
    (f"{{w}} {{rest}} {_FIRST}", "{w} {rest}"),
    ("[the ]first action[ of the turn][ this turn] is to {do}", "ME {do|s}"),
    ("{w} moves", "ONE {w}; investigator; {w} moves to a connecting location"),
    (
        "(at the start of|at the beginning of|as soon as) the {phase} phase[,] {rest}",
        "the {phase} phase begins; {rest}",
    ),
    (
        "{rest} (at the start of|at the beginning of) the {phase} phase",
        "the {phase} phase begins; {rest}",
    ),
    ("{phase} phase (comes|comes around|comes round|arrives|rolls around)", "the {phase} phase begins"),
    ("it is the (start|beginning) of the {phase} phase", "the {phase} phase begins"),
    ("(the enemies'|the enemies|enemies') phase (begins|starts|comes)", "the enemy phase begins"),
)  # fmt: skip
