import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crush, UNCRUSH } from './crush.js';

/** What embed.js does at its start. */
function uncrush({ crushed, keys }: { crushed: string; keys: string }): string {
  return new Function('text', 'keys', `${UNCRUSH} return text`)(crushed, keys);
}

describe('crush', () => {
  it('brings every text back', () => {
    const words = fc.constantFrom(
      'Bankleitzahl',
      'IBAN',
      ' Ziffern',
      'aaa',
      '\n',
      'ü',
      '„',
      '~',
      '\x01',
      '$&',
      '😀',
    );
    fc.assert(
      fc.property(
        fc.array(words).map((list) => list.join('')),
        (text) => uncrush(crush(text)) === text,
      ),
    );
  });

  it('shortens what repeats, by characters that the text has not', () => {
    const text = 'Die Bankleitzahl fehlt. Die Bankleitzahl ist zu lang. Die Bankleitzahl ist zu kurz.';
    const { crushed, keys } = crush(text);
    expect(crushed.length + keys.length).toBeLessThan(text.length * 0.75);
    for (const key of keys) expect(text).not.toContain(key);
  });
});
