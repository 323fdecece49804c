"""What players call what a case knows by one word, and the words of a question in general that say nothing."""

from __future__ import annotations

import re

from rulesref.answers.prose.implied.somebody_else import FRIEND_EN, FRIEND_IT
from rulesref.answers.prose.pronouns import rows

#: Somebody else, in words that no card has for an investigator.
_FRIEND = {
    "en": (
        re.compile(rf"\b(?:one of )?(?:my|a|our|the) {FRIEND_EN}(?: of mine)?(?!\w)", re.I),
        "another player",
    ),
    "it": (
        re.compile(rf"\b(?:(?:il|un|una|la) |l'|un')?(?:mi[oa] |su[oa] )?{FRIEND_IT}\b", re.I),
        "un altro giocatore",
    ),
}
#: How a question begins.
_ASKS = "does|do|did|can|may|could|is|are|will|would|should|must|how|which|who|what"
_CHIEDE = "può|posso|potrei|devo|deve|quanti|quante|quanto|chi|dove"
#: (What is said, the same in the word of a case), wherever it stands.
_ALIKE = {
    "en": rows(
        (r"\ba tapped\b", "an exhausted"),
        (r"\ban untapped\b", "a ready"),
        (r"\b(un)?tapped\b", lambda found: "ready" if found[1] else "exhausted"),
        (r"\bdmg\b", "damage"),
        (rf" *(?: [-–]|—|\.\.\.|…) *(?=(?:so |and |now )?(?:{_ASKS}) )", ". "),
        (r"(?<![^.;!?] )\b((?:it['’]s |it is )?my turn), (?=I(?:['’]m| am) @)", r"\1. "),
        (r"\ba ?o ?os\b", "attacks of opportunity"),
        (r"\ban? a ?o ?o\b", "an attack of opportunity"),
        # "shouldn't it attack?" asks whether it attacks
        (
            r"(?<![^.;!?:–—-] )(?<!\w)(?:should|wo)n['’]t (?=(?:an?|the|my|it|that|this|enemy|@\d+)\b)",
            "does ",
        ),
        (
            r"(?<![^.;!?:–—-] )(?<!\w)(does|do|did|is|are|can|could|would|must|should)n['’]t (?=\w|@)",
            r"\1 ",
        ),
        (
            r"\bwithout (?:any )?(?=(?:clues|resources|charges|ammo|secrets|supplies|cards|assets|allies|actions)\b)",
            "with no ",
        ),
        (r",? (?:and )?(succeed|fail)ing by (?=\d)", r" and \1 by "),
        (r"\bthe (?:nearest|closest) (?=(?:ready |exhausted )?enemy\b)", "the "),
        (r"\b(?:monster|foe|baddie)(s?)\b", lambda found: "enemies" if found[1] else "enemy"),
    ),
    "it": rows(
        (rf" *(?: [-–]|—|\.\.\.|…) *(?=(?:quindi |e |ora )?(?:{_CHIEDE}) )", ". "),
        (r"\b(?:un )?ado\b", "un attacco di opportunità"),
        (r"\bmostro\b", "nemico"),
        (r"\bmostri\b", "nemici"),
    ),
}
_IF_EN, _IF_IT = "(?:if|when|whenever|after|once)", "(?:se|quando|dopo che|una volta che)"
_ENEMY_IT = (
    r"(?:un|il) (?:nemico|cacciatore)(?: (?:esaurito|esausto|pronto|sfuggente|massiccio|cacciatore|e"
    r"|con (?:rappresaglia|ritorsione|allerta)|(?:che )?(?:non (?:è )?|è )?impegnato(?: con (?:me|un altro (?:investigatore|giocatore)))?))*"
)
#: An action as somebody does it.
_DOING = {
    "resign": "resigning",
    "fight": "fighting",
    "evade": "evading",
    "investigate": "investigating",
    "move": "moving",
    "engage": "engaging an enemy",
}
#: The same of a question in general alone, which names nobody and nothing.
_IN_GENERAL = {
    "en": rows(
        (r"[’`]", "'"),
        (r"^(?:so|ok|okay|hey|wait|quick question|question|hi|and|but|also)[,:]? ", ""),
        (r",? (?:right|or not|please|by the way|btw)$", ""),
        (r"\b(I|you|we|they|he|she|it|that|there|who|enemy)'re\b", r"\1 are"),
        (r"\bI'm\b", "I am"),
        (r"\b(it|that|there|who|he|she|what|enemy)'s\b(?! (?:turn|location|attack))", r"\1 is"),
        (r"\b(is|are|does|do|was)n't\b", r"\1 not"),
        (r"\bI've\b", "I have"),
        (
            r" (?:still|already|right away|immediately|automatically|instantly|actually|really|ever|also|normally|legally|even|then|at all|anyway)\b",
            "",
        ),
        (r"\b(?:is|are) (?!there\b)(.+?) (?:going to|gonna) ", r"does \1 "),
        (r"\bam I (?:going to|gonna) ", "do I "),
        (
            r"^(?:can (?:you|one|an? (?:player|investigator))|am I (?:able|allowed) to|are you allowed to"
            r"|is it (?:possible|legal|allowed|ok|okay)(?: for me)? to|do I get to|is one allowed to)\b",
            "can I",
        ),
        (r"\bfrom (?=an?(?:other)? (?:(?:different|connecting|adjacent) )?location\b)", "at "),
        (
            r"\bfail an? (?:fight|combat|attack) (?:test|check|attempt|action) against\b",
            "fail an attack against",
        ),
        (r"\bfail a fight against\b", "fail an attack against"),
        (
            r"\bfail an? (?:evade|evasion|agility) (?:test|check|attempt|action) against\b",
            "fail to evade",
        ),
        (
            r"^do(?:es)? fast (?:cards?|events?|assets?) (?=provoke|trigger|cause|draw|incur)",
            "does playing a fast card ",
        ),
        (
            r"^do(?:es)? (?:playing )?a fast (?:event|asset) (?=provoke|trigger|cause|draw|incur)",
            "does playing a fast card ",
        ),
        (
            r"^do(?:es)? (?:the |an? )?(resign|fight|evade|investigate|move|engage) actions? (?=provoke|trigger|cause|draw|incur)",
            lambda found: f"does {_DOING[found[1].casefold()]} ",
        ),
        (r" provoke$", " provoke an attack of opportunity"),
        # what an "if" says first is said behind what is asked
        (
            rf"^{_IF_EN} I fail (to evade|an attack against) (an? (?:[\w-]+ )*enemy(?: that is \w+)?), (do|does|will|would) (?:it|the enemy|that enemy) (.+)$",
            r"\3 \2 \4 if I fail \1 it",
        ),
        (
            rf"^{_IF_EN} I (?:successfully )?evade an enemy, (do|does|will|would|can) (?:it|the enemy|that enemy) (.+)$",
            r"\1 an enemy I evaded \2",
        ),
        (
            rf"^{_IF_EN} I ([^,]+?) (?:while|when) (?:I am )?engaged with (an?) ((?:ready|exhausted) )?enemy, (do|does|will|would|can) (?:it|the enemy|that enemy) ([^,]+)$",
            lambda found: (
                f"{found[4]} {found[2]} {found[3] or ''}enemy engaged with me {found[5]} if I {found[1]}"
            ),
        ),
        (
            rf"^{_IF_EN} (an? (?:(?:exhausted|ready|engaged|unengaged|aloof|massive|hunter|retaliate|alert)(?:,| and)? )*(?:enemy|hunter)"
            r"(?: (?:(?:that|which) is )?(?:not )?engaged with (?:me|another (?:investigator|player)))?) ([^,]+), (do|does|will|would|can) (?:it|the enemy|that enemy) ([^,]+)$",
            r"\3 \1 \4 if it \2",
        ),
        (
            r"^((?:do|does|will|would|can) (?:I (?:attack|fight|evade|engage) )?)((?:an?|the|any) (?:[a-z]+ )?(?:enemy|hunter)|enemies|hunters)\b(.*?) (?:if|when|while) (?:it|they|the enemy) (?:is|are) (?:currently )?((?:not )?(?:exhausted|ready|unengaged|engaged with .+|engaged))$",
            r"\1\2 that is \4\3",
        ),
        (r"(?<=\benemy phase) of (?:the same|that|this) round$", ""),
        (r"^((?:can|may|could) I (?:fight|attack|evade|engage) .+) as an action$", r"\1"),
        (r"\bhunter enemy\b", "hunter"),
        (r"\benemies\b(?= that is)", "enemies"),
        (r"^(do|will|would) you\b", r"\1 I"),
        (r"^(?:does|will|would) (?:an? (?:player|investigator)) ", "do I "),
        (r"\b(with|to|at|on|against|of|attacks?|engages?|hits?|follows?) you\b", r"\1 me"),
        (r"\byou are\b", "I am"),
        (r"\byou\b", "I"),
        (r"\byour\b", "my"),
    ),
    "it": rows(
        (r"[’`]", "'"),
        (r"^(?:quindi|ma|e|ok|scusa|domanda)[,:]? ", ""),
        (r"^(?:si può|puoi|possiamo|un (?:giocatore|investigatore) può)\b", "posso"),
        (r"\bingaggi(at[oaie]|are|a|o|ano)\b", r"impegn\1"),
        (r"\bpuò (?:fare|effettuare)\b", "fa"),
        (r"\bpossono (?:fare|effettuare)\b", "fanno"),
        (r"\bsi (?:muove|sposta) (?:(?:in)?sieme a|con) me\b", "mi segue"),
        (r"\bsi (?:muovono|spostano) (?:(?:in)?sieme a|con) me\b", "mi seguono"),
        (r"(?<=\bnemico )(esaust|esaurit)o e non impegnato\b", r"\1o non impegnato"),
        # what "se" says first is said behind what is asked
        (
            rf"^{_IF_IT} (?:fallisco (?:a|ad|nell'|la prova per|il tentativo di) ?|non riesco a )(?:eludere) ({_ENEMY_IT}), mi attacca$",
            r"\1 mi attacca se fallisco a eluderlo",
        ),
        (
            rf"^{_IF_IT} (?:fallisco (?:a|ad|nell'|la prova per|il tentativo di) ?|non riesco a )(?:attaccare|combattere|colpire) ({_ENEMY_IT}), mi attacca$",
            r"\1 mi attacca se fallisco un attacco",
        ),
        (rf"^{_IF_IT} eludo un nemico, ((?:mi|è|rimane|resta) .+)$", r"un nemico eluso \1"),
        (
            rf"^{_IF_IT} ([^,]+?) (?:mentre|quando) sono impegnat[oa] con un nemico( pronto| esaurito| esausto)?, ((?:mi|fa) [^,]+)$",
            lambda found: f"un nemico{found[2] or ''} impegnato con me {found[3]} se {found[1]}",
        ),
        (
            rf"^{_IF_IT} ({_ENEMY_IT}) ((?:si|entra|torna|appare|viene) [^,]+), ((?:mi|fa|si) [^,]+)$",
            r"\1 \3 se \2",
        ),
        (
            r" (?:ancora|già|subito|immediatamente|automaticamente|davvero|anche|comunque|lo stesso|ugualmente|normalmente)\b",
            "",
        ),
    ),
}


def said_alike(text: str, language: str) -> str:
    """``text`` with the word of a case for what players call otherwise."""
    for said, same in _ALIKE[language]:
        text = said.sub(same, text)
    return text


def in_general_alike(text: str, language: str) -> str:
    """``text``, a question in general, without what says nothing, of "I" where it speaks of anybody."""
    friend, other = _FRIEND[language]
    text = said_alike(friend.sub(other, text), language)
    for said, same in _IN_GENERAL[language]:
        text = said.sub(same, text)
    return " ".join(text.split())
