import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { Grouped } from '../grouped.tsx';

/** How an IBAN is put together: three steps with the numbers of the example. */
export function Steps() {
  return (
    <ol class="steps">
      <li>
        <h3>Kontonummer auffüllen</h3>
        <p>
          Die Kontonummer erhält links Nullen, bis sie zehn Stellen hat. Davor kommt die{' '}
          <a href="/glossar#bankleitzahl">Bankleitzahl</a>.
        </p>
        <p class="working code">
          <span class="blz">{EXAMPLE_ACCOUNT.blz}</span>
          <span class="konto">
            <b>0</b>
            {EXAMPLE_ACCOUNT.kontonummer}
          </span>
        </p>
      </li>
      <li>
        <h3>Prüfziffern berechnen</h3>
        <p>
          Für DE hängt man 131400 an, denn D ist 13, E ist 14. Der Rest beim Teilen durch 97 wird von 98
          abgezogen. Das ist das Verfahren <a href="/glossar#mod-97">Mod-97</a>.
        </p>
        <p class="working code">
          <span class="blz">{EXAMPLE_ACCOUNT.blz}</span>
          <span class="konto">0{EXAMPLE_ACCOUNT.kontonummer}</span>
          <span class="land">131400</span>
        </p>
        <p class="working">
          Rest&nbsp;9, also 98&nbsp;−&nbsp;9&nbsp;= <span class="code pruef">89</span>
        </p>
      </li>
      <li>
        <h3>Zusammensetzen</h3>
        <p>
          Land, Prüfziffern, Bankleitzahl und Kontonummer ergeben die IBAN. Geschrieben wird sie in
          Vierergruppen.
        </p>
        <p class="working">
          <Grouped text={EXAMPLE_ACCOUNT.iban} />
        </p>
      </li>
    </ol>
  );
}
