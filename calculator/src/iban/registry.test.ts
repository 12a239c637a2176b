import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { structureOf } from './faults.ts';
import { registry } from './registry.ts';

describe('the registry', () => {
  it('has 89 countries, each with the length of its example', () => {
    expect(Object.keys(registry)).toHaveLength(89);
    expect(examples.map(([iban]) => iban.slice(0, 2))).toEqual(Object.keys(registry));
    for (const [iban, length] of examples) {
      expect(iban).toHaveLength(length);
      expect(structureOf(iban.slice(0, 2))).toHaveLength(length);
    }
  });

  it('has the same class at each place after packing and unpacking', () => {
    for (const [country, structure] of Object.entries(registry)) {
      const classes = structure.replace(/(\d+)!(.)/g, (_, length, type) => type.repeat(length));
      expect(`${country} ${structureOf(country)}`).toBe(`${country} aann${classes}`);
    }
  });

  it('has no other country', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const known = codes.filter((code) => structureOf(code) !== undefined);
    expect(known).toEqual(Object.keys(registry));
    for (const code of ['', 'D', 'de', 'DEU', 'constructor', '__proto__'])
      expect(structureOf(code)).toBeUndefined();
  });
});
