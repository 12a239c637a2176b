import { expect, it } from 'vitest';
import { ibanCountries } from './countries.ts';
import { countryWithoutIbans } from './countries-without-ibans.ts';

it.each(['US12', 'US12345678', 'CA89', 'ZA12'])('%s is from a country without IBANs', (iban) => {
  expect(countryWithoutIbans(iban)).toBe(iban.slice(0, 2));
});

// Morocco, Senegal and Iran have IBANs that are not registered.
it.each(['USBANK', 'US', 'US1', 'USA12', 'XX12', 'MA64', 'SN08', 'IR12'])('%s is not', (text) => {
  expect(countryWithoutIbans(text)).toBeUndefined();
});

it('no country of the registry is one', () => {
  expect(ibanCountries.filter(({ country }) => countryWithoutIbans(`${country}12`))).toEqual([]);
});
