import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, snapshotApp } from '../../../test/app.ts';
import { cleaningAfterAll } from '../../../test/cleaning-after-all.ts';
import { temporaryFolder } from '../../../test/folder.ts';

/** Code that uses the generated types, by schema names and by the address of an answer. */
const USE = `
import type { components, paths } from './api';

type Bank = components['schemas']['Bank'];
type Status = components['schemas']['Status'];
type Answer = paths['/api/bank/{blz}']['get']['responses']['200']['content']['application/json'];

const bank: Bank = { blz: '37040044', name: 'Commerzbank', city: 'Köln', bic: null, source: 'bundesbank' };
const answer: Answer = bank;
const failure: components['schemas']['Failure'] = { error: answer.name };
const questions: components['schemas']['FaqEntry'][] = [{ id: 'a', question: 'A?', answer: failure.error }];
const ages = (status: Status): components['schemas']['DataStatus']['age'][] => [status.data.age, 'unknown'];
const upcoming = (status: Status): string | null => status.upcoming && status.upcoming.sha256;
`;
/** The types must refuse each of these: below `@ts-expect-error`, the compiler demands an error. */
const MISUSES = [
  "const wrong: Bank = { ...bank, source: 'elsewhere' };",
  "const wrong: Bank = { blz: '37040044', name: 'Commerzbank', city: 'Köln', source: 'bundesbank' };",
  "const wrong: ReturnType<typeof ages> = ['old'];",
  'const wrong = (status: Status): string => status.lastSync.at;',
];

const atTheEnd = cleaningAfterAll();
let types: string;
beforeAll(async () => {
  const document = JSON.parse((await ask(await snapshotApp({}, atTheEnd), '/openapi.json')).body);
  types = astToString(await openapiTypescript(document));
});

/** @param modules code by file name, importing `./api` @returns what tsc prints */
function complaints(modules: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder(atTheEnd);
  writeFileSync(join(folder, 'api.d.ts'), types);
  for (const [name, code] of Object.entries(modules))
    writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  const options = [
    '--strict',
    '--pretty',
    'false',
    '--noEmit',
    '--ignoreConfig',
    '--types',
    '',
    '--target',
    'es2022',
  ];
  const files = ['--skipDefaultLibCheck', ...Object.keys(modules), 'api.d.ts'];
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, ...options, ...files], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}

describe('the types that openapi-typescript generates', () => {
  it('have the names of the schemas and of the operations', () => {
    for (const name of ['Bank', 'FaqEntry', 'GlossaryEntry', 'Status', 'LastSync', 'Failure'])
      expect(types).toMatch(new RegExp(`^ +(?:/\\*\\* .* \\*/ )?${name}: \\{$`, 'm'));
    for (const operation of ['getBank', 'getFaq', 'getGlossary', 'getStatus', 'getDirectory'])
      expect(types).toContain(`operations["${operation}"]`);
  });

  it('accept typical code, and refuse wrong code', () => {
    const refused = MISUSES.map((misuse) => `{\n  // @ts-expect-error\n  ${misuse}\n}`);
    const modules = {
      'use.ts': [USE, ...refused].join('\n'),
      'right.ts': '// @ts-expect-error\nconst right = 1;',
    };
    expect(complaints(modules)).toMatch(/^right\.ts\(1,1\): error TS2578: .*\n$/);
  });
});
