import { describe, expect, it } from 'vitest';
import { readRegistry } from '../../tables/registry.js';
import { structureOf } from './faults.ts';
import { examples } from './packed-examples.ts';

const registry = readRegistry();

describe('the registry', () => {
  it('has 89 countries, each with a structure as long as its example', () => {
    expect(registry).toHaveLength(89);
    expect(examples.map((iban) => iban.slice(0, 2))).toEqual(registry.map(({ country }) => country));
    for (const iban of examples) expect(structureOf(iban.slice(0, 2))).toHaveLength(iban.length);
  });

  it('has the same class at each place after packing and unpacking', () => {
    for (const { country, structure } of registry) {
      const classes = structure.replace(/(\d+)!(.)/g, (_, length, type) => type.repeat(length));
      expect(`${country} ${structureOf(country)}`).toBe(`${country} aann${classes}`);
    }
  });

  it('gives no structure for any other code', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const known = codes.filter((code) => structureOf(code) !== undefined);
    expect(known).toEqual(registry.map(({ country }) => country));
    for (const code of ['', 'D', 'de', 'DEU', 'constructor', '__proto__'])
      expect(structureOf(code)).toBeUndefined();
  });
});
