import type { Outcome } from '../../calculator/functions.ts';
import { OUTCOME_NAMES } from '../../calculator/functions.ts';

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
const OUTCOMES = MEANINGS.map((outcome) => ({ ...outcome, word: OUTCOME_NAMES[outcome.id] }));

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

const FILTERS = [{ id: '', word: 'alle' }, ...OUTCOMES] as const;

/** The result of a list: the number of rows of each outcome, the rows, and the download. The script fills it in. */
export function ListResult() {
  return (
    <section class="list-result" aria-labelledby="ergebnis" hidden data-result="">
      <h2 id="ergebnis" tabIndex={-1} data-result-title="">
        Ergebnis
      </h2>
      <p data-description="" />
      <div class="list-actions change">
        <button type="button" class="second" hidden data-change-columns="">
          Spalten ändern
        </button>
        <button type="button" class="second" hidden data-change-sheet="">
          Anderes Tabellenblatt
        </button>
      </div>
      <p class="notice" hidden data-notes="" />
      <div class="list-actions">
        <button type="button" data-download="xlsx">
          Als Excel-Datei herunterladen
        </button>
        <button type="button" class="second" data-download="csv">
          Als CSV-Datei herunterladen
        </button>
      </div>
      <p class="hint" hidden data-writing="" />
      <fieldset class="filters" data-filters="">
        <legend>Welche Zeilen zeigen?</legend>
        <div>
          {FILTERS.map(({ id, word }) => (
            <label class="filter">
              <input type="radio" name="zeigen" value={id} checked={id === ''} />
              <span>
                <span data-word="">{word}</span> <b data-count="">0</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="list-actions some" hidden data-some="">
        <button type="button" class="second" data-download-some="xlsx">
          Nur diese Zeilen als Excel-Datei
        </button>
        <button type="button" class="second" data-download-some="csv">
          Nur diese Zeilen als CSV-Datei
        </button>
      </div>
      <table class="rows" tabIndex={-1} data-table="">
        <caption data-caption="" />
        <thead>
          <tr>
            <th scope="col">Zeile</th>
            <th scope="col">Eingabe</th>
            <th scope="col">IBAN</th>
            <th scope="col">Ergebnis</th>
          </tr>
        </thead>
        <tbody data-rows="" />
      </table>
      <nav class="paging" aria-label="Weitere Zeilen" hidden data-paging="">
        <button type="button" class="second" data-previous="">
          Zurück
        </button>
        <button type="button" class="second" data-next="">
          Weiter
        </button>
      </nav>
    </section>
  );
}
