import { OUTCOME_NAMES } from '../../calculator/functions.ts';
import { Fact, TableHead } from '../frame/pieces.tsx';

/** The words for the outcome of a row, with their meanings. */
const MEANINGS = [
  [
    OUTCOME_NAMES.right,
    'Die IBAN ist gültig und bestätigt: Die Bank gibt es, ihre Regel ist bekannt, und die Prüfziffer passt, wenn es eine gibt.',
  ],
  [
    OUTCOME_NAMES.changed,
    'Die Bank bildet ihre IBANs nach einer eigenen Regel, zum Beispiel mit einer anderen Bankleitzahl. Die IBAN ist danach gebildet.',
  ],
  [
    OUTCOME_NAMES.doubtful,
    'Das Konto ist nicht bestätigt, zum Beispiel weil die Prüfziffer der Kontonummer nicht passt, oder weil IBAN und Kontonummer nicht zum selben Konto gehören, oder der BIC zu einer anderen Bank. Fragen Sie nach, bevor Sie eine IBAN verwenden.',
  ],
  [
    OUTCOME_NAMES.faulty,
    'In der Zeile fehlt etwas, sie enthält einen Tippfehler, oder die Bank bildet für diese Kontonummer keine IBAN. Was es ist, steht dabei.',
  ],
  [
    OUTCOME_NAMES.absent,
    'In der Zeile steht, dass es kein Konto gibt oder dass es noch kommt, zum Beispiel „bar“ oder „wird nachgereicht“. Nachfragen müssen Sie nicht.',
  ],
  [OUTCOME_NAMES.skipped, 'Die Zeile ist ein Titel oder eine Summe. Sie bleibt in der Datei, wie sie ist.'],
] as const;

/** The outcomes and their meanings. */
export function Outcomes() {
  return (
    <dl class="terms">
      {MEANINGS.map(([word, meaning]) => (
        <Fact term={word}>{meaning}</Fact>
      ))}
    </dl>
  );
}

/** The filters of the worker, without the one for titles and totals, which show among all rows. */
const FILTERS = [
  ['all', 'alle'],
  ['ask', OUTCOME_NAMES.doubtful],
  ['none', OUTCOME_NAMES.faulty],
  ['right', OUTCOME_NAMES.right],
  ['absent', OUTCOME_NAMES.absent],
  ['repeated', 'doppelt'],
] as const;

/** The result of a list: how many IBANs are done, the file, and the rows in groups. The script fills it in. */
export function ListResult() {
  return (
    <section class="list-result" aria-labelledby="ergebnis" hidden data-result="">
      <div class="verdict card" data-verdict="">
        <h2 id="ergebnis" tabIndex={-1} data-result-title="">
          Ergebnis
        </h2>
        <p class="hint" data-description="" />
        <p class="notice" hidden data-notes="" />
        <div class="list-actions">
          <button type="button" data-download="xlsx">
            Als <span class="held">Excel-Datei</span> herunterladen
          </button>
          <button type="button" class="second" data-download="csv">
            Als <span class="held">CSV-Datei</span> herunterladen
          </button>
          <button type="button" class="second" hidden data-copy-texts="">
            Alle Nachfragen kopieren
          </button>
        </div>
        <p class="hint" hidden data-writing="" />
        <textarea rows={8} readOnly aria-label="Alle Nachfragen" hidden data-texts="" />
        <div class="list-actions change">
          <button type="button" class="plain" hidden data-change-columns="">
            Spalten ändern
          </button>
          <button type="button" class="plain" hidden data-change-sheet="">
            Anderes Tabellenblatt
          </button>
        </div>
      </div>
      <fieldset class="filters" data-filters="">
        <legend>Welche Zeilen zeigen?</legend>
        <div>
          {FILTERS.map(([id, word]) => (
            <label class={`filter ${id}`}>
              <input type="radio" name="zeigen" value={id} checked={id === 'all'} />
              <span>
                <span data-word="">{word}</span> <b data-count="">0</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="list-actions some" hidden data-some="">
        <button type="button" class="second" data-download-some="xlsx">
          Nur diese Zeilen als <span class="held">Excel-Datei</span>
        </button>
        <button type="button" class="second" data-download-some="csv">
          Nur diese Zeilen als <span class="held">CSV-Datei</span>
        </button>
      </div>
      <table class="rows" tabIndex={-1} data-table="">
        <caption data-caption="" />
        <TableHead names={['Zeile', 'Konto', 'IBAN', 'Ergebnis']} />
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
