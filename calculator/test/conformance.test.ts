import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { readSuite, runSuite, SUITES } from '../../conformance/run.js';
import schema from '../../conformance/suite.schema.json' with { type: 'json' };
import { checkByMethod } from '../src/check-digits/check.ts';
import { checkNational } from '../src/iban/check-national.ts';
import { germanIban, ibanFaults, structureOf } from '../src/iban/faults.ts';
import { accountFor } from '../src/rules/account-for.ts';
import { readRegistry } from '../tables/registry.js';
import { directory } from './bank-directory.ts';
import { bankFacts } from './bank-facts.ts';
import { fullCalculator } from './full-calculator.ts';

const registry = new Map(readRegistry().map((row) => [row.country, row]));

/** Each key is a suite; each function answers the input of one of its cases. */
const PROGRAM: Readonly<Record<string, (input: Record<string, string>) => unknown>> = {
  registry: ({ country = '' }) => ({
    length: structureOf(country)?.length,
    structure: registry.get(country)?.structure,
    example: registry.get(country)?.example,
  }),
  ibans: ({ iban }) => {
    const faults = ibanFaults(iban);
    return faults.length > 1 ? faults : (faults[0]?.code ?? 'valid');
  },
  'national-check-digits': ({ iban }) => checkNational(iban),
  'check-digits': ({ method, account, blz }) => checkByMethod(method, account, blz),
  'iban-rules': ({ blz = '', account = '' }) => {
    const result = accountFor(blz, account, bankFacts);
    if ('code' in result) return result.code === 'unclear' ? 'unclear' : 'none';
    return {
      iban: germanIban(result.blz, result.kontonummer),
      bic: result.bic ?? directory.get(result.blz)?.bic,
    };
  },
  'issued-ibans': ({ iban }) => {
    const notes = fullCalculator.explainIban(iban);
    if (notes.state === 'none') return notes.faults;
    return notes.notes.some(({ code }) => code === 'given-otherwise' || code === 'no-iban')
      ? 'not-issued'
      : 'issued';
  },
};

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url));
const program = (suite: string) => PROGRAM[suite] ?? expect.fail(`There is no program for ${suite}.`);

describe.each(SUITES)('the suite %s', (name) => {
  it('is answered as expected', () => {
    expect(runSuite(name, program(name)).failures).toEqual([]);
  });

  it('has the form of its schema', () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(schema);
    expect([validate(readSuite(name)), validate.errors]).toEqual([true, null]);
  });

  it('names itself, lists exactly the sources in use, and has no case twice', () => {
    const { suite, sources, sections } = readSuite(name);
    const all = sections.flatMap(({ cases }) => cases);
    expect(suite).toBe(name);
    expect(new Set(all.map(({ source }) => source))).toEqual(new Set(Object.keys(sources)));
    expect(new Set(all.map(({ input }) => JSON.stringify(input))).size).toBe(all.length);
  });
});

describe('the suites', () => {
  it('are the files of the folder', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const others = ['package.json', 'suite.schema.json'];
    expect(files.sort()).toEqual([...SUITES.map((name) => `${name}.json`), ...others].sort());
  });

  it('have rule and method of each bank as our tables have them', () => {
    for (const { cases } of readSuite('iban-rules').sections)
      for (const { input } of cases) {
        const { rule, method } = bankFacts(input.blz);
        const { number = -1, version = -1 } = rule ?? {};
        const padded = String(number).padStart(4, '0') + String(version).padStart(2, '0');
        expect([input.blz, input.rule, input.method]).toEqual([input.blz, padded, method]);
      }
  });
});

describe('the runner', () => {
  const project = mkdtempSync(join(tmpdir(), 'iban-conformance-'));
  afterAll(() => rmSync(project, { recursive: true }));
  const run = (adapter: string) => {
    writeFileSync(join(project, 'adapter.mjs'), adapter);
    return spawnSync(process.execPath, [join(folder, 'run.js'), join(project, 'adapter.mjs')], {
      encoding: 'utf8',
    });
  };

  it('fails where a program answers otherwise, and says where', () => {
    const { status, stdout } = run('export default { ibans: ({ iban }) => iban.length < 30 }');
    expect(status).toBe(1);
    const [first = '', ...others] = stdout.trim().split('\n');
    expect(JSON.parse(first)).toMatchObject({
      title: 'Check digits',
      answer: true,
      expected: 'check-digits',
    });
    expect(others.at(-1)).toMatch(/^ibans: \d+ of \d+ as expected$/);
  });

  it('accepts true and false in place of words, but never true for unclear', () => {
    const accepts = (answer: boolean) => runSuite('national-check-digits', () => answer);
    const { count } = accepts(true);
    expect(accepts(true).failures.length + accepts(false).failures.length).toBe(count);
    const unclear = runSuite('iban-rules', () => true).failures.filter((failure) =>
      JSON.stringify(failure).includes('"unclear"'),
    );
    expect(unclear).toHaveLength(5);
  });

  it.each([true, false])('does not accept %s in place of an object', (answer) => {
    const { count, failures } = runSuite('registry', () => answer);
    expect(failures).toHaveLength(count);
  });

  it('runs the README’s adapter for the built package', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const [, code = ''] = /```mjs\n([\s\S]+?)```/.exec(readme) ?? [];
    const dist = new URL('../dist/', import.meta.url).href;
    const { status, stdout } = run(code.replaceAll(/'iban-rechner\/(\w+)'/g, `'${dist}$1.mjs'`));
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^(?:\S+: (\d+) of \1 as expected\n){2}$/)]);
  });
});
