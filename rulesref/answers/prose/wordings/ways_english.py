"""How a player may say in English what a case says: what lies there, and when; with it, what is done."""

from __future__ import annotations

from rulesref.answers.prose.wordings.acts_english import ACTS_EN
from rulesref.answers.prose.wordings.brief_english import BRIEF_EN
from rulesref.answers.prose.wordings.denials_english import DENIALS_EN, NOTHING_EN
from rulesref.answers.prose.wordings.having_english import HAVING_EN
from rulesref.answers.prose.wordings.headings_english import HEADINGS_EN
from rulesref.answers.prose.wordings.moments_english import HUNTING_EN, MOMENTS_EN
from rulesref.answers.prose.wordings.seats import SEATS_EN

#: A location that leads to the one of whoever speaks.
_NEXT_TO_EN = (
    f"{article} location {by} {whose}"
    for article in ("a", "the")
    for by in ("next to", "adjacent to", "connected to")
    for whose in ("ME", "my location")
)
_NEXT_EN = f"(a connecting location|a connected location|a neighboring location|the next location|an adjacent location|the adjacent location|{'|'.join(_NEXT_TO_EN)})"
#: What is printed on cards as a number.
_VALUES_EN = ("health", "sanity", "shroud", "fight", "evade", "combat", "intellect", "willpower", "agility")  # fmt: skip
WAYS_EN = (
    *((said, "") for said in NOTHING_EN),
    *DENIALS_EN,
    # what lies there
    ("{w} is engaged with {e} and {f}", "{e} is engaged with {w}; {f} is engaged with {w}"),
    ("{w} has {e} engaged", "{e} is engaged with {w}"),
    ("{w} has {e} engaged with {x}", "SAME {w}; {x}; {e} is engaged with {w}"),
    ("{w} has {e} on {x}", "SAME {w}; {x}; ONE {e}; enemy; {e} is engaged with {w}"),
    (
        "{w} has {e} engaged with {x} (at|in) {l}",
        "SAME {w}; {x}; {w} is at {l}; {e} is engaged with {w}",
    ),
    (
        "{e} is on {w} (at|in) {l}",
        "ONE {e}; enemy; ONE {w}; investigator; {w} is at {l}; {e} is engaged with {w}",
    ),
    (
        "{w} is engaged with {e} and {f} (at|in) {l}",
        "ONE {w}; investigator; {w} is at {l}; {e} is engaged with {w}; {f} is engaged with {w}",
    ),
    (
        "{w} is engaged with {e} (at|in) {l}",
        "ONE {w}; investigator; {w} is at {l}; {e} is engaged with {w}",
    ),
    ("there is {e} on {w}", "ONE {e}; enemy; {e} is engaged with {w}"),
    (
        "{w} is (at|in) {l} with {e} and {f} engaged",
        "{w} is at {l}; {e} is engaged with {w}; {f} is engaged with {w}",
    ),
    (
        "{w} is (at|in) {l} with {e} and {f} engaged with {x}",
        "SAME {w}; {x}; {w} is at {l}; {e} is engaged with {w}; {f} is engaged with {w}",
    ),
    ("{w} has {e} and {f} engaged", "{e} is engaged with {w}; {f} is engaged with {w}"),
    (
        "{w} has {e} and {f} engaged with {x}",
        "SAME {w}; {x}; {e} is engaged with {w}; {f} is engaged with {w}",
    ),
    (
        "{w} is (at|in) {l} with {x}",
        "OTHER {w}; {x}; ONE {w}; investigator; ONE {x}; investigator; {w} is at {l}; {x} is at {l}",
    ),
    ("{x} is with {w} (at|in) {l}", "{w} is at {l}; {x} is at {l}"),
    (
        "{e} and {f} are[ both] (at|in) {l}",
        "ONE {e}; enemy; ONE {f}; enemy; {e} is at {l}; {f} is at {l}",
    ),
    (
        "{e} and {f} are (at|in) {l} with {w}",
        "ONE {w}; investigator; {w} is at {l}; {e} is at {l}; {f} is at {l}",
    ),
    (
        "{e} is (at|in) {l} with {w}",
        "OTHER {e}; {w}; ONE {e}; investigator; ONE {w}; investigator; {w} is at {l}; {e} is at {l}",
    ),
    (
        "{e} and {f}[ are][ both] on {w}",
        "ONE {e}; enemy; ONE {f}; enemy; {e} is engaged with {w}; {f} is engaged with {w}",
    ),
    ("(nobody|no one) is engaged with {e}", "ONE {e}; enemy; FREE {e}"),
    ("{e} is not aloof", "LACKS {e}; aloof"),
    ("{e} is not massive", "LACKS {e}; massive"),
    *(
        (f"{{e}} (does not have|has no|lacks) (the |){word}[ keyword]", f"LACKS {{e}}; {word}")
        for word in ("retaliate", "hunter", "alert", "aloof", "massive")
    ),
    *((f"{{e}} is (not a|no) {word}", f"LACKS {{e}}; {word}") for word in ("hunter",)),
    ("there is {e} engaged with {w}", "{e} is engaged with {w}"),
    ("{e} is on {w}", "ONE {e}; enemy; {e} is engaged with {w}"),
    (
        "{w} is (at|in) a location (with|that has|which has) {n} (clue|clues)[ there][ on IT]",
        "{w}'s location has {n} clues",
    ),
    (
        "{w} is (at|in) a location (with|that has|which has) no clues[ there][ on IT]",
        "{w}'s location has no clues",
    ),
    ("{e} is engaged with {w} (at|in) {l}", "{w} is at {l}; {e} is engaged with {w}"),
    ("{w} has (the |a |an |)(exhausted |ready |){e} engaged", "{e} is engaged with {w}"),
    ("{w} has {c} out", "{w} controls {c}"),
    *HEADINGS_EN,
    *(
        row
        for value in _VALUES_EN
        for row in (
            (f"{{c}} has printed {value} {{n}}", f"VALUE {{c}}; {value}; {{n}}"),
            (f"{{c}} has {value} {{n}}", f"VALUE {{c}}; {value}; {{n}}"),
            (f"{{c}} has (a |)base {value} [of ]{{n}}", f"VALUE {{c}}; {value}; {{n}}"),
            (f"{{c}}'s [base ]{value} is {{n}}", f"VALUE {{c}}; {value}; {{n}}"),
            (f"{{w}}'s {value} of {{n}}", f"VALUE {{w}}; {value}; {{n}}"),
        )
    ),
    *(
        (f"{{w}} has [a ]{{n}} {skill}", f"VALUE {{w}}; {skill}; {{n}}")
        for skill in ("willpower", "intellect", "combat", "agility")
    ),
    ("{w} is (at|in) a location (with|that has|which has) shroud {n}", "SHROUD {w}; {n}"),
    ("{w} is (at|in) a location (with|that has|which has) {n} shroud", "SHROUD {w}; {n}"),
    (
        "{w} is (at|in) a location (with|that has|which has) shroud {n} and {m} (clue|clues)",
        "SHROUD {w}; {n}; {w}'s location has {m} clues",
    ),
    (
        "{w} is (at|in) a {n}-shroud location with {m} (clue|clues)",
        "SHROUD {w}; {n}; {w}'s location has {m} clues",
    ),
    ("{w} is (at|in) a {n}-shroud location", "SHROUD {w}; {n}"),
    ("{c} has the trait {k}", "TRAIT {c}; {k}"),
    ("{c} has {n} of {m} {p}", "{c} has {n} {p}; MOST {c}; {p}; {m}"),
    ("{c} has {n} health", "LEFT {c}; damage; {n}"),
    ("{c} has {n} sanity", "LEFT {c}; horror; {n}"),
    ("{w} has {c} with {n} health", "CONTROLS {w}; {c}; LEFT {c}; damage; {n}"),
    ("{w} has {c} with {n} sanity", "CONTROLS {w}; {c}; LEFT {c}; horror; {n}"),
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
    ("{c} is in play", "OWNS {c}"),
    ("{w} has {c} with {rest} (in play|on the table)", "CONTROLS {w}; {c}; {c} has {rest}"),
    ("{l} is (connected|adjacent)", "{l} is connected to ME's location"),
    ("{n} {p} here", "here has {n} {p}"),
    ("{c} is attached to {h}", "{c} is attached to {h}"),
    ("there is {c} attached to {h}", "{c} is attached to {h}"),
    ("there is (a |an |the |another |)(ready |){e} (at|in) {l}", "{e} is at {l}"),
    (
        "{e} is (at|in) {l}, (ready|unengaged|not engaged with anyone|ready and unengaged|unengaged and ready)",
        "{e} is at {l}",
    ),
    (
        "{e} is (at|in) {l}(,|) (unengaged|but not engaged with anyone|but unengaged|but not engaged|not engaged)",
        "{e} is at {l}",
    ),
    (
        "{e} is (unengaged|ready|ready and unengaged|unengaged and ready) (at|in) {l}",
        "{e} is at {l}",
    ),
    ("{e} is exhausted (at|in) {l}", "{e} is at {l}; {e} is exhausted"),
    ("{e} (at|in) {l} is {more}", "ONE {e}; enemy; {e} is at {l}; {e} is {more}"),
    ("{e} with {rest} is {more}", "{e} is {more}; {e} has {rest}"),
    ("{w} is (at|in) {l} with {e} engaged", "{w} is at {l}; {e} is engaged with {w}"),
    (
        "{w} is (at|in) {l} with {e} engaged with {x}",
        "SAME {w}; {x}; {w} is at {l}; {e} is engaged with {w}",
    ),
    ("{w} is (at|in) {l} with {n} {p} there", "{w} is at {l}; {l} has {n} {p}"),
    ("{w} is (alone|by ME's self|all alone) (at|in) {l}", "{w} is at {l}"),
    ("{w} is (alone|all alone) (at|in) {l} with {rest}", "{w} is at {l}; {l} has {rest}"),
    ("{w} is (at|in) {l} with {rest}", "{w} is at {l}; {w} AND {rest}"),
    ("there (is|are) {rest} (at|on|in|here at) {l}", "{l} has {rest}"),
    ("there (is|are) {rest} here", "here has {rest}"),
    ("{l} has {rest} on it", "{l} has {rest}"),
    ("{w} has no {p} in play", ""),
    ("{c} is (bare|empty)", "{c} has no ammo"),
    ("{w} has {n} {p} and {c} in hand", "{w} has {n} {p}; {w} has {c} in hand"),
    ("{w} has {c} in hand (with|and) {n} {p}", "{w} has {c} in hand; {w} has {n} {p}"),
    ("{w} has {n} {p} and {m} {q}", "{w} has {n} {p}; {w} has {m} {q}"),
    *(
        (f"{{w}} has taken {{n}} {pool}", f"{{w}} has {{n}} {pool}")
        for pool in ("damage", "horror")
    ),
    (
        "{w} has (taken|used|spent) all (of |)(three |3 |)(ME's |SHE's |)[own ]actions",
        "{w} has no actions",
    ),
    ("it is the middle of {w}'s turn", "it is the turn of {w}"),
    ("it is {w}'s turn", "it is the turn of {w}"),
    ("it is (in |during |)the {phase} phase", "it is the {phase} phase"),
    (f"{{e}} is (at|in) {_NEXT_EN}", "BESIDE ME; {e}"),
    ("{e} is (one location away|next door)", "BESIDE ME; {e}"),
    ("{e} is one location away from {w}", "BESIDE {w}; {e}"),
    (f"{{e}} (at|in) {_NEXT_EN}", "ONE {e}; enemy; {e} is at the next location"),
    ("{e} (one location away|next door)", "ONE {e}; enemy; {e} is at the next location"),
    (
        "{e} is (one location away|next door|at the next location|at a connecting location) and ready",
        "{e} is at a connecting location; {e} is ready",
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
    ("{w} is (at|in) {l} with {e} and {f}", "WITH {w}; {l}; {e}; {f}"),
    ("{w} has {c} with {rest}", "CONTROLS {w}; {c}; {c} has {rest}"),
    ("{w} has {c} (exhausted|, exhausted)", "CONTROLS {w}; {c}; {c} is exhausted"),
    ("there (is|are) no (enemy|enemies|other enemies|other enemy) (at|in|on) {l}", "NOBODY {l}"),
    ("there (is|are) no (enemy|enemies|other enemies) (here|around|in play|nearby)", "NOBODY"),
    ("no (enemy|enemies) (is|are) engaged with {w}", "NOBODY {w}"),
    ("no other (enemy|enemies) (is|are) engaged with {w}", ""),
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
    ("{e} attacks (during|in) the enemy phase", "the enemy phase begins; ATTACKS {e}"),
    ("{e} attacks {w} (during|in) the enemy phase", "the enemy phase begins; {e} attacks {w}"),
    (
        "(during|in) the enemy phase[,] {e}, engaged with {w}, attacks {x}",
        "{e} is engaged with {w}; the enemy phase begins; {e} attacks {x}",
    ),
    ("{e}, engaged with {w}[,] {rest}", "{e} is engaged with {w}; {e} {rest}"),
    ("{w}, (at|in) {l}, {rest}", "{w} is at {l}; {w} {rest}"),
    ("(while |)(engaged with|engaged to) {e}, {rest}", "ME is engaged with {e}; {rest}"),
    (
        "(while|when|if) (engaged with|engaged to) {e} ME {rest}",
        "ME is engaged with {e}; ME {rest}",
    ),
    (
        "(while|when|if) ME is (engaged with|engaged to) {e} ME {rest}",
        "ME is engaged with {e}; ME {rest}",
    ),
    ("(while |)engaged, {rest}", "ME is engaged with an enemy; {rest}"),
    (
        "(2|two) enemies are engaged with {w}[:] {e} and {f}",
        "{e} is engaged with {w}; {f} is engaged with {w}",
    ),
    (
        "(2|two)[ ready] enemies engaged with {w}: {e} and {f}",
        "{e} is engaged with {w}; {f} is engaged with {w}",
    ),
    (
        "(2|two)[ ready] enemies, {e} and {f}, are engaged with {w}",
        "{e} is engaged with {w}; {f} is engaged with {w}",
    ),
    (
        "{e} and {f} are[ both] engaged with {w}",
        "{e} is engaged with {w}; {f} is engaged with {w}",
    ),
    (
        "{w} is engaged with (2|two)[ ready] enemies",
        "an enemy is engaged with {w}; another enemy is engaged with {w}",
    ),
    (
        "(2|two)[ ready] enemies (are|is|) engaged with {w}",
        "an enemy is engaged with {w}; another enemy is engaged with {w}",
    ),
    ("{e} (at|in) {l} attacks {w}", "ONE {e}; enemy; {e} is at {l}; {e} attacks {w}"),
    ("{e} (at|in) {l} engages {w}", "ONE {e}; enemy; {e} is at {l}; {e} engages {w}"),
    # at a moment
    *HUNTING_EN,
    *MOMENTS_EN,
    *HAVING_EN,
    *SEATS_EN,
    *ACTS_EN,
    *BRIEF_EN,
)
