import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bankRecord } from '../directory/bank.ts';

it('gives five fields of a bank, in this order, and keeps the others to itself; README.md shows them', () => {
  const bank = {
    blz: '37040044',
    name: 'Commerzbank',
    city: 'Köln',
    bic: 'COBADEFFXXX',
    checkMethod: '09',
    deletion: false,
    successor: null,
  };
  const answer =
    '{"blz":"37040044","name":"Commerzbank","city":"Köln","bic":"COBADEFFXXX","source":"bundesbank"}';
  expect(JSON.stringify(bankRecord(bank))).toBe(answer);
  expect(readFileSync('README.md', 'utf8')).toContain(answer);
});
