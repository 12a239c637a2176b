import { SHORT_LIST_SIZE } from '../../calculator/short-list.ts';
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
        Aussehen bestimmen Sie. Die Funktionen laden nichts nach; die <a href="#teile">weiteren Skripte</a>{' '}
        nennt Ihre Seite selbst.
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
        Mit den weiteren Skripten kommen <code>confirmed</code> und <code>notes</code> dazu: was bestätigt ist
        und warum nicht (<a href="#ergebnis">drei Zustände</a>). <code>bank</code> und <code>lookupBic</code>{' '}
        kennen die {SHORT_LIST_SIZE} größten Banken, mit banken.js alle. Ihr Server fragt die{' '}
        <a href="/schnittstelle">Schnittstelle</a>.
      </p>
      <p>
        Mit mindestens einem dieser Skripte gibt es auch <code>IbanRechner.explainIban(iban)</code>,{' '}
        <code>explainAccount(blz, kontonummer)</code> und <code>explainBank(blzOderIban)</code>. Sie nennen
        Zustand, Teile der IBAN, Bank, Fehler und Hinweise als Daten. <code>sentences(notes)</code> sagt die
        Hinweise in Worten.
      </p>
      <h3 id="npm">Als npm-Paket</h3>
      <p>
        Für eigene Anwendungen gibt es dieselben Funktionen als Paket <code>iban-rechner</code>, mit Typen für
        TypeScript. Noch steht es in keinem öffentlichen Verzeichnis: Im Quelltext dieser Website macht{' '}
        <code>npm run pack</code> daraus eine Datei, die Sie installieren. <code>withParts</code> fügt Regeln,
        Banken und Länder hinzu. <code>explain</code>, <code>explainIban</code> und{' '}
        <code>explainAccount</code> nennen Fehler, Zustand und Gründe als Daten. So sagt Ihre Anwendung sie in
        eigenen Worten und in jeder Sprache.
      </p>
      <Snippet id="snippet-package" label="JavaScript" code={snippets.package()} />
    </section>
  );
}
