"""What players say in English, and what sentences say for it (``other_words``)."""

from __future__ import annotations

import re

#: What somebody "has" done → the same, told as they do it.
_DOES = {
    f"{verb}{'d' if verb.endswith('e') else 'ed'}": f"{verb}s"
    for verb in (
        *("assign", "attack", "discard", "engage", "evade", "fail", "gain", "heal", "move"),
        *("investigate", "play", "place", "reveal", "succeed", "use", "discover"),
    )
} | {
    "lost": "loses",
    "spent": "spends",
    "committed": "commits",
    "dealt": "deals",
    "drawn": "draws",
    "taken": "takes",
    "found": "discovers",
    "chosen": "chooses",
    "put": "puts",
}


#: The same that they have not done.
_NOT_DONE = {"attacked": "attack", "moved": "move", "engaged": "engage", "drawn": "draw"} | {
    "discovered": "discover",
    "gained": "gain",
    "spent": "spend",
    "lost": "lose",
    "taken": "take",
    "played": "play",
    "used": "use",
    "left": "leave",
}


def _denied(found: re.Match[str]) -> str:
    return f"does not {_NOT_DONE[found[1]]}"


def _present(found: re.Match[str]) -> str:
    return _DOES[found[1]]


_SKILL = "(willpower|intellect|combat|agility)"
_TAKES = "(?:takes|makes|performs|attempts)"
_AGAINST = "(?:of|against|at|with)(?: a)? difficulty(?: of)?"
_FIGHTS = "(?:fights|attacks)"
#: An attack by the basic action: with whatever else lies there nothing is used.
_BARE = "(?:bare-?handed|with (?:his |her |their )?bare hands|without (?:a|any) weapon)"

