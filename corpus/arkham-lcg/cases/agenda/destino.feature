# language: it
Funzionalità: Il destino e la trama
  Fonte: Rules Reference v2.5, Appendice II, 1.2 e 1.3; Grimorio, Destino.

  @arkham-lcg/steps/1.3 @arkham-lcg/doom
  Schema dello scenario: Con <destini> destini la risposta è <risposta>
    Dato che Roland Banks è nello Studio
    E la trama attuale è Cosa Succede? con <destini> destini
    E la prossima trama è L'Ascesa dei Ghoul
    E il mazzo degli incontri contiene Resti Putrefatti
    E il sacchetto del caos contiene 0
    Quando inizia la Fase dei Miti
    Allora si chiede se Cosa Succede? prosegue
    E la risposta è <risposta>

    Esempi:
      | destini | risposta |
      | 1       | no       |
      | 2       | sì       |
