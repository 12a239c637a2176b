import type { ComponentChildren } from 'preact';
import type { Ground, Hint, Need, State } from './embed-code.ts';

const REFERENCE = '/einbetten/referenz';

/** Which frameworks the package is for, and where it is. */
const PACKAGE = (
  <>
    Für React&nbsp;19, Vue&nbsp;3, Angular&nbsp;20, Svelte&nbsp;5, Solid und Astro. Das Paket{' '}
    <code>iban-rechner</code> gibt es noch nicht auf npm. <a href={`${REFERENCE}#npm`}>So bekommen Sie es</a>.
  </>
);
const NEXT = (
  <>
    In Next.js ist die erste Zeile der Datei <code>'use client'</code>.
  </>
);

export const GERMAN_EMBED = {
  path: '/einbetten',
  name: 'Einbetten',
  title: 'IBAN-Rechner einbetten',
  description:
    'Der IBAN-Rechner auf Ihrer Website: auswählen, ansehen, eine Zeile kopieren. Ohne Cookies, ohne Anmeldung, rund 4\u00a0kB groß.',
  intro: 'Auswählen, ansehen, kopieren. Ohne Anmeldung und ohne Cookies. Alle Eingaben bleiben im Browser.',
  need: 'Was brauchen Sie?',
  needs: {
    build: 'IBAN aus Kontonummer und BLZ berechnen',
    validate: 'IBAN prüfen',
    lookup: 'Bank und BIC suchen',
    field: 'Ein IBAN-Feld in meinem Formular',
  } satisfies Readonly<Record<Need, string>>,
  platform: 'Wo fügen Sie den Code ein?',
  /** The name of the frame among the platforms. */
  frame: 'Rahmen (Iframe)',
  language: 'Sprache',
  languages: { de: 'Deutsch', en: 'Englisch' },
  accent: 'Farbe der Schaltfläche',
  width: 'Maximale Breite',
  code: 'Code zum Kopieren',
  /** Where the code goes, and what to know about it there. */
  hints: {
    html: 'Kopieren Sie den Code dorthin, wo der Rechner erscheinen soll.',
    wordpress: (
      <>
        Am einfachsten ist <a href="#wordpress">unser Plugin</a> mit dem Block „IBAN-Rechner“. Ohne Plugin
        fügen Sie den Code in einen Block „Individuelles HTML“ ein. Autoren dürfen das meist nicht, ebenso
        wenig Websites in einem Netzwerk. In kleinen Tarifen von WordPress.com geht weder das noch der Rahmen.
      </>
    ),
    frame: (
      <>
        Im Rahmen läuft kein Skript von uns auf Ihrer Seite. Das kleine Skript darunter passt nur die Höhe an;
        ohne das Skript bleibt sie fest, und der Inhalt lässt sich rollen. Der Rahmen ist so breit wie sein
        Platz, der Rechner darin höchstens 512&nbsp;Pixel. <code>theme</code>, <code>accent</code> und{' '}
        <code>font</code> in der Adresse bestimmen sein <a href={`${REFERENCE}#iframe`}>Aussehen</a>.
      </>
    ),
    npm: (
      <>
        {PACKAGE} Der Rechner läuft nur im Browser; auf dem Server bleibt der Baustein leer. {NEXT}
      </>
    ),
    'field-html': (
      <>
        Setzen Sie <code>iban-field</code> um das Feld, das Ihr Formular schon hat. Es behält Namen und
        Aussehen; Ihr Formular sendet die IBAN ohne Leerzeichen.
      </>
    ),
    'field-wordpress': (
      <>
        Am einfachsten ist <a href="#wordpress">unser Plugin</a>: In Contact Form&nbsp;7 genügt dann{' '}
        <code>[iban* iban-1]</code>, in WooCommerce der Feldtyp <code>iban</code>, und der Server prüft mit.
        Ohne Plugin setzen Sie in Contact Form&nbsp;7 <code>iban-field</code> um das Feld für die IBAN; für
        WooCommerce steht der Code unter <a href={`${REFERENCE}#eigenes-formular`}>Eigenes Formular</a>.
      </>
    ),
    'field-npm': (
      <>
        {PACKAGE} Wie Sie den Wert binden und absenden, steht unter{' '}
        <a href={`${REFERENCE}#eigenes-formular`}>Eigenes Formular</a>. {NEXT}
      </>
    ),
  } satisfies Readonly<Record<Hint, ComponentChildren>>,
  withoutNpm: 'Ohne npm: statt der Importe, einmal in Ihre HTML-Seite',
  preview: 'Vorschau',
  withoutScript: 'Auswahl und Vorschau brauchen JavaScript. Der Code auf dieser Seite gilt auch so.',
  ground: 'Hintergrund der Vorschau',
  grounds: { light: 'Hell', dark: 'Dunkel', coloured: 'Farbig' } satisfies Readonly<Record<Ground, string>>,
  state: 'Zustand der Vorschau',
  states: { empty: 'Leer', result: 'Mit Ergebnis', fault: 'Mit Fehler' } satisfies Readonly<
    Record<State, string>
  >,
  more: 'Mehr einstellen',
  links: [
    [`${REFERENCE}#eigenes-formular`, 'Eigenes Formular', 'Ihr Feld für die IBAN, geprüft und in Gruppen.'],
    [`${REFERENCE}#funktionen`, 'Funktionen', 'Ihr eigenes Design, auch mit npm.'],
    [`${REFERENCE}#versionen`, 'Feste Version', 'Mit Prüfsumme und Content Security Policy.'],
    ['/schnittstelle', 'Schnittstelle', 'Ihr Server nutzt das ganze Bankenverzeichnis.'],
  ] as readonly (readonly [href: string, text: string, what: string])[],
  reference: (
    <>
      <p id="wordpress">
        Für WordPress gibt es ein Plugin mit Block, Shortcode und Feldern für Formulare, das alles von Ihrer
        Website lädt:{' '}
        <a class="held" href="/iban-rechner.zip">
          iban-rechner.zip
        </a>{' '}
        herunterladen, in WordPress unter „Plugins“ auf „Plugin hinzufügen“ und „Plugin hochladen“ gehen, die
        Datei wählen, „Jetzt installieren“ und „Plugin aktivieren“.
      </p>
      <p>
        Farben, Ereignisse, Höhe des Rahmens, Größe der Skripte und was gesendet wird, stehen unter{' '}
        <a href={REFERENCE}>Einbetten: alle Angaben</a>.
      </p>
    </>
  ),
};

export type EmbedWords = typeof GERMAN_EMBED;
