import { it } from 'vitest';
import { useBuiltCommand } from './test/run-command.ts';

const { expectRows } = useBuiltCommand();

it('the command converts 100,000 rows', () => {
  expectRows(100_000);
});
