import { readFileSync } from 'node:fs';

export interface PastedText {
  readonly meaning: string;
  readonly text: string;
}

/**
 * The texts of pasted-texts.txt: texts that people paste, most of them older than the reader. One text a line, with its
 * meaning in front: Bankleitzahl and account number, `=` and an IBAN, `k` and an account number alone, or `-` for no
 * account. After `?`, the reader asks instead. ⏎ is a line end, ⇥ a tab.
 *
 * @param heading with which the part begins that is read, without `#`; by default all parts
 */
export function pastedTexts(heading = ''): PastedText[] {
  const file = readFileSync(new URL('pasted-texts.txt', import.meta.url), 'utf8');
  const start = file.indexOf(`# ${heading}`);
  // Without texts, a test of them all would pass.
  if (start < 0) throw new Error(`pasted-texts.txt has no part “${heading}”.`);
  const lines = file.slice(start).split('\n');
  return lines.flatMap((line) => {
    const [, meaning, text] = /^(?!#)(.+?) \| (.*)$/.exec(line) ?? [];
    if (meaning === undefined || text === undefined) return [];
    return [{ meaning, text: text.replaceAll('⏎', '\n').replaceAll('⇥', '\t') }];
  });
}
