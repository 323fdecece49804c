"""How a player may ask what can be asked of a case, in each language.

A row is (what is asked, how it is answered, the statements that are asked). A statement with a "#"
is asked for each number: any of them makes it so.
"""

from __future__ import annotations

from rulesref.answers.prose.exactly import EXACTLY_EN, EXACTLY_IT, Rows

#: How an answer comes about: what somebody may do now, what is so, what comes to pass.
LEAVE, FACT, EVENT, CAN, DIES = "leave", "fact", "event", "can", "dies"
#: Which of several is so; how much of something has come, or lies there; which of two events is first;
#: whether something is where it was, or has come along; whether no enemy attacks.
WHICH, COMES, LIES, ORDER, STAYS, SPARED = "which", "comes", "lies", "order", "stays", "spared"
#: Whether all of what is dealt may be assigned so.
ASSIGNS = "assigns"
#: Faces of tokens that an effect may cancel.
FACES = {
    "en": (
        "skull",
        "cultist",
        "tablet",
        "elder thing",
        "auto-fail",
        "+1",
        "0",
        "-1",
        "-2",
        "-3",
        "-4",
    ),
    "it": (
        "teschio",
        "cultista",
        "tavoletta",
        "antico",
        "fallimento automatico",
        "+1",
        "0",
        "-1",
        "-2",
        "-3",
        "-4",
    ),
}
#: Word of a statement about leave → (that it has been done, the step that does it), by language.
LEAVES = {
    "en": {
        "use": ("{w} uses {c}", "{w} uses {c}"),
        "play": ("{w} plays {c}", "{w} plays {c}"),
        "fight": ("", "{w} fights {e}"),
        "evade": ("", "{w} attempts to evade {e}"),
        "engage": ("", "{w} engages {e}"),
    },
    "it": {
        "usare": ("{w} usa {c}", "{w} usa {c}"),
        "giocare": ("{w} gioca {c}", "{w} gioca {c}"),
    },
}
_NOW = "[ now][ here][ again][ at this point][ as well][ too][ this turn][ this round][ in that window][ before (IT|SHE) (dies|is defeated|is killed|is discarded)]"
_PHASE = "[ again][ now][ right away][ this same phase][ in the same phase][ in that same phase][ this very phase][ too][ as well][ this phase][ in that phase][ in this phase][ during that phase]"
_LEFT = "[ now][ left][ in total][ altogether][ remaining][ at the end][ afterwards]"
_THEN = "[ too][ then][ afterwards][ at the end of (the|this|that) (attack|test|turn|round|phase|action)]"
_CAN = "(can|may|could)"
_DOES = "(does|will|would|do|did)"
QUESTIONS_EN: Rows = (
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s ability{_NOW}", LEAVE, ("{w} may use {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s (reaction|reaction ability){_NOW}", LEAVE, ("{w} may use the reaction of {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s (action|action ability){_NOW}", LEAVE, ("{w} may use the action of {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s (free action|free ability){_NOW}", LEAVE, ("{w} may use the free ability of {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) the ability (of|on) {{c}}{_NOW}", LEAVE, ("{w} may use {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) the reaction (of|on) {{c}}{_NOW}", LEAVE, ("{w} may use the reaction of {c}",)),
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)ability{_NOW}", LEAVE, ("{w} may use {w}",)),
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)(reaction|reaction ability){_NOW}", LEAVE, ("{w} may use the reaction of {w}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}{_NOW}", LEAVE, ("{w} may use {c}",)),
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)ability (on|against) {{e}}{_NOW}", LEAVE, ("{w} may use {w}",)),
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)(reaction|reaction ability) (on|against) {{e}}{_NOW}", LEAVE, ("{w} may use the reaction of {w}",)),
    (f"{_CAN} {{c}}'s ability be (used|triggered){_NOW}", LEAVE, ("OWNER may use {c}",)),
    (f"{_CAN} {{c}}'s reaction be (used|triggered){_NOW}", LEAVE, ("OWNER may use the reaction of {c}",)),
    (f"{_CAN} {{c}} be (used|triggered){_NOW}", LEAVE, ("OWNER may use {c}",)),
    (f"{_DOES} {{c}}'s ability trigger{_NOW}", LEAVE, ("OWNER may use {c}",)),
    (f"{_DOES} {{c}}'s reaction trigger{_NOW}", LEAVE, ("OWNER may use the reaction of {c}",)),
    (f"{_DOES} {{c}} trigger{_NOW}", LEAVE, ("OWNER may use {c}",)),
    (f"{_CAN} {{a}} (hit back|strike back|fight back|bite back|deal IT's damage)", LEAVE, ("OWNER may use {a}",)),
    (f"{_CAN} {{w}} use {{c}}'s (free triggered ability|triggered ability)", LEAVE, ("{w} may use {c}",)),
    (f"{_CAN} {{w}} play {{c}} from hand{_NOW}", LEAVE, ("{w} may play {c}",)),
    (f"{_CAN} {{w}} play {{c}}{_NOW}", LEAVE, ("{w} may play {c}",)),
    (f"{_CAN} {{w}} (attack|fight) {{e}}{_NOW}", LEAVE, ("{w} may fight {e}",)),
    (f"{_CAN} {{w}} (attempt to evade|try to evade|evade) {{e}}{_NOW}", LEAVE, ("{w} may evade {e}",)),
    (f"{_CAN} {{w}} engage {{e}}{_NOW}", LEAVE, ("{w} may engage {e}",)),
    (f"{_CAN} {{w}} commit {{c}}{_NOW}", LEAVE, ("{w} may commit {c}",)),
    *(
        (f"{_CAN} {{w}} (put|assign|place|take) {said} (on|to) {{c}}[ instead]", ASSIGNS, (came,))
        for said, came in (
            ("(the |IT's |that |this |all the |all of the |)damage", "# damage is placed on {c}"),
            ("(the |IT's |that |this |all the |all of the |)horror", "# horror is placed on {c}"),
            ("(IT|all of IT)", "# POOL is placed on {c}"),
        )
    ),
    *(
        (
            f"{_CAN} {{w}} (put|assign|place|take) the {one} (on|to) {{c}} and the {other} (on|to) {{s}}",
            ASSIGNS,
            (f"# {one} is placed on {{c}}", f"# {other} is placed on {{s}}"),
        )
        for one, other in (("damage", "horror"), ("horror", "damage"))
    ),
    (f"{_CAN} {{w}} commit {{c}} to (the |ME's |SHE's |this |that |)[skill ](test|attack|investigation|evasion|attempt)", LEAVE, ("{w} may commit {c}",)),
    (f"{_CAN} {{w}} commit {{c}} to (the test|it|IT|this test|that test)", LEAVE, ("{w} may commit {c}",)),
    (f"{_CAN} {{w}} move to {{l}}{_NOW}", LEAVE, ("{w} may move to {l}",)),
    (f"{_CAN} {{w}} investigate{_NOW}", LEAVE, ("{w} may investigate",)),
    (f"{_CAN} {{w}} (discover|find|get) (the|any|1|IT's|the second|the other|the last|another) (clue|clues)[ here][ there]", CAN, ("{w} discovers # clue(s) at PLACES",)),
    (f"{_DOES} {{w}} (get|gain) (1|another|an extra|an additional) (additional |extra |)action", FACT, ("{w} gains 1 action",)),
    (f"{_CAN} {{w}} (gain|get) (the|any|1|a) (resource|resources)", CAN, ("{w} gains # resource(s)",)),
    (f"{_CAN} {{w}} heal 1 (horror|damage) from {{s}}", CAN, ("1 horror is healed from {s}", "1 damage is healed from {s}")),
    ("is {s} defeated", EVENT, ("{s} is defeated",)),
    (f"{_DOES} {{s}} get defeated", EVENT, ("{s} is defeated",)),
    ("is {s} (dead|killed)", DIES, ("{s} is defeated",)),
    (f"{_DOES} {{s}} die", DIES, ("{s} is defeated",)),
    (f"{_DOES} {{w}} cancel (the|that|this) (token|chaos token|skull|cultist|tablet|elder thing)", EVENT, ("a revealed FACES is canceled or ignored",)),
    (f"{_DOES} {{w}} cancel {{c}}", EVENT, ("a revealed FACES is canceled or ignored",)),
    (f"{_DOES} {{w}} deal (the |)damage to {{s}}", EVENT, ("# damage is placed on {s}",)),
    (f"{_DOES} {{w}} damage {{s}}", EVENT, ("# damage is placed on {s}",)),
    (f"{_DOES} {{w}} draw (1|a|the) card", EVENT, ("{w} draws a card",)),
    (f"(is|are) {{c}} discarded{_THEN}", EVENT, ("{c} is discarded",)),
    (f"{_DOES} {{c}} (get|become) discarded", EVENT, ("{c} is discarded",)),
    ("is {e} (evaded|exhausted)", FACT, ("{e} is exhausted",)),
    ("is {e} ready", FACT, ("{e} is ready",)),
    ("is {e} engaged with {w}[ again]", FACT, ("{e} is engaged with {w}",)),
    ("is {w} engaged with {e}", FACT, ("{e} is engaged with {w}",)),
    ("is {c} in play", FACT, ("{c} is in play",)),
    (f"{_DOES} {{a}} leave play", FACT, ("{a} is not in play",)),
    (f"{_DOES} {{e}} leave play", FACT, ("{e} is not in play",)),
    (f"{_DOES} {{w}} keep {{c}}", FACT, ("{c} is in play",)),
    (f"{_DOES} {{c}} stay in play", FACT, ("{c} is in play",)),
    (f"{_DOES} {{e}} (stay|remain) engaged with {{w}}", FACT, ("{e} is engaged with {w}",)),
    (f"{_DOES} {{e}} (stay|remain) engaged", FACT, ("{e} is engaged with OWNER",)),
    (f"{_CAN} {{w}} (react with|respond with) {{c}}{_NOW}", LEAVE, ("{w} may use {c}",)),
    (f"{_CAN} {{w}} discard {{c}}[ for {{n}} (damage|horror)][ to {{e}}]{_NOW}", LEAVE, ("{w} may use {c}",)),
    ("is {c} in {w}'s hand", FACT, ("{c} is in {w}'s hand",)),
    ("is {c} in {w}'s discard pile", FACT, ("{c} is in {w}'s discard pile",)),
    ("is {w} (eliminated|out of the game)", FACT, ("{w} is eliminated",)),
    (f"{_DOES} {{e}} (make|get|take) (an attack of opportunity|attacks of opportunity)[ (against|on) {{w}}]", FACT, ("{e} makes an attack of opportunity",)),
    (f"{_DOES} {{w}} (provoke|take|suffer|get) (an attack of opportunity|attacks of opportunity)", FACT, ("{w} provokes an attack of opportunity",)),
    (f"{_DOES} {{w}} provoke (an attack of opportunity|attacks of opportunity) from {{e}}", FACT, ("{e} makes an attack of opportunity",)),
    ("is {w} safe from {e}'s attack of opportunity", FACT, ("{e} makes no attack of opportunity against {w}",)),
    ("is {w} safe from (an attack of opportunity|attacks of opportunity)", FACT, ("{w} provokes no attack of opportunity",)),
    (f"{_CAN} {{w}} (hit|swing at|punch) {{e}}{_NOW}", LEAVE, ("{w} may fight {e}",)),
    (f"{_CAN} {{w}} (shoot|shoot at) {{e}}{_NOW}", LEAVE, ("{w} may use GUN on {e}",)),
    (f"{_CAN} {{w}} (do|make|take|perform) (a|the) [basic ](fight|attack)[ action] (against|on) {{e}}{_NOW}", LEAVE, ("{w} may fight {e}",)),
    (f"{_CAN} {{w}} (do|make|take|perform) (a|the) [basic ](fight|attack)[ action]{_NOW}", LEAVE, ("{w} may fight FOES",)),
    (f"{_CAN} {{w}} (attack|fight|hit) {{e}} without engaging (it|IT|{{x}})[ first]", LEAVE, ("{w} may fight {e}",)),
    ("(is|are) there [any ](clue|clues)( left| remaining| left here| left there| here| there)", FACT, ("WHERE has # clues",)),
    ("is there an attack of opportunity", FACT, ("there is an attack of opportunity",)),
    (f"{_DOES} {{e}} (attack|hit|strike) {{w}}{_PHASE}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} attack{_PHASE}", EVENT, ("{e} attacks PEOPLE",)),
    ("is {w} attacked by {e}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{w}} get (attacked|hit) by {{e}}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} (attack|hit|strike) {{w}} back", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} (attack|hit|strike) back", EVENT, ("{e} attacks PEOPLE",)),
    (f"{_DOES} {{w}} get (attacked|hit)", EVENT, ("FOES attacks {w}",)),
    ("is {w} attacked", EVENT, ("FOES attacks {w}",)),
    ("is {w} spared", SPARED, ("FOES attacks {w}",)),
    (f"{_CAN} {{w}} (shoot|shoot at|attack|fight|hit) {{e}} with {{c}}{_NOW}", LEAVE, ("{w} may use {c} on {e}",)),
    (f"{_DOES} {{w}} (take|suffer|get) (the|any|its|IT's|some) damage", EVENT, ("# damage is placed on {w}",)),
    (f"{_DOES} {{w}} (take|suffer|get) damage", EVENT, ("# damage is placed on {w}",)),
    (f"{_DOES} {{w}} (take|suffer|get) (the|any|its|IT's|some) horror", EVENT, ("# horror is placed on {w}",)),
    (f"{_DOES} {{w}} (take|suffer|get) horror", EVENT, ("# horror is placed on {w}",)),
    (f"{_DOES} {{w}} (discover|find|get) (the|any|IT's|the second|the other|the last|another) (clue|clues)[ here][ there]", EVENT, ("{w} discovers # clue(s) at PLACES",)),
    (f"{_DOES} {{w}} (gain|get) (the|any|) (resource|resources)", EVENT, ("{w} gains # resource(s)",)),
    (f"{_DOES} {{w}} lose (the|any) (resource|resources)", EVENT, ("{w} loses # resource(s)",)),
    (f"{_DOES} {{w}} (succeed|pass)[ the test][ at the test][ at the investigation][ at IT][ then]", EVENT, ("{w} succeeds",)),
    ("is (the investigation|the test|the attack|the evasion|the attempt) (successful|a success)", EVENT, ("OWNER succeeds",)),
    (f"{_DOES} {{w}} fail[ the test][ the investigation][ the attack][ the evasion][ then]", EVENT, ("{w} fails",)),
    (f"{_DOES} {{w}} heal (the|any) damage", EVENT, ("# damage is healed from {w}",)),
    (f"{_DOES} {{w}} heal (the|any) horror", EVENT, ("# horror is healed from {w}",)),
    (f"{_DOES} {{e}} engage {{w}}", EVENT, ("{e} engages {w}",)),
    (f"{_DOES} {{e}} (ready|unexhaust)", EVENT, ("{e} readies",)),
    (f"{_DOES} {{a}} (ready|unexhaust)", EVENT, ("{a} readies",)),
    (f"{_DOES} {{s}} exhaust", EVENT, ("{s} exhausts",)),
    (f"{_DOES} {{e}} retaliate[ (against|on) {{w}}]", EVENT, ("{e} attacks PEOPLE",)),
    (f"{_DOES} {{c}} (enter play|come into play)", EVENT, ("{c} enters play",)),
    (f"{_DOES} {{e}} (move|come|go) to {{l}}", EVENT, ("{e} moves to {l}",)),
    (f"{_DOES} {{s}} (take|suffer|get) (the|any) damage", EVENT, ("# damage is placed on {s}",)),
    (f"{_DOES} {{s}} (take|suffer|get) damage", EVENT, ("# damage is placed on {s}",)),
    (f"{_DOES} {{c}} surge", EVENT, ("{c} surges",)),
    (f"(who|whom) is {{e}} engaged with{_NOW}", WHICH, ("{e} is engaged with PEOPLE",)),
    (f"with whom is {{e}} engaged{_NOW}", WHICH, ("{e} is engaged with PEOPLE",)),
    (f"(who|whom) {_DOES} {{e}} (attack|hit){_PHASE}", WHICH, ("{e} attacks PEOPLE",)),
    ("is (the |1 |)damage (dealt to|placed on|put on) {s}", EVENT, ("# damage is placed on {s}",)),
    ("is (the |1 |)horror (dealt to|placed on|put on) {s}", EVENT, ("# horror is placed on {s}",)),
    (f"{_DOES} (that|this|IT|doing so|doing that|this action|that action) provoke (an attack of opportunity|attacks of opportunity)", FACT, ("there is an attack of opportunity",)),
    (f"{_DOES} (that|this|IT|doing so|doing that|this action|that action) provoke (an attack of opportunity|attacks of opportunity) from {{e}}", FACT, ("{e} makes an attack of opportunity",)),
    (f"{_DOES} {{w}} (take|suffer|get) (damage|any damage|the damage) from (IT|the attack|{{e}}'s attack|that)", EVENT, ("# damage is placed on {w}",)),
    (f"{_DOES} {{w}} (take|suffer|get) (horror|any horror|the horror) from (IT|the attack|{{e}}'s attack|that)", EVENT, ("# horror is placed on {w}",)),
    (f"{_DOES} {{e}} (get to attack|get to hit|get an attack|get a free attack|get a free hit|get its attack)[ (against|on|at) {{w}}]", EVENT, ("{e} attacks PEOPLE",)),
    (f"{_DOES} {{e}} (follow|come with|move with|move along with|come along with) {{w}}", FACT, ("{e} is at WHERE",)),
    (f"{_DOES} {{e}} (follow|come along|come too|tag along)[ after IT's attack of opportunity][ after IT attacks]", FACT, ("{e} is at WHERE",)),
    (f"{_DOES} {{e}} (stay|remain) behind", STAYS, ("{e} is at START", "{e} is at WHERE")),
    ("(should|would|must) {e} (stay|remain) behind", STAYS, ("{e} is at START", "{e} is at WHERE")),
    (f"{_DOES} {{e}} move[ (to|towards|toward) {{w}}][ at all]", EVENT, ("{e} moves to ANYWHERE",)),
    ("is {e} still (at|in) {l}", FACT, ("{e} is at {l}",)),
    (f"where is {{c}}{_NOW}", WHICH, ("{c} is at PLACES",)),
    *(row for pool in ("damage", "horror") for row in (
        (f"how much {pool} {_DOES} {{s}} have{_LEFT}", LIES, (f"{{s}} has # {pool}",)),
        (f"how much {pool} is on {{s}}{_LEFT}", LIES, (f"{{s}} has # {pool}",)),
        (f"how much {pool} {_DOES} {{s}} (take|suffer|get)[ from IT][ in total][ altogether]", COMES, (f"# {pool} is placed on {{s}}",)),
        (f"how much {pool} is (dealt to|placed on|put on) {{s}}", COMES, (f"# {pool} is placed on {{s}}",)),
        (f"how much {pool} {_DOES} {{w}} deal to {{s}}", COMES, (f"# {pool} is placed on {{s}}",)),
        (f"how much {pool} {_DOES} {{w}} heal from {{s}}", COMES, (f"# {pool} is healed from {{s}}",)),
        (f"how much {pool} is healed from {{s}}", COMES, (f"# {pool} is healed from {{s}}",)),
    )),
    *(
        (f"how (many|much) {pool} {_DOES} {{c}} have{_LEFT}", LIES, (f"{{c}} has # {pool}",))
        for pool in ("resources", "clues", "ammo", "supplies", "charges", "secrets", "doom", "actions")
    ),
    *(
        (f"how (many|much) {pool} (are|is|remain) (left |)(on|at) {{l}}{_LEFT}", LIES, (f"{{l}} has # {pool}",))
        for pool in ("clues", "doom")
    ),
    (f"how many clues {_DOES} {{w}} (discover|find|get)[ here][ there]", COMES, ("{w} discovers # clue(s) at PLACES",)),
    (f"how many resources {_DOES} {{w}} (gain|get)", COMES, ("{w} gains # resource(s)",)),
    (f"how many resources {_DOES} {{w}} lose", COMES, ("{w} loses # resource(s)",)),
)  # fmt: skip
QUESTIONS_EN = (*EXACTLY_EN, *QUESTIONS_EN)
_PUO = "(può|potrebbe)"
_ORA = "[ adesso][ ora][ qui]"
_RIMASTO = "[ adesso][ ora][ alla fine][ in tutto]"


