import { expect, it } from 'vitest';
import { bankRecord } from '../directory/bank.ts';

it('gives five fields of a bank, in this order, and keeps the others to itself', () => {
  const bank = {
    blz: '37040044',
    name: 'Commerzbank',
    city: 'Köln',
    bic: 'COBADEFFXXX',
    checkMethod: '09',
    deletion: false,
    successor: null,
  };
  expect(JSON.stringify(bankRecord(bank))).toBe(
    '{"blz":"37040044","name":"Commerzbank","city":"Köln","bic":"COBADEFFXXX","source":"bundesbank"}',
  );
});
