/** The outcomes of a row: the worker's name for each, the German word, which the CSV file has too, and its meaning. */
export const OUTCOMES = [
  {
    id: 'right',
    word: 'richtig',
    meaning:
      'Die IBAN ist formal richtig und bestätigt: Die Bank gibt es, ihre Regel ist bekannt, und die Prüfziffer passt, wenn es eine gibt.',
  },
  {
    id: 'changed',
    word: 'durch Regel geändert',
    meaning:
      'Die Bank bildet ihre IBANs nach einer eigenen Regel, zum Beispiel mit einer anderen Bankleitzahl. Die IBAN ist danach gebildet.',
  },
  {
    id: 'doubtful',
    word: 'zweifelhaft',
    meaning:
      'Es gibt eine IBAN, aber sie ist nicht bestätigt, zum Beispiel weil die Prüfziffer der Kontonummer nicht passt. Fragen Sie nach, bevor Sie sie verwenden.',
  },
  {
    id: 'impossible',
    word: 'keine IBAN möglich',
    meaning: 'Die Bank bildet für diese Kontonummer keine IBAN, oder sie vergibt sie selbst.',
  },
  {
    id: 'faulty',
    word: 'fehlerhaft',
    meaning: 'In der Zeile fehlt etwas, oder sie enthält einen Tippfehler. Welchen, steht dabei.',
  },
  {
    id: 'duplicate',
    word: 'doppelt',
    meaning: 'Dieselbe IBAN stand schon weiter oben in der Liste.',
  },
] as const;

/** The outcomes and their meanings. */
export function Outcomes() {
  return (
    <dl class="terms">
      {OUTCOMES.map(({ word, meaning }) => (
        <div>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
