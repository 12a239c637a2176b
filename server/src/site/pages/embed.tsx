import { CALCULATOR_PARTS, CALCULATOR_SCRIPT } from '../calculator-scripts.ts';
import { Configurator } from '../embedding/configurator.tsx';
import type { Page } from '../page.ts';
import { EMBED_REFERENCE_PATH } from './embed-reference.tsx';

const EMBED_PATH = '/einbetten';

const MORE = [
  [
    `${EMBED_REFERENCE_PATH}#eigenes-formular`,
    'Eigenes Formular',
    'Ihr Feld für die IBAN, geprüft und in Gruppen.',
  ],
  [`${EMBED_REFERENCE_PATH}#funktionen`, 'Funktionen', 'Eigenes Formular, eigenes Design, npm-Paket.'],
  [`${EMBED_REFERENCE_PATH}#versionen`, 'Feste Version', 'Mit Prüfsumme und Content Security Policy.'],
  ['/schnittstelle', 'Schnittstelle', 'Ihr Server nutzt das ganze Bankenverzeichnis.'],
] as const;

/** Puts together the code to copy, and shows what it will look like. */
export const embedPage: Page = {
  path: EMBED_PATH,
  namesAddress: true,
  name: 'Einbetten',
  title: 'IBAN-Rechner einbetten',
  description:
    'Der IBAN-Rechner auf Ihrer Website: auswählen, ansehen, eine Zeile kopieren. Ohne Cookies, ohne Anmeldung, rund 4,5\u00a0kB groß.',
  loads: ({ embedJs }) => ({ scripts: [CALCULATOR_SCRIPT, embedJs], idleScripts: CALCULATOR_PARTS }),
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>IBAN-Rechner einbetten</h1>
        <p>
          Auswählen, ansehen, kopieren. Ohne Anmeldung und ohne Cookies. Was Ihre Besucherinnen und Besucher
          eingeben, bleibt in deren Browser.
        </p>
      </header>
      <Configurator visit={visit} />
      <section aria-labelledby="mehr">
        <h2 id="mehr">Mehr einstellen</h2>
        <ul class="choices">
          {MORE.map(([href, name, what]) => (
            <li>
              <a href={href}>{name}</a>
              <span>{what}</span>
            </li>
          ))}
        </ul>
        <p>
          Farben, Ereignisse, Höhe des Rahmens, Größe der Skripte und was gesendet wird stehen unter{' '}
          <a href={EMBED_REFERENCE_PATH}>Einbetten: alle Angaben</a>.
        </p>
      </section>
    </>
  ),
};
