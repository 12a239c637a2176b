import { raw } from '../raw.ts';
import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { EXAMPLE_FORM, snippets } from './snippets.ts';

const CALLS = [
  ['IbanRechner.validate(iban)', ['{ valid, country, formatted, reasons }']],
  ['IbanRechner.buildIban(blz, kontonummer)', ['{ iban, formatted, bank }', '{ error }']],
  ['IbanRechner.lookupBic(blzOderIban)', ['{ name, city, bic }', '{ notFound: true }']],
] as const;

/** How to use the functions with an own form, or from the npm package. */
export function Functions({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="funktionen" class="variant">
      <h2 id="funktionen">Funktionen</h2>
      <p>
        Dasselbe Skript stellt das Objekt <code>IbanRechner</code> mit drei Funktionen bereit. Formular und
        Aussehen bestimmen Sie.
      </p>
      <div class="live">
        <div class="example function-example" {...raw(EXAMPLE_FORM)} />
        <div>
          <Snippet id="snippet-functions" label="HTML und JavaScript" code={snippets.functions(visit)} />
        </div>
      </div>
      <table class="stacking">
        <caption>Die drei Funktionen</caption>
        <thead>
          <tr>
            <th scope="col">Aufruf</th>
            <th scope="col">Ergebnis</th>
          </tr>
        </thead>
        <tbody>
          {CALLS.map(([call, [result, otherwise]]) => (
            <tr>
              <td>
                <code>{call}</code>
              </td>
              <td>
                <code>{result}</code>
                {otherwise && (
                  <>
                    {' '}
                    oder <code>{otherwise}</code>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <code>bank</code> und <code>lookupBic</code> kennen die größten Banken, mit{' '}
        <a href="#teile">banken.js</a> alle. Ihr Server fragt die <a href="/schnittstelle">Schnittstelle</a>.
      </p>
      <h3 id="npm">Als npm-Paket</h3>
      <p>
        Für eigene Anwendungen gibt es dieselben Funktionen als Paket <code>iban-rechner</code>, mit Typen für
        TypeScript. Darin nennt <code>explain</code> die Fehler einer IBAN auch als Daten: Art, Stelle,
        Erwartetes und Gefundenes. So sagt Ihre Anwendung sie in eigenen Worten und in jeder Sprache.
      </p>
      <Snippet id="snippet-package" label="JavaScript" code={snippets.package()} />
    </section>
  );
}
