# language: it
Funzionalità: Un attacco che una regola impone, raccontato mentre avviene
  Fonte: Rules Reference v2.5, Attacco d'Opportunità; Ritorsione.

  @arkham-lcg/attack-of-opportunity
  Scenario: Un attacco di opportunità a cui si risponde con Schivata
    Dato Agnes Baker è a Studio
    E Sciame di Ratti è impegnato con Agnes Baker
    E Agnes Baker ha in mano Schivata (01023)
    Quando Agnes Baker prende una risorsa
    E Sciame di Ratti effettua un attacco di opportunità contro Agnes Baker
    E Agnes Baker gioca Schivata
    Allora Agnes Baker ha 0 danni
