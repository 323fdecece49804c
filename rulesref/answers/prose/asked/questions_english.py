"""How a player may ask in English what can be asked of a case: rows of ``questions``."""

from __future__ import annotations

from rulesref.answers.prose.asked.asked_how import (
    ASSIGNS,
    CAN,
    COMES,
    DIES,
    DOWN,
    EVENT,
    EVERY,
    FACT,
    FIRST,
    FOLLOWS,
    HOLDS,
    IN_RETURN,
    KEEPS,
    LEAVE,
    LIES,
    MUST,
    NEEDS,
    PART,
    SHEDS,
    SPARED,
    STAYS,
    TWICE,
    WHICH,
    WHOLE,
)
from rulesref.answers.prose.asked.exactly import Rows

_NOW = "[ now][ here][ again][ once more][ at this point][ as well][ too][ this turn][ this round][ in that window][ before (IT|SHE) (dies|is defeated|is killed|is discarded)]"
_PHASE = "[ again][ now][ this round][ right away][ this same phase][ in the same phase][ in that same phase][ this very phase][ too][ as well][ this phase][ in that phase][ in this phase][ during that phase]"
_LEFT = "[ now][ left][ in total][ altogether][ remaining][ at the end][ afterwards]"
_THEN = "[ too][ then][ afterwards][ at the end of (the|this|that) (attack|test|turn|round|phase|action)]"
_CAN = "(can|may|could)"
#: What provokes an attack is what has been told last.
_FOR_IT = "[ for (that|this|IT|doing that|doing so)]"
_DOES = "(does|will|would|do|did)"
QUESTIONS_EN: Rows = (
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)ability{_NOW}", LEAVE, ("{w} may use {w}",)),
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)(reaction|reaction ability){_NOW}", LEAVE, ("{w} may use the reaction of {w}",)),
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)ability (on|against) {{e}}{_NOW}", LEAVE, ("{w} may use {w}",)),
    (f"{_CAN} {{w}} (use|trigger) (ME's|SHE's) (own |)(reaction|reaction ability) (on|against) {{e}}{_NOW}", LEAVE, ("{w} may use the reaction of {w}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s ability{_NOW}", LEAVE, ("{w} may use {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s (reaction|reaction ability){_NOW}", LEAVE, ("{w} may use the reaction of {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s (action|action ability){_NOW}", LEAVE, ("{w} may use the action of {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}'s (free action|free ability){_NOW}", LEAVE, ("{w} may use the free ability of {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) the ability (of|on) {{c}}{_NOW}", LEAVE, ("{w} may use {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) the reaction (of|on) {{c}}{_NOW}", LEAVE, ("{w} may use the reaction of {c}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}['s ability] (on|against) {{e}}{_NOW}", LEAVE, ("{w} may use {c} on {e}",)),
    (f"{_CAN} {{w}} (use|trigger|activate) {{c}}{_NOW}", LEAVE, ("{w} may use {c}",)),
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
    (f"{_CAN} {{w}} (attack|fight) {{e}}[ with (a|my) (basic |)(fight|attack)( action|)]{_NOW}", LEAVE, ("{w} may fight {e}",)),
    (f"{_CAN} {{w}} (attempt to evade|try to evade|evade) {{e}}{_NOW}", LEAVE, ("{w} may evade {e}",)),
    (f"{_CAN} {{w}} engage {{e}}[ with (an|the|my) engage action]{_NOW}", LEAVE, ("{w} may engage {e}",)),
    (f"{_CAN} {{w}} commit {{c}}{_NOW}", LEAVE, ("{w} may commit {c}",)),
    *(
        (f"{_CAN} {{w}} (put|assign|place|take) {said} (on|to) {{h}}[ instead]", ASSIGNS, (came,))
        for said, came in (
            ("(the |IT's |that |this |)damage", "# damage is placed on {h}"),
            ("(the |IT's |that |this |)horror", "# horror is placed on {h}"),
            ("(IT|all of IT|IT all|both|both of SHE|SHE both|both points)", "# POOL is placed on {h}"),
        )
    ),
    *(
        (
            f"{_CAN} {{w}} (put|assign|place|take) the {one} (on|to) {{h}} and the {other} (on|to) {{s}}",
            ASSIGNS,
            (f"# {one} is placed on {{h}}", f"# {other} is placed on {{s}}"),
        )
        for one, other in (("damage", "horror"), ("horror", "damage"))
    ),
    (f"{_CAN} {{w}} commit {{c}} to (the |ME's |SHE's |this |that |)[skill ](test|attack|investigation|evasion|attempt)", LEAVE, ("{w} may commit {c}",)),
    (f"{_CAN} {{w}} commit {{c}} to (the test|it|IT|this test|that test)", LEAVE, ("{w} may commit {c}",)),
    (f"{_CAN} {{w}} (move|go|walk|run) to {{l}}{_NOW}", LEAVE, ("{w} may move to {l}",)),
    (f"{_CAN} {{w}} investigate{_NOW}", LEAVE, ("{w} may investigate",)),
    (f"{_CAN} {{w}} (draw a card as an action|draw 1 card as an action|take the draw action|take a draw action){_NOW}", LEAVE, ("{w} may take the draw action",)),
    (f"{_CAN} {{w}} (take 1 resource|take the resource action|take a resource action){_NOW}", LEAVE, ("{w} may take the resource action",)),
    (f"{_CAN} {{w}} end (ME's|SHE's|the) turn[ early][ now][ here]", LEAVE, ("{w} may end the turn",)),
    (f"{_CAN} {{w}} (discover|find|get|grab|collect|pick up) (the|any|1|IT's|the second|the other|the last|another) (clue|clues)[ here][ there]", CAN, ("{w} discovers # clue(s) at PLACES",)),
    (f"{_DOES} {{w}} (get|gain) (1|another|an extra|an additional) (additional |extra |)action", FACT, ("{w} gains 1 action",)),
    (f"{_DOES} {{w}} (gain|get|receive) (the |any |1 |a |)(resource|resources)[ too][ as well][ then]", EVENT, ("{w} gains # resource(s)",)),
    (f"{_CAN} {{w}} (gain|get) (the|any|1|a) (resource|resources)", CAN, ("{w} gains # resource(s)",)),
    (f"{_CAN} {{w}} heal 1 (horror|damage) from {{s}}", CAN, ("1 horror is healed from {s}", "1 damage is healed from {s}")),
    ("is {s} defeated", EVENT, ("{s} is defeated",)),
    (f"{_DOES} {{s}} get (defeated|knocked out)", EVENT, ("{s} is defeated",)),
    ("is {s} knocked out", EVENT, ("{s} is defeated",)),
    (f"{_DOES} {{w}} (kill|defeat) {{e}}", EVENT, ("{e} is defeated",)),
    (f"{_CAN} {{w}} (afford|pay for) {{c}}", LEAVE, ("{w} can afford {c}",)),
    (f"{_DOES} {{w}} get (hit|attacked) (twice|by both|by both enemies|by both of SHE)", EVERY, ("FOES attacks {w}",)),
    *(
        (f"{_CAN} {{w}} {verb} {{c}} twice[ in 1 turn][ in one turn][ in the same turn][ in a turn][ a turn][ per turn][ this turn][ on ME's turn][ on SHE's turn]", TWICE, ("{w} may use {c}", "{w} uses {c}"))
        for verb in ("(use|trigger|activate)",)
    ),
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
    (f"{_DOES} {{e}} (make|get|take) (an attack of opportunity|attacks of opportunity)[ (against|on) {{w}}]{_FOR_IT}", FACT, ("{e} makes an attack of opportunity",)),
    (f"{_DOES} {{w}} (provoke|take|suffer|get|trigger|eat|draw) (an attack of opportunity|attacks of opportunity){_FOR_IT}", FACT, ("{w} provokes an attack of opportunity",)),
    (f"{_DOES} {{w}} get (hit|attacked) (with|by) (an attack of opportunity|attacks of opportunity){_FOR_IT}", FACT, ("{w} provokes an attack of opportunity",)),
    (f"is {{w}} (hit|attacked) (with|by) (an attack of opportunity|attacks of opportunity){_FOR_IT}", FACT, ("{w} provokes an attack of opportunity",)),
    (f"{_DOES} {{e}} (attack|hit|strike|swing at|bite|smack) {{w}} first", FIRST, ("{e} attacks {w}", "{e} makes an attack of opportunity")),
    (f"{_DOES} {{e}} (get to attack|get to hit) {{w}} first", FIRST, ("{e} attacks {w}", "{e} makes an attack of opportunity")),
    (f"{_DOES} {{e}} (get to attack|get to hit) {{w}}{_FOR_IT}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} (attack|hit) (us both|both of us|both investigators|both players)[ (at once|at the same time)]", EVERY, ("{e} attacks PEOPLE",)),
    (f"{_DOES} (both|both of them|both enemies|both of the enemies|they both|SHE both|both of SHE) (attack|hit) {{w}}{_PHASE}", EVERY, ("FOES attacks {w}",)),
    (f"is {{w}} attacked (by both|by both enemies|by both of them|twice){_PHASE}", EVERY, ("FOES attacks {w}",)),
    (f"{_CAN} {{w}} (attack|fight|shoot|hit) with {{a}}{_NOW}", LEAVE, ("{w} may use {a}",)),
    *(
        row
        for pool in ("damage", "horror")
        for row in (
            (f"{_CAN} {{w}} (put|assign|place|take) (all|all the|all of the|all of IT's|the whole) {pool} (on|onto|to) {{h}}[ instead]", WHOLE, (f"# {pool} is placed on {{h}}",)),
            (f"{_CAN} {{w}} (put|assign|place|take) [all ]{{n}} [of the ][points of ]{pool} (on|onto|to) {{h}}[ instead]", PART, (f"# {pool} is placed on {{h}}",)),
        )
    ),
    (f"{_DOES} {{w}} (provoke|get|take|suffer|trigger) (an attack of opportunity|attacks of opportunity) from {{e}}", FACT, ("{e} makes an attack of opportunity",)),
    ("is {w} safe from {e}'s attack of opportunity", FACT, ("{e} makes no attack of opportunity against {w}",)),
    ("is {w} safe from (an attack of opportunity|attacks of opportunity)", FACT, ("{w} provokes no attack of opportunity",)),
    (f"{_CAN} {{w}} (hit|swing at|punch) {{e}}{_NOW}", LEAVE, ("{w} may fight {e}",)),
    (f"{_CAN} {{w}} (shoot|shoot at) {{e}}{_NOW}", LEAVE, ("{w} may use GUN on {e}",)),
    (f"{_CAN} {{w}} (do|make|take|perform) (a|the) [basic ](fight|attack)[ action] (against|on) {{e}}{_NOW}", LEAVE, ("{w} may fight {e}",)),
    (f"{_CAN} {{w}} (do|make|take|perform) (a|the) [basic ](fight|attack)[ action]{_NOW}", LEAVE, ("{w} may fight FOES",)),
    (f"{_CAN} {{w}} (attack|fight|hit) {{e}} without engaging (it|IT|{{x}})[ first]", LEAVE, ("{w} may fight {e}",)),
    ("(is|are) there [any ](clue|clues)( left| remaining| left here| left there| here| there)", FACT, ("WHERE has # clues",)),
    ("is there (1|a|another|any) clue( left| remaining| left here| left there| here| there)", FACT, ("WHERE has # clues",)),
    ("is there an attack of opportunity", FACT, ("there is an attack of opportunity",)),
    (f"{_DOES} {{e}} (attack|hit|strike|swing at|bite|smack|claw) {{w}}{_PHASE}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} attack{_PHASE}", EVENT, ("{e} attacks PEOPLE",)),
    ("is {w} attacked by {e}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{w}} (get|be) (attacked|hit|bitten|smacked|whacked) by {{e}}{_PHASE}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} (attack|hit|strike) {{w}} back", IN_RETURN, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} (attack|hit|strike) back", IN_RETURN, ("{e} attacks PEOPLE",)),
    (f"{_DOES} {{w}} (get|be) (attacked|hit|bitten|smacked|whacked){_PHASE}", EVENT, ("FOES attacks {w}",)),
    (f"is {{w}} attacked{_PHASE}", EVENT, ("FOES attacks {w}",)),
    ("is {w} spared", SPARED, ("FOES attacks {w}",)),
    (f"{_CAN} {{w}} (shoot|shoot at|attack|fight|hit) {{e}} with {{c}}{_NOW}", LEAVE, ("{w} may use {c} on {e}",)),
    (f"{_DOES} {{w}} (take|suffer|get) (the|any|its|IT's|some) damage", EVENT, ("# damage is placed on {w}",)),
    (f"{_DOES} {{w}} (take|suffer|get) damage", EVENT, ("# damage is placed on {w}",)),
    (f"{_DOES} {{w}} (take|suffer|get) (the|any|its|IT's|some) horror", EVENT, ("# horror is placed on {w}",)),
    (f"{_DOES} {{w}} (take|suffer|get) horror", EVENT, ("# horror is placed on {w}",)),
    (f"{_DOES} {{w}} (discover|find|get|grab|collect|pick up) (the|any|IT's|the second|the other|the last|another) (clue|clues)[ here][ there]", EVENT, ("{w} discovers # clue(s) at PLACES",)),
    (f"{_DOES} {{w}} discover (one|any|another one)[ here][ there]", EVENT, ("{w} discovers # clue(s) at PLACES",)),
    (f"{_DOES} {{w}} (gain|get) (the|any|) (resource|resources)", EVENT, ("{w} gains # resource(s)",)),
    (f"{_DOES} {{w}} lose (the|any) (resource|resources)", EVENT, ("{w} loses # resource(s)",)),
    (f"{_DOES} {{w}} (succeed|pass)[ the test][ at the test][ at the investigation][ at IT][ then]", EVENT, ("{w} succeeds",)),
    (f"{_DOES} {{w}} (hit|connect)", EVENT, ("{w} succeeds",)),
    *(
        (f"{_DOES} {{c}} (go|return|end up) (to|in|into) {where}", FACT, (said,))
        for where, said in (
            ("the victory display", "{c} is in the victory display"),
            ("{w}'s hand", "{c} is in {w}'s hand"),
            ("{w}'s discard pile", "{c} is in {w}'s discard pile"),
            ("the (encounter |)discard pile", "{c} is in the encounter discard pile"),
        )
    ),
    ("is {c} in the (encounter |)discard pile", FACT, ("{c} is in the encounter discard pile",)),
    ("(is|are) there [any ](clue|clues)( left| remaining|) (at|on|in) {l}", FACT, ("{l} has # clues",)),
    ("is (the investigation|the test|the attack|the evasion|the attempt) (successful|a success)", EVENT, ("OWNER succeeds",)),
    (f"{_DOES} {{w}} fail[ the test][ the investigation][ the attack][ the evasion][ then]", EVENT, ("{w} fails",)),
    (f"{_DOES} {{w}} heal (the|any) damage", EVENT, ("# damage is healed from {w}",)),
    (f"{_DOES} {{w}} heal (the|any) horror", EVENT, ("# horror is healed from {w}",)),
    (f"{_DOES} {{e}} engage {{w}}{_PHASE}", EVENT, ("{e} engages {w}",)),
    (f"{_DOES} {{e}} (become|get) engaged with {{w}}[ again]", EVENT, ("{e} engages {w}",)),
    (f"{_DOES} {{w}} (become|get) engaged with {{e}}[ again]", EVENT, ("{e} engages {w}",)),
    (f"{_DOES} {{e}} (come|move|come over|move over|hunt)[ to ME] and (attack|hit) {{w}}{_PHASE}", EVENT, ("{e} attacks {w}",)),
    (f"{_DOES} {{e}} (attack|hit) both {{w}} and {{x}}{_PHASE}", EVERY, ("{e} attacks {w}", "{e} attacks {x}")),
    (f"{_CAN} {{a}} (take|soak|absorb|tank) (the |that |this |)damage", ASSIGNS, ("# damage is placed on {a}",)),
    (f"{_CAN} {{a}} (take|soak|absorb|tank) (the |that |this |)horror", ASSIGNS, ("# horror is placed on {a}",)),
    ("is {w} free of {e}", FACT, ("{e} is not engaged with {w}",)),
    (f"{_DOES} {{w}} provoke[ anything][ an attack]", FACT, ("{w} provokes an attack of opportunity",)),
    (f"{_DOES} {{w}} lose {{a}}", EVENT, ("{a} is discarded",)),
    (f"{_DOES} {{s}} (become|get) exhausted", EVENT, ("{s} exhausts",)),
    (f"{_DOES} {{s}} get (hurt|damaged)", EVENT, ("# damage is placed on {s}",)),
    ("is (that|IT|this) (a success|a pass|enough|enough to pass|enough to succeed|successful)", EVENT, ("OWNER succeeds",)),
    ("is (that|IT|this) a (fail|failure)", EVENT, ("OWNER fails",)),
    (f"{_DOES} (the test|the attack|the evasion|the investigation|the attempt) (succeed|pass|work)", EVENT, ("OWNER succeeds",)),
    (f"{_DOES} (the test|the attack|the evasion|the investigation|the attempt) fail", EVENT, ("OWNER fails",)),
    (f"{_DOES} {{w}} draw[ any cards]", EVENT, ("{w} draws a card",)),
    (f"{_DOES} {{e}} (ready|unexhaust)", EVENT, ("{e} readies",)),
    (f"{_DOES} {{a}} (ready|unexhaust)", EVENT, ("{a} readies",)),
    (f"{_DOES} {{s}} exhaust", EVENT, ("{s} exhausts",)),
    (f"{_DOES} {{e}} retaliate", FACT, ("{e} retaliates",)),
    (f"{_DOES} {{e}} retaliate (against|on) {{w}}", FACT, ("{e} retaliates against {w}",)),
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
    (f"{_DOES} {{e}} (get to attack|get to hit|get an attack|get a free attack|get a free hit|get its attack)[ (against|on|at) {{w}}]", IN_RETURN, ("{e} attacks PEOPLE",)),
    (f"{_DOES} {{e}} (follow|come with|move with|move along with|come along with) {{w}}", FOLLOWS, ("{e} is at WHERE",)),
    (f"{_DOES} {{e}} (follow|come along|come too|tag along)[ after IT's attack of opportunity][ after IT attacks]", FOLLOWS, ("{e} is at WHERE",)),
    (f"{_DOES} {{e}} (stay|remain) behind", STAYS, ("{e} is at START", "{e} is at WHERE")),
    ("(should|would|must) {e} (stay|remain) behind", STAYS, ("{e} is at START", "{e} is at WHERE")),
    (f"{_DOES} {{e}} move[ at all]", EVENT, ("{e} moves to ANYWHERE",)),
    (f"{_DOES} {{e}} (move to|move towards|move toward|come to|hunt) {{w}}[ at all]", EVENT, ("{e} moves to NEAR {w}",)),
    ("is {e} [still ](at|in) {l}[ with {w}]", FACT, ("{e} is at {l}",)),
    (f"where (is|are|am) {{c}}{_NOW}", WHICH, ("{c} is at ANYWHERE",)),
    *(row for pool in ("damage", "horror") for row in (
        (f"how much {pool} {_DOES} {{s}} have{_LEFT}", LIES, (f"{{s}} has # {pool}",)),
        (f"how much {pool} is on {{s}}{_LEFT}", LIES, (f"{{s}} has # {pool}",)),
        (f"how much {pool} {_DOES} {{s}} (take|suffer|get)[ from IT][ in total][ altogether]", COMES, (f"# {pool} is placed on {{s}}",)),
        (f"how much {pool} is (dealt to|placed on|put on) {{s}}", COMES, (f"# {pool} is placed on {{s}}",)),
        (f"how much {pool} {_DOES} {{w}} deal to {{s}}", COMES, (f"# {pool} is placed on {{s}}",)),
        (f"how much {pool} {_DOES} {{w}} heal from {{s}}", COMES, (f"# {pool} is healed from {{s}}",)),
        (f"how much {pool} is healed from {{s}}", COMES, (f"# {pool} is healed from {{s}}",)),
    )),
    (f"{_DOES} {{e}} (hunt|use its hunter keyword)", EVENT, ("{e} moves to ANYWHERE",)),
    *(
        (f"{_DOES} {{e}} (deal|do) (the |any |IT's |some |){pool} to {{w}}", EVENT, (f"# {pool} is placed on {{w}}",))
        for pool in ("damage", "horror")
    ),
    (f"{_DOES} {{w}} (have|need) to discard {{c}}[ then][ first][ now]", MUST, ("{c} is discarded",)),
    ("(must|should) {w} discard {c}[ then][ first][ now]", MUST, ("{c} is discarded",)),
    ("(can|may|could|do|does) {w} keep (both|both of them|both cards|both of the cards|both SHE|both of SHE)[ in play]", KEEPS, ("ASSETS is in play",)),
    *(
        (f"{leads} engage {{e}}[ first] {so} {fights}", NEEDS, ("{w} may fight {e}", "{w} engages {e}"))
        for leads in (f"{_DOES} {{w}} (have|need) to", "must {w}")
        for so, fights in (
            ("(before|to|in order to)", "(fight|attack|hit|fighting|attacking|hitting)[ IT]"),
            ("(before|so|so that)", "{x} (can fight|can attack|fights|attacks)[ IT]"),
        )
    ),
    *((f"{_DOES} {{w}} (have|need) to ({verb}) (one|1|something|an asset)[ of SHE][ of the two][ of IT][ of the two assets]", SHEDS, ("ASSETS is in play",)) for verb in ("discard|get rid of|lose|drop",)),
    ("must {w} (discard|get rid of|lose|drop) (one|1|something|an asset)[ of SHE][ of the two]", SHEDS, ("ASSETS is in play",)),
    (f"{_CAN} {{w}} (shoot|fire)", LEAVE, ("{w} may use GUN",)),
    (f"{_DOES} {{c}} (advance|flip|flip over)", EVENT, ("{c} advances",)),
    *(
        (f"{leads} (discard|toss|throw away)[ down]{what}[ then][ now]", DOWN, ("{w} has 8 cards in hand",))
        for leads in (f"{_DOES} {{w}} (have|need) to", "must {w}", f"{_DOES} {{w}}")
        for what in ("", " cards", " any cards", " some cards", " some", " any", " (a|1|one|some|any) card", "[ any] cards to hand size", " to hand size", " to 8[ cards]", " to eight[ cards]")
    ),
    (f"{_DOES} the agenda (advance|flip|flip over)", EVENT, ("the agenda advances",)),
    (f"{_DOES} the act (advance|flip|flip over)", EVENT, ("the act advances",)),
    *(
        (f"{_DOES} {{s}} have {{n}} {pool}{_LEFT}", HOLDS, (f"{{s}} has # {pool}",))
        for pool in ("damage", "horror", "doom")
    ),
    *(
        (f"{_DOES} {{c}} have {{n}} ({said}){_LEFT}", HOLDS, (f"{{c}} has # {pool}",))
        for said, pool in (
            *(("resource|resources", "resources"), ("clue|clues", "clues"), ("action|actions", "actions")),
            *(("charge|charges", "charges"), ("secret|secrets", "secrets"), ("supply|supplies", "supplies")),
        )
    ),
    (f"{_DOES} {{c}} have {{n}} ammo{_LEFT}", HOLDS, ("{c} has # ammo",)),
    *(
        (f"how (many|much) {pool} {_DOES} {{c}} have{_LEFT}", LIES, (f"{{c}} has # {pool}",))
        for pool in ("resources", "clues", "ammo", "supplies", "charges", "secrets", "doom", "actions")
    ),
    *(
        (f"how (many|much) {pool} (are|is|remain) (left |)(on|at) {{l}}{_LEFT}", LIES, (f"{{l}} has # {pool}",))
        for pool in ("clues", "doom")
    ),
    (f"how many clues {_DOES} {{w}} (discover|find|get|grab|collect|pick up)[ here][ there]", COMES, ("{w} discovers # clue(s) at PLACES",)),
    (f"how many resources {_DOES} {{w}} (gain|get)", COMES, ("{w} gains # resource(s)",)),
    (f"how many resources {_DOES} {{w}} lose", COMES, ("{w} loses # resource(s)",)),
)  # fmt: skip
