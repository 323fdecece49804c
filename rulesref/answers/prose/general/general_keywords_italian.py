"""Questions in general that are told whole: of enemies by their keywords, and of how they engage and attack; in Italian."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_IF = r"(?:se|quando|dopo che|mentre|appena)"
_ELSE = r"(?:un altro (?:giocatore|investigatore)|l'altro (?:giocatore|investigatore)|gli altri (?:giocatori|investigatori)|qualcun altro|gli altri)"
_ALL = r"(?:tutti(?: (?:gli investigatori|i giocatori|noi))?|ogni (?:investigatore|giocatore)|ciascun (?:investigatore|giocatore)|entrambi(?: gli investigatori| i giocatori)?)"
_THE = r"(?:(?:il|un) nemico|i nemici|lui)"
_WORN = r"(?:esaust|esaurit)[oi]"
_RETALIATE = r"(?:la )?(?:ritorsione|rappresaglia)"
_WORKS = r"(?:si attiva|scatta|funziona|vale|si applica|parte|si innesca)"
_MISS = r"(?:manco|sbaglio|fallisco (?:un|l')\s?attacco(?: contro)?|fallisco (?:attaccando|ad attaccare|un combattimento|il combattimento))"
_NOT_EVADED = r"(?:fallisco (?:un'|l'|una |la )?(?:elusione|eludendo|nell'eludere|a eludere|ad eludere)|non riesco a eludere|non riesco ad eludere)"
_AOO = r"(?:(?:un|degli|gli) )?attacc(?:o|hi) di opportunità"
_PROVOKES = r"(?:provoca(?:no)?|causa(?:no)?|fa(?:nno)? scattare|genera(?:no)?)"
_PHASE = r"(?: (?:nella|durante la) fase dei nemici)?"
_SPAWNS = r"(?:appare|compare|viene generat[oa]|entra in gioco|spawna)"
_EVADED = "Un nemico è impegnato con me. Lo eludo."
_EVADED_ONE = (
    r"(?:un nemico (?:eluso|che ho eluso)|i nemici elusi|il nemico (?:eluso|che ho eluso))"
)
_UPKEEP = r"(?: (?:nella|durante la|nel|al) (?:fase di )?mantenimento| quando torna pronto| nel round successivo)?"

ROWS: tuple[GeneralQuestion, ...] = (
    # keywords
    told_whole(
        lazily(rf"(?i:{_RETALIATE} {_WORKS} (?:{_IF} {_THE} è {_WORN}|(?:con|per) (?:un )?nemic[oi] {_WORN}))"),
        "Un nemico con ritorsione esaurito è nel mio luogo. Lo attacco e fallisco. Mi attacca?",
        "Un nemico con ritorsione esaurito è impegnato con me. Lo attacco e fallisco. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:{_RETALIATE} {_WORKS} {_IF} {_NOT_EVADED}(?: {_THE})?)"),
        "Un nemico con ritorsione è impegnato con me. Provo a eluderlo e fallisco. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:(?:l')?allerta {_WORKS} {_IF} {_MISS}(?: {_THE})?)"),
        "Un nemico con allerta è impegnato con me. Lo attacco e fallisco. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:(?:l')?allerta {_WORKS} {_IF} {_THE} è {_WORN})"),
        "Un nemico con allerta è impegnato con me. Il nemico è esaurito. Provo a eluderlo e fallisco. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:(?:un|il) nemico massiccio attacca {_ALL}(?: nel (?:suo|mio) luogo)?{_PHASE})"),
        "Un nemico massiccio è nel mio luogo. Wendy Adams è nel mio luogo. Comincia la fase dei nemici. Ci attacca entrambi?",
    ),
    told_whole(
        lazily(
            rf"(?i:{_ELSE} (?:subisce|subiscono|prende|prendono)(?: il| i)? dann[oi] {_IF} {_MISS} un nemico massiccio"
            rf"|{_IF} {_MISS} un nemico massiccio,? {_ELSE} (?:subisce|subiscono|prende|prendono)(?: il| i)? dann[oi])"
        ),
        "Un nemico massiccio è nel mio luogo. Wendy Adams è nel mio luogo. Lo attacco e fallisco. Wendy Adams subisce danni?",
    ),
    told_whole(
        lazily(r"(?i:(?:posso|potrei) (?:attaccare|combattere) un nemico sfuggente (?:(?:che )?non (?:è )?impegnato (?:con nessuno )?)?senza (?:prima )?impegnarlo(?: prima)?)"),
        "Un nemico sfuggente è nel mio luogo. Posso attaccarlo?",
    ),
    told_whole(
        lazily(r"(?i:devo impegnare un nemico sfuggente (?:prima di|per(?: poterlo)?) (?:attaccarlo|combatterlo|attaccare|combattere))"),
        "Un nemico sfuggente è nel mio luogo. Devo impegnarlo prima di attaccarlo?",
    ),
    told_whole(
        lazily(rf"(?i:(?:un nemico sfuggente mi impegna|i nemici sfuggenti mi impegnano)(?: {_IF} (?:entro|mi muovo|mi sposto) nel (?:suo|loro) luogo| da sol[oi])?)"),
        "Entro in un luogo con un nemico sfuggente. Mi impegna?",
        "Un nemico sfuggente viene generato nel mio luogo. Mi impegna?",
    ),
    told_whole(
        lazily(rf"(?i:un (?:nemico )?cacciatore mi impegna {_IF} (?:si muove|si sposta|arriva|entra) (?:(?:nel|verso il) mio luogo|da me|verso di me))"),
        "Un nemico cacciatore è in un luogo collegato. Comincia la fase dei nemici. Mi impegna?",
    ),
    told_whole(
        lazily(rf"(?i:un (?:nemico )?cacciatore (?:mi )?attacca (?:nella stessa fase(?: in cui si muove)?|{_IF} (?:si muove|si sposta|arriva|entra) (?:(?:nel|verso il) mio luogo|da me|verso di me)(?: nella fase dei nemici)?))"),
        "Un nemico cacciatore è in un luogo collegato. Comincia la fase dei nemici. Mi attacca?",
    ),
    # how enemies come to engage, and what they do then
    told_whole(
        lazily(rf"(?i:(?:un|il) nemico (?:mi )?attacca {_IF} {_SPAWNS}(?: nel mio luogo)?|(?:un|il) nemico appena (?:generato|apparso) mi attacca)"),
        "Un nemico viene generato nel mio luogo. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:(?:un|il) nemico (?:mi )?attacca {_IF} mi impegna)"),
        "Un nemico viene generato nel mio luogo. Mi attacca?",
        "Entro in un luogo con un nemico. Mi attacca?",
        "Un nemico esaurito è nel mio luogo. Lo impegno. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:(?:un|il) nemico (?:mi )?attacca {_IF} lo pesco|un nemico (?:che ho )?(?:appena )?pescato mi attacca)"),
        "Pesco Ghoul Tirapiedi. Mi attacca?",
        "Pesco Sciame di Ratti. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:(?:un|il) nemico mi attacca {_IF} (?:entro|mi muovo|mi sposto) nel suo luogo)"),
        "Entro in un luogo con un nemico. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:(?:provoco|subisco|prendo) {_AOO} {_IF} (?:entro|mi muovo|mi sposto) in un luogo con un nemico)"),
        "Entro in un luogo con un nemico. Provoco un attacco di opportunità?",
    ),
    *(
        told_whole(
            lazily(rf"(?i:(?:un|il) nemico{so} mi impegna {_IF} {_SPAWNS} nel mio luogo)"),
            f"Un nemico{so} viene generato nel mio luogo. Mi impegna?",
        )
        for so in ("", " sfuggente")
    ),
    # what evading does
    told_whole(
        lazily(rf"(?i:{_EVADED_ONE} (?:si prepara(?:no)?|torna(?:no)? pront[oi]|si ripristina(?:no)?){_UPKEEP})"),
        f"{_EVADED} Comincia la fase di mantenimento. Torna pronto?",
    ),
    told_whole(
        lazily(rf"(?i:{_EVADED_ONE} mi (?:re)?impegna(?:no)?(?: di nuovo)?{_UPKEEP})"),
        f"{_EVADED} Comincia la fase di mantenimento. Mi impegna?",
    ),
    told_whole(
        lazily(rf"(?i:{_EVADED_ONE} (?:mi )?attacca(?:no)? (?:nella|durante la) (?:stessa )?fase dei nemici)"),
        f"{_EVADED} Comincia la fase dei nemici. Mi attacca?",
    ),
    told_whole(
        lazily(rf"(?i:{_EVADED_ONE} (?:fa|fanno|effettua|effettuano) {_AOO}(?: contro di me)?)"),
        f"{_EVADED} Prendo una risorsa. Fa un attacco di opportunità?",
    ),
    told_whole(
        lazily(rf"(?i:{_EVADED_ONE} (?:è|sono|diventa|diventano) {_WORN}|eludere un nemico lo esaurisce)"),
        f"{_EVADED} È esaurito?",
    ),
    told_whole(
        lazily(rf"(?i:{_EVADED_ONE} (?:è|rimane|resta|sono|rimangono|restano) impegnat[oi] con me)"),
        f"{_EVADED} È impegnato con me?",
    ),
    # attacks of opportunity
    told_whole(
        lazily(r"(?i:l'attacco di opportunità (?:avviene|si risolve|viene risolto|arriva|c'è) prima (?:dell'|della mia )\s?azione)"),
        "Un nemico è impegnato con me. Prendo una risorsa. Mi attacca prima?",
    ),
    told_whole(
        lazily(r"(?i:(?:un|l') ?attacco di opportunità esaurisce il nemico|(?:un|il) nemico si esaurisce (?:dopo|con|per|quando fa) un attacco di opportunità)"),
        "Un nemico è impegnato con me. Prendo una risorsa. È esaurito?",
    ),
    told_whole(
        lazily(rf"(?i:(?:entrambi|tutti e due|due)(?: i)?(?: nemici)?(?: impegnati con me)? (?:fanno|effettuano) {_AOO})"),
        "Sono impegnato con due nemici. Prendo una risorsa. Mi attaccano entrambi?",
    ),
    told_whole(
        lazily(rf"(?i:(?:(?:usare|attivare) )?un'(?:abilità|azione) (?:gratuita|libera|rapida) {_PROVOKES} {_AOO})"),
        "Un nemico è impegnato con me. Controllo Poliziotto di Ronda. Uso Poliziotto di Ronda. Fa un attacco di opportunità?",
    ),
    told_whole(
        lazily(rf"(?i:(?:attaccare|combattere)(?: un nemico)? con un'arma {_PROVOKES} {_AOO}|usare un'arma {_PROVOKES} {_AOO})"),
        "Un nemico è impegnato con me. Controllo Machete. Lo attacco con Machete. Fa un attacco di opportunità?",
    ),
    told_whole(
        lazily(rf"(?i:(?:investire|impegnare|assegnare) (?:una carta|carte) (?:in|a) una prova {_PROVOKES} {_AOO})"),
        "Un nemico è impegnato con me. Ho in mano Forza Soverchiante. Lo attacco. Investo Forza Soverchiante. Fa un attacco di opportunità?",
    ),
    told_whole(
        lazily(rf"(?i:impegnare un(?: altro)? nemico {_PROVOKES} {_AOO})"),
        "Un nemico è impegnato con me. Un nemico esaurito è nel mio luogo. Lo impegno. Provoco un attacco di opportunità?",
    ),
)  # fmt: skip
