import { Snippet } from '../snippet.tsx';
import { snippets } from '../snippets.ts';
import type { Visit } from '../visit.ts';

const MODES = [
  ['build', 'IBAN aus Bankleitzahl und Kontonummer berechnen'],
  ['validate', 'IBAN prüfen; gilt auch ohne Angabe'],
  ['lookup', 'BIC zu einer Bankleitzahl oder IBAN suchen'],
] as const;

/** How to embed the widget, to take its result over, and to fit its look to a page. */
export function Widget({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="mini-widget" class="variant">
      <h2 id="mini-widget">Mini-Widget</h2>
      <p>
        Ein div-Element und ein Skript. Das Widget bringt seine Oberfläche mit und lässt sich vom CSS Ihrer
        Seite nicht stören.
      </p>
      <div class="live">
        <div class="example widget-example">
          <div data-iban-rechner="" data-mode="build" />
        </div>
        <div>
          <Snippet id="snippet-widget" label="HTML" code={snippets.widget(visit)} />
          <table class="values">
            <caption>Werte von data-mode</caption>
            <thead>
              <tr>
                <th scope="col">Wert</th>
                <th scope="col">Zweck</th>
              </tr>
            </thead>
            <tbody>
              {MODES.map(([mode, purpose]) => (
                <tr>
                  <td>
                    <code>{mode}</code>
                  </td>
                  <td>{purpose}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            Ändert Ihre Seite <code>data-mode</code> später, wechselt das Widget in diesen Modus.
          </p>
        </div>
      </div>
      <h3 id="ergebnis">Ergebnis übernehmen</h3>
      <p>
        Zu jedem Ergebnis löst das div-Element das Ereignis <code>iban-rechner</code> aus. In{' '}
        <code>detail</code> stehen <code>mode</code> und <code>result</code>: die Antwort der{' '}
        <a href="#funktionen">Funktion</a>, auch wenn sie einen Fehler nennt. Ändert jemand danach eine
        Eingabe, gilt das Ergebnis nicht mehr; dann ist <code>result</code> gleich <code>null</code>. Drei
        Zeilen genügen für ein eigenes Formularfeld.
      </p>
      <Snippet id="snippet-event" label="IBAN in ein eigenes Feld" code={snippets.event(visit)} />
      <h3 id="aussehen">Aussehen und Vorgaben</h3>
      <p>
        Farbe und Schrift bestimmen drei CSS-Variablen: <code>--iban-accent</code> färbt die Schaltfläche,{' '}
        <code>--iban-on-accent</code> deren Text, <code>--iban-font</code> wählt die Schrift. Hell oder dunkel
        richtet sich nach <code>color-scheme</code> an dieser Stelle Ihrer Seite. Mit <code>data-blz</code>{' '}
        steht die Bankleitzahl schon im Feld.
      </p>
      <Snippet id="snippet-look" label="Eigene Farben und eine feste BLZ" code={snippets.look(visit)} />
    </section>
  );
}
