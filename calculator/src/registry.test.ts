import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examples } from '../test/examples.ts';
import { registry } from './registry.ts';
import { structures } from './structures.ts';

const CLASS = { n: '1', a: '0', c: '3' };

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
      expect(`${country} ${structures[country]}`).toBe(`${country} 0011${classes}`);
    }
    expect(Object.values(structures).filter((classes) => /^0011/.test(classes))).toHaveLength(89);
  });

  // The original is not part of the project; where it lies beside the checkout, ours must say the same.
  const original = new URL('../../../shared/data/iban/swift_iban_registry_202606.r102.json', import.meta.url);
  if (existsSync(original))
    it('says what the original says', () => {
      const entries: Record<string, { bban: string; ex: string; len: number }> = JSON.parse(
        readFileSync(original, 'utf8'),
      );
      expect(registry).toEqual(
        Object.fromEntries(Object.entries(entries).map(([country, { bban }]) => [country, bban])),
      );
      expect(examples).toEqual(Object.values(entries).map(({ ex, len }) => [ex, len]));
    });
});
