import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validate } from '../calculator/src/answers/plain.ts';
import { examples } from '../calculator/src/iban/examples.data.ts';
import { cleaningAfterAll } from '../server/test/cleaning-after-all.ts';
import { temporaryFolder } from '../server/test/folder.ts';
import { hasPhp, installPlugin, runPhp } from './wordpress.ts';

/** Every input of the conformance suite, and texts as people type them. */
const suite = JSON.parse(readFileSync('conformance/ibans.json', 'utf8'));
const fromSuite: string[] = suite.sections.flatMap(({ cases }: { cases: { input: { iban: string } }[] }) =>
  cases.map(({ input }) => input.iban),
);
const IBAN = 'DE89370400440532013000';
const WRITTEN = [
  '',
  ' ',
  'DE89 3704 0044 0532 0130 00',
  'iban: de89\u00a03704\u202f0044\u200b0532\ufeff0130\u00ad00',
  'IBAN DE89-3704–0044—0532.0130/00_',
  'IBAN:IBAN:DE89370400440532013000',
  'DE89370400440532013000\n',
  'DE89370400440532013000\0',
  'ＤＥ89370400440532013000',
  'DE٨٩370400440532013000',
  'DE8937040044053201300O',
  'DE00370400440532013000',
  `${'0'.repeat(2000)}`,
  `${' '.repeat(990)}${IBAN}`,
  'XX89370400440532013000',
  'ß',
];
/** Each example of the registry, with one character changed or missing. */
const changed = examples.flatMap((iban) =>
  Array.from({ length: iban.length }, (_, at) => [
    iban.slice(0, at) + iban.slice(at + 1),
    `${iban.slice(0, at)}A${iban.slice(at + 1)}`,
    `${iban.slice(0, at)}${(Number(iban[at]) + 3) % 10}${iban.slice(at + 1)}`,
  ]).flat(),
);

describe.skipIf(!hasPhp)('the check in PHP', () => {
  const cleanup = cleaningAfterAll();

  it('accepts what the script in the browser accepts, and nothing else', async () => {
    const folder = temporaryFolder(cleanup);
    await installPlugin(folder);
    const texts = [...fromSuite, ...WRITTEN, ...examples, ...changed];
    writeFileSync(join(folder, 'texts.json'), JSON.stringify(texts));
    writeFileSync(
      join(folder, 'run.php'),
      `<?php
namespace IbanRechner { define('ABSPATH', '/'); function data() { return require __DIR__ . '/data.php'; } require __DIR__ . '/check.php'; }
namespace { foreach (json_decode(file_get_contents(__DIR__ . '/texts.json')) as $text) echo IbanRechner\\is_valid_iban($text) ? 1 : 0;
foreach ([null, 1, [], ['DE'], true, "\\xff"] as $value) echo IbanRechner\\is_valid_iban($value) ? 1 : 0; }`,
    );
    const accepted = runPhp(join(folder, 'run.php'));
    const differing = texts.filter((text, index) => validate(text).valid !== (accepted[index] === '1'));
    expect(differing).toEqual([]);
    expect(accepted.slice(texts.length)).toBe('000000');
    expect(accepted.match(/1/g)?.length).toBeGreaterThan(examples.length);
  });
});
