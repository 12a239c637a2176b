import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bankRecord } from '../directory/bank.ts';

it('gives five fields of a bank, in the order that README.md shows, and no others', () => {
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
