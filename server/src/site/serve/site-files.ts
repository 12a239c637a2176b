import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Handler, Headers } from '../../http/answers/answer.ts';
import { Encoded } from '../../http/answers/encoded.ts';
import { fileAnswer } from '../../http/answers/prepared.ts';
import { SERVER_DIST } from '../../project.ts';
import { exampleScript, HEIGHT_SCRIPT } from '../embedding/snippets.ts';
import type { Language } from '../frame/languages.ts';
import { type Files, PAGE_FILES } from '../frame/visit.ts';
import { calculatorFiles } from './calculator-files.ts';
import { FOREVER, fileHeaders, textHeaders } from './headers.ts';

/** Reads the built files once, at the start: no address of a request ever becomes a path on disk. */
export function siteFiles() {
  const inDist = (name: string) => readFileSync(new URL(name, SERVER_DIST));
  const example = (language: Language) => Buffer.from(`${exampleScript(language)}\n${HEIGHT_SCRIPT}`);
  const built = [
    ...PAGE_FILES.map((name) => hashed(name, inDist(name))),
    hashed('beispiel.js', example('de')),
    hashed('example.js', example('en')),
  ];
  const paths = Object.fromEntries(built.map(({ name, path }) => [name, path])) as Files['paths'];
  const { answers: calculatorAnswers, widgetPage, ...calculator } = calculatorFiles();
  const files: Files = { paths, ...calculator };
  const answers: (readonly [path: string, Handler])[] = [
    ...built.map(({ path, handle }) => [path, handle] as const),
    ['/favicon.svg', fileAnswer(inDist('favicon.svg'), fileHeaders('image/svg+xml'))],
    // Phones look for this name when a user puts the site on the home screen.
    ['/apple-touch-icon.png', compressed(inDist('touch-icon.png'), fileHeaders('image/png'))],
    // Other sites show it beside a link to ours.
    ['/vorschau.png', compressed(inDist('preview.png'), fileHeaders('image/png'))],
    ['/iban-rechner.zip', compressed(inDist('iban-rechner.zip'), fileHeaders('application/zip'))],
    ...calculatorAnswers,
  ];
  return { files, widgetPage, answers };
}

/** A file with its hash in its name, so that browsers may keep it for good. Ten digits distinguish its versions. */
function hashed(name: string, body: Buffer) {
  const digest = hash('sha256', body).slice(0, 10);
  const headers = { ...textHeaders(name.endsWith('.css') ? 'text/css' : 'text/javascript'), ...FOREVER };
  return { name, path: `/${name.replace('.', `-${digest}.`)}`, handle: fileAnswer(body, headers) };
}

/** A file that is compressed already. */
function compressed(body: Buffer, headers: Headers): Handler {
  const answer = new Encoded({ status: 200, headers, body }).answer('identity');
  return () => answer;
}
