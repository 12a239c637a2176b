import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PackedPackage } from './test/packed-package.ts';

const packed = new PackedPackage();
const { project } = packed;
afterAll(() => packed.remove());

/** Runs a script of the project in Node. */
function node(name: string, content: string): string {
  packed.write(name, content);
  return execFileSync(process.execPath, [name], { cwd: project, encoding: 'utf8' });
}

const USE = `
console.log(validate('DE89370400440532013000').valid, maskIban('DE89370400440532013000'));
console.log(all.makeCalculator().buildIban('10070024', '56002').iban, ['x', 'DE89370400440532013000'].filter(isValidIban).length);
console.log(all.explainIban('DE89370400440532013000').state, all.banksByBic('MARKDEF1100')[0].blz);
console.log(all.searchBanks('Comerzbank').corrected, searchBanks('DKB').banks[0].blz);
console.log(giroCode({ name: 'Anna', iban: 'DE89370400440532013000' }).payload.split('\\n').join('|'));
`;
const OUTPUT = `true DE89 •••• … 3000
DE61100700240005600200 1
confirmed 10000000
true 12030000
BCD|002|1|SCT||Anna|DE89370400440532013000
`;

describe('a project in Node', () => {
  const IMPORTS = `
    import { isValidIban, maskIban, validate } from 'iban-rechner';
    import * as all from 'iban-rechner/all';
    import { giroCode } from 'iban-rechner/giro';
    import { searchBanks } from 'iban-rechner/search';`;

  it('imports entries', () => {
    expect(node('all.mjs', IMPORTS + USE)).toBe(OUTPUT);
  });

  it('requires entries, as Jest does without further settings', () => {
    const requires = IMPORTS.replaceAll(/import (?:\* as )?(.+) from (.+);/g, 'const $1 = require($2);');
    expect(node('all.cjs', requires + USE)).toBe(OUTPUT);
  });

  it('finds all functions of the other entries in iban-rechner/all', () => {
    const entries = ['', '/search'].map((path) => `iban-rechner${path}`);
    const script = `
      const all = await import('iban-rechner/all');
      for (const entry of ${JSON.stringify(entries)})
        for (const [name, value] of Object.entries(await import(entry)))
          if (typeof value === 'function' && !(name in all)) console.log(entry, name);`;
    expect(node('complete.mjs', script)).toBe('');
  });

  it('imports the scripts of pages on a server, where they do nothing', () => {
    const imports = ['embed', 'rechner'].map((name) => `await import('iban-rechner/${name}.js');`);
    expect(node('server.mjs', `${imports.join('')} console.log(typeof IbanRechner);`)).toBe('undefined\n');
  });
});

describe('a project in TypeScript', () => {
  const TYPED = `
import { blzFaults, buildIban, composeIban, explainAccount, explainIban, ibanFaults, kontonummerFaults, lookupBic, splitIban, validate, validateBic } from 'iban-rechner';
import { accountFor, banksByBic, makeCalculator, randomIban } from 'iban-rechner/all';
import { searchBanks } from 'iban-rechner/search';
import { giroCode } from 'iban-rechner/giro';
import { en } from 'iban-rechner/en';
import 'iban-rechner/embed.js';

const answer = explainIban('DE89370400440532013000');
export const text: string = answer.state === 'none' ? answer.faults[0].code : answer.iban;
const checked = validate('DE89370400440532013000');
export const country: string | null = checked.valid ? checked.country.toLowerCase() : checked.country;
export const faults: string[] = [...ibanFaults(null), ...blzFaults(undefined), ...kontonummerFaults('1')].map(({ code }) => code);
// Each field may be asked for, whatever the answer is.
const plain = buildIban('37040044', '1');
export const ibanOrError: string = plain.error === undefined ? plain.iban : plain.error;
if (plain.error === undefined) console.log(plain.iban.length, plain.bank?.city);
const bank = lookupBic('37040044');
export const city: string = bank.notFound ? 'unknown' : bank.city;
export const blz: string | undefined = answer.bban?.bankCode;
const account = explainAccount('37040044', '1');
export const refused: string | undefined = account.refusal?.code ?? account.iban;
const split = splitIban('DE89370400440532013000');
export const code: string | undefined = split.valid ? split.bankCode : split.faults[0].code;
declare const maybe: { branch?: string };
makeCalculator({ language: undefined });
composeIban({ country: 'FR', bankCode: '20041', branch: maybe.branch, account: '1' });
// @ts-expect-error: a number loses its zeros
validate(37040044);
const composed = composeIban({ country: 'FR', bankCode: '20041', branch: '01005', account: '1' });
export const iban: string = composed.state === 'none' ? composed.faults.map(({ part }) => part).join() : composed.iban;
const bic = validateBic('COBADEFF');
export const known: boolean | null | string = bic.valid ? bic.known : bic.faults[0].code;
const random = randomIban({ country: 'DE' });
export const made: string = random.iban === null ? random.fault.code : random.iban;
export const names: string[] = banksByBic('COBADEFF').map(({ name }) => name);
export const others: string[] = searchBanks('DKB').banks.flatMap((bank) => [bank.name, ...bank.others.map(({ blz }) => blz)]);
const giro = giroCode({ name: 'Anna', iban: 'DE89370400440532013000', amount: '12,50', text: maybe.branch });
export const drawn: string = giro.valid ? giro.svg : giro.faults.map(({ code }) => code).join();
export const path: string | undefined = giro.path;
// @ts-expect-error: a code needs a name
giroCode({ iban: 'DE89370400440532013000' });
export const ruled = accountFor('10070024', '56002');
const built = makeCalculator({ language: en }).buildIban('37040044', '532013000');
export const sentence: string = 'error' in built ? String(built.error) : built.iban;
addEventListener('iban-rechner', ({ detail }) => {
  if (detail.mode === 'validate') console.log(detail.result?.valid, IbanRechner.lookupBic('37040044'));
});
`;
  const SCHEMAS = `
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { bic, iban, kontonummer } from 'iban-rechner/schema';

export const schemas: StandardSchemaV1<string, string>[] = [
  iban(), iban({ countries: ['DE'], require: 'confirmed', national: true, language: 'en' }), bic(), kontonummer({ blz: '37040044' }),
];
type Output = StandardSchemaV1.InferOutput<ReturnType<typeof iban>>;
export const compact: Output = 'DE89';
const now = iban({ countries: 'SEPA' })['~standard'].validate('');
export const messages: string[] = now.issues?.map(({ message }) => message) ?? [];
// @ts-expect-error: with banks, the answer may be a promise
iban({ require: 'confirmed' })['~standard'].validate('').issues;
// @ts-expect-error: there is no such option
iban({ country: 'DE' });
`;
  packed.link('@standard-schema/spec');

  // Lines after @ts-expect-error fail only if the compiler finds the types. package.long.process.test.ts has the other
  // ways of finding them.
  it.each([
    ['typescript', 'mts cts', { module: 'nodenext', exactOptionalPropertyTypes: true }],
    ['typescript-5.0', 'ts', { module: 'commonjs', moduleResolution: 'node' }],
  ])('%s compiles .%s with %o', (typescript, ends, options) => {
    const files = Object.fromEntries(ends.split(' ').map((end) => [`typed.${end}`, TYPED]));
    if (ends.includes('mts')) files['schemas.mts'] = SCHEMAS;
    expect(packed.compile(typescript, files, options)).toBe('');
  });
});

