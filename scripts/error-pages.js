import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

// npm run error-pages: writes deploy/errors, the answers that a proxy gives by itself, and the hash of their style into the
// Content Security Policies of the proxies' examples.

const FOLDER = 'deploy/errors';
const EXAMPLES = ['deploy/nginx-errors.conf', 'deploy/haproxy.cfg'];

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

/**
 * Returns the files that the command writes, with their contents.
 *
 * @returns {Map<string, string>} by path
 */
export function errorPages() {
  const frame = readFileSync('scripts/error-page.html', 'utf8');
  const style = /<style>([^<]*)<\/style>/.exec(frame)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');

  const files = new Map();
  for (const [name, { title, text, link, error }] of Object.entries(PAGES)) {
    const page = frame.replaceAll('{title}', title).replace('{text}', text).replace('{link}', link);
    files.set(`${FOLDER}/${name}.html`, page);
    files.set(`${FOLDER}/${name}.json`, `{ "error": ${JSON.stringify(error)} }\n`);
  }
  for (const example of EXAMPLES)
    files.set(example, readFileSync(example, 'utf8').replace(/(?<=style-src 'sha256-)[^']+/, hash));
  return files;
}

if (import.meta.filename === process.argv[1])
  for (const [path, contents] of errorPages()) writeFileSync(path, contents);