#: What is said → what sentences say for it.
SAME = (
    (r"^(?:it is |it['’]s )?(.+?)['’]s go$", r"it is the turn of \1"),
    (r"\bas (?:if|though) (?:he|she|they|I) (?:were|was) (at|in) ", r"as if \1 "),
    (
        r"\bdeals ((?!\d|no )\D+?) (\d+ (?:damage|horror)(?: and \d+ (?:damage|horror))?)$",
        r"deals \2 to \1",
    ),
    (r"\bno (?:one|investigator)\b", "nobody"),
    (r"\b(?:cannot|can['’]t|could not|couldn['’]t) (?=(?:afford|pay for) )", "cannot "),
    (r"\bhas not enough resources (?:for|to play) ", "cannot afford "),
    (r"\bdoes not have enough resources (?:for|to play) ", "cannot afford "),
    (r"\bengaged to\b", "engaged with"),
    (r"^([^,]+) waits (at|in) ([^,]+)$", r"\1 is \2 \3"),
    (
        r"\b(?:has no more|no longer has(?: any)?|does not have any(?: more)?) (clues|resources|actions|damage|horror|doom)$",
        r"has no \1",
    ),
    (
        r"\b(?:does not make (?:an|any)|makes no) attacks? of opportunity\b",
        "makes no attack of opportunity",
    ),
    (
        r"\b(?:does not provoke (?:an|any)|provokes no) attacks? of opportunity\b",
        "provokes no attack of opportunity",
    ),
    (
        r"^there (is|are) (?:an? |the )?([A-Z\"“].+) in ((?:his|her|their|the|[A-Z\"“].*?['’]s?) (?:.+ )?(?:deck|hand|discard pile|threat area))$",
        r"\2 \1 in \3",
    ),
    (r"\bdodges the attack (with|by playing|using) ", r"cancels the attack \1 "),
    (
        r"\bcommits (.+) to (?:it|(?:the|this|that) (?:skill )?(?:test|attack|investigation|attempt|evasion))$",
        r"commits \1",
    ),
    (r"\b(\d+ [a-z]+|no [a-z]+) (?:left|remaining|still) (at|on|in) ", r"\1 \2 "),
    (r"\b(left|remaining) (?:this|in this|for this) turn$", r"\1"),
    (r"^(?:this|that) (is refused|is lawful|is not lawful|is allowed|is not allowed)$", r"it \1"),
    (
        r"^(?:he|she|they) (?:cannot|can['’]t|may not)(?: do (?:it|so|that|this))?(?:,? (?:since|because|as|for) .+)?$",
        "it is not lawful",
    ),
    (r"^(?:he|she|they) (?:can|may)(?: do (?:it|so|that|this))?$", "it is lawful"),
    (
        r"^(.+) is (?:assigned|given) (\d+ (?:damage|horror)(?: and \d+ (?:damage|horror))?)$",
        r"\2 is assigned to \1",
    ),
    (r"\bcontains (\d+ (?:clues?|doom))$", r"has \1"),
    (r"^([^,]+) (is|are) (?:next|adjacent) to ([^,]+)$", r"\1 \2 connected to \3"),
    (r"\b(phase) (?:comes|arrives|is next|takes its turn)$", r"\1 begins"),
    (r"^(?:he|she|they|.+) (?:is|are) not allowed to$", "it is not lawful"),
    (r"\bis in play (at|in) ", r"is \1 "),
    (
        r"\b(?:goes to|is (?:placed|put) (?:on|at)) the bottom of (?:his|her|their|its owner['’]s) deck$",
        "goes to the bottom of its owner's deck",
    ),
    (r"^(.+) is (?:in play )?under the control of (.+)$", r"\2 controls \1"),
    (r"^(.+) is in play under (.+?)['’]s? control$", r"\2 controls \1"),
    (
        r"^(.+) (?:takes|keeps|suffers) (?:all )?the (damage|horror)"
        r"(?: \1| (?:him|her|them)sel(?:f|ves))?$",
        r"\1 assigns the \2 to \1",
    ),
    (
        r"\b(?:returns|is returned|goes back|comes back) to (?:his |her |their |the )?hand$",
        "returns to hand",
    ),
    (
        r"^(.+) (?:returns|is returned|goes back|comes back) to (.+['’]s?) hand$",
        r"\1 is in \2 hand",
    ),
    (r"\b(?:somewhere|anywhere) in (?=.*\bdeck\b)", "in "),
    (r"\b(?:an?|the|one|1) copy of (?:the )?(?=[A-Z\"“.])", ""),
    (r"\bis (?:not|no longer) exhausted$", "is ready"),
    (r"\bis (?:not|no longer) ready$", "is exhausted"),
    (r"\bis no longer\b", "is not"),
    (r"\b((?:\d+|no) [a-z]+) (?:left|remaining)$", r"\1"),
    (r"\b(?:draws|pulls|reveals) (?:an?|the) ([-−–+]?\d+)(?: token)?$", r"reveals \1"),
    (
        r"^the (?:chaos )?token (?:that is |which is )?(?:drawn|revealed|pulled) is (?:an? )?(?=[-−–+]?\w)",
        "the token is ",
    ),
    (r"^an? ([-−–+]?\d+)(?: token)? is (?:revealed|drawn|pulled)$", r"the token is \1"),
    (r"\bhas in hand (.+)$", r"has \1 in hand"),
    (
        rf"^(.+?) {_FIGHTS} (.+?) (?:with|using) the ([a-z]+) ability of (.+)$",
        r"\1 uses the \3 ability of \4 on \2",
    ),
    (
        r"\b(phase) (?:is played(?: out)?|takes place|happens|is carried out)$",
        r"\1 is resolved",
    ),
    (r"\bin the bag$", "in the chaos bag"),
    (r"\bholds (.+) in ((?:his |her |their )?hand)\b", r"has \1 in \2"),
    (r"\bspends (?:an|1) additional ([a-z]+)$", r"chooses to spend 1 \1"),
    (r"\bthere (is|are) ((?:\d+|an?|no) [a-z]+) in ", r"there \1 \2 at "),
    (
        r"^an? (?:unnamed |other )?(?:effect|ability) deals (\d+ (?:damage|horror)(?: and \d+ (?:damage|horror))?) to (.+)$",
        r"\2 takes \1",
    ),
    (r"\b(?:discovers|finds|picks up|collects|grabs) the clue\b", "discovers 1 clue"),
    (r"\b(?:finds|picks up|collects|grabs) (?=(?:an?|the|one|\d+|both) clues?\b)", "discovers "),
    (
        r"^the clue (?:is|lies|stays|remains)(?: still| left)? (?:on|at|in) (.+)$",
        r"there is 1 clue on \1",
    ),
    (
        r"^(\d+|no|an?) ([a-z]+) (is|are) (?:still |left |still left |remaining )+(?:on|at|in) (.+)$",
        r"there \3 \1 \2 on \4",
    ),
    (
        r"^(\d+|an?) ([a-z]+?)(s?) (?:remains?|stays?) (?:on|at|in) (.+)$",
        r"there are \1 \2\3 on \4",
    ),
    (
        r"\b((?:deck|hand|discard pile)) (?:has|contains|holds) (?:only |just )?(.+) in it$",
        r"\1 holds \2",
    ),
    (r"\bdiscards (is|are|hold|holds|contain|contains)\b", "discard pile holds"),
    (r"^both (?=[A-Z\"“].+ and )", ""),
    (r"\bis (?:added|put|drawn) (?:in)?to (his|her|their|.+['’]s?) hand$", r"is in \1 hand"),
    (r"\b(\d+|an?) (damage|horror) taken\b", r"\1 \2"),
    (
        r"^an? ([-−–+]?\d+|skull|cultist|tablet|elder thing|elder sign|auto-fail)(?: token)? (?:comes up|comes out|turns up|pops up|appears)$",
        r"the token is \1",
    ),
    (r"\bis (?:the )?lead$", "is the lead investigator"),
    (r"\bfires (.+) at (.+)$", r"fights \2 with \1"),
    (r"\bthrows (.+) at (.+)$", r"discards \1 to attack \2"),
    (r"\bhas (?:only|just) (?=\d|one |an? )", "has "),
    (r"^(.+ engaged with .+?),? with (\d+ [a-z]+)(?: on it)?$", r"\1 with \2"),
    (r"\bplays (.+?),? (?:and )?attach(?:ing|es) (?:it )?to (.+)$", r"plays \1 on \2"),
    (r"^it(?:'|’| i)s (.+?)['’]s? turn(?: now)?$", r"\1's turn begins"),
    (r"\b(connect(?:ed|s)) to (.+?),? and to (.+)$", r"\1 to \2 and \3"),
    (r"^(.+) has (?:an? )?(.+) engaged with (?:him|her|them)$", r"\2 is engaged with \1"),
    (r"\b(?:remains|stays) (in|ready|exhausted|engaged|attached)\b", r"is \1"),
    (r"\bis out of play$", "is not in play"),
    (r"\bis broke$", "has no resources"),
    (
        r"^only (\d+|one) ([a-z]+) (?:is|are|remains?)(?: still| left)* (?:on|at|in) (.+)$",
        r"there are \1 \2 on \3",
    ),
    (r"^(.+) (?:ends|ended) (?:his|her|their|the) turn$", r"the turn of \1 ends"),
    (r"\bkeeps both (?:of )?(?:his|her|their) ([a-z]+s)$", r"has 2 \1"),
    (
        r"^(.+) (?:him|her|them|it)self (?:takes|suffers) (\d+ (?:damage|horror))$",
        r"\2 is placed on \1",
    ),
    (r"\b(has no [a-z]+) (?:any ?more|any longer)$", r"\1"),
    (r"\b(?:do not|don['’]t) (?=[a-z])", "does not "),
    (r"\b(?:has|have) (?:taken|suffered) (?:0|no)\b", "takes no"),
    (r"\bdoes not (?:take|suffer) (?:any )?(damage|horror)$", r"takes no \1"),
    (r"\b(?:has|have) (?:taken|suffered)\b", "takes"),
    (rf"\bhas ({'|'.join(_DOES)})\b", _present),
    (rf"\b(?:has not|has never|hasn['’]t) ({'|'.join(_NOT_DONE)})\b", _denied),
    (r"\b(?:has|have) been (?=[a-z]+ed\b)", "is "),
    (r"\b(?:was|were) (?=[a-z]+ed\b)", "is "),
    (r"^([^,]+) is (?:at|in) ([^,]+)$", r"\1 waits at \2"),
    (r"^(.+) owns (.+)$", r"\2 belongs to \1"),
    (r"\bgets (?=(?:an?|\d+|the) clues?\b)", "discovers "),
    (r"\b(?:isn't|isn’t)\b", "is not"),
    (r"\b(?:can't|can’t)\b", "cannot"),
    (r"\b(?:doesn't|doesn’t)\b", "does not"),
    (r"\bis not revealed$", "is unrevealed"),
    (r"\bhas 0 cards\b", "has no cards"),
    (r"\bset-aside$", "set aside"),
    (
        r"\b((?:in|from) (?:the |his |her |their )?(?:encounter )?)discards?\b",
        r"\1discard pile",
    ),
    (r"\b(\w+'s? )discards?\b", r"\1discard pile"),
    (r"\bgoes to the discard pile$", "is discarded"),
    (r"\b(?:leaves|quits) the scenario$", "resigns"),
    (r"^(\d+ [a-z]+) (is|are) (on|at) (.+)$", r"there \2 \1 \3 \4"),
    (r"^it(?:'|’)s\b", "it is"),
    (r"\bstill (?=(?:has|is|holds|controls)\b)", ""),
    (r"\b(is|has|are|have) still\b", r"\1"),
    (r"\bby exactly (?=\d)", "by "),
    (r"\bspends (?:all )?(?:his|her|their) (\d+ [a-z]+)\b", r"spends \1"),
    (r"\b(may|can|cannot|may not) (?:still|now) (?=[a-z])", r"\1 "),
    (r"\b(has|have) (\d+ [a-z]+) of (?:his|her|their) own$", r"\1 \2"),
    (r"\bthe next card (of|in) (.+ deck) (is|are)\b", r"the top card of \2 \3"),
    (r"^(.+) is one of (.+?)['’]s? bonded cards$", r"\1 is bonded to \2"),
    (r"\bis down to (?=\d)", "has "),
    (r"^(.+) hits$", r"\1 succeeds"),
    (r"^(.+) misses(?=$| by \d)", r"\1 fails"),
    (r"\b(\d+) ([a-z]+) more than before$", r"\1 more \2 than before"),
    (r"\b(\d+) ([a-z]+) (?:less|fewer) than before$", r"\1 fewer \2 than before"),
    (r"^(\d+ (?:damage|horror)) (?:goes|is put|lands) (?:on|onto) (.+)$", r"\1 is placed on \2"),
    (r"^(.+ is (?:at|in) .+[^,]) exhausted$", r"\1, exhausted"),
    (r"\b(?:ends up with|has (?:only|just|exactly)) (?=\d)", "has "),
    (r"\b(?:survives|is(?: still)? alive)$", "is not defeated"),
    (r"\bis undamaged$", "has no damage"),
    (r"\bleads to\b", "connects to"),
    (r"\bdraws a card (?:with|for|using|by spending) an action$", "draws a card as an action"),
    (r"\bis back (?=in|at|on)", "is "),
    (r"\bthe (\d+ (?:damage|horror|clues?|resources?|cards?)\b)", r"\1"),
    (r"\b(may not|cannot|can't) (.+?) (?:anymore|any more|any longer)$", r"\1 \2"),
    (
        r"^(the (?:skull|cultist|tablet|elder thing))(?: token)? "
        r"(?:is worth|counts as|is an?) ([-−–+]?\d+)$",
        r"\1 is \2",
    ),
    (
        r"\b(?:passes|beats|wins) (?:the|this|that|her|his|their) (?:skill )?test(?=$| by \d)",
        "succeeds",
    ),
    (r"\bfails (?:the|this|that|her|his|their) (?:skill )?test(?=$| by \d)", "fails"),
    # Of a refusal the rule has to be named: the bare one says which.
    (r"^(it is refused),? (?:because|since|as|for) .+$", r"\1"),
    (r"\bis engaged with (?:nobody|no-one|no enemies|no one)$", "is unengaged"),
    (r"\bmade (an|no) attack of opportunity\b", r"makes \1 attack of opportunity"),
    (r"\bhas used (\d+ actions?)$", r"spends \1"),
    (r"\bis (?:still )?holding (.+)$", r"has \1 in hand"),
    (r"\b(cards?) (?:left|remaining) in hand\b", r"\1 in hand"),
    (r"\b(may|can|cannot|may not) attack\b", r"\1 fight"),
    (r"\bsuffers (?=\d+ (?:direct )?(?:damage|horror)\b)", "takes "),
    (
        r"\b(puts|places|tucks|slides) (.+) (?:beneath|under|underneath) (?:him|her|them)$",
        r"\1 \2 beneath themselves",
    ),
    (
        rf"^(.+) (evade|fight|attack)s (.+) (?:with|using) (?:(?:his|her|their) )?{_SKILL}$",
        r"\1 uses \4 to \2 \3",
    ),
    (r"\bis hit for (?=\d+ (?:damage|horror)\b)", "takes "),
    (r"^(\d+ (?:direct )?(?:damage|horror)) (?:is|are) dealt to (.+)$", r"\2 takes \1"),
    (rf"\b{_FIGHTS} (.+?),? {_BARE}$", r"fights \1"),
    (r"\bmakes a basic (?:attack|fight) against\b", "fights"),
    (r"\b(?:goes|moves|walks|steps) into\b", "moves to"),
    (r"^(.+?)['’]s? turn is over$", r"\1 ends the turn"),
    (r"\b(?:uses|triggers|activates) (.+?)['’]s? ability$", r"uses \1"),
    (r"\bplays (.+?),? (?:targeting|choosing) (.+)$", r"plays \1 on \2"),
    (r"\b(uses|activates|triggers|plays) (.+?) against (.+)$", r"\1 \2 on \3"),
    (r"\bheals (\d+ [a-z]+) from (.+) (?:with|using) (.+)$", r"uses \3 to heal \1 from \2"),
    (r"\bheals (\d+ [a-z]+) (?:with|using) (.+)$", r"uses \2 to heal \1"),
    (rf"\b{_TAKES} an? {_SKILL} \(?(\d+)\)? test$", r"tests \1 (\2)"),
    (rf"\b{_TAKES} an? {_SKILL} test {_AGAINST} (\d+)$", r"tests \1 (\2)"),
    (rf"\btests (?:his |her |their )?{_SKILL} {_AGAINST} (\d+)$", r"tests \1 (\2)"),
    (r"\bthe bag (has|holds|contains|is)\b", r"the chaos bag \1"),
    (r"^the (?:chaos )?bag (?:is|includes|consists of)\b", "the chaos bag holds"),
    (r"^(.+) is the (?:current )?(agenda|act)$", r"the current \2 is \1"),
    (r"\bare (?:both|all|each) (?=[a-z])", "are "),
    (r"\bboth (damage|horror|clues|resources|doom|charges)\b", r"2 \1"),
    (r"^(.+) is (?:unengaged|not engaged) (at|in) (.+)$", r"\1 is \2 \3, unengaged"),
    (r"^(.+) has (.+) in (?:his|her|their) threat area$", r"\2 is in \1's threat area"),
    (r"^(.+) has (?:no|0) cards in (?:his|her|their|the) deck$", r"\1's deck is empty"),
    (r"^(.+) holds (\d+ [a-z]+)$", r"\1 has \2"),
    (r"^(.+) has (.+) with (\d+ [a-z]+)(?: left| in play)?$", r"\1 controls \2 with \3"),
    (r"\bis at (\d+) (health|sanity)(?: left| remaining)?$", r"has \1 \2 left"),
    (r"^(.+) is the bearer of (.+)$", r"\2 belongs to \1"),
    (r"\bwith no (?=[a-z]+(?:$|,| and ))", "with 0 "),
    (r"^(.+ (?:finds|draws|chooses|takes) .+) with (?:it|them|that)$", r"\1"),
    (r"^([^,]+) (?:chooses|decides) not to ", r"\1 does not "),
    (r"\bwas (?=\d)", "is "),
    (r"\bwere (?=\d)", "are "),
    (r"\b(?:is|was|has been) flipped(?: over)?$", "flips"),
    (r"^(.+) (?:shoots|hits|strikes|stabs|punches) (.+) with (.+)$", r"\1 fights \2 with \3"),
    (r"^(.+) is engaged with (?:an|the) exhausted (.+)$", r"\2 is engaged with \1, exhausted"),
)
