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
