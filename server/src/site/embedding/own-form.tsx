import type { ComponentChildren } from 'preact';
import { raw } from '../raw.ts';
import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { EXAMPLE_FIELD, FIELD_SNIPPETS, pinnedField } from './field-snippets.ts';
import { TwoColumnTable } from './two-column-table.tsx';

const ATTRIBUTES: readonly (readonly [name: string, effect: ComponentChildren])[] = [
  [
    'countries',
    <>
      Nur diese Länder: Ländercodes wie <code>DE AT CH</code>, oder <code>SEPA</code>
    </>,
  ],
  ['bic-for', 'Die id Ihres eigenen Feldes für den BIC. Es wird ausgefüllt, solange niemand darin tippt.'],
  ['data-parts', 'none: das Feld lädt keine weiteren Skripte und bestätigt nichts'],
];

const ANSWERS: readonly (readonly [name: string, meaning: ComponentChildren])[] = [
  ['iban', 'Die IBAN ohne Leerzeichen; leer, solange sie nicht stimmt'],
  ['value', 'Was das Formular sendet: die IBAN ohne Leerzeichen, oder der Text, wie er dasteht'],
  ['result', 'Was über die IBAN bekannt ist, als Daten'],
  [
    'iban-input',
    <>
      Ereignis bei jeder Eingabe, mit <code>event.detail.result</code>
    </>,
  ],
  ['iban-change', 'Dasselbe nach jeder fertigen Eingabe'],
  [
    'data-state',
    <>
      Für Ihr CSS: <code>empty</code>, <code>typing</code>, <code>fault</code>, <code>computed</code> oder{' '}
      <code>confirmed</code>
    </>,
  ],
];

/** How to check the IBAN in a form that the page has already. */
export function OwnForm({ visit }: { visit: Visit }) {
  const { field } = visit.files.pinned;
  return (
    <section aria-labelledby="eigenes-formular" class="variant">
      <h2 id="eigenes-formular">Ihr eigenes Formular</h2>
      <p>
        Ihr Formular hat schon ein Feld für die IBAN? Setzen Sie <code>&lt;iban-field&gt;</code> darum. Das
        Feld bleibt Ihres, mit Aussehen, Namen und Framework. Beim Tippen zeigt es die IBAN in Vierergruppen,
        Ihr Formular sendet sie ohne Leerzeichen. Darunter stehen Bank und BIC, und ein Fehler, sobald jemand
        das Feld verlässt. Aus Bankleitzahl und Kontonummer schlägt es die IBAN vor. Eine IBAN, die nur
        rechnerisch ermittelt ist, hält das Formular nicht auf. Innerhalb von <code>lang="en"</code> spricht
        es Englisch.
      </p>
      <div class="live">
        <div class="example function-example" {...raw(EXAMPLE_FIELD)} />
        <div>
          {FIELD_SNIPPETS.map(({ id, ecosystem, code }, index) => (
            <details open={index === 0}>
              <summary>{ecosystem}</summary>
              <Snippet id={`snippet-field-${id}`} label={ecosystem} code={code(visit)} />
            </details>
          ))}
        </div>
      </div>
      <p>
        Frameworks, die beim Tippen <code>input.value</code> lesen, erhalten die IBAN in Gruppen. Die ohne
        Leerzeichen steht in <code>iban</code> am Element, in den Daten des Formulars und beim Ereignis{' '}
        <code>submit</code> auch in <code>input.value</code>. Der Browser prüft das Feld wie jedes andere;{' '}
        <code>required</code>, <code>disabled</code> und <code>readonly</code> gelten weiter, und mit{' '}
        <code>novalidate</code> hält nichts das Formular auf. Für React, Vue und Angular gibt es das Feld im
        npm-Paket; auf dem Server tut der Import nichts.
      </p>
      <TwoColumnTable
        caption="Attribute von iban-field"
        heads={['Attribut', 'Wirkung']}
        rows={ATTRIBUTES.map(([name, effect]) => [<code>{name}</code>, effect])}
      />
      <TwoColumnTable
        caption="Was das Element sagt"
        heads={['Name', 'Bedeutung']}
        rows={ANSWERS.map(([name, meaning]) => [<code>{name}</code>, meaning])}
      />
      {field && (
        <Snippet id="snippet-field-pinned" label="HTML mit Prüfsummen" code={pinnedField(visit, field)} />
      )}
    </section>
  );
}
