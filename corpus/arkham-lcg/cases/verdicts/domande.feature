# language: it
Funzionalità: Domande e verdetti
  Fonte: Rules Reference v2.5, Appendice II, da ST.1 a ST.8.

  @arkham-lcg/skill-test-timing @arkham-lcg/chaos-tokens
  Scenario: La probabilità di superare la prova è una frazione del sacchetto
    Dato Roland Banks è nello Studio
    E Studio ha 2 indizi
    E il sacchetto del caos contiene 0, -1, -2, fallimento automatico
    Quando Roland Banks indaga
    Allora si chiede se Roland Banks supera la prova
    E la risposta è dipende
    E dipende solo dal caso
    E la probabilità che Roland Banks supera la prova è 1/2
