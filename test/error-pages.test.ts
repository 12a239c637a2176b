import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorPages } from '../scripts/error-pages.js';

const files = [...errorPages()].map(([path, contents]) => ({ path, contents }));

it('npm run error-pages writes three pages, three errors and two examples', () => {
  expect(files).toHaveLength(8);
});

it.each(files)('$path is as npm run error-pages writes it', ({ path, contents }) => {
  expect(readFileSync(path, 'utf8')).toBe(contents);
});
