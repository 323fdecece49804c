# language: it
Funzionalità: Dispute su carte estratte a sorte

  @arkham-lcg/costs @arkham-lcg/exile
  Scenario: L'estintore esiliato si porta via il ghoul
    Dato Wendy Adams è in Studio
    E Wendy Adams controlla Estintore (08080)
    E Ghoul Tirapiedi è impegnato con Wendy Adams
    Quando Wendy Adams usa la capacità 2 di Estintore
    E Wendy Adams esilia Estintore
    Allora Ghoul Tirapiedi è nella pila degli scarti degli incontri

  @arkham-lcg/lasting-effects
  Scenario: L'enciclopedia per un'amica
    Dato Daisy Walker è in Studio
    E Daisy Walker controlla Enciclopedia (60208)
    Quando Daisy Walker usa Enciclopedia su Daisy Walker
    E Daisy Walker sceglie Intelletto
    Allora il valore di Intelletto di Daisy Walker è 7

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Due maledizioni e un numero
    Dato Agnes Baker è in Studio
    Quando Agnes Baker indaga
    E i segnalini sono maledizione, maledizione e +1
    Allora Agnes Baker fallisce la prova di 2
