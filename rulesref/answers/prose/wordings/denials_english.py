"""How a player may say in English what is not so, or that nobody else is at hand."""

from __future__ import annotations

#: Clauses that say only what every case takes for so before anything has happened: nobody else at hand.
NOTHING_EN = (
    "{w} is (alone|alone there|alone here)",
    "(there is nobody else|nobody else is|no one else is|there is no one else)(| there| here| around| at that location)",
    "no other (enemies|enemy|cards|investigators) (are|is) (in play|around|there|here|at my location)",
    "(nobody|no one|no other investigator|no other player) (else |)is (at|in) {l}",
    "(there is nobody else|there is no one else|there are no other investigators) (at|in) {l}",
)
#: Who is engaged with nobody.
_FREE_EN = (
    "(unengaged|not engaged with anyone|not engaged with anybody|engaged with nobody|not engaged)"
)
#: Clauses that say what is not so: every case takes it for so, unless the text has told otherwise.
DENIALS_EN = (
    ("{w} is (ready|not exhausted)", "NOT {w}; {w} is exhausted"),
    ("{w} is (undamaged|unhurt|not damaged)", "WHOLE {w}"),
    (f"{{w}} is {_FREE_EN}", "FREE {w}"),
    ("{w} is (ready and unengaged|unengaged and ready)", "{w} is ready; {w} is unengaged"),
    ("{w} is not (engaged with|engaged to) {x}", "APART {w}; {x}"),
    ("{w} (has not engaged|does not engage) {x}", "APART {w}; {x}"),
)
