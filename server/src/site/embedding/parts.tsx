import { RULES_MONTH } from '../../content/dates.ts';
import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { snippets } from './snippets.ts';

/** Name, size with brotli in kB and purpose of each part. A browser test compares the sizes. */
const PARTS = [
  [
    'regeln.js',
    9,
    `Bildet IBANs nach den Regeln der Banken (Stand ${RULES_MONTH}) und prüft die Prüfziffer deutscher Kontonummern.`,
  ],
  [
    'banken.js',
    40,
    'Kennt alle Banken mit Name, Ort und BIC und sagt, wenn es eine Bankleitzahl nicht gibt.',
  ],
  ['laender.js', 2, 'Prüft die Prüfziffern der Kontonummern in zwanzig weiteren Ländern.'],
] as const;

/** The calculator's further scripts, and how to pin a version of all scripts. */
export function Parts({ visit }: { visit: Visit }) {
  return (
    <>
      <section aria-labelledby="teile" class="variant">
        <h2 id="teile">Regeln, Banken und Länder</h2>
        <p>
          Viele Banken bilden IBANs nach eigenen <a href="/glossar#iban-regel">Regeln</a>. Drei weitere
          Skripte bringen sie dem Rechner bei. Laden Sie davon, was Sie brauchen, in beliebiger Reihenfolge.
          Der Iframe lädt alle drei von selbst.
        </p>
        <table class="stacking scripts">
          <caption>Weitere Skripte</caption>
          <thead>
            <tr>
              <th scope="col">Skript</th>
              <th scope="col">Größe mit Brotli</th>
              <th scope="col">Aufgabe</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map(([name, kilobytes, purpose]) => (
              <tr>
                <td>
                  <a href={`/${name}`}>
                    <code>{name}</code>
                  </a>
                </td>
                <td>{kilobytes}&nbsp;kB</td>
                <td>{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Snippet id="snippet-parts" label="HTML mit allen drei" code={snippets.parts(visit)} />
        <p>
          Ergebnisse der Funktionen behalten ihre Felder und gewinnen zwei dazu: <code>notes</code>, deutsche
          Sätze zu Regel und Zweifeln, und <code>confirmed</code>, ob Regel und Prüfziffer das Ergebnis
          stützen. Ohne die Skripte setzt der Rechner BLZ und Kontonummer nur zusammen und kennt nur die
          größten Banken; der Satz neben dem Ergebnis sagt das.
        </p>
      </section>
      <section aria-labelledby="versionen" class="variant">
        <h2 id="versionen">Feste Version mit Prüfsumme</h2>
        <p>
          Die Datei <code>embed.js</code> und ihre Teile erhalten Verbesserungen von selbst, spätestens nach
          einer Stunde. Eine Datei mit der Versionsnummer im Namen ändert sich nie, und jede veröffentlichte
          Fassung bleibt abrufbar. Mit der Prüfsumme (<a href="/glossar#sri">Subresource Integrity</a>) führt
          der Browser nur genau diese Fassung aus. In <code>banken.js</code> mit Versionsnummer bleiben auch
          die Banken auf ihrem Stand.
        </p>
        <Snippet id="snippet-versioned" label="HTML mit Prüfsummen" code={snippets.versioned(visit)} />
      </section>
    </>
  );
}
