# language: it
Funzionalità: Frasi che ne contengono più d'una
  Fonte: derivato: ciò che ogni frase dice è deciso dalle regole di cui parlano le sue parti.

  @arkham-lcg/chaos-tokens @arkham-lcg/location-cards
  Scenario: Un segnalino con il suo valore, un luogo non rivelato e uno isolato
    Dato che Roland Banks è a Studio
    E Studio è collegato a Corridoio non rivelato
    E Cantina è in gioco
    E Cantina non è collegata a nulla
    E Studio non è collegato a Cantina
    E il sacchetto del caos contiene solo un teschio che vale -2
    Quando Roland Banks indaga
    Allora Roland Banks fallisce la prova di 1
    E Studio è collegato a Corridoio

  @arkham-lcg/enemy-engagement
  Scenario: Più copie di una carta, e due investigatori in una volta
    Dato che Roland Banks e Agnes Baker sono a Studio
    E Roland Banks e Agnes Baker hanno 2 risorse ciascuno
    E è il turno di Roland Banks
    Quando Roland Banks gioca Deposito di Emergenza
    Allora Roland Banks ha 5 risorse
    E Agnes Baker non è impegnata con nessun nemico

  @arkham-lcg/hunter
  Scenario: L'investigatore capo decide
    Dato che Roland Banks è a Studio
    E Wendy Adams è a Soffitta
    E Goat Spawn è a Corridoio
    E Corridoio è collegato a Studio e Soffitta
    Quando comincia la Fase dei Nemici
    E Roland Banks decide che Goat Spawn va a Soffitta
    Allora Goat Spawn è impegnato con Wendy Adams
