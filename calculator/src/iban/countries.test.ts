import { describe, expect, it } from 'vitest';
import { ibanCountries } from './countries.ts';
import { examples } from './examples.ts';
import { isSepaCountry } from './faults.ts';
import { registry } from './registry.ts';

describe('the table of countries', () => {
  it('has those of the registry, in their order, with length, structure and example', () => {
    expect(ibanCountries.map(({ country }) => country)).toEqual(Object.keys(registry));
    expect(ibanCountries.map(({ example, length }) => [example, length])).toEqual(examples);
    for (const { country, structure } of ibanCountries) {
      const classes = (text = '') => text.replace(/(\d+)!(.)/g, (_, length, type) => type.repeat(length));
      expect([country, classes(structure)]).toEqual([country, classes(registry[country])]);
    }
    expect(ibanCountries.find(({ country }) => country === 'DE')).toEqual({
      country: 'DE',
      length: 22,
      structure: '18!n',
      example: 'DE89370400440532013000',
      sepa: true,
    });
  });

  it('marks the SEPA countries', () => {
    expect(ibanCountries.filter(({ sepa }) => sepa)).toHaveLength(42);
    for (const { country, sepa } of ibanCountries)
      expect([country, isSepaCountry(country)]).toEqual([country, sepa]);
  });
});

describe('isSepaCountry', () => {
  it.each(['DE', 'de', 'CH', 'GB', 'RS'])('knows %s', (country) => expect(isSepaCountry(country)).toBe(true));
  it.each(['US', 'TR', 'XX', '', 'D', 'DEU', 'DE AT', 'constructor', null, undefined, 1, {}, Symbol('DE')])(
    'does not accept %s',
    (country) => expect(isSepaCountry(country as string)).toBe(false),
  );
});
