import { expect, it } from 'vitest';
import { snapshot } from '../../../test/bank-file.ts';
import { bankPage } from './bank.tsx';
import { bankRule } from './bank-rule.ts';

const pages = snapshot.banks.map((bank) =>
  bankPage({ bank, rule: bankRule(bank.blz), successor: undefined }),
);

it('every bank has its own title and its own description, of a length that search engines show', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(snapshot.banks.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(snapshot.banks.length);
  const wrong = pages.filter(({ description }) => description.length < 30 || description.length > 170);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('the title of a bank’s page names the city only once', () => {
  const titles = new Map(pages.map(({ path, title }) => [path, title.replaceAll('\u00a0', ' ')]));
  expect(titles.get('/banken/37040044')).toBe('Commerzbank, Köln: BLZ 370 400 44');
  expect(titles.get('/banken/37050198')).toBe('Sparkasse KölnBonn: BLZ 370 501 98');
});
