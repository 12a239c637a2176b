import { describe, expect, it } from 'vitest';
import { examples } from '../test/examples.ts';
import { registry } from './registry.ts';
import { structures } from './structures.ts';

const CLASS = { n: '1', a: '3', c: '0' };

describe('the registry', () => {
  it('has 89 countries, each with the length of its example', () => {
    expect(Object.keys(registry)).toHaveLength(89);
    expect(examples.map(([iban]) => iban.slice(0, 2))).toEqual(Object.keys(registry));
    for (const [iban, length] of examples) {
      expect(iban).toHaveLength(length);
      expect(structures[iban.slice(0, 2)]).toHaveLength(length);
    }
  });

  it('comes back from packing with each class at each place', () => {
    for (const [country, structure] of Object.entries(registry)) {
      const classes = structure.replace(/(\d+)!(.)/g, (_, length, type: keyof typeof CLASS) =>
        CLASS[type].repeat(Number(length)),
      );
      expect(`${country} ${structures[country]}`).toBe(`${country} 3311${classes}`);
    }
    expect(Object.values(structures).filter((classes) => /^3311/.test(classes))).toHaveLength(89);
  });
});
