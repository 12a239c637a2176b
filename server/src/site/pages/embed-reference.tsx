import { german } from '../../content/german.ts';
import { CALCULATOR_PARTS, CALCULATOR_SCRIPT, FIELD_SCRIPT } from '../calculator-scripts.ts';
import { Functions } from '../embedding/functions.tsx';
import { Iframe } from '../embedding/iframe.tsx';
import { OwnForm } from '../embedding/own-form.tsx';
import { Parts } from '../embedding/parts.tsx';
import { Policies } from '../embedding/policies.tsx';
import { Widget } from '../embedding/widget.tsx';
import type { Page } from '../page.ts';

export const EMBED_REFERENCE_PATH = '/einbetten/referenz';

/** All that can be set, and the three ways with their examples at work. */
export const embedReferencePage: Page = {
  path: EMBED_REFERENCE_PATH,
  namesAddress: true,
  name: 'Einbetten: alle Angaben',
  title: 'IBAN-Rechner einbetten: alle Angaben',
  description:
    'Mini-Widget, Funktionen und Iframe des IBAN-Rechners mit allen Einstellungen, Ereignissen, Prüfsummen und der Content Security Policy.',
  loads: ({ exampleJs }) => ({
    // As in the snippet for the functions, whose script runs here.
    scripts: [CALCULATOR_SCRIPT, ...CALCULATOR_PARTS, FIELD_SCRIPT, exampleJs],
  }),
  Content: (visit) => {
    const { brotli, gzip, raw } = visit.files.embedSizes;
    return (
      <>
        <header class="intro">
          <h1>IBAN-Rechner einbetten: alle Angaben</h1>
          <p>
            Für alle, die mehr einstellen wollen als auf der Seite <a href="/einbetten">Einbetten</a>.
          </p>
          <p data-sizes="">
            Das Skript <code>embed.js</code> überträgt {german.kilobytes(brotli)} mit Brotli oder{' '}
            {german.kilobytes(gzip)} mit Gzip; entpackt sind es {german.kilobytes(raw)}.
          </p>
        </header>
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