describe('README.md of package and project', () => {
  const texts = ['README.md', '../README.md'].map((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  );
  const snippets = [...texts.join('').matchAll(/```js\n([\s\S]+?)```/g)].map(([, code = '']) => code);
  packed.link('zod');

  it('have lines that compile', () => {
    const options = { module: 'nodenext', lib: ['es2022', 'dom'], strict: false };
    const files = Object.fromEntries(snippets.map((code, place) => [`readme-${place}.mts`, code]));
    expect(packed.compile('typescript', files, options)).toBe('');
  });

  it('have lines that return what they say', () => {
    let examples = 0;
    for (const code of snippets) {
      const checked = code.replace(/^(?!const )(\S.*); \/\/ (.+)$/gm, (_, expression, value) => {
        examples += 1;
        return `assert.deepEqual(${expression}, ${value});`;
      });
      expect(node('readme.mjs', `import assert from 'node:assert/strict';\n${checked}`)).toBe('');
    }
    expect(examples).toBeGreaterThan(15);
  });
});

describe('the examples in the declarations', () => {
  /** The files whose functions an entry exports, each with the entry. */
  const FILES = {
    'package/index.ts': 'iban-rechner',
    'iban/format-iban.ts': 'iban-rechner',
    'iban/identifiers.ts': 'iban-rechner',
    'iban/split-iban.ts': 'iban-rechner',
    'iban/faults.ts': 'iban-rechner',
    'iban/countries.ts': 'iban-rechner',
    'package/all.ts': 'iban-rechner/all',
    'iban/check-national.ts': 'iban-rechner/all',
    'check-digits/check.ts': 'iban-rechner/all',
    'package/search.ts': 'iban-rechner/search',
    'package/schema.ts': 'iban-rechner/schema',
    'page/girocode/draw.ts': 'iban-rechner/giro',
    'iban/giro-de.ts': 'iban-rechner/giro',
    'iban/giro-en.ts': 'iban-rechner/giro',
    'package/de.ts': 'iban-rechner/de',
    'package/en.ts': 'iban-rechner/en',
  };

  it('return what they say', () => {
    const lines = Object.entries(FILES).flatMap(([file, entry]) => {
      const text = readFileSync(join(import.meta.dirname, 'src', file), 'utf8');
      const examples = [...text.matchAll(/^ \* @example (.+?) \/\/ (.+)$/gm)];
      expect(examples.length, file).toBeGreaterThan(0);
      return examples.map(([, expression = '', value]) => {
        const names = new Set(expression.match(/(?<![.'\w])[a-z]\w+(?=[(.)])/gi));
        return `{ const { ${[...names].filter((name) => name !== 'Object')} } = await import('${entry}'); assert.deepEqual(${expression}, ${value}, '${file}'); }`;
      });
    });
    expect(node('examples.mjs', `import assert from 'node:assert/strict'; ${lines.join('\n')}`)).toBe('');
  });
});
