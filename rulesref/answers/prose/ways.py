"""How a player may say what a case says, in each language: clauses, and how they hang together.

A row is (what is said, the clauses of a case that say the same, with a semicolon between them). What
it says is a pattern as those of the vocabulary; a clause that is none of the vocabulary is read by
these rows again. ``{x|s}`` is a bare verb and what follows it, said of somebody else.
"""

from __future__ import annotations

Rows = tuple[tuple[str, str], ...]

#: Clauses that say only what every case takes for so before anything has happened: nobody else at hand.
_NOTHING_EN = (
    "{w} is (alone|alone there|alone here)",
    "(there is nobody else|nobody else is|no one else is|there is no one else)(| there| here| around| at that location)",
    "no other (enemies|enemy|cards|investigators) (are|is) (in play|around|there|here|at my location)",
)
#: Who is engaged with nobody.
_FREE_EN = (
    "(unengaged|not engaged with anyone|not engaged with anybody|engaged with nobody|not engaged)"
)
#: Clauses that say what is not so: every case takes it for so, unless the text has told otherwise.
_DENIALS_EN: Rows = (
    ("{w} is (ready|not exhausted)", "NOT {w}; {w} is exhausted"),
    ("{w} is (undamaged|unhurt|not damaged)", "{w} has 0 damage"),
    (f"{{w}} is {_FREE_EN}", "FREE {w}"),
    ("{w} is (ready and unengaged|unengaged and ready)", "{w} is ready; {w} is unengaged"),
    ("{w} is not (engaged with|engaged to) {x}", "APART {w}; {x}"),
    ("{w} (has not engaged|does not engage) {x}", "APART {w}; {x}"),
)
WAYS_EN: Rows = (
    *((said, "") for said in _NOTHING_EN),
    *_DENIALS_EN,
    # what lies there
    ("{w} is engaged with {e} and {f}", "{e} is engaged with {w}; {f} is engaged with {w}"),
    ("{w} has {e} engaged[ with {x}]", "{e} is engaged with {w}"),
    ("{w} has (the |a |an |)(exhausted |ready |){e} engaged", "{e} is engaged with {w}"),
    ("{w} has {c} out", "{w} controls {c}"),
    ("{c} has {n} of {m} {p}", "{c} has {n} {p}; MOST {c}; {p}; {m}"),
    ("{w}'s turn", "it is the turn of {w}"),
    ("{w} has {c} (in play|on the table) with {rest}", "{w} controls {c}; {c} has {rest}"),
    ("{w} controls {c} with {rest}", "{w} controls {c}; {c} has {rest}"),
    ("{w} has {c} in (ME's|SHE's|the) hand", "{w} has {c} in hand"),
    ("{w} has {c} in (ME's|SHE's|the) threat area", "{c} is in the threat area of {w}"),
    ("{w} has {c} in (ME's|SHE's|the) discard pile", "{w} has {c} in the discard pile"),
    ("{w} (holds|is holding) {c}( in hand|)", "{w} has {c} in hand"),
    ("{c} is in {w}'s hand", "{w} has {c} in hand"),
    ("there is {c} in {w}'s hand", "{w} has {c} in hand"),
    ("{c} is in play under {w}'s control", "{w} controls {c}"),
    ("{c} is attached to {h}", "{c} is attached to {h}"),
    ("there is {c} attached to {h}", "{c} is attached to {h}"),
    ("there is (a |an |the |another |)(ready |){e} (at|in) {l}", "{e} is at {l}"),
    (
        "{e} is (at|in) {l}, (ready|unengaged|not engaged with anyone|ready and unengaged|unengaged and ready)",
        "{e} is at {l}",
    ),
    (
        "{e} is (at|in) {l} (unengaged|but not engaged with anyone|but unengaged|but not engaged)",
        "{e} is at {l}",
    ),
    ("{e} with {rest} is {more}", "{e} is {more}; {e} has {rest}"),
    ("{w} is (at|in) {l} with {e} engaged[ with {x}]", "{w} is at {l}; {e} is engaged with {w}"),
    ("{w} is (at|in) {l} with {n} {p} there", "{w} is at {l}; {l} has {n} {p}"),
    ("{w} is (at|in) {l} with {rest}", "{w} is at {l}; {w} AND {rest}"),
    ("there (is|are) {rest} (at|on|in|here at) {l}", "{l} has {rest}"),
    ("there (is|are) {rest} here", "here has {rest}"),
    ("{l} has {rest} on it", "{l} has {rest}"),
    ("{w} has no {p} in play", ""),
    ("{c} is (bare|empty|out of ammo)", "{c} has no ammo"),
    ("{w} has {n} {p} and {c} in hand", "{w} has {n} {p}; {w} has {c} in hand"),
    ("{w} has {c} in hand (with|and) {n} {p}", "{w} has {c} in hand; {w} has {n} {p}"),
    ("{w} has {n} {p} and {m} {q}", "{w} has {n} {p}; {w} has {m} {q}"),
    ("{w} has taken {n} {p}", "{w} has {n} {p}"),
    ("it is the middle of {w}'s turn", "it is the turn of {w}"),
    ("it is {w}'s turn", "it is the turn of {w}"),
    ("it is (in |during |)the {phase} phase", "it is the {phase} phase"),
    (
        "{e} is (at|in) (a connecting location|the location next to ME|the next location|an adjacent location)",
        "BESIDE ME; {e}",
    ),
    ("{e} is aloof", "PRINTED {e}; aloof"),
    ("{e} is massive", "PRINTED {e}; massive"),
    ("{e} is a hunter", "PRINTED {e}; hunter"),
    ("{e} is alert", "PRINTED {e}; alert"),
    ("{e} has the {k} keyword", "PRINTED {e}; {k}"),
    ("{e} has (the keyword |)retaliate", "PRINTED {e}; retaliate"),
    ("{e} has (the keyword |)hunter", "PRINTED {e}; hunter"),
    ("(a|an) hunter enemy, {e}, {rest}", "PRINTED {e}; hunter; {e} {rest}"),
    ("(a|an) aloof enemy, {e}, {rest}", "PRINTED {e}; aloof; {e} {rest}"),
    ("{w} is (at|in) {l} with {e}", "WITH {w}; {l}; {e}"),
    ("{w} has {c} with {rest}", "CONTROLS {w}; {c}; {c} has {rest}"),
    ("{w} has {c} (exhausted|, exhausted)", "CONTROLS {w}; {c}; {c} is exhausted"),
    ("there (is|are) no (enemy|enemies|other enemies|other enemy) (at|in|on) {l}", "NOBODY {l}"),
    ("there (is|are) no (enemy|enemies|other enemies) (here|around|in play|nearby)", "NOBODY"),
    ("no (enemy|enemies) (is|are) engaged with {w}", "NOBODY {w}"),
    ("{w} is not engaged with any (enemy|enemies)", "NOBODY {w}"),
    (
        "the chaos bag (holds|contains) (only|just|nothing but) (the |an |a |){t}",
        "the chaos bag holds {t}",
    ),
    ("the chaos bag (holds|contains) (the|an|a) {t}", "the chaos bag holds {t}"),
    (
        "{w} ends (the|ME's|SHE's) turn engaged with {e}",
        "{e} is engaged with {w}; {w} ends the turn",
    ),
    (
        "{w} (assigns|puts|places|takes) (both |)(the damage and the horror|damage and horror|all damage and horror|the damage and horror) (to|on|onto) {c}",
        "BOTH {w}; {c}",
    ),
    ("(during|in) the enemy phase[,] {e} attacks {w}", "the enemy phase begins; {e} attacks {w}"),
    ("{e} attacks {w} (during|in) the enemy phase", "the enemy phase begins; {e} attacks {w}"),
    (
        "(during|in) the enemy phase[,] {e}, engaged with {w}, attacks {x}",
        "{e} is engaged with {w}; the enemy phase begins; {e} attacks {x}",
    ),
    ("{e}, engaged with {w}[,] {rest}", "{e} is engaged with {w}; {e} {rest}"),
    ("{w}, (at|in) {l}, {rest}", "{w} is at {l}; {w} {rest}"),
    ("(while |)(engaged with|engaged to) {e}, {rest}", "ME is engaged with {e}; {rest}"),
    ("(while |)engaged, {rest}", "ME is engaged with an enemy; {rest}"),
    (
        "(2|two) enemies are engaged with {w}[:] {e} and {f}",
        "{e} is engaged with {w}; {f} is engaged with {w}",
    ),
    # at a moment
    ("(during|on|in) {w}'s turn[,] {rest}", "it is the turn of {w}; {rest}"),
    ("(during|in) the {phase} phase[,] {rest}", "it is the {phase} phase; {rest}"),
    ("during upkeep[,] {rest}", "it is the upkeep phase; {rest}"),
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
    # acts
    ("{w} fails to evade {e} by {n}", "{w} attempts to evade {e}; {w} fails by {n}"),
    ("{w} fails to evade {e}", "{w} attempts to evade {e}; {w} fails"),
    ("{w} takes 1 resource", "{w} takes a resource"),
    ("{w} takes (a|the) resource action", "{w} takes a resource"),
    ("{w} takes (a|the) draw action", "{w} takes the draw action"),
    ("{w} takes (an|the) investigate action", "{w} investigates"),
    ("{w} is attacked by {e}", "{e} attacks {w}"),
    ("{w} moves (from|out of) {x} (to|into) {l}", "AT {w}; {x}; {w} moves to {l}"),
    ("{w} moves (to|into) {l} from {x}", "AT {w}; {x}; {w} moves to {l}"),
    ("{w} fails [the ]investigation by {n}", "{w} investigates; {w} fails by {n}"),
    ("{w} succeeds at [the ]investigation by {n}", "{w} investigates; {w} succeeds by {n}"),
    (
        "{w} fails [the |an ](attack on|attack against) {e} by {n}",
        "{w} fights {e}; {w} fails by {n}",
    ),
    ("{w} uses (ME's|SHE's) [own ](ability|reaction) on {e}", "{w} uses {w} on {e}"),
    ("{w} (uses|takes|spends) (an|1|one|the|ME's first|SHE's first) action to {do}", "{w} {do|s}"),
    ("{w} (decides to|chooses to|wants to) {do}", "{w} {do|s}"),
    ("{w} takes (a|the) (fight|attack) action (against|on) {e}", "{w} fights {e}"),
    ("{w} takes (an|the) evade action (against|on) {e}", "{w} attempts to evade {e}"),
    ("{w} takes (a|the) move action to {l}", "{w} moves to {l}"),
    ("{w} takes (an|the) investigate action", "{w} investigates"),
    ("{w} takes (a|the) resource action", "{w} takes a resource"),
    (
        "{w} (attacks|fights|punches|hits|shoots at|shoots) {e} with (ME's |SHE's |)(bare hands|fists)",
        "{w} fights {e}",
    ),
    ("{w} (attacks|fights) {e} with {c}", "{w} fights {e} with {c}"),
    ("{w} (attacks|fights|punches|hits|swings at) {e}", "{w} fights {e}"),
    ("{w} (shoots|attacks|fights) {e} using {c}", "{w} fights {e} with {c}"),
    ("{w} investigates {l}", "AT {w}; {l}; {w} investigates"),
    ("{w} investigates using {c}", "{w} investigates with {c}"),
    (
        "{w} evades {e}(, and| and|, but| but) (draw|draws|pull|pulls|reveal|reveals) {t}",
        "{w} attempts to evade {e}; {w} draws {t}",
    ),
    ("{w} evades {e}(, and| and|, but| but) (fail|fails) by {n}", "{w} fails to evade {e} by {n}"),
    ("{w} evades {e}(, and| and|, but| but) (fail|fails)", "{w} fails to evade {e}"),
    (
        "{w} evades {e}(, and| and) (succeed|succeeds) by {n}",
        "{w} attempts to evade {e}; {w} succeeds by {n}",
    ),
    (
        "{w} evades {e}(, and| and) (succeed|succeeds)",
        "{w} attempts to evade {e}; {w} succeeds by MARGIN",
    ),
    ("{w} evades {e} by {n}", "{w} attempts to evade {e}; {w} succeeds by {n}"),
    ("{w} (successfully evades|manages to evade) {e}", "{w} attempts to evade {e}; {w} succeeds"),
    ("{w} evades {e}", "{w} attempts to evade {e}; {w} succeeds"),
    ("{w} (successfully attacks) {e}", "{w} fights {e}; {w} succeeds"),
    ("{w} (successfully investigates)", "{w} investigates; {w} succeeds"),
    (
        "{w} (passes|wins|makes|beats) (the|ME's|SHE's|) (willpower|intellect|combat|agility|skill) test by {n}",
        "{w} succeeds by {n}",
    ),
    (
        "{w} (succeeds at|succeeds in) (the test|IT|the attempt|the attack|the check)",
        "{w} succeeds",
    ),
    (
        "{w} (succeeds at|succeeds in) (the test|IT|the attempt|the attack|the check) by {n}",
        "{w} succeeds by {n}",
    ),
    ("{w} (passes|succeeds) (the test |IT |)by {n}", "{w} succeeds by {n}"),
    ("{w} (passes|succeeds)( the test| the skill test| IT|)", "{w} succeeds by MARGIN"),
    ("{w} (fails|misses) (the test |the attack |IT |the evasion |)by {n}", "{w} fails by {n}"),
    (
        "{w} fails (the|ME's|SHE's|) (willpower|intellect|combat|agility|skill) test by {n}",
        "{w} fails by {n}",
    ),
    ("{w} (fails|misses)( the test| the skill test| IT| the attack|)", "{w} fails by LOSS"),
    ("{w} (draws|pulls|reveals) (a|an|the) {t} token( from the chaos bag|)", "{w} reveals {t}"),
    ("{w} (draws|pulls|reveals) (a|an|the) {t} from the chaos bag", "{w} reveals {t}"),
    ("{w} (pulls|reveals) (a|an|the) {t}", "{w} reveals {t}"),
    ("{w} draws (a|an|the) {t}", "{w} reveals {t}"),
    ("{w} draws {c}( from the encounter deck|)", "DRAW {w}; {c}"),
    ("{c} is drawn by {w}", "DRAW {w}; {c}"),
    ("{c} is drawn (in|during) the {phase} phase by {w}", "it is the {phase} phase; DRAW {w}; {c}"),
    ("{c} is committed to {w}'s (skill |)test", "TEST {w}; {w} commits {c}"),
    ("{c} is committed to {w}'s {s} test", "TESTS {w}; {s}; {w} commits {c}"),
    ("{w} is attacked by {e}", "{e} attacks {w}"),
    ("{e} attacks {w} for {n} {p}", "{e} attacks {w}"),
    ("{w} (suffers|gets|receives|takes) {n} {p}", "{w} takes {n} {p}"),
    ("{w} (suffers|gets|receives|takes) {n} {p} and {m} {q}", "{w} takes {n} {p} and {m} {q}"),
    (
        "{w} (assigns|puts|places) (all of it|all of the damage|all the damage|the damage|IT|it all|that damage|this damage|both damage|both|all of IT) (to|on|onto) {c}",
        "ALL damage {w}; {c}",
    ),
    (
        "{w} (assigns|puts|places) (the horror|all the horror|that horror) (to|on|onto) {c}",
        "ALL horror {w}; {c}",
    ),
    ("{w} (puts|places) {n} {p} (on|onto) {c}", "{w} assigns {n} {p} to {c}"),
    ("{w} ends {x}'s turn", "{w} ends the turn"),
    ("{x}'s turn ends", "{x} ends the turn"),
    ("the {phase} phase (begins|starts|comes)", "the {phase} phase begins"),
    (
        "{w} (enters|goes to|goes into|walks into|walks to|moves into|runs to) {l}",
        "{w} moves to {l}",
    ),
    (
        "an effect makes {w} discard {c}( from hand| from SHE's hand| from ME's hand|)",
        "{c} is discarded",
    ),
    ("{c} gets discarded", "{c} is discarded"),
    ("{c} gets defeated", "{c} is defeated"),
    ("{c} (gets|becomes) exhausted", "{c} exhausts"),
    ("{w} kills {e}", "{w} defeats {e}"),
    ("{w} (gets|is) hit for {n} damage", "{w} is dealt {n} damage"),
    ("{w} (gets|is) hit for {n} horror", "{w} is dealt {n} horror"),
    ("{w} (dodges|sneaks past|slips past) {e}", "{w} attempts to evade {e}"),
    ("{w} (looks for|searches for) clues", "{w} investigates"),
    ("{w} investigates (at|in) {l}", "AT {w}; {l}; {w} investigates"),
    ("{w} investigates (at|in) {l} with {rest}", "AT {w}; {l}; {l} has {rest}; {w} investigates"),
    ("{w} investigates (at|in) a location with {rest}", "here has {rest}; {w} investigates"),
    ("{w} plays {c} from (ME's |SHE's |)hand", "{w} plays {c}"),
    ("{w} commits {c} to (the test|IT|that test|this test|the skill test)", "{w} commits {c}"),
    ("{w} (uses|activates|triggers) {c}'s (ability|reaction|action|free action)", "{w} uses {c}"),
    ("{w} (uses|triggers) (ME's|SHE's) (ability|reaction)", "{w} uses {w}"),
)
_NOTHING_IT = (
    "{w} è (da solo|da sola)",
    "non c'è nessun altro",
)
_DENIALS_IT: Rows = (
    ("{w} (è pronto|è pronta|non è esaurito|non è esaurita)", "NOT {w}; {w} è esaurito"),
    ("{w} non è impegnat(o|a)[ con nessuno]", "FREE {w}"),
    ("{w} non è impegnat(o|a) con {x}", "APART {w}; {x}"),
)
WAYS_IT: Rows = (
    *((said, "") for said in _NOTHING_IT),
    *_DENIALS_IT,
    ("{e} con {rest} è impegnat(o|a) con {w}", "{e} è impegnato con {w}; {e} ha {rest}"),
    ("{w} è in {l} con {e} impegnat(o|a) con {x}", "{w} è in {l}; {e} è impegnato con {w}"),
    ("{w} è in {l} con {rest}", "{w} è in {l}; {w} AND {rest}"),
    ("durante il turno di {w}[,] {rest}", "è il turno di {w}; {rest}"),
    ("(durante|nella) la fase {phase}[,] {rest}", "è la Fase {phase}; {rest}"),
    ("nella fase {phase}[,] {rest}", "è la Fase {phase}; {rest}"),
    ("{w} è in {l} con {e}", "WITH {w}; {l}; {e}"),
    ("{w} è impegnat(o|a) con {e} pronto", "{w} è impegnato con {e}"),
    ("{w} è impegnat(o|a) con {e} esaurit(o|a)", "{e} è impegnato con {w} ed è esaurito"),
    ("{w} ha {c} in gioco", "{w} ha in gioco {c}"),
    ("{w} ha {n} {p} e in mano {c}", "{w} ha {n} {p}; {w} ha in mano {c}"),
    ("c'è {rest} in {l}", "{l} ha {rest}"),
    ("ci sono {rest} in {l}", "{l} ha {rest}"),
    ("è il turno di {w}", "è il turno di {w}"),
    ("{w} (attacca|combatte|colpisce) {e} con {c}", "{w} combatte {e} con {c}"),
    ("{w} colpisce {e}", "{w} combatte {e}"),
    ("{w} tenta di eludere {e}", "{w} tenta di eludere {e}"),
    ("{w} elude {e} di {n}", "{w} tenta di eludere {e}; {w} supera la prova di {n}"),
    ("{w} riesce di {n}", "{w} supera la prova di {n}"),
    ("{w} (riesce|supera la prova)", "{w} supera la prova di MARGIN"),
    ("{w} fallisce( la prova|)", "{w} fallisce di LOSS"),
    ("{w} pesca {c}( dal mazzo degli incontri|)", "DRAW {w}; {c}"),
    ("{w} rivela (il|un|uno|la|una) {t}", "{w} rivela {t}"),
    ("{w} rivela il segnalino {t}", "{w} rivela {t}"),
    ("{w} assegna il danno a {c}", "ALL danno {w}; {c}"),
    ("{w} assegna l'orrore a {c}", "ALL orrore {w}; {c}"),
    ("{w} finisce il turno di {x}", "{w} finisce il suo turno"),
    ("si impegna con {w}", ""),
    ("(comincia|inizia) la fase {phase}", "comincia la Fase {phase}"),
)
#: What may mean something else, and is only proposed to whoever says yes to it.
PROPOSED: dict[str, Rows] = {
    "en": (
        ("{w} (gets|is) hit for {n}", "{w} is dealt {n} damage"),
        ("{e} (is|sits) (on|in front of) {w}", "{e} is engaged with {w}"),
        ("{c} (dies|is killed|is dead)", "{c} is defeated"),
    ),
    "it": (("{c} (muore|è morto|è morta)", "{c} è sconfitto"),),
}
WAYS = {"en": WAYS_EN, "it": WAYS_IT}
#: What joins two clauses: (the words, what the second one may lack: "subject", "verb").
JOINS = {
    "en": (
        ", and ", " and ", ", but ", " but ", "; ", ": ", ", so ", ", then ", ", which ", ", who ", " that ", " which ",
        " who ", ", with ", " with ", ", where ", ", while ", " while ", " as ", " when ", ", ",
    ),
    "it": (", e ", " e ", ", ma ", " ma ", "; ", ": ", ", che ", " che ", ", con ", " con ", ", dove ", " mentre ", ", "),
}  # fmt: skip
