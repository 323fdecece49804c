# language: it
Funzionalità: Prova di abilità
  Fonte: Rules Reference v2.5, Appendice II, da ST.1 a ST.8.

  @arkham-lcg/skill-test-timing
  Scenario: Il segnalino di fallimento automatico fa fallire la prova
    Dato Roland Banks è nello Studio
    E Studio ha 2 indizi
    E il sacchetto del caos contiene 0, fallimento automatico
    Quando Roland Banks indaga
    E Roland Banks rivela fallimento automatico
    Allora nell'ordine:
      | Roland Banks rivela fallimento automatico |
      | Roland Banks fallisce la prova di 2 punti |
      | la prova finisce                          |

  @arkham-lcg/steps/st-3 @arkham-lcg/chaos-tokens
  Scenario: Del sacchetto si dice solo il segnalino che esce
    Dato Roland Banks è nello Studio
    E Studio ha 1 indizio
    Quando Roland Banks indaga
    E Roland Banks rivela -1
    Allora Roland Banks ha 1 indizio
