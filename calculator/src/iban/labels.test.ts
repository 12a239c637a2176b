import { expect, it } from 'vitest';
import { validateBic } from './bic.ts';
import { ibanFaults } from './faults.ts';
import { creditorIdFaults, referenceFaults } from './identifiers.ts';
import {
  withoutBicLabel,
  withoutCreditorIdLabel,
  withoutIbanLabel,
  withoutReferenceLabel,
} from './labels.ts';

const IBAN = 'DE89370400440532013000';

it.each([
  'IBAN ',
  'IBAN: ',
  'iban:',
  'IBAN=',
  'IBAN = ',
  'IBAN-Nr.: ',
  'IBAN Nr. ',
  'IBAN-Nummer: ',
  ' IBAN No.: ',
])('%j is a label of an IBAN', (label) => {
  expect(withoutIbanLabel(label + IBAN)).toBe(IBAN);
});

it.each([
  'BIC ',
  'BIC: ',
  'BIC=',
  'Swift-Code: ',
  'SWIFT ',
  'BIC/SWIFT: ',
  'BIC (SWIFT): ',
  'SWIFT/BIC ',
  'BIC-Code: ',
])('%j is a label of a BIC', (label) => {
  expect(validateBic(`${label}COBADEFF`)).toMatchObject({ valid: true, bic: 'COBADEFFXXX' });
});

it.each([
  'Gläubiger-ID: ',
  'Gläubiger-Identifikationsnummer ',
  'Gläubiger-Id.-Nr.: ',
  'CI: ',
  'Creditor ID=',
  'Creditor Identifier: ',
])('%j is a label of a creditor identifier', (label) => {
  expect(creditorIdFaults(`${label}DE98 ZZZ 0999 9999 999`)).toEqual([]);
});

it.each(['Referenz: ', 'Ref. ', 'RF-Referenz: ', 'Creditor Reference: ', 'Zahlungsreferenz '])(
  '%j is a label of a reference',
  (label) => {
    expect(referenceFaults(`${label}RF18 5390 0754 7034`)).toEqual([]);
  },
);

it('nothing that may belong to the number is a label', () => {
  for (const text of ['IBANK: DE89', 'XIBAN: DE89', 'IBAN-DE89', 'Konto: DE89', 'IBAN IBAN DE89'])
    expect(withoutIbanLabel(text)).toBe(text);
  for (const text of ['BICBDEFF', 'SWIFDEFF', 'BIC-COBADEFF', 'Bank: COBADEFF', 'BICCODEX'])
    expect(withoutBicLabel(text)).toBe(text);
  for (const text of ['CI98ZZZ09999999999', 'Mandat: DE98', 'CIDE98'])
    expect(withoutCreditorIdLabel(text)).toBe(text);
  for (const text of ['RF18 5390', 'Refund RF18', 'REF18', 'Rechnung: RF18'])
    expect(withoutReferenceLabel(text)).toBe(text);
  for (const value of [null, undefined, 5]) expect(withoutIbanLabel(value)).toBe(value);
  // The contract takes `IBAN` and `IBAN:` alone.
  expect(ibanFaults(`IBAN-Nr.: ${IBAN}`)).not.toEqual([]);
});
