"""How it is asked what has become of somebody or something: rows of ``questions``."""

from __future__ import annotations

from rulesref.answers.prose.asked.asked_how import EVENT, FACT, IN_RETURN, LEAVE
from rulesref.answers.prose.asked.exactly import EXACT, Rows

_DOES = "(does|will|would|do|did)"
OUTCOME_EN: Rows = (
    *(
        row
        for pool in ("damage", "horror")
        for row in (
            (f"{_DOES} {{w}} (take|suffer|get) (the |any |IT's |)direct {pool}", EVENT, (f"{{w}} takes # direct {pool}",)),
            (f"is {{w}} dealt (the |any |some |)direct {pool}", EVENT, (f"{{w}} takes # direct {pool}",)),
            (f"is (the |any |some |)direct {pool} dealt to {{w}}", EVENT, (f"{{w}} takes # direct {pool}",)),
            (f"is {{s}} dealt (the |any |some |){pool}", EVENT, (f"# {pool} is placed on {{s}}",)),
            (f"is {{s}} dealt {{n}} {pool}", EXACT, (f"# {pool} is placed on {{s}}",)),
            (f"is (the |any |some |){pool} dealt to {{s}}", EVENT, (f"# {pool} is placed on {{s}}",)),
        )
    ),
    (f"{_DOES} {{w}} (move|get moved)[ at all][ then]", EVENT, ("{w} moves to ANYWHERE",)),
    ("(can|may|could) {w} (move|move away|walk away)[ to a connecting location][ to another location]", LEAVE, ("{w} may move to ELSEWHERE",)),
    ("(can|may|could) {w} commit {c} to {x}'s [skill ](test|attack|investigation|evasion)", LEAVE, ("{w} may commit {c}",)),
    (f"{_DOES} {{w}} disengage from {{e}}", FACT, ("{e} is not engaged with {w}",)),
    (f"{_DOES} {{e}} disengage from {{w}}", FACT, ("{e} is not engaged with {w}",)),
    ("is {w} engaged[ with (anyone|anybody|anything|an enemy|any enemy)]", FACT, ("FOES is engaged with {w}",)),
    *(
        row
        for to in ("{h}", "{l}", "{e}")
        for row in (
            (f"is {{c}} attached to {to}[ then][ now]", FACT, (f"{{c}} is attached to {to}",)),
            (f"{_DOES} {{c}} (stay|remain) attached to {to}", FACT, (f"{{c}} is attached to {to}",)),
        )
    ),
    (f"{_DOES} {{e}} get (IT's|a free|an) attack[ (against|on) {{w}}]", IN_RETURN, ("{e} attacks PEOPLE",)),
    ("is {c} removed from the game", FACT, ("{c} is removed from the game",)),
    (f"{_DOES} {{w}} (stay|remain) in the game", FACT, ("{w} is not eliminated",)),
    ("is {w} in the game", FACT, ("{w} is not eliminated",)),
)  # fmt: skip
OUTCOME_IT: Rows = (
    ("può {w} (muoversi|spostarsi|muover|spostar|muovermi|spostarmi|andarsene)[ in un luogo collegato][ in un altro luogo]", LEAVE, ("{w} può muoversi in ELSEWHERE",)),
    *(
        (f"{{w}} (subisce|prende) (il |l'|un |){said} (diretto|diretti)", EVENT, (f"{{w}} subisce # {many} diretti",))
        for said, many in (("danno", "danni"), ("danni", "danni"), ("orrore", "orrori"), ("orrori", "orrori"))
    ),
    ("{w} (è impegnato|è impegnata)[ con un nemico][ con qualcuno]", FACT, ("FOES è impegnato con {w}",)),
)  # fmt: skip
