# language: it
Funzionalità: Ciò che nessuno ha descritto non è né permesso né vietato
  Fonte: Grimorio, Capacità.

  @arkham-lcg/ability @unsupported
  Scenario: Una capacità di cui non è descritto l'effetto
    Dato che Roland Banks è nello Studio
    E Roland Banks controlla Veda Whitsley
    Allora Roland Banks può usare Veda Whitsley