def _in_orders(asked: str, verb: str, behind: str, how: str, statement: str) -> Rows:
    """A question of how much in each order of its words; who it is asked of may stand anywhere."""
    orders = (f"{asked} {verb} {{s}}", f"{asked} {{s}} {verb}", f"{{s}} {asked} {verb}")
    return tuple((f"{order}{behind}", how, (statement,)) for order in orders)


QUESTIONS_IT: Rows = (
    (f"{_PUO} {{w}} usare la reazione di {{c}}{_ORA}", LEAVE, ("{w} può usare la reazione di {c}",)),
    (f"{_PUO} {{w}} usare la (sua|propria|mia) (abilità|capacità){_ORA}", LEAVE, ("{w} può usare {w}",)),
    (f"{_PUO} {{w}} usare la (sua|propria|mia) reazione{_ORA}", LEAVE, ("{w} può usare la reazione di {w}",)),
    (f"{_PUO} {{w}} (usare|attivare|innescare) {{c}}{_ORA}", LEAVE, ("{w} può usare {c}",)),
    (f"{_PUO} {{w}} giocare {{c}}{_ORA}", LEAVE, ("{w} può giocare {c}",)),
    (f"{_PUO} {{w}} (attaccare|combattere) {{e}}{_ORA}", LEAVE, ("{w} può combattere {e}",)),
    (f"{_PUO} {{w}} (eludere|tentare di eludere) {{e}}{_ORA}", LEAVE, ("{w} può eludere {e}",)),
    (f"{_PUO} {{w}} impegnare {{e}}{_ORA}", LEAVE, ("{w} può impegnare {e}",)),
    (f"{_PUO} {{w}} indagare{_ORA}", LEAVE, ("{w} può indagare",)),
    (f"{_PUO} {{w}} (muoversi|spostarsi) in {{l}}{_ORA}", LEAVE, ("{w} può muoversi in {l}",)),
    (f"{_PUO} {{a}} (reagire|rispondere|contrattaccare){_ORA}", LEAVE, ("OWNER può usare {a}",)),
    ("{e} (segue|viene con) {w}", FACT, ("{e} è in WHERE",)),
    ("{e} (resta|rimane) indietro", STAYS, ("{e} è in START", "{e} è in WHERE")),
    ("{e} si (muove|sposta)", EVENT, ("{e} si muove in ANYWHERE",)),
    ("{w} subisce (danno|danni)", EVENT, ("# danno viene collocato su {w}", "# danni vengono collocati su {w}")),
    ("{w} subisce (orrore|orrori)", EVENT, ("# orrore viene collocato su {w}", "# orrori vengono collocati su {w}")),
    ("{w} (è|viene) attaccat(o|a)", EVENT, ("FOES attacca {w}",)),
    ("{w} (è|viene) attaccat(o|a) da {e}", EVENT, ("{e} attacca {w}",)),
    ("{s} è (sconfitto|sconfitta)", EVENT, ("{s} è sconfitto",)),
    ("{s} è (morto|morta|ucciso|uccisa)", DIES, ("{s} è sconfitto",)),
    ("{s} muore", DIES, ("{s} è sconfitto",)),
    ("{s} viene (sconfitto|sconfitta)", EVENT, ("{s} è sconfitto",)),
    ("{c} viene (scartato|scartata)", EVENT, ("{c} viene scartato",)),
    ("{s} è (esaurito|esaurita)", FACT, ("{s} è esaurito",)),
    ("{s} è (pronto|pronta)", FACT, ("{s} è pronto",)),
    ("{e} è (impegnato|impegnata) con {w}", FACT, ("{e} è impegnato con {w}",)),
    ("{w} è (impegnato|impegnata) con {e}", FACT, ("{e} è impegnato con {w}",)),
    ("{c} è in gioco", FACT, ("{c} è in gioco",)),
    ("{w} è (eliminato|eliminata)", FACT, ("{w} è eliminato",)),
    ("{e} (fa|effettua) un attacco di opportunità[ contro {w}]", FACT, ("{e} effettua un attacco di opportunità",)),
    ("{w} provoca un attacco di opportunità", FACT, ("{w} provoca un attacco di opportunità",)),
    ("c'è un attacco di opportunità", FACT, ("c'è un attacco di opportunità",)),
    ("{e} attacca {w}", EVENT, ("{e} attacca {w}",)),
    ("{e} attacca", EVENT, ("{e} attacca PEOPLE",)),
    ("{e} contrattacca {w}", EVENT, ("{e} attacca {w}",)),
    ("{e} contrattacca", EVENT, ("{e} attacca PEOPLE",)),
    ("{w} subisce un attacco di opportunità", FACT, ("{w} provoca un attacco di opportunità",)),
    (f"{_PUO} {{w}} sparare a {{e}}{_ORA}", LEAVE, ("{w} può usare GUN su {e}",)),
    *(
        (f"{_PUO} {{w}} (mettere|assegnare|collocare) {said} (su|a) {{c}}{_ORA}", ASSIGNS, (came,))
        for said, came in (
            ("(il danno|i danni|tutto il danno|tutti i danni|quel danno)", "# danni vengono collocati su {c}"),
            ("(l'orrore|tutto l'orrore|quell'orrore)", "# orrori vengono collocati su {c}"),
            ("IT", "# POOL vengono collocati su {c}"),
        )
    ),
    ("{w} subisce (il|dei|del) (danno|danni)", EVENT, ("# danno viene collocato su {w}", "# danni vengono collocati su {w}")),
    ("{w} subisce (l'|dell')orrore", EVENT, ("# orrore viene collocato su {w}", "# orrori vengono collocati su {w}")),
    ("{w} scopre (l'|gli |)(indizio|indizi)", EVENT, ("{w} scopre # indizi(o) in PLACES",)),
    ("{w} scopre un altro indizio", EVENT, ("{w} scopre # indizi(o) in PLACES",)),
    ("{w} ottiene la risorsa", EVENT, ("{w} ottiene # risors(a)",)),
    ("{w} supera la prova", EVENT, ("{w} supera la prova",)),
    ("{w} fallisce[ la prova]", EVENT, ("{w} fallisce la prova",)),
    ("{e} impegna {w}", EVENT, ("{e} impegna {w}",)),
    ("{e} si ripristina", EVENT, ("{e} si ripristina",)),
    ("{c} entra in gioco", EVENT, ("{c} entra in gioco",)),
    (f"(a chi|con chi) è (impegnato|impegnata) {{e}}{_ORA}", WHICH, ("{e} è impegnato con PEOPLE",)),
    (f"{{e}} (a chi|con chi) è (impegnato|impegnata){_ORA}", WHICH, ("{e} è impegnato con PEOPLE",)),
    ("(chi viene|chi è) (attaccato|attaccata) da {e}", WHICH, ("{e} attacca PEOPLE",)),
    (f"(dove è|dov'è|dove si trova) {{c}}{_ORA}", WHICH, ("{c} è in PLACES",)),
    *(row for pool in ("danni", "orrori") for row in (
        *_in_orders(f"quanti {pool}", "ha", _RIMASTO, LIES, f"{{s}} ha # {pool}"),
        (f"quanti {pool} (ci sono su|sono su) {{s}}{_RIMASTO}", LIES, (f"{{s}} ha # {pool}",)),
        *_in_orders(f"quanti {pool}", "(subisce|prende|riceve)", _RIMASTO, COMES, f"# {pool} vengono collocati su {{s}}"),
        (f"quanti {pool} vengono (collocati|messi|inflitti) (su|a) {{s}}", COMES, (f"# {pool} vengono collocati su {{s}}",)),
        (f"quanti {pool} infligge {{w}} a {{s}}", COMES, (f"# {pool} vengono collocati su {{s}}",)),
        (f"quanti {pool} cura {{w}} a {{s}}", COMES, (f"# {pool} vengono curati a {{s}}",)),
    )),
    *(row for pool, said in (("orrori", "orrore"), ("danni", "danno")) for row in (
        *_in_orders(f"quanto {said}", "ha", _RIMASTO, LIES, f"{{s}} ha # {pool}"),
        *_in_orders(f"quanto {said}", "(subisce|prende|riceve)", _RIMASTO, COMES, f"# {pool} vengono collocati su {{s}}"),
    )),
    *(
        row
        for pool in ("risorse", "indizi", "munizioni", "provviste", "cariche", "segreti", "azioni")
        for row in _in_orders(f"quant(i|e) {pool}", "ha", _RIMASTO, LIES, f"{{s}} ha # {pool}")
    ),
    (f"quanti indizi (ci sono in|ci sono a|restano in|rimangono in) {{l}}{_RIMASTO}", LIES, ("{l} ha # indizi",)),
    *_in_orders("quanti indizi", "(scopre|trova)", "", COMES, "{s} scopre # indizi(o) in PLACES"),
    *_in_orders("quante risorse", "(ottiene|guadagna|riceve)", "", COMES, "{s} ottiene # risors(a)"),
    *_in_orders("quante risorse", "perde", "", COMES, "{s} perde # risors(a)"),
)  # fmt: skip
QUESTIONS = {"en": QUESTIONS_EN, "it": (*EXACTLY_IT, *QUESTIONS_IT)}
