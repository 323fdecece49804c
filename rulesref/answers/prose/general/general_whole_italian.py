"""Questions in general that are told whole: of tests, clues, damage, allies, actions; in Italian."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_MAY = r"(?:posso|potrei|si può)"
_ELSE = r"(?:un altro (?:investigatore|giocatore)|qualcun altro)"
_IF = r"(?:se|quando)"
_COMMIT = r"(?:assegnare|investire|impegnare|aggiungere)"
_HERE = r"nel mio(?: stesso)? luogo"
_THERE = r"in un (?:altro luogo|luogo (?:diverso|collegato|adiacente))"
_TEST = r"prova(?: di abilità)?"
_MISS = r"(?:manco|fallisco un attacco contro|non riesco a colpire)"

_NEAR = "Wendy Adams è nel mio luogo."
_FAR = "Sono a Study. Wendy Adams è in un luogo collegato."
_THEIR_TEST = "Wendy Adams ha Coraggio Inaspettato in mano. Ho Percezione e Deduzione in mano. Wendy Adams indaga."
_FIRST_CARD = "Posso investire Percezione nella sua prova?"
_SECOND_CARD = "Investo Percezione. Posso investire Deduzione nella sua prova?"
_THEIR_TURN = f"{_NEAR} È il turno di Wendy Adams. Wendy Adams prende una risorsa."
_HIT = "Un nemico mi attacca."
_ALLIES = ("Cane da Guardia", "Poliziotto di Ronda")
_TWO_ALLIES = (_ALLIES, _ALLIES[::-1])

ROWS: tuple[GeneralQuestion, ...] = (
    told_whole(
        lazily(rf"(?i:{_MAY} {_COMMIT} una carta (?:alla|nella|per la) {_TEST} di {_ELSE} {_HERE})"),
        f"{_NEAR} {_THEIR_TEST} {_FIRST_CARD}",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} {_COMMIT} (?:una carta|carte) (?:alla|nella|per la) {_TEST} di (?:un investigatore|{_ELSE}) {_THERE})"),
        f"{_FAR} {_THEIR_TEST} {_FIRST_CARD}",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} {_COMMIT} (?:due|2|più) carte (?:alla|nella|per la) {_TEST} di {_ELSE}(?: {_HERE})?)"),
        f"{_NEAR} {_THEIR_TEST} {_SECOND_CARD}",
        f"{_FAR} {_THEIR_TEST} {_FIRST_CARD}",
    ),
    told_whole(
        lazily(
            rf"(?i:(?:supero (?:la|una) {_TEST}|ho successo) {_IF} il mio valore(?: di abilità)?"
            r" è (?:uguale|pari) alla difficoltà(?: della prova)?)"
        ),
        "Roland Banks è a Shores of Hali. Roland Banks indaga. Roland Banks rivela 0. Roland Banks supera la prova?",
        "Daisy Walker è a Abandoned Warehouse. Daisy Walker indaga. Daisy Walker rivela -2. Daisy Walker supera la prova?",
    ),
    told_whole(
        lazily(
            rf"(?i:fallisco (?:automaticamente )?(?:(?:la|una) {_TEST} )?(?:automaticamente )?{_IF}"
            r" (?:rivelo|pesco|estraggo) (?:il segnalino(?: di)? |il )?fallimento automatico)"
        ),
        "Indago. Rivelo il fallimento automatico. Fallisco?",
        "Un nemico è impegnato con me. Lo attacco. Rivelo il fallimento automatico. Fallisco?",
    ),
    told_whole(
        lazily(rf"(?i:scopro (?:comunque )?(?:un|l') ?indizio {_IF} (?:fallisco (?:l'indagine|un'indagine|nell'indagare)|non riesco a indagare))"),
        "Il mio luogo ha 2 indizi. Indago e fallisco. Scopro l'indizio?",
    ),
    told_whole(
        lazily(rf"(?i:scopro (?:comunque )?un indizio {_IF} non ci sono indizi nel (?:mio )?luogo)"),
        "Il mio luogo non ha indizi. Indago e supero la prova. Scopro l'indizio?",
    ),
    told_whole(
        lazily(
            rf"(?i:{_IF} {_MISS} un nemico impegnato con {_ELSE},? (?:il danno lo subisce|subisce(?: il)? danno|subisce danni)"
            r" (?:lui|lei|quell'investigatore|l'altro (?:investigatore|giocatore)))"
        ),
        f"{_NEAR} Un nemico è impegnato con Wendy Adams. Lo attacco e fallisco. Wendy Adams subisce danni?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:assegnare|mettere) (?:il danno|danni|danno) (?:a un mio alleato|a un alleato che controllo|al mio alleato))"),
        *(f"Controllo {ally}. {_HIT} Posso assegnare il danno a {ally}?" for ally in _ALLIES),
    ),
    told_whole(
        lazily(
            rf"(?i:{_MAY} (?:assegnare|mettere) (?:il danno|danni|danno) (?:(?:all|sull)'alleato di|a un alleato (?:di|controllato da)) {_ELSE}(?: {_HERE})?)"
        ),
        *(
            f"{where} Wendy Adams controlla {ally}. {_HIT} Posso assegnare il danno a {ally}?"
            for where, ally in zip((_NEAR, _FAR), _ALLIES, strict=True)
        ),
    ),
    told_whole(
        lazily(rf"(?i:sono sconfitt[oa] {_IF} (?:il (?:mio )?danno è (?:pari|uguale)|ho danni? (?:pari|uguali)) alla mia salute)"),
        "Roland Banks ha 7 danni. Roland Banks subisce 2 danni. Roland Banks è sconfitto?",
        "Daisy Walker ha 3 danni. Daisy Walker subisce 2 danni. Daisy Walker è sconfitta?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} indagare {_IF} non ho (?:più )?azioni(?: rimaste)?)"),
        "Ho 0 azioni. Posso indagare?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} giocare un (?:secondo|altro) alleato(?: {_IF} (?:ne )?controllo già un(?:o| alleato))?)"),
        *(f"Controllo {one}. Ho 5 risorse. Posso giocare {other}?" for one, other in _TWO_ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_IF} gioco un (?:secondo|altro) alleato,? (?:(?:il primo|l'altro) viene scartato|(?:devo scartare|scarto) (?:il primo|l'altro)))"),
        *(f"Controllo {one}. Gioco {other}. {one} viene scartato?" for one, other in _TWO_ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} giocare un supporto (?:nel|durante il) turno di {_ELSE})"),
        *(f"{_THEIR_TURN} Posso giocare {card}?" for card in ("Coltello", "Torcia Elettrica", "Magnifying Glass")),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} giocare un supporto rapido (?:nel|durante il) turno di {_ELSE})"),
        f"{_THEIR_TURN} Posso giocare Magnifying Glass?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} indagare (?:nel|durante il) turno di {_ELSE})"),
        f"{_THEIR_TURN} Posso indagare?",
    ),
    told_whole(
        lazily(r"(?i:impegnare un nemico (?:provoca|causa) (?:un attacco|attacchi) di opportunità (?:da parte di|da) un altro nemico(?: (?:già )?impegnato con me)?)"),
        "Un nemico è impegnato con me. Un nemico esaurito è nel mio luogo. Lo impegno. Subisco un attacco di opportunità?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:muovermi|spostarmi|muoversi|spostarsi) (?:mentre|quando|se) sono impegnat[oa](?: con un nemico)?)"),
        "Sono nello Studio. Lo Studio è collegato al Corridoio. Un nemico è impegnato con me. Posso spostarmi in Corridoio?",
    ),
    *(
        told_whole(
            lazily(rf"(?i:{_MAY} {said} (?:mentre|quando|se) sono impegnat[oa](?: con un nemico)?)"),
            *(f"Un nemico è impegnato con me. Ho 5 risorse. Posso {act}?" for act in acts),
        )
        for said, acts in (
            ("indagare", ("indagare",)),
            ("giocare un supporto", ("giocare Coltello",)),
            ("giocare un evento", ("giocare Deposito di Emergenza",)),
            ("giocare una carta", ("giocare Coltello", "giocare Deposito di Emergenza")),
        )
    ),
)  # fmt: skip
