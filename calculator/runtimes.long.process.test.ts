import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PackedPackage } from './test/packed-package.ts';

// Runs the packed package in Deno and Bun from the npm registry. They take 200 MB, so only the long run does it.
// Their packages bring the binaries; no install script runs.

const PACKAGES = ['deno@2.9.6', 'bun@1.4.5'];

const IMPORTS = `
import { explainIban, validate } from 'iban-rechner';
import * as all from 'iban-rechner/all';
`;
const USE = `
const alone = explainIban('DE89370400440532013000');
const text: string = alone.state === 'none' ? alone.faults[0]?.code ?? '' : alone.iban;
const bank = all.lookupBic('37040044');
const built = all.makeCalculator().buildIban('10070024', '56002');
console.log(text, alone.state, all.explainIban(text).state, validate('').valid);
console.log('notFound' in bank ? '' : bank.name, 'error' in built ? '' : built.iban);
`;
const OUTPUT = 'DE89370400440532013000 computed confirmed false\nCommerzbank DE61100700240005600200\n';

const REQUIRES = `
const { maskIban } = require('iban-rechner');
const { explainIban, lookupBic } = require('iban-rechner/all');
`;
const PRINTS =
  "console.log(explainIban('DE89370400440532013000').state, lookupBic('37040044').name, maskIban('DE'));";

describe('the package in', { timeout: 600_000 }, () => {
  let packed: PackedPackage;
  beforeAll(() => {
    packed = new PackedPackage(PACKAGES);
    packed.write('use.ts', IMPORTS + USE);
    packed.write('use.cjs', REQUIRES + PRINTS);
  }, 600_000);
  afterAll(() => packed?.remove());

  /** Runs a binary of the project. @param scope of the packages for each platform; npm has installed one */
  function run(scope: string, path: string, ...words: string[]) {
    const folder = join(packed.project, 'node_modules', scope);
    const program = join(folder, readdirSync(folder)[0] ?? '', path);
    const env = { ...process.env, DENO_DIR: join(packed.project, 'deno'), NO_COLOR: '1' };
    return spawnSync(program, words, { cwd: packed.project, encoding: 'utf8', env });
  }

  it.each([
    ['Deno', '@deno', 'deno', ['run']],
    ['Bun', '@oven', 'bin/bun', []],
  ])('%s answers, imported or required', (_, scope, path, words) => {
    expect(run(scope, path, ...words, 'use.ts').stdout).toBe(OUTPUT);
    expect(run(scope, path, ...words, 'use.cjs').stdout).toBe('confirmed Commerzbank ••••\n');
  });

  it('Deno has types', () => {
    expect(run('@deno', 'deno', 'check', 'use.ts').status).toBe(0);
    packed.write('wrong.ts', `${IMPORTS}export const valid: string = validate('').valid;\n`);
    expect(run('@deno', 'deno', 'check', 'wrong.ts').stderr).toContain('TS2322');
  });
});
