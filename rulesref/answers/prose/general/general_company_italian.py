"""Questions in general that are told whole: of other investigators, harm, slots, doom and what tests take; in Italian."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_MAY = r"(?:posso|potrei)"
_CAN = r"(?:può|potrebbe)"
_IF = r"(?:se|quando|dopo che|mentre)"
_ELSE = r"(?:(?:un|l') ?altro (?:giocatore|investigatore)|qualcun altro)"
_HERE = r"(?:nel mio(?: stesso)? luogo|nello stesso luogo)"
_THERE = r"(?:(?:in|da) un (?:altro luogo|luogo (?:diverso|collegato|adiacente)))"
_COMMIT = r"(?:assegnare|investire|impegnare|aggiungere)"
_TOKEN = r"(?:il segnalino|il token|la pedina)(?: caos)?"
_TEST = r"prova(?: di abilità)?"
_PUT = r"(?:assegnare|mettere|collocare|prendere)(?: il| i| del| dei)? dann[oi]"
_ON = r"(?:a|su|al|sul|ad)"

_NEAR = "Wendy Adams è nel mio luogo."
_FAR = "Sono nello Studio. Wendy Adams è in un luogo collegato."
_THEIRS = "Wendy Adams ha Percezione in mano. Indago. Wendy Adams può investire Percezione?"
_HER_TURN = f"{_NEAR} Un nemico è impegnato con me. È il turno di Wendy Adams."
_COURAGE = "Ho in mano Coraggio Inaspettato."
_COMMITS = "Posso investire Coraggio Inaspettato?"
_AGENDA = "La trama è What's Going On?!"
_ADVANCES = "Comincia la fase dei miti. La trama avanza?"
_FULL = (("Machete e Torcia Elettrica", "Coltello"), ("Poliziotto di Ronda", "Cane da Guardia"))
_ALLIES = (("Poliziotto di Ronda", 3), ("Cane da Guardia", 4))

ROWS: tuple[GeneralQuestion, ...] = (
    told_whole(
        lazily(rf"(?i:{_ELSE} {_HERE} {_CAN} {_COMMIT} (?:una carta|carte) (?:alla|nella|per la) mia {_TEST}|{_CAN} {_ELSE} {_HERE} {_COMMIT} (?:una carta|carte) (?:alla|nella|per la) mia {_TEST})"),
        f"{_NEAR} {_THEIRS}",
    ),
    told_whole(
        lazily(rf"(?i:{_ELSE} {_THERE} {_CAN} {_COMMIT} (?:una carta|carte) (?:alla|nella|per la) mia {_TEST}|{_CAN} {_ELSE} {_THERE} {_COMMIT} (?:una carta|carte) (?:alla|nella|per la) mia {_TEST})"),
        f"{_FAR} {_THEIRS}",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:usare|attivare) (?:(?:un supporto|una carta|un'arma|l'arma|il supporto|la carta) (?:di|controllat[oa] da) {_ELSE})(?: {_HERE})?)"),
        f"{_NEAR} Wendy Adams controlla Machete. Un nemico è impegnato con me. Posso usare Machete?",
    ),
    *(
        told_whole(
            lazily(rf"(?i:{_ELSE}(?: {_HERE})? {_CAN} {verb} (?:un|il) nemico impegnato con me|{_CAN} {_ELSE}(?: {_HERE})? {verb} (?:un|il) nemico impegnato con me)"),
            f"{_HER_TURN} Wendy Adams può {does} il nemico?",
        )
        for verb, does in (("(?:attaccare|combattere)", "attaccare"), ("eludere", "eludere"), ("impegnare", "impegnare"))
    ),
    # tests
    told_whole(
        lazily(rf"(?i:{_MAY} {_COMMIT} (?:una carta|carte|altre carte|un'altra carta|abilità)(?: (?:alla|a una|nella) {_TEST})? (?:dopo (?:aver (?:rivelato|pescato|visto)|che (?:è stato rivelato|ho rivelato|ho visto|ho pescato)) {_TOKEN}|{_IF} (?:{_TOKEN} (?:è (?:già )?(?:stato )?rivelato)|ho (?:già )?(?:rivelato|pescato|visto) {_TOKEN})))"),
        "Ho in mano Percezione. Indago. Rivelo 0. Posso investire Percezione?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} {_COMMIT} (?:una carta|carte) con (?:solo |solo un'|un')?(?:icon[ae]) (?:jolly|wild)(?: (?:a|in) (?:qualsiasi|qualunque|ogni|una) {_TEST})?)"),
        f"{_COURAGE} Indago. {_COMMITS}",
        f"{_COURAGE} Un nemico è impegnato con me. Lo attacco. {_COMMITS}",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} indagare (?:in )?un luogo (?:senza|che non ha|privo di) indizi)"),
        "Il mio luogo non ha indizi. Posso indagare?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} indagare (?:{_IF} c'è|con) un nemico (?:esaust|esaurit)o nel mio luogo)"),
        "Un nemico esaurito è nel mio luogo. Posso indagare?",
    ),
    # harm
    told_whole(
        lazily(rf"(?i:{_MAY} (?:dividere|spartire|ripartire) (?:il danno|i danni) (?:tra|fra) me e (?:un|il) (?:mio )?alleato)"),
        *(f"Controllo {ally}. Subisco 2 danni. Posso assegnare 1 danno a {ally}?" for ally, _ in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:assegnare|mettere|collocare) più danni (?:{_ON} (?:un |il )?(?:mio )?alleato) (?:di quanta salute ha|della sua salute)(?: rimanente)?)"),
        *(f"Controllo {ally}. Subisco {many} danni. Posso assegnare {many} danni a {ally}?" for ally, many in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} {_PUT} (?:di|da) un attacco di opportunità {_ON} (?:un |il )?(?:mio )?alleato)"),
        *(f"Un nemico è impegnato con me. Controllo {ally}. Prendo una risorsa. Posso assegnare il danno a {ally}?" for ally, _ in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} {_PUT} {_ON} (?:un |il )?(?:mio )?(?:alleato|supporto) (?:esaust|esaurit)o)"),
        *(f"Controllo {ally}. {ally} è esaurito. Un nemico mi attacca. Posso assegnare il danno a {ally}?" for ally, _ in _ALLIES),
    ),
    # slots
    told_whole(
        lazily(rf"(?i:{_MAY} giocare un (?:supporto|alleato) (?:{_IF} (?:(?:tutti )?(?:gli|i miei) slot sono (?:pieni|occupati)|non ho slot liberi)|(?:con gli|senza) slot (?:pieni|occupati|liberi)))"),
        *(f"Controllo {full}. Ho 5 risorse. Posso giocare {one}?" for full, one in _FULL),
    ),
    # doom
    told_whole(
        lazily(r"(?i:il destino (?:su|sul|sui|sugli) (?:un )?luog(?:o|hi) conta(?: (?:per|verso|ai fini di) (?:(?:far )?avanzare )?(?:la trama|l'agenda|la soglia)(?: della trama)?)?)"),
        f"{_AGENDA} con 1 destino. Lo Studio ha 1 destino. {_ADVANCES}",
    ),
    told_whole(
        lazily(r"(?i:il destino (?:su|sul|sui) (?:un |i )?nemic[oi] conta(?: (?:per|verso|ai fini di) (?:(?:far )?avanzare )?(?:la trama|l'agenda|la soglia)(?: della trama)?)?)"),
        f"{_AGENDA} con 1 destino. Wizard of the Order è nello Studio con 1 destino. {_ADVANCES}",
    ),
)  # fmt: skip
