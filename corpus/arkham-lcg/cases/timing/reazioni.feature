# language: it
Funzionalità: Chi può rispondere a ciò che è accaduto
  Fonte: Rules Reference v2.5, Reazione, Limiti e Massimali.

  @arkham-lcg/reaction-opportunities
  Scenario: Al danno sul cane risponde il cane, e non chi risponde all'orrore
    Dato Roland Banks e Agnes Baker sono nello Studio
    E Roland Banks controlla Cane da Guardia
    E Sciame di Ratti è impegnato con Roland Banks
    Quando Sciame di Ratti attacca Roland Banks
    E Roland Banks assegna 1 danno a Cane da Guardia
    Allora Roland Banks può usare Cane da Guardia
    Quando Agnes Baker usa Agnes Baker
    Allora è rifiutato in base a arkham-lcg/reaction-opportunities

  @arkham-lcg/limits-and-maximums
  Scenario: Agnes Baker risponde all'orrore una volta per fase
    Dato Agnes Baker è nello Studio
    E Ghoul Minion è esaurito nello Studio
    Quando Agnes Baker subisce 1 orrore
    E Agnes Baker usa Agnes Baker
    E Agnes Baker subisce 1 orrore
    Allora Agnes Baker non può usare Agnes Baker
    Quando Agnes Baker usa Agnes Baker
    Allora è rifiutato in base a arkham-lcg/limits-and-maximums
