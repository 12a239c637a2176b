import { expect, it, vi } from 'vitest';
import { ConfigError } from '../config.ts';
import { StoreError } from '../store/errors.ts';
import { reportFault } from './command-line.ts';

it.each([
  [5, new ConfigError('There is no option --syck.'), 'There is no option --syck.'],
  [4, new StoreError('The database is locked.'), 'The database is locked.'],
  [6, new TypeError('undefined is not a function'), expect.any(TypeError)],
  [6, 'a text', 'a text'],
])('a command ends with status %d after %s', (status, error, shown) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(reportFault(error)).toBe(status);
  expect(print).toHaveBeenLastCalledWith(shown);
});
