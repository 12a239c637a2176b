import { Blz } from './grouped.tsx';
import type { Search } from './search.ts';

/**
 * Looks up a bank in the whole directory: a plain form that the server answers, made quicker by site.js.
 *
 * The pattern lets a browser without JavaScript send eight digits only, so that neither an IBAN nor BLZ and account
 * number together get into an address by mistake.
 */
export function BlzSearch({ search }: { search: Search | null }) {
  const error = search?.error ?? null;
  const described = error === null ? 'blz-hinweis' : 'blz-fehler blz-hinweis';
  return (
    <form class="blz-search" action="/#blz-suche" method="get" data-blz-search="">
      <div class="field">
        <label for="blz">Bankleitzahl (BLZ)</label>
        <p class="hint" id="blz-hinweis">
          8&nbsp;Ziffern, zum Beispiel 370&nbsp;400&nbsp;44
        </p>
        <p class="fault" id="blz-fehler" hidden={error === null}>
          <span class="hidden">Fehler: </span>
          <span data-fault="">{error}</span>
        </p>
        <div class="with-button">
          <input
            id="blz"
            name="blz"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            required
            pattern="[^0-9]*([0-9][^0-9]*){8}"
            title="8 Ziffern"
            value={search?.typed}
            aria-describedby={described}
            aria-invalid={error === null ? undefined : 'true'}
          />
          <button type="submit">Bank suchen</button>
        </div>
      </div>
      <div class="found" role="status" data-found="">
        <dl hidden={!search?.bank}>
          <div>
            <dt>Name</dt>
            <dd data-field="name">{search?.bank?.name}</dd>
          </div>
          <div>
            <dt>Ort</dt>
            <dd data-field="city">{search?.bank?.city}</dd>
          </div>
          <div>
            <dt>BIC</dt>
            <dd class="code" data-field="bic">
              {search?.bank && (search.bank.bic ?? NO_BIC)}
            </dd>
          </div>
          <div>
            <dt>BLZ</dt>
            <dd data-field="blz">{search?.bank && <Blz blz={search.bank.blz} />}</dd>
          </div>
        </dl>
      </div>
    </form>
  );
}

const NO_BIC = 'kein BIC im Verzeichnis';
