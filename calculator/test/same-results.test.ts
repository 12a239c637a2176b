import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../../test/count.ts';
import { releasedScript } from '../release.js';
import { packedBanks } from '../src/banks/packed-banks.ts';
import { examples } from '../src/iban/packed-examples.ts';
import { cases } from './cases.ts';
import { type Calculator, embedded, expectSame, run } from './embedded.ts';
import { anyCharacter } from './random.ts';

// Results stay the same from version to version. Version 0.1.0 was another program, not an earlier state of this one.
const releases = fileURLToPath(new URL('../releases', import.meta.url));
const before = run(releasedScript(releases, 'embed-0.1.0.js').toString());
const now = embedded(new URL('../dist/embed.js', import.meta.url));

const STRAYS = [...'0159AOZaoz -.!:ßÄ１٠\0', '\u00a0', '\u200b', '😀', 'IBAN'];
const RUNS = count({ usual: 2000, long: 40_000 });

/** An IBAN with typing errors: each character left out, doubled, swapped with the next, replaced by others. */
function withTypingErrors(iban: string): string[] {
  return Array.from(iban).flatMap((character, place) => {
    const [head, tail] = [iban.slice(0, place), iban.slice(place + 1)];
    const swapped = head + tail.slice(0, 1) + character + tail.slice(1);
    return [
      head + tail,
      head + character + character + tail,
      swapped,
      ...STRAYS.map((stray) => head + stray + tail),
    ];
  });
}

/** The parts of a result that stay the same. The sentences may change, their number may not. */
function checked({ validate }: Calculator, iban: string) {
  const { valid, country, formatted, reasons } = validate(iban);
  // Version 0.1.0 counted code units, so it could split an emoji with a space.
  return {
    valid,
    country,
    formatted: /[\ud800-\udfff]/.test(formatted) ? null : formatted,
    reasons: reasons.length,
  };
}

/** The banks that were on the short list then, and are still under the same name: Santander is Openbank now. */
const kept = packedBanks
  .map(([blz]) => blz)
  .filter((blz) => 'bic' in before.lookupBic(blz) && blz !== '31010833');

function built({ buildIban }: Calculator, blz: string, kontonummer: string) {
  const result = buildIban(blz, kontonummer);
  if (result.iban === undefined) return { error: true };
  // The short list has changed since. Banks that were added or removed are left out here.
  return kept.includes(result.iban.slice(4, 12)) ? result : { ...result, bank: null };
}

describe('results are those of version 0.1.0', () => {
  it('for every case, and for every example of the registry, even with typing errors', () => {
    const texts = examples.flatMap((iban) => [iban, iban.replace(/.{4}/g, '$& '), ...withTypingErrors(iban)]);
    texts.push(...cases.flatMap(({ input }) => input));
    expect(texts.length).toBeGreaterThan(45_000);
    for (const text of texts) expectSame(checked(now, text), checked(before, text), text);
  });

  it('for random texts', () => {
    const character = fc.constantFrom(...'ABDEGINXZabdeinx0123456789 -/.:ßÖ😀\u00a0');
    const text = fc.oneof(
      fc.string({ unit: character, maxLength: 40 }),
      fc.string({ unit: anyCharacter, maxLength: 12 }),
      fc
        .constantFrom(...examples)
        .chain((iban) => fc.string({ unit: character, maxLength: 4 }).map((end) => iban + end)),
      fc.anything() as fc.Arbitrary<string>,
    );
    fc.assert(
      fc.property(text, (value) => {
        expectSame(checked(now, value), checked(before, value));
      }),
      { numRuns: RUNS },
    );
  });

  it('for random accounts, right and wrong', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 });
    const number = fc.oneof(
      digits,
      fc.integer({ min: 10_000_000, max: 89_999_999 }).map(String),
      fc.string({ unit: fc.constantFrom(...'0123456789 O-DE'), maxLength: 14 }),
      fc.constantFrom(...examples, ...kept),
      fc.anything() as fc.Arbitrary<string>,
    );
    let right = 0;
    fc.assert(
      fc.property(number, number, (blz, kontonummer) => {
        const result = built(now, blz, kontonummer);
        expectSame(result, built(before, blz, kontonummer));
        if ('iban' in result) right += 1;
      }),
      { numRuns: RUNS, examples: [['37050198', '1']] },
    );
    expect(right).toBeGreaterThan(RUNS / 20);
  });

  it('for the banks that the short list still has', () => {
    expect(kept).toContain('37040044');
    for (const blz of kept) expect(now.lookupBic(blz)).toEqual(before.lookupBic(blz));
  });
});
