import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encode } from './encode.js';
import { bundling } from './pack.js';

/** What embed.js does at its start. */
async function decode({ CODE, LENGTH, MULTIPLIER }: ReturnType<typeof encode>): Promise<string> {
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: [fileURLToPath(new URL('src/decode.ts', import.meta.url))],
    format: 'iife',
    globalName: 'decoded',
    define: { LENGTH: String(LENGTH), MULTIPLIER: String(MULTIPLIER) },
  });
  const script = outputFiles[0]?.text.replace(/\bCODE\b/, () => CODE);
  const { codes } = new Function(`${script}; return decoded`)();
  return String.fromCharCode(...codes);
}

it('brings every text back, those it never saw the like of too', async () => {
  const word = fc.constantFrom(
    'Bankleitzahl',
    'IBAN',
    '1',
    'aaaa',
    '–',
    'ü',
    '„',
    '“',
    '\u00a0',
    '`',
    '\\',
    '${',
  );
  const text = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join('')),
    fc.string({
      minLength: 1,
      maxLength: 60,
      unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
    }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (original) => {
      expect(await decode(encode(original))).toBe(original);
    }),
    { numRuns: 12 },
  );
});

it('writes what a guess fits in less than a character each', () => {
  const { CODE } = encode('Geben Sie die Bankleitzahl ein. '.repeat(20));
  expect(CODE.length).toBeLessThan(100);
});

it('refuses a character that the script could not read back', () => {
  expect(() => encode('Łódź')).toThrow('No byte for Ł');
  for (const character of ['\n', '\u0120', '\u2020', '😀'])
    expect(() => encode(character)).toThrow(`No byte for ${character}`);
});
