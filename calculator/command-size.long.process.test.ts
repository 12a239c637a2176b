import { it } from 'vitest';
import { usePackedCommand } from './test/packed-command.ts';

const { expectRows } = usePackedCommand();

it('the command converts 100,000 rows', () => {
  expectRows(100_000);
});
