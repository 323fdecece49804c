"""How a player may tell who plays whom: rows of ``answers.prose.ways``, in both languages."""

from __future__ import annotations

_OTHER_EN = (
    "[our ][a ][the other ][another ](friend|mate|buddy|partner|player|wife|husband|girlfriend"
    "|boyfriend|brother|sister|son|daughter|opponent|investigator)"
)
_WE_EN = (
    "(we are|we am|we are playing|we am playing|we play|we have|the players are|the investigators are"
    "|players:|investigators:)"
)
SEATS_EN = (
    (f"{_OTHER_EN} (plays|is playing|is|has)[ as] {{x}}", "SEATED {x}"),
    (f"{_WE_EN} {{w}} and {{x}}", "SEATED {w}; SEATED {x}"),
    (f"{_WE_EN} {{w}}[,] {{x}}[,] and {{y}}", "SEATED {w}; SEATED {x}; SEATED {y}"),
    (
        f"{_WE_EN} {{w}} and {{x}}[,] (at|in) {{l}}",
        "SEATED {w}; SEATED {x}; {w} is at {l}; {x} is at {l}",
    ),
    ("(we are|we am|both of us are|all of us are)[ all][ both] (at|in) {l}", "WE {l}"),
    ("(there is|there's) {e} here engaged (with|to) ME", "{e} is engaged with ME"),
)
_OTHER_IT = (
    "(il mio amico|la mia amica|un mio amico|una mia amica|un amico|un'amica|l'altro|l'altra|l'altro giocatore|l'altra giocatrice"
    "|mio marito|mia moglie|mio fratello|mia sorella|mio figlio|mia figlia|la mia ragazza|il mio ragazzo)"
)
_WE_IT = (
    "(siamo|giochiamo|giochiamo con|giochiamo come|i giocatori sono|gli investigatori sono|giocatori:"
    "|investigatori:)"
)
SEATS_IT = (
    (f"{_OTHER_IT} (gioca|usa|è|ha|interpreta)[ con][ come] {{x}}", "SEATED {x}"),
    (f"{_WE_IT} {{w}} e {{x}}", "SEATED {w}; SEATED {x}"),
    (f"{_WE_IT} {{w}}[,] {{x}} e {{y}}", "SEATED {w}; SEATED {x}; SEATED {y}"),
    ("{w} e {x} sono", "SEATED {w}; SEATED {x}"),
    (
        f"{_WE_IT} {{w}} e {{x}}[,] (in|nel|nello|nella|nell'|a|al|allo|alla) {{l}}",
        "SEATED {w}; SEATED {x}; {w} è in {l}; {x} è in {l}",
    ),
    (
        "(siamo|ci troviamo)[ tutti][ tutte][ entrambi][ entrambe] (in|nel|nello|nella|nell'|a|al|allo|alla) {l}",
        "WE {l}",
    ),
    ("c'è {e} qui (impegnato|impegnata|ingaggiato|ingaggiata) con ME", "{e} è impegnato con ME"),
)
