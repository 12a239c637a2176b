import { mkdir, readFile, writeFile } from 'node:fs/promises';

/** Where the build writes the answers that a proxy gives by itself. The examples in deploy/ name it. */
const FOLDER = 'server/dist/errors';

/** The texts of each page, and the error of the same name that the proxy answers below /api. */
const PAGES = {
  away: {
    title: 'Gerade nicht erreichbar',
    text: 'Der IBAN-Rechner antwortet im Moment nicht. In ein paar Minuten klappt es wahrscheinlich wieder.',
    link: 'Noch einmal versuchen',
    error: 'Der Dienst ist gerade nicht erreichbar.',
  },
  busy: {
    title: 'Zu viele Anfragen',
    text: 'Von Ihrem Anschluss kamen sehr viele Anfragen in kurzer Zeit. In ein paar Sekunden geht es weiter.',
    link: 'IBAN berechnen und prüfen',
    error: 'Zu viele Anfragen.',
  },
  request: {
    title: 'Ungültige Anfrage',
    text: 'So, wie die Anfrage ankam, kann sie nicht beantwortet werden. Vielleicht ist die Adresse falsch geschrieben oder zu lang.',
    link: 'IBAN berechnen und prüfen',
    error: 'Ungültige Anfrage.',
  },
};

/** Writes the pages, and the errors of the same names. */
export async function writeErrorPages() {
  const frame = await readFile('scripts/error-page.html', 'utf8');
  await mkdir(FOLDER, { recursive: true });
  for (const [name, { title, text, link, error }] of Object.entries(PAGES)) {
    const page = frame.replaceAll('{title}', title).replace('{text}', text).replace('{link}', link);
    await writeFile(`${FOLDER}/${name}.html`, page);
    await writeFile(`${FOLDER}/${name}.json`, `{ "error": ${JSON.stringify(error)} }\n`);
  }
}
