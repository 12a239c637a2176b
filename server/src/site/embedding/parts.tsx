import { SHORT_LIST_SIZE } from '../../calculator/short-list.ts';
import { RULES_MONTH } from '../../content/dates.ts';
import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { snippets } from './snippets.ts';

/** Name and purpose of each script. */
const PARTS = [
  ['formular.js', 'Macht aus dem schlichten Mini-Widget das ganze, im selben Formular.'],
  [
    'regeln.js',
    `Bildet IBANs nach den Regeln der Banken (Stand ${RULES_MONTH}) und prüft die Prüfziffer deutscher Kontonummern.`,
  ],
  ['banken.js', 'Kennt alle Banken mit Name, Ort und BIC und sagt, wenn es eine Bankleitzahl nicht gibt.'],
  ['laender.js', 'Prüft die Prüfziffern der Kontonummern in 27 weiteren Ländern.'],
] as const;

/** The calculator's further scripts, and how to pin a version of all scripts. */
export function Parts({ visit }: { visit: Visit }) {
  return (
    <>
      <section aria-labelledby="teile" class="variant">
        <h2 id="teile">Regeln, Banken und Länder</h2>
        <p>
          Viele Banken bilden IBANs nach eigenen <a href="/glossar#iban-regel">Regeln</a>. Weitere Skripte
          bringen sie dem Rechner bei. Das Mini-Widget lädt beim ersten Klick in ein Feld, was sein Modus
          braucht, von dort, woher <code>embed.js</code> kam: <code>formular.js</code> immer, dazu{' '}
          <code>build</code> Regeln und Banken, <code>validate</code> auch die Länder, <code>lookup</code> nur{' '}
          <code>banken.js</code>. Dafür muss die Datei <code>embed.js</code> heißen. Der Iframe lädt sie,
          sobald er Zeit hat. Was Ihre Seite selbst lädt, wird nicht noch einmal geladen.
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
            {PARTS.map(([name, purpose]) => (
              <tr>
                <td>
                  <a href={`/${name}`}>
                    <code>{name}</code>
                  </a>
                </td>
                <td>{Math.round((visit.files.partSizes[name] ?? 0) / 1000)}&nbsp;kB</td>
                <td>{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Ohne diese Skripte setzt der Rechner BLZ und Kontonummer nur zusammen und kennt nur die{' '}
          {SHORT_LIST_SIZE} größten Banken. Dann bestätigt er nichts, und das Widget ist schlicht. Ließ sich
          ein Skript nicht laden, sagt es die Konsole des Browsers; beim nächsten Absenden versucht es das
          Widget noch einmal. Soll das Widget nichts nachladen, sagen Sie es mit <code>data-parts</code>:
        </p>
        <Snippet id="snippet-alone" label="HTML ohne weitere Skripte" code={snippets.alone(visit)} />
      </section>
      {visit.files.pinned.scripts.length > 0 && (
        <section aria-labelledby="versionen" class="variant">
          <h2 id="versionen">Feste Version mit Prüfsumme</h2>
          <p>
            Die Datei <code>embed.js</code> und ihre Teile erhalten Verbesserungen von selbst, spätestens nach
            einer Stunde. Eine veröffentlichte Fassung hat die Versionsnummer im Namen, ändert sich nie und
            bleibt abrufbar. Mit der Prüfsumme (<a href="/glossar#sri">Subresource Integrity</a>) führt der
            Browser nur genau diese Fassung aus. Ein Skript mit Prüfsumme lädt nichts von selbst nach; deshalb
            nennt das Beispiel alle. In <code>banken.js</code> mit Versionsnummer bleiben auch die Banken auf
            ihrem Stand.
          </p>
          <Snippet id="snippet-versioned" label="HTML mit Prüfsummen" code={snippets.versioned(visit)} />
        </section>
      )}
    </>
  );
}
