"""Questions in general that are told whole: of a turn, hands, what is committed, what spawns; in Italian."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_MAY = r"(?:posso|potrei|si può)"
_COMMIT = r"(?:assegnare|investire|impegnare|aggiungere)"
_EARLY = r"(?:in anticipo|prima del tempo|con (?:delle )?azioni rimaste|senza (?:usare|fare|effettuare) tutte le (?:mie )?azioni)"
_UPKEEP = r"(?:nella|durante la) fase di (?:mantenimento|upkeep)"
_TEST = r"prova(?: di abilità)?"
_TURN = "È il mio turno."
_TAKES = "Prendo una risorsa."
_HELD = "Ho in mano Percezione. Indago."
_ALLIES = (("Cane da Guardia", "Poliziotto di Ronda"), ("Poliziotto di Ronda", "Cane da Guardia"))

ROWS: tuple[GeneralQuestion, ...] = (
    told_whole(
        lazily(rf"(?i:{_MAY} (?:fare|effettuare|svolgere|compiere) (?:una quarta azione|(?:quattro|4) azioni|più di (?:tre|3) azioni)(?: (?:nel mio|in un) turno)?)"),
        f"{_TURN} {_TAKES} {_TAKES} {_TAKES} Posso prendere una risorsa?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:finire|terminare) il (?:mio )?turno {_EARLY})"),
        f"{_TURN} {_TAKES} Posso finire il turno?",
        f"{_TURN} Posso finire il turno?",
    ),
    *(
        told_whole(
            lazily(rf"(?i:{_MAY} {act} (?:come azione|con un'azione))"),
            f"{_TURN} {_TAKES} Posso {act}{behind}?",
            f"{_TURN} Posso {act}{behind}?",
        )
        for act, behind in (("pescare una carta", " come azione"), ("prendere una risorsa", ""))
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:fare|effettuare|ripetere) la stessa azione (?:due volte|più volte|di nuovo)(?: (?:nel mio|in un|nello stesso) turno)?)"),
        f"{_TURN} Il mio luogo ha 2 indizi. Indago e fallisco. Posso indagare?",
        f"{_TURN} {_TAKES} Posso prendere una risorsa?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:muovermi|spostarmi|andare) in un luogo (?:non collegato|che non è collegato)(?: al mio)?)"),
        "Sono allo Studio. Lo Studio non è collegato alla Cantina. Posso muovermi in Cantina?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} {_COMMIT} (?:una carta|carte|delle carte) (?:alla|nella) mia(?: stessa)? {_TEST})"),
        f"{_HELD} Posso investire Percezione?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} {_COMMIT} una carta senza icone (?:corrispondenti|adatte|giuste)(?: (?:a|in) una {_TEST})?)"),
        "Ho in mano Forza Soverchiante. Indago. Posso investire Forza Soverchiante?",
        "Un nemico è impegnato con me. Ho in mano Percezione. Lo attacco. Posso investire Percezione?",
    ),
    told_whole(
        lazily(rf"(?i:le carte (?:assegnate|investite|impegnate)(?: (?:a|in) una {_TEST})? (?:vengono scartate|vanno scartate|si scartano)(?: (?:anche )?se fallisco)?)"),
        f"{_HELD} Investo Percezione. Fallisco. Percezione viene scartata?",
        f"{_HELD} Investo Percezione. Supero la prova. Percezione viene scartata?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} giocare (?:una carta|un supporto|un evento) (?:che non posso (?:pagare|permettermi)|senza (?:abbastanza|le) risorse(?: necessarie)?))"),
        "Ho in mano Machete e non ho risorse. Posso giocare Machete?",
        "Ho in mano Coltello e non ho risorse. Posso giocare Coltello?",
    ),
    told_whole(
        lazily(rf"(?i:(?:prendo|ricevo|ottengo|guadagno) (?:una|1) risorsa {_UPKEEP})"),
        "Comincia la fase di mantenimento. Ottengo la risorsa?",
    ),
    told_whole(
        lazily(rf"(?i:pesco (?:una|1) carta {_UPKEEP})"),
        "Comincia la fase di mantenimento. Pesco una carta?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:avere|controllare) (?:due|2) alleati(?: in gioco)?(?: (?:contemporaneamente|allo stesso tempo|insieme))?)"),
        *(f"Controllo {one}. Gioco {other}. {one} è in gioco?" for one, other in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:combattere|attaccare)(?: un nemico)? (?:senza (?:armi|un'arma)|a mani nude))"),
        "Un nemico è impegnato con me. Posso attaccarlo?",
    ),
    told_whole(
        lazily(rf"(?i:(?:devo scartare|scarto)(?: carte)?(?: fino a 8(?: carte)?)? {_UPKEEP})"),
        "Ho 10 carte in mano. Comincia la fase di mantenimento. Devo scartare?",
    ),
    told_whole(
        lazily(r"(?i:(?:devo scartare|scarto)(?: carte)?(?: fino a 8(?: carte)?)? (?:durante|nel|a metà del) (?:il )?mio turno)"),
        f"{_TURN} Ho 10 carte in mano. Devo scartare?",
    ),
)  # fmt: skip
