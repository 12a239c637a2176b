import type { Page } from '../page.ts';
import { raw } from '../raw.ts';
import { Snippet } from '../snippet.tsx';
import { EXAMPLE_FORM, snippets } from '../snippets.ts';
import type { Visit } from '../visit.ts';

export const EMBED_PATH = '/einbetten';

const CHOICES = [
  ['#mini-widget', 'Mini-Widget', 'Der Rechner soll einfach da sein, ohne eigenes CSS.'],
  ['#funktionen', 'Funktionen', 'Sie haben ein eigenes Formular und ein eigenes Design.'],
  ['#iframe', 'Iframe', 'Auf Ihrer Seite soll kein fremdes JavaScript laufen.'],
  ['/schnittstelle', 'Schnittstelle', 'Ihr Server soll das ganze Bankenverzeichnis nutzen.'],
] as const;

export const embedPage: Page = {
  path: EMBED_PATH,
  name: 'Einbetten',
  title: 'IBAN-Rechner einbetten',
  description:
    'Der IBAN-Rechner auf Ihrer Website: als Mini-Widget, mit eigenen Formularen oder als Iframe. Ohne Cookies, ohne Anmeldung, rund 4\u00a0kB groß.',
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>IBAN-Rechner einbetten</h1>
        <p>
          Drei Wege auf Ihre Website, alle ohne Anmeldung und ohne Cookies. Die Eingaben Ihrer Besucherinnen
          und Besucher bleiben in deren Browser.
        </p>
      </header>
      <section aria-labelledby="auswahl">
        <h2 id="auswahl">Welcher Weg passt?</h2>
        <ul class="choices">
          {CHOICES.map(([href, name, when]) => (
            <li>
              <a href={href}>{name}</a>
              <span>{when}</span>
            </li>
          ))}
        </ul>
      </section>
      <Widget visit={visit} />
      <Functions visit={visit} />
      <Iframe visit={visit} />
      <Rules visit={visit} />
      <script src="/embed.js" defer />
      <script src={visit.files.exampleJs} defer />
    </>
  ),
};

function Widget({ visit }: { visit: Visit }) {
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
              <tr>
                <td>
                  <code>build</code>
                </td>
                <td>IBAN aus Bankleitzahl und Kontonummer berechnen</td>
              </tr>
              <tr>
                <td>
                  <code>validate</code>
                </td>
                <td>IBAN prüfen; gilt auch ohne Angabe</td>
              </tr>
              <tr>
                <td>
                  <code>lookup</code>
                </td>
                <td>BIC zu einer Bankleitzahl oder IBAN suchen</td>
              </tr>
            </tbody>
          </table>
          <p>
            Farbe und Schrift passen Sie mit den CSS-Variablen <code>--iban-accent</code> und{' '}
            <code>--iban-font</code> an.
          </p>
        </div>
      </div>
    </section>
  );
}

function Functions({ visit }: { visit: Visit }) {
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
          <tr>
            <td>
              <code>IbanRechner.validate(iban)</code>
            </td>
            <td>
              <code>{'{ valid, country, formatted, reasons }'}</code>
            </td>
          </tr>
          <tr>
            <td>
              <code>IbanRechner.buildIban(blz, kontonummer)</code>
            </td>
            <td>
              <code>{'{ iban, formatted, bank }'}</code> oder <code>{'{ error }'}</code>
            </td>
          </tr>
          <tr>
            <td>
              <code>IbanRechner.lookupBic(blzOderIban)</code>
            </td>
            <td>
              <code>{'{ name, city, bic }'}</code> oder <code>{'{ notFound: true }'}</code>
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        <code>bank</code> und <code>lookupBic</code> kennen eine feste Kurzliste großer Banken. Alle Banken
        kennt die <a href="/schnittstelle">Schnittstelle</a>.
      </p>
    </section>
  );
}

function Iframe({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="iframe" class="variant">
      <h2 id="iframe">Iframe</h2>
      <p>
        Der Rechner läuft in einem abgeschotteten Rahmen. Auf Ihrer Seite läuft dabei kein Skript von uns. Den
        Modus wählt <code>mode</code>, mit denselben Werten wie oben. Bei 320&nbsp;Pixeln Breite braucht er
        höchstens 490&nbsp;Pixel Höhe, mit <code>build</code> 680 und mit <code>lookup</code> 430.
      </p>
      <div class="live">
        <div class="example">
          <iframe
            src="/widget.html?mode=validate"
            title="IBAN-Rechner"
            width="320"
            height="490"
            sandbox="allow-scripts allow-forms"
            allow="clipboard-write"
            loading="lazy"
          />
        </div>
        <div>
          <Snippet id="snippet-iframe" label="HTML" code={snippets.iframe(visit)} />
        </div>
      </div>
    </section>
  );
}

/** What concerns all variants: policies, hashes, privacy. */
function Rules({ visit }: { visit: Visit }) {
  const host = visit.base || 'https://…';
  return (
    <>
      <section aria-labelledby="csp" class="variant">
        <h2 id="csp">Content Security Policy</h2>
        <p>
          Hat Ihre Seite eine Content Security Policy, ergänzen Sie je nach Variante eine dieser Zeilen. Mehr
          ist nicht nötig: kein unsafe-inline, kein Eintrag in style-src oder connect-src. Auch Trusted Types
          stören nicht.
        </p>
        <Snippet label="Mini-Widget und Funktionen" code={`script-src ${host};`} />
        <Snippet label="Iframe" code={`frame-src ${host};`} />
        <p>
          Die Schnittstelle rufen Sie von Ihrem Server aus auf; dafür braucht Ihre Seite keinen Eintrag. Das
          eigene Skript im Beispiel zu den Funktionen legen Sie unter einer strengen Richtlinie in eine eigene
          Datei.
        </p>
      </section>
      <section aria-labelledby="versionen" class="variant">
        <h2 id="versionen">Feste Version mit Prüfsumme</h2>
        <p>
          Die Datei <code>embed.js</code> erhält Verbesserungen von selbst, spätestens nach einer Stunde. Die
          Datei mit der Versionsnummer im Namen ändert sich nie. Mit der Prüfsumme (
          <a href="/glossar#sri">Subresource Integrity</a>) führt der Browser nur genau diese Fassung aus.
        </p>
        <Snippet id="snippet-versioned" label="HTML mit Prüfsumme" code={snippets.versioned(visit)} />
      </section>
      <section aria-labelledby="daten" class="variant">
        <h2 id="daten">Was gespeichert und gesendet wird</h2>
        <p>
          Nichts. Nach dem Laden sendet der Rechner keine einzige Anfrage, setzt keine Cookies und legt nichts
          im Browser ab. Beim Laden der Datei erhält unser Server die IP-Adresse, wie bei jedem Abruf im
          Internet. Ein Zugriffsprotokoll führt die Anwendung nicht. Wer auch das vermeiden will, legt{' '}
          <code>embed.js</code> auf den eigenen Server.
        </p>
        <Snippet
          label="Satz für Ihre Datenschutzerklärung"
          prose
          code={`Auf dieser Website ist der IBAN-Rechner von ${visit.operator.name ?? host} eingebunden. Beim Laden erhält dessen Server Ihre IP-Adresse (Artikel\u00a06 Absatz\u00a01 Buchstabe\u00a0f DSGVO). Ihre Eingaben werden nur in Ihrem Browser verarbeitet, weder übertragen noch gespeichert. Cookies setzt der IBAN-Rechner nicht.`}
        />
      </section>
    </>
  );
}
