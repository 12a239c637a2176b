import { german } from '../../content/german.ts';
import { CALCULATOR_PARTS, CALCULATOR_SCRIPT, FIELD_SCRIPT } from '../calculator-scripts.ts';
import { Functions } from '../embedding/functions.tsx';
import { Iframe } from '../embedding/iframe.tsx';
import { OwnForm } from '../embedding/own-form.tsx';
import { Parts } from '../embedding/parts.tsx';
import { Policies } from '../embedding/policies.tsx';
import { Widget } from '../embedding/widget.tsx';
import type { Page } from '../page.ts';

export const EMBED_PATH = '/einbetten';

const CHOICES = [
  ['#mini-widget', 'Mini-Widget', 'Der Rechner soll einfach da sein, ohne eigenes CSS.'],
  ['#eigenes-formular', 'Eigenes Formular', 'Ihr Formular hat schon ein Feld für die IBAN.'],
  ['#funktionen', 'Funktionen', 'Sie schreiben die Prüfung und ihre Ausgabe selbst.'],
  ['#iframe', 'Iframe', 'Auf Ihrer Seite soll kein fremdes JavaScript laufen.'],
  ['/schnittstelle', 'Schnittstelle', 'Ihr Server soll das ganze Bankenverzeichnis nutzen.'],
] as const;

export const embedPage: Page = {
  path: EMBED_PATH,
  namesAddress: true,
  name: 'Einbetten',
  title: 'IBAN-Rechner einbetten',
  description:
    'Der IBAN-Rechner auf Ihrer Website: als Mini-Widget, mit eigenen Formularen oder als Iframe. Ohne Cookies, ohne Anmeldung, rund 4,5\u00a0kB groß.',
  loads: ({ exampleJs }) => ({
    // As in the snippet for the functions, whose script runs here.
    scripts: [CALCULATOR_SCRIPT, ...CALCULATOR_PARTS, FIELD_SCRIPT, exampleJs],
  }),
  Content: (visit) => {
    const { brotli, gzip, raw } = visit.files.embedSizes;
    return (
      <>
        <header class="intro">
          <h1>IBAN-Rechner einbetten</h1>
          <p>
            Vier Wege auf Ihre Website, alle ohne Anmeldung und ohne Cookies. Die Eingaben Ihrer Besucherinnen
            und Besucher bleiben in deren Browser.
          </p>
          <p data-sizes="">
            Das Skript <code>embed.js</code> überträgt {german.kilobytes(brotli)} mit Brotli oder{' '}
            {german.kilobytes(gzip)} mit Gzip; entpackt sind es {german.kilobytes(raw)}.
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
        <OwnForm visit={visit} />
        <Functions visit={visit} />
        <Iframe visit={visit} />
        <Parts visit={visit} />
        <Policies visit={visit} />
      </>
    );
  },
};
