import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usePackedCommand } from './test/packed-command.ts';

const { project, run, write } = usePackedCommand();

it('the command converts 100,000 rows', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => `37040044;${1_000_000 + index}\n`);
  write('lang.csv', `BLZ;Konto\n${rows.join('')}`);
  const { status, stderr } = run(['lang.csv', '-o', 'lang-neu.csv']);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Gelesen: .+\n100\.000 Zeilen: /)]);
  expect(readFileSync(join(project, 'lang-neu.csv'), 'utf8').split('\r\n')).toHaveLength(100_002);
});
