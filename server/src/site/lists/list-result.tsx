import { OUTCOMES } from './outcomes.tsx';

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
