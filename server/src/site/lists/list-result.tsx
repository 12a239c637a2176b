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
      <div class="list-actions">
        <button type="button" data-download="">
          ergebnis.csv herunterladen
        </button>
        <button type="button" class="second" hidden data-download-some="">
          Nur diese Zeilen herunterladen
        </button>
      </div>
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
