import { describe, expect, it } from 'vitest';
import { readRegistry } from '../../tables/registry.js';
import { ibanCountries } from './countries.ts';
import { isSepaCountry, structureOf } from './faults.ts';

const registry = readRegistry();

describe('the table of countries', () => {
  it('has those of the registry, in their order, with length, structure and example', () => {
    expect(registry).toHaveLength(89);
    expect(ibanCountries.map(({ country, example }) => [country, example])).toEqual(
      registry.map(({ country, example }) => [country, example]),
    );
    for (const [place, { country, structure, length }] of ibanCountries.entries()) {
      const classes = (text = '') => text.replace(/(\d+)!(.)/g, (_, length, type) => type.repeat(length));
      const registered = classes(registry[place]?.structure);
      expect([country, classes(structure), length]).toEqual([country, registered, 4 + registered.length]);
      // Country and check digits come before it.
      expect(structureOf(country)).toBe(`aann${registered}`);
    }
    expect(ibanCountries.find(({ country }) => country === 'DE')).toEqual({
      country: 'DE',
      length: 22,
      structure: '18!n',
      example: 'DE89370400440532013000',
      sepa: true,
    });
    expect(ibanCountries.find(({ country }) => country === 'MT')?.structure).toBe('4!a5!n18!c');
  });

  it('gives no structure for any other code', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const known = codes.filter((code) => structureOf(code) !== undefined);
    expect(known).toEqual(registry.map(({ country }) => country));
    for (const code of ['', 'D', 'de', 'DEU', 'constructor', '__proto__'])
      expect(structureOf(code)).toBeUndefined();
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
