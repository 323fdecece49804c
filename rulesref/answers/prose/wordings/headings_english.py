"""How a heading tells in English what lies there, without a verb: rows of ``answers.prose.ways``."""

from __future__ import annotations

_USES_EN = ("charges", "ammo", "secrets", "supplies")
HEADINGS_EN = (
    ("{n} {p} (at|on|in) {l}", "{l} has {n} {p}"),
    ("no {p} (at|on|in) {l}", "{l} has no {p}"),
    *((f"{{n}} {{p}} {place}", f"there are {{n}} {{p}} {place}") for place in ("here", "there")),
    *((f"no {{p}} {place}", f"there are no {{p}} {place}") for place in ("here", "there")),
    ("shroud[ of] {n}", "IT has shroud {n}"),
    ("{c} (in play|on the table)", "OWNS {c}"),
    ("{c} with {rest} in play", "OWNS {c}; {c} has {rest}"),
    ("{c} (in play|on the table) with {rest}", "OWNS {c}; {c} has {rest}"),
    ("{c} in hand", "HOLDS {c}"),
    ("{c} in hand (and|with) {n} resources", "HOLDS {c}; {n} resources"),
    ("{c} in hand (and|with) no resources", "HOLDS {c}; no resources"),
    ("{phase} phase", "it is the {phase} phase"),
    ("{c} in (play and|play,) {d} in hand", "OWNS {c}; {d} in hand"),
    ("{c} in {w}'s threat area", "{c} is in the threat area of {w}"),
    ("{c} (is |)on {w}", "ONE {c}; treachery; {c} is in the threat area of {w}"),
    ("{c} attached to {h}", "{c} is attached to {h}"),
    ("{n} {p} on {c}", "{c} has {n} {p}"),
    ("no {p} on {c}", "{c} has no {p}"),
    *((f"{{n}} {uses}[ left][ on IT]", f"USES {uses}; {{n}}") for uses in _USES_EN),
    *((f"no {uses}[ left][ on IT]", f"USES {uses}; no") for uses in _USES_EN),
    ("{n} resource", "HAS resource; {n}"),
    ("{n} action", "HAS action; {n}"),
    ("{n} resources", "HAS resources; {n}"),
    ("no resources", "HAS resources; no"),
    ("{n} actions", "HAS actions; {n}"),
    ("no actions", "HAS actions; no"),
    ("(engaged with|engaged to) {e}", "ENGAGED {e}"),
    ("{e} engaged", "ONE {e}; enemy; ENGAGED {e}"),
    ("{e} (engaged with|engaged to) {w}", "ONE {e}; enemy; {e} is engaged with {w}"),
    ("{w} (engaged with|engaged to) {e}", "ONE {e}; enemy; {e} is engaged with {w}"),
    ("{e} (at|in) {l}", "ONE {e}; enemy; {e} is at {l}"),
    ("{w} (at|in) {l}", "ONE {w}; investigator; {w} is at {l}"),
)
