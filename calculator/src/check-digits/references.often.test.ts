import { expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { REFERENCES } from '../../test/check-digit-reference.ts';
import { randomAccounts } from '../../test/random.ts';
import { checkByMethod } from './check.ts';

/** The ends of all ranges that some method treats in its own way. */
const borders = [
  60_000, 100_000, 900_000, 1_000_000, 1_300_000, 2_000_000, 6_000_000, 9_000_000, 10_000_000, 26_000_000,
  30_000_000, 60_000_000, 99_400_000, 100_000_000, 396_000_000, 400_000_000, 500_000_000, 700_000_000,
  800_000_000, 900_000_000, 910_000_000, 990_000_000, 1_000_000_000, 2_000_000_000, 3_000_000_000,
  4_000_000_000, 5_100_000_000, 6_000_000_000, 7_000_000_000, 7_100_000_000, 8_500_000_000, 8_600_000_000,
  9_000_000_000, 9_010_000_000, 9_110_000_000, 185_125_435, 7_777_770_000, 7_777_780_000, 8_888_890_000,
];
/** Accounts on both sides of each, so many that some have right check digits. */
const SIDE = count({ usual: 25, long: 100 });
const atBorders = borders.flatMap((border) =>
  Array.from({ length: 2 * SIDE }, (_, i) => String(border - SIDE + i).padStart(10, '0')),
);
const accounts = [...atBorders, ...randomAccounts(count({ usual: 2000, long: 10_000 }))];

it.each(Object.entries(REFERENCES))('method %s is as the description says', (method, reference) => {
  expect(accounts.filter((account) => checkByMethod(method, account) !== reference(account))).toEqual([]);
});
