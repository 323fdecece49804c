# language: it
Funzionalità: La fase dei nemici
  Fonte: Rules Reference v2.5, Appendice II, da 3.1 a 3.4; Cacciatore.

  @arkham-lcg/hunter
  Scenario: Un cacciatore si muove, impegna e attacca
    Dato Roland Banks è nello Studio
    E Studio è collegato a Corridoio
    E Sciame di Ratti è in Corridoio
    Quando inizia la Fase dei Nemici
    Allora nell'ordine:
      | Sciame di Ratti si muove in Studio      |
      | Sciame di Ratti impegna Roland Banks    |
      | Sciame di Ratti attacca Roland Banks    |
      | Sciame di Ratti si esaurisce            |
