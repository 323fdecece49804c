"""Questions in general that are told whole: of enemies by their keywords, and of how they engage and attack; in English."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_IF = r"(?:if|when|whenever|once|while|after)"
_ELSE = r"(?:(?:an)?other (?:player|investigator)|(?:someone|somebody) else|others|other (?:players|investigators)|(?:one of )?the other (?:players|investigators))"
_EVERYONE = r"(?:everyone|everybody|everyone else|all(?: of)? (?:us|players|investigators|the players|the investigators)|(?:each|every) (?:player|investigator)|both (?:of us|players|investigators)|us all)"
_IT = r"(?:the enemy|it|an enemy|they|enemies)"
_WORKS = r"(?:trigger|triggers|work|apply|happen|count|go off|kick in|take effect|activate|attack)"
_MISS = r"(?:miss|fail to (?:attack|fight|hit)|fail (?:a|the|an|my) (?:fight|attack)(?: test)?(?: against)?|fail (?:while|when) (?:attacking|fighting))"
_NOT_EVADED = r"(?:fail to evade|fail (?:an|the|my|a) (?:evade|evasion)(?: test| attempt)?|fail (?:while|when) evading)"
_PHASE = r"(?: (?:in|during) the enemy phase)?"
_AOO = r"(?:(?:an|any|the) )?attacks? of opportunity"
_SPAWNS = r"(?:spawns?|is spawned|enters? play|appears?|comes? into play|gets? spawned)"
_NEXT = r"(?: (?:in|during|at) (?:the )?(?:next |following )?upkeep(?: phase)?| (?:in|during) the next round| (?:when|once|after) it readies| at the end of the round)?"
_EVADED = "An enemy is engaged with me. I evade it and succeed."

ROWS: tuple[GeneralQuestion, ...] = (
    # keywords
    told_whole(
        lazily(rf"(?i:does retaliate {_WORKS} {_IF} {_IT} (?:is|are) exhausted|does retaliate {_WORKS} (?:for|on|with|from) (?:an )?exhausted enem(?:y|ies))"),
        "An exhausted retaliate enemy is at my location. I attack it and fail. Does it attack me?",
        "An exhausted retaliate enemy is engaged with me. I attack it and fail. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:does retaliate {_WORKS} (?:{_IF} I {_NOT_EVADED}(?: {_IT})?|(?:on|for) (?:a )?failed (?:evade|evasion)s?(?: attempts?| tests?)?))"),
        "A retaliate enemy is engaged with me. I try to evade it and fail. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:does alert {_WORKS} (?:{_IF} I {_MISS}(?: {_IT})?|(?:on|for) (?:a )?failed (?:fight|attack)s?(?: tests?)?))"),
        "An alert enemy is engaged with me. I attack it and fail. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:does alert {_WORKS} {_IF} {_IT} (?:is|are) exhausted)"),
        "An exhausted alert enemy is engaged with me. I try to evade it and fail. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:a|the) massive enemy attack {_EVERYONE}(?: (?:at|in) (?:its|the|that|the same|my) location)?{_PHASE})"),
        "A massive enemy is at my location. Wendy Adams is at my location. The enemy phase begins. Does it attack both of us?",
    ),
    told_whole(
        lazily(
            rf"(?i:(?:do|does|will|would) {_ELSE} (?:take|suffer|get) (?:the |my |any )?damage {_IF} I {_MISS} a massive enemy"
            rf"|{_IF} I {_MISS} a massive enemy,? (?:do|does|will|would) {_ELSE} (?:take|suffer|get) (?:the |my |any )?damage)"
        ),
        "A massive enemy is at my location. Wendy Adams is at my location. I fight it and fail. Does Wendy Adams take damage?",
    ),
    told_whole(
        lazily(r"(?i:(?:can|may|could) I (?:fight|attack|hit) an aloof enemy (?:(?:that|which) is (?:not engaged|unengaged)(?: with (?:anyone|anybody|any player|any investigator))? )?without engaging it(?: first)?)"),
        "An aloof enemy is at my location. Can I fight it without engaging it first?",
    ),
    told_whole(
        lazily(r"(?i:(?:do I (?:have|need) to|must I) engage an aloof enemy (?:first )?(?:before|to|in order to|so that|so|before I|before I can|so I can|so that I can) (?:fight|fighting|attack|attacking|hit|hitting)(?: it)?)"),
        "An aloof enemy is at my location. Do I have to engage it before I fight it?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:an? )?aloof enem(?:y|ies) engage (?:me|players|investigators|anyone|anybody)(?: {_IF} I (?:enter|move to|move into) (?:its|their) location| by (?:itself|themselves))?)"),
        "I enter a location with an aloof enemy. Does it engage me?",
        "An aloof enemy spawns at my location. Does it engage me?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:an? )?aloof hunters?(?: enem(?:y|ies))? engage me {_IF} (?:it|they) (?:moves?|comes?|hunts?|gets?) (?:in)?to (?:me|my location))"),
        "An aloof hunter enemy is at a connecting location. The enemy phase begins. Does it engage me?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:an? )?hunters?(?: enem(?:y|ies))? engage me {_IF} (?:it|they) (?:moves?|comes?|hunts?|gets?|arrives?) (?:(?:in)?to (?:me|my location)|(?:at|in) my location))"),
        "A hunter enemy is at a connecting location. The enemy phase begins. Does it engage me?",
    ),
    told_whole(
        lazily(
            rf"(?i:(?:do|does|will|would|can) (?:an? )?hunters?(?: enem(?:y|ies))? attack(?: me)? (?:(?:in|during) the same (?:enemy )?phase(?: (?:that |in which )?(?:it|they) moves?)?"
            rf"|{_IF} (?:it|they) (?:moves?|comes?|hunts?) (?:in)?to (?:me|my location)(?: (?:in|during) the enemy phase)?|(?:in|during) the enemy phase {_IF} (?:it|they) (?:just )?moved? to (?:me|my location)))"
        ),
        "A hunter enemy is at a connecting location. The enemy phase begins. Does it attack me?",
    ),
    # how enemies come to engage, and what they do then
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:(?:an? )?enem(?:y|ies) attack(?: me)? {_IF} (?:it|they) {_SPAWNS}(?: (?:at|in) my location| engaged with me)?|(?:a )?(?:newly |just )?spawned enem(?:y|ies) attack(?: me)?))"),
        "An enemy spawns at my location. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:an? )?enem(?:y|ies) attack(?: me)? {_IF} (?:it|they) engages?(?: me)?)"),
        "An enemy spawns at my location. Does it attack me?",
        "I enter a location with an enemy. Does it attack me?",
        "An exhausted enemy is at my location. I engage it. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:an? )?enem(?:y|ies) attack(?: me)? {_IF} I draw (?:it|them)|(?:do|does|will|would) an enemy (?:that )?I(?: just)? draw attack me)"),
        "I draw Ghoul Minion. Does it attack me?",
        "I draw Swarm of Rats. Does it attack me?",
    ),
    told_whole(
        lazily(r"(?i:(?:do|does|will|would) (?:an? )?enem(?:y|ies) (?:spawn|enter play|come into play) exhausted)"),
        "An enemy spawns at my location. Is it exhausted?",
    ),
    told_whole(
        lazily(r"(?i:(?:do|does|will|would) (?:an? )?enem(?:y|ies) (?:spawn|enter play|come into play) ready)"),
        "An enemy spawns at my location. Is it ready?",
    ),
    told_whole(
        lazily(
            rf"(?i:(?:do|does|will|would) (?:an|the) enemy attack me {_IF} I (?:enter|move (?:in)?to|walk into|come to) its location"
            rf"|do I get attacked {_IF} I (?:enter|move (?:in)?to|walk into) (?:a location with an enemy|the location of an enemy|an enemy's location))"
        ),
        "I enter a location with an enemy. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:do I (?:provoke|trigger|get|take|suffer) {_AOO} {_IF} I (?:enter|move (?:in)?to|walk into) (?:a location with an enemy|the location of an enemy|an enemy's location))"),
        "I enter a location with an enemy. Do I provoke an attack of opportunity?",
    ),
    # what evading does
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:an? )?evaded enem(?:y|ies) ready(?: up)?{_NEXT}|(?:do|does|will|would) an enemy (?:that )?I evaded? ready{_NEXT})"),
        f"{_EVADED} The upkeep phase begins. Does it ready?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:(?:an? )?(?:evaded|readied) enem(?:y|ies)|an enemy (?:that )?I evaded?) (?:re-?)?engage me(?: again)?{_NEXT})"),
        f"{_EVADED} The upkeep phase begins. Does it engage me?",
    ),
    told_whole(
        lazily(r"(?i:(?:do|does|will|would|can) (?:(?:an? )?evaded enem(?:y|ies)|an enemy (?:that )?I evaded?) attack(?: me)?(?: (?:in|during) the (?:same )?enemy phase))"),
        f"{_EVADED} The enemy phase begins. Does it attack me?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would|can) (?:(?:an? )?evaded enem(?:y|ies)|an enemy (?:that )?I evaded?) (?:make|get|take) {_AOO}(?: (?:against|on) me)?)"),
        f"{_EVADED} I take a resource. Does it make an attack of opportunity?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:(?:successfully )?evading (?:an enemy )?exhaust (?:it|the enemy|an enemy)|an enemy (?:become exhausted|exhaust|get exhausted) {_IF} I(?: successfully)? evade it)|is an (?:evaded enemy|enemy (?:that )?I evaded?) exhausted)"),
        f"{_EVADED} Is it exhausted?",
    ),
    told_whole(
        lazily(r"(?i:(?:(?:do|does|will|would) (?:(?:an? )?evaded enem(?:y|ies)|an enemy (?:that )?I evaded?) (?:stay|remain)|is (?:an? )?(?:evaded enemy|enemy (?:that )?I evaded?)) engaged with me)"),
        f"{_EVADED} Is it engaged with me?",
    ),
    # attacks of opportunity
    told_whole(
        lazily(
            r"(?i:(?:do|does|will|would|is) (?:an|the) attack of opportunity (?:happen|resolve|resolved|made|come|occur|trigger|take place) (?:before|prior to) (?:the|my) action(?: (?:resolves|happens|that provoked it|itself))?"
            r"|(?:do|does|will|would) (?:an|the) enemy attack(?: me)? before my action(?: resolves| happens)?)"
        ),
        "An enemy is engaged with me. I take a resource. Does it attack me first?",
    ),
    told_whole(
        lazily(r"(?i:(?:do|does|will|would) (?:making )?an attack of opportunity exhaust (?:an|the) enemy)"),
        "An enemy is engaged with me. I take a resource. Does it exhaust?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:both|all|two|2|multiple|several)(?: of)?(?: the)?(?: enemies)?(?: engaged with me)?(?: enemies)? (?:each )?(?:make|get) {_AOO}|do I (?:get|take|suffer) (?:two|2) attacks of opportunity {_IF} (?:two|2) enemies are engaged with me)"),
        "Two enemies are engaged with me. I take a resource. Do both attack me?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:(?:using|triggering|activating) )?(?:an? )?(?:free|fast)(?: triggered)?(?: action)? (?:ability|abilities) (?:provoke|trigger|cause) {_AOO})"),
        "An enemy is engaged with me. I control Beat Cop. I use Beat Cop. Does it make an attack of opportunity?",
        "An enemy is engaged with me. I control Forbidden Knowledge. I use Forbidden Knowledge. Does it make an attack of opportunity?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:(?:using|triggering|activating) )?(?:an? )?reactions?(?: triggered)?(?: ability| abilities)? (?:provoke|trigger|cause) {_AOO})"),
        "Agnes Baker takes 1 horror. An enemy is engaged with Agnes Baker. Agnes Baker uses her reaction on the enemy. Does it make an attack of opportunity?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) (?:(?:attacking|fighting|shooting)(?: an enemy)? with|using|firing) a (?:weapon|gun|firearm)(?: to (?:attack|fight))? (?:provoke|trigger|cause) {_AOO})"),
        *(
            f"An enemy is engaged with me. I control {card}. I fight it with {card}. Does it make an attack of opportunity?"
            for card in ("Machete", ".45 Automatic")
        ),
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) committing (?:a card|cards|skills)(?: to (?:a|my|the) (?:skill )?test)? (?:provoke|trigger|cause) {_AOO})"),
        "An enemy is engaged with me. I have Overpower in hand. I fight it. I commit Overpower. Does it make an attack of opportunity?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do|does|will|would) engaging an(?:other)? enemy (?:provoke|trigger|cause) {_AOO})"),
        "An enemy is engaged with me. An exhausted enemy is at my location. I engage it. Do I provoke an attack of opportunity?",
    ),
)  # fmt: skip
