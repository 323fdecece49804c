# language: it
Funzionalità: Nemici con valori che nessuno stampa

  @arkham-lcg/base-value
  Scenario: Un effetto senza nome dà un altro valore di Scontro a ogni copia
    Dato che Roland Banks è nello Studio
    E un effetto senza nome porta a 5 il valore base di Scontro di ogni Ghoul Tirapiedi
    E Ghoul Tirapiedi è impegnato con Roland Banks
    Quando Roland Banks combatte Ghoul Tirapiedi e fallisce
    Allora il valore di Scontro di Ghoul Tirapiedi è 5
