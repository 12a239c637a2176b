import { readFileSync } from 'node:fs';

const SIGNS: Readonly<Record<string, string>> = {
  '⏎': '\n',
  '⇥': '\t',
  '⍽': '\u00a0',
  '␣': '\u200b',
  '␍': '\r',
};

/** The lines of texts.txt, whose head says what they mean. In `template`, the numbers are still {B} and {K}. */
export const TEXTS = readFileSync(new URL('texts.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, meaning = '', written] = /^(?!#)(\S.*?) \| (.*)$/.exec(line) ?? [];
    if (written === undefined) return [];
    const template = written
      .replace(/[⏎⇥⍽␣␍]/g, (sign) => SIGNS[sign] ?? sign)
      .replace(/\\u\{([\da-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
    const text = template.replaceAll('{B}', '37040044').replaceAll('{K}', '532013000');
    return [{ meaning, text, template }];
  });
