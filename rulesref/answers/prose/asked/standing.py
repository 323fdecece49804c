"""How a player may ask how it stands: what moment it is, who is engaged, who holds what; rows of ``questions``."""

from __future__ import annotations

from rulesref.answers.prose.asked.asked_how import FACT, LIES, WHICH
from rulesref.answers.prose.asked.exactly import Rows, in_orders

_NOW = "[ now][ right now][ at this point][ at the moment]"
_ORA = "[ adesso][ ora][ in questo momento]"
STANDING_EN: Rows = (
    (
        f"is {{w}} engaged[ with (anything|an enemy|any enemy|any enemies|something)]{_NOW}",
        FACT,
        ("{w} is engaged with SOME_FOE",),
    ),
    (
        f"is {{e}} engaged[ with (anyone|anybody|someone|somebody|an investigator)]{_NOW}",
        FACT,
        ("{e} is engaged with somebody",),
    ),
    (
        f"(who|which of us|which one of us) is engaged[ with (anything|an enemy|any enemy|something)]{_NOW}",
        WHICH,
        ("PEOPLE is engaged with SOME_FOE",),
    ),
    (f"(who|whom) are {{e}} engaged with{_NOW}", WHICH, ("{e} is engaged with PEOPLE",)),
    *(
        (
            f"(does|do) {{w}} [still ]have any {several}{_NOW}",
            FACT,
            (f"{{w}} has at least 1 {one}",),
        )
        for one, several in (
            ("clue", "clues"),
            ("resource", "resources"),
            ("damage", "damage"),
            ("horror", "horror"),
        )
    ),
    (f"does {{w}} control {{c}}{_NOW}", FACT, ("{w} controls {c}",)),
    (
        f"how many cards (does|do) {{w}} have in (hand|ME's hand|SHE's hand){_NOW}",
        LIES,
        ("{w} has # card(s) in hand",),
    ),
    (
        f"how many cards are in {{w}}'s hand{_NOW}",
        LIES,
        ("{w} has # card(s) in hand",),
    ),
    (
        f"how many cards are in the hand of {{w}}{_NOW}",
        LIES,
        ("{w} has # card(s) in hand",),
    ),
    (f"is it [still ]{{w}}'s turn{_NOW}", FACT, ("it is the turn of {w}",)),
    (
        f"(what|which) phase (is it|is this|are we in){_NOW}",
        WHICH,
        tuple(
            f"it is the {phase} phase" for phase in ("mythos", "investigation", "enemy", "upkeep")
        ),
    ),
)
STANDING_IT: Rows = (
    (
        f"{{w}} è impegnat(o|a)[ con (qualcosa|un nemico|qualche nemico|qualcuno)]{_ORA}",
        FACT,
        ("{w} è impegnato con SOME_FOE",),
    ),
    (
        f"{{e}} è impegnat(o|a)[ con (qualcuno|un investigatore)]{_ORA}",
        FACT,
        ("{e} è impegnato con qualcuno",),
    ),
    (
        f"chi (di noi |)è impegnat(o|a)[ con (qualcosa|un nemico|qualche nemico)]{_ORA}",
        WHICH,
        ("PEOPLE è impegnato con SOME_FOE",),
    ),
    *(
        (
            f"{{w}} ha [ancora ](qualche {one}|{few} {several}|almeno {a} {one}){_ORA}",
            FACT,
            (f"{{w}} ha almeno 1 {one}",),
        )
        for one, several, few, a in (
            ("indizio", "indizi", "degli", "un"),
            ("risorsa", "risorse", "delle", "una"),
        )
    ),
    (f"{{w}} controlla {{c}}{_ORA}", FACT, ("{w} controlla {c}",)),
    *in_orders("quante carte", "ha", f" in mano{_ORA}", LIES, "{s} ha in mano # cart(a)"),
    (f"quante carte ha in mano {{s}}{_ORA}", LIES, ("{s} ha in mano # cart(a)",)),
    (f"quante carte {{s}} ha in mano{_ORA}", LIES, ("{s} ha in mano # cart(a)",)),
    (f"quante carte ci sono nella mano di {{s}}{_ORA}", LIES, ("{s} ha in mano # cart(a)",)),
    (f"è [ancora ]il turno di {{w}}{_ORA}", FACT, ("è il turno di {w}",)),
    (f"[il turno ]è [ancora ]di {{w}}[ il turno]{_ORA}", FACT, ("è il turno di {w}",)),
    (f"tocca [ancora ]a {{w}}{_ORA}", FACT, ("è il turno di {w}",)),
    (
        f"[in ](che|quale) fase (è|è questa|siamo){_ORA}",
        WHICH,
        tuple(
            f"è la Fase {phase}"
            for phase in ("dei Miti", "di Investigazione", "dei Nemici", "di Mantenimento")
        ),
    ),
)
