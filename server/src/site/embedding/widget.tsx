import type { ComponentChildren } from 'preact';
import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { snippets } from './snippets.ts';
import { TwoColumnTable } from './two-column-table.tsx';

const MODES = [
  ['build', 'IBAN aus Bankleitzahl und Kontonummer berechnen'],
  ['validate', 'IBAN prüfen; gilt auch ohne Angabe'],
  ['lookup', 'BIC zu einer Bankleitzahl oder IBAN suchen'],
] as const;

const DETAIL: readonly (readonly [field: string, value: ComponentChildren])[] = [
  [
    'mode',
    <>
      Modus des Widgets: <code>build</code>, <code>validate</code> oder <code>lookup</code>
    </>,
  ],
  [
    'result',
    <>
      Die Antwort der <a href="#funktionen">Funktion</a>, auch wenn sie einen Fehler nennt. Ändert jemand
      danach eine Eingabe, gilt das Ergebnis nicht mehr; dann kommt <code>null</code>.
    </>,
  ],
];

const STATES = [
  [
    'true',
    'Bestätigt, im Widget mit ✓: Regel der Bank und Verzeichnis sind bekannt, und die Prüfziffer der Kontonummer passt, oder die Bank hat keine. Eine IBAN aus einem anderen Land ist formal richtig.',
  ],
  [
    'false',
    'Berechnet, nicht bestätigt: Es gibt eine IBAN, aber etwas fehlt oder passt nicht. Den Grund nennt notes. Ohne die weiteren Skripte fehlen beide; auch dann ist nichts bestätigt.',
  ],
  ['–', 'Es gibt keine IBAN. Den Grund nennt error, bei validate valid: false mit reasons.'],
] as const;

const LOOK = [
  ['--iban-accent', 'Farbe der Schaltfläche'],
  ['--iban-on-accent', 'Farbe der Schrift darauf'],
  ['--iban-font', 'Schrift; ohne Angabe die Ihrer Seite'],
  ['--iban-surface', 'Hintergrund; ohne Angabe durchsichtig'],
  ['--iban-border', 'Farbe der Ränder'],
  ['--iban-radius', 'Rundung der Ecken'],
  ['--iban-width', 'Maximale Breite; ohne Angabe 32rem'],
  ['--iban-gap', 'Abstand zwischen Feldern, Schaltfläche und Ergebnis; ohne Angabe 1rem'],
  ['--iban-height', 'Höhe der Felder und Schaltflächen; ohne Angabe 3rem'],
  ['::part(input)', 'Die Felder, für eigenes CSS'],
  ['::part(button)', 'Die Schaltflächen'],
  ['::part(output)', 'Das Ergebnis'],
  [
    'color-scheme',
    'light oder dark, für Eingabefelder und Rollbalken; im Iframe stattdessen theme in der Adresse',
  ],
  ['data-blz', 'Bankleitzahl, die schon im Feld steht'],
  ['data-label-blz', 'Beschriftung des Feldes für die Bankleitzahl, bei lookup des einzigen Feldes'],
  ['data-label-account', 'Beschriftung des Feldes für die Kontonummer'],
  ['data-label-iban', 'Beschriftung des Feldes bei validate'],
  ['data-label-button', 'Beschriftung der Schaltfläche'],
  ['data-parts', 'none: das Widget lädt keine weiteren Skripte und bestätigt nichts'],
] as const;

/** How to embed the widget, use its result and change its look. */
export function Widget({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="mini-widget" class="variant">
      <h2 id="mini-widget">Mini-Widget</h2>
      <p>
        Ein div-Element und ein Skript genügen. Das Widget bringt seine Oberfläche mit und lässt sich vom CSS
        Ihrer Seite nicht stören. Regeln und Banken lädt es selbst nach, sobald jemand zum ersten Mal in ein
        Feld geht.
      </p>
      <div class="live">
        <div class="example widget-example">
          <div data-iban-rechner="" data-mode="build" />
        </div>
        <div>
          <Snippet id="snippet-widget" label="HTML" code={snippets.widget(visit)} />
          <TwoColumnTable
            caption="Werte von data-mode"
            heads={['Wert', 'Zweck']}
            rows={MODES.map(([mode, purpose]) => [<code>{mode}</code>, purpose])}
          />
          <p>
            Ändert Ihre Seite <code>data-mode</code> oder <code>data-lang</code> später, wechselt das Widget.{' '}
            <code>data-blz</code> und die Beschriftungen liest es nur, wenn es entsteht oder dabei wechselt.
            Elemente, die später dazukommen, findet es; nicht aber Elemente in einem Shadow Root oder solche,
            die <code>data-iban-rechner</code> erst nachträglich erhalten.
          </p>
        </div>
      </div>
      <h3 id="ergebnis">Ergebnis übernehmen</h3>
      <p>
        Zu jedem Ergebnis löst das div-Element das Ereignis <code>iban-rechner</code> aus (ein{' '}
        <code>CustomEvent</code>). Es steigt auf, ein Zuhörer am Fenster hört also alle Widgets der Seite.
        Wenige Zeilen genügen für ein eigenes Formularfeld.
      </p>
      <TwoColumnTable
        caption="Inhalt von event.detail"
        heads={['Feld', 'Wert']}
        rows={DETAIL.map(([field, value]) => [<code>{field}</code>, value])}
      />
      <TwoColumnTable
        caption="Drei Zustände eines Ergebnisses"
        heads={['confirmed', 'Bedeutung']}
        rows={STATES.map(([state, meaning]) => [<code>{state}</code>, meaning])}
      />
      <p>Das Beispiel übernimmt nur bestätigte IBANs.</p>
      <Snippet id="snippet-event" label="IBAN in ein eigenes Feld" code={snippets.event(visit)} />
      <h3 id="aussehen">Aussehen und Vorgaben</h3>
      <p>
        Das Widget steht auf dem Grund Ihrer Seite, in deren Schrift und Textfarbe; die übrigen Farben leitet
        es davon ab. Anderes setzen Sie als CSS-Variablen am div-Element oder weiter außen.
      </p>
      <TwoColumnTable
        caption="Was sich einstellen lässt"
        heads={['Angabe', 'Wirkung']}
        rows={LOOK.map(([name, effect]) => [<code>{name}</code>, effect])}
      />
      <Snippet id="snippet-look" label="Eigene Farben und eine feste BLZ" code={snippets.look(visit)} />
      <h3 id="beschriftungen">Eigene Beschriftungen</h3>
      <p>
        Die Felder und die Schaltfläche beschriften Sie mit Attributen am div-Element. Sie gelten als reiner
        Text; ein leeres Attribut lässt die Beschriftung, wie sie ist. Ergebnisse und Hinweise auf Fehler
        behalten ihre Worte. Im Iframe sind die Beschriftungen fest.
      </p>
      <Snippet id="snippet-labels" label="Eigene Beschriftungen" code={snippets.labels(visit)} />
    </section>
  );
}
