import type { Outcome } from '../../calculator/lists.ts';
import { OUTCOME_NAMES } from '../../calculator/lists.ts';

/** The outcomes of a row with their meanings. */
const MEANINGS = [
  {
    id: 'right',
    meaning:
      'Die IBAN ist formal richtig und bestätigt: Die Bank gibt es, ihre Regel ist bekannt, und die Prüfziffer passt, wenn es eine gibt.',
  },
  {
    id: 'changed',
    meaning:
      'Die Bank bildet ihre IBANs nach einer eigenen Regel, zum Beispiel mit einer anderen Bankleitzahl. Die IBAN ist danach gebildet.',
  },
  {
    id: 'doubtful',
    meaning:
      'Das Konto ist nicht bestätigt, zum Beispiel weil die Prüfziffer der Kontonummer nicht passt, oder weil IBAN und Kontonummer nicht zum selben Konto gehören. Fragen Sie nach, bevor Sie eine IBAN verwenden.',
  },
  {
    id: 'impossible',
    meaning: 'Die Bank bildet für diese Kontonummer keine IBAN, oder sie vergibt sie selbst.',
  },
  {
    id: 'faulty',
    meaning: 'In der Zeile fehlt etwas, oder sie enthält einen Tippfehler. Welchen, steht dabei.',
  },
  {
    id: 'duplicate',
    meaning: 'Dieselbe IBAN stand schon weiter oben in der Liste.',
  },
  {
    id: 'skipped',
    meaning: 'Die Zeile ist ein Titel oder eine Summe. Sie bleibt in der Datei, wie sie ist.',
  },
] as const satisfies readonly { id: Outcome; meaning: string }[];

/** The outcomes, each with its German word, which the files have, too. */
export const OUTCOMES = MEANINGS.map((outcome) => ({ ...outcome, word: OUTCOME_NAMES[outcome.id] }));

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
