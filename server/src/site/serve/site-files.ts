import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Handler, Headers } from '../../http/answers/answer.ts';
import { Encoded } from '../../http/answers/encoded.ts';
import { FILE_HEADERS, FOREVER } from '../../http/answers/headers.ts';
import { fileAnswer } from '../../http/answers/prepared.ts';
import { FILES } from '../../project.ts';
import { exampleScript, HEIGHT_SCRIPT } from '../embedding/snippets.ts';
import type { Files } from '../frame/visit.ts';
import { type CalculatorFiles, calculatorFiles } from './calculator-files.ts';

const TYPES = {
  js: { 'content-type': 'text/javascript; charset=utf-8' },
  css: { 'content-type': 'text/css; charset=utf-8' },
};
const SVG = { 'content-type': 'image/svg+xml' };
const PNG = { 'content-type': 'image/png' };
const ZIP = { 'content-type': 'application/zip' };

/** Reads the built files once, at the start: no address of a request ever becomes a path on disk. */
export function siteFiles(): {
  answers: readonly (readonly [path: string, Handler])[];
  files: Files;
  widgetPage: CalculatorFiles['widgetPage'];
} {
  const built = {
    css: hashed('site', 'css', readFileSync(FILES.css)),
    js: hashed('site', 'js', readFileSync(FILES.js)),
    homeJs: hashed('home', 'js', readFileSync(FILES.homeJs)),
    glossaryJs: hashed('glossar', 'js', readFileSync(FILES.glossaryJs)),
    embedJs: hashed('einbetten', 'js', readFileSync(FILES.embedJs)),
    listsCss: hashed('listen', 'css', readFileSync(FILES.listsCss)),
    listsJs: hashed('listen', 'js', readFileSync(FILES.listsJs)),
    giroCss: hashed('girocode', 'css', readFileSync(FILES.giroCss)),
    giroJs: hashed('girocode', 'js', readFileSync(FILES.giroJs)),
    exampleJs: hashed('beispiel', 'js', Buffer.from(`${exampleScript('de')}\n${HEIGHT_SCRIPT}`)),
    englishExampleJs: hashed('example', 'js', Buffer.from(`${exampleScript('en')}\n${HEIGHT_SCRIPT}`)),
  };
  const { answers: calculatorAnswers, widgetPage, ...calculator } = calculatorFiles();
  const paths = Object.fromEntries(Object.entries(built).map(([name, [path]]) => [name, path]));
  const files = { ...(paths as Record<keyof typeof built, string>), ...calculator };
  return {
    files,
    widgetPage,
    answers: [
      ...Object.values(built),
      ['/favicon.svg', fileAnswer(readFileSync(FILES.favicon), { ...FILE_HEADERS, ...SVG })],
      // Phones look for this name when somebody puts the site on the home screen.
      ['/apple-touch-icon.png', compressed(readFileSync(FILES.touchIcon), { ...FILE_HEADERS, ...PNG })],
      // Other sites show it beside a link to ours.
      ['/vorschau.png', compressed(readFileSync(FILES.preview), { ...FILE_HEADERS, ...PNG })],
      ['/iban-rechner.zip', compressed(readFileSync(FILES.wordpress), { ...FILE_HEADERS, ...ZIP })],
      ...calculatorAnswers,
    ],
  };
}

/** A file whose name has its hash, so that browsers may keep it for good. Ten digits tell it from the versions before. */
function hashed(name: string, type: keyof typeof TYPES, body: Buffer): readonly [path: string, Handler] {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
  return [`/${name}-${hash}.${type}`, fileAnswer(body, { ...FILE_HEADERS, ...TYPES[type], ...FOREVER })];
}

/** A file that is compressed already. */
function compressed(body: Buffer, headers: Headers): Handler {
  const answer = new Encoded({ status: 200, headers, body }).answer('identity');
  return () => answer;
}
