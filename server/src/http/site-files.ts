import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FILES } from '../project.ts';
import { EXAMPLE_SCRIPT, HEIGHT_SCRIPT } from '../site/snippets.ts';
import type { Files } from '../site/visit.ts';
import type { Answer, Answering, Content } from './answer.ts';
import { calculatorFiles } from './calculator-files.ts';
import { Encoded } from './encoded.ts';
import { FILE_HEADERS, FOREVER } from './headers.ts';

const JS = { 'content-type': 'text/javascript; charset=utf-8' };
const CSS = { 'content-type': 'text/css; charset=utf-8' };
const SVG = { 'content-type': 'image/svg+xml' };
const PNG = { 'content-type': 'image/png' };

/** The built files, read once: no address of a request ever becomes a path on disk. */
export function siteFiles(): {
  answers: readonly (readonly [path: string, Answering])[];
  files: Files;
  widgetPage: (base: string) => Content;
} {
  const css = readFileSync(FILES.css);
  const js = readFileSync(FILES.js);
  const homeJs = readFileSync(FILES.homeJs);
  const glossaryJs = readFileSync(FILES.glossaryJs);
  const listsCss = readFileSync(FILES.listsCss);
  const listsJs = readFileSync(FILES.listsJs);
  const exampleJs = Buffer.from(`${EXAMPLE_SCRIPT}\n${HEIGHT_SCRIPT}`);
  const { answers: calculatorAnswers, widgetPage, ...calculator } = calculatorFiles();
  const files: Files = {
    css: `/site-${digest(css)}.css`,
    js: `/site-${digest(js)}.js`,
    homeJs: `/home-${digest(homeJs)}.js`,
    glossaryJs: `/glossar-${digest(glossaryJs)}.js`,
    listsCss: `/listen-${digest(listsCss)}.css`,
    listsJs: `/listen-${digest(listsJs)}.js`,
    exampleJs: `/beispiel-${digest(exampleJs)}.js`,
    ...calculator,
  };
  return {
    files,
    widgetPage,
    answers: [
      [files.css, file(css, { ...FILE_HEADERS, ...CSS, ...FOREVER })],
      [files.js, file(js, { ...FILE_HEADERS, ...JS, ...FOREVER })],
      [files.homeJs, file(homeJs, { ...FILE_HEADERS, ...JS, ...FOREVER })],
      [files.glossaryJs, file(glossaryJs, { ...FILE_HEADERS, ...JS, ...FOREVER })],
      [files.listsCss, file(listsCss, { ...FILE_HEADERS, ...CSS, ...FOREVER })],
      [files.listsJs, file(listsJs, { ...FILE_HEADERS, ...JS, ...FOREVER })],
      [files.exampleJs, file(exampleJs, { ...FILE_HEADERS, ...JS, ...FOREVER })],
      ['/favicon.svg', file(readFileSync(FILES.favicon), { ...FILE_HEADERS, ...SVG })],
      // On the home screens of phones, under the name that they look for by themselves.
      ['/apple-touch-icon.png', picture(readFileSync(FILES.touchIcon), { ...FILE_HEADERS, ...PNG })],
      // Shown by other sites beside a link to ours.
      ['/vorschau.png', picture(readFileSync(FILES.preview), { ...FILE_HEADERS, ...PNG })],
      ...calculatorAnswers,
    ],
  };
}

/** Short, for a name: it only has to differ from the one before. */
function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** Compressed already. */
function picture(body: Buffer, headers: Answer['headers']): Answering {
  const answer = new Encoded({ status: 200, headers, body }).answer('identity');
  return () => answer;
}

function file(body: Buffer, headers: Answer['headers']): Answering {
  const encoded = new Encoded({ status: 200, headers, body }).prepare();
  return (request) => encoded.answer(request.headers['accept-encoding']);
}
