import { describe, expect, it } from 'vitest';
import { afterDeletion, regroup, type Shown, typedIban } from './input.ts';

/** `|` is the caret. */
function read(text: string): Shown {
  const caret = text.indexOf('|');
  return { text: text.replace('|', ''), caret };
}
const write = ({ text, caret }: Shown) => `${text.slice(0, caret)}|${text.slice(caret)}`;

const WHOLE = 'DE89 3704 0044 0532 0130 00';

describe('regroup', () => {
  it.each([
    ['d8|', 'D8|'],
    ['de8|', 'DE8|'],
    ['DE893|', 'DE89 3|'],
    ['DE89|', 'DE89|'],
    ['DE89 |', 'DE89|'],
    ['DE89 3704 1|0044', 'DE89 3704 1|004 4'],
    ['DE89 37041| 0044', 'DE89 3704 1|004 4'],
    ['DE891| 3704', 'DE89 1|370 4'],
    ['|DE893704', '|DE89 3704'],
    ['IBAN: de89 3704|', 'DE89 3704|'],
    // A mask stays: the digits that it hides are not closed up.
    ['IBAN: DE89 3704 **** **** **30 00|', 'DE89 3704 **** **** **30 00|'],
    ['DE89-3704-0044|', 'DE89 3704 0044|'],
    ['DEO93|', 'DEO9 3|'],
    ['DE89 ß704|0', 'DE89 ß704| 0'],
    [`${WHOLE} |`, `${WHOLE}|`],
    // Too long, but not after a valid IBAN
    ['DE88 3704 0044 0532 0130 00M|', 'DE88 3704 0044 0532 0130 00M|'],
  ])('writes “%s” as “%s”', (text, expected) => expect(write(regroup(read(text)))).toBe(expected));

  it.each([
    '|',
    'd|',
    'Kt|',
    '|37040044 532013000',
    'Kto 532013000 BLZ 370|40044',
    'BLZ 370|',
    'Konto|',
    '12|',
    'iban|',
    `${WHOLE}, DE02 1203 0000 0000 2020 51|`,
    `${WHOLE} M|ax`,
    `${WHOLE}DE02|`,
    `${WHOLE}0000|`,
  ])('leaves “%s” as it is', (text) => expect(regroup(read(text))).toEqual(read(text)));

  it('leaves a text that is far too long', () => {
    const text = `DE${'1'.repeat(2000)}`;
    expect(regroup({ text, caret: 5 })).toEqual({ text, caret: 5 });
  });
});

describe('afterDeletion', () => {
  it.each([
    // Backspace after the separator, and delete before it.
    ['DE89 3704', 'DE89|3704', false, 'DE8|3 704'],
    ['DE89 3704', 'DE89|3704', true, 'DE89| 704'],
    ['DE89 3704', 'DE89 370|', false, 'DE89 370|'],
    ['DE89 3', 'DE89 |', false, 'DE89|'],
    ['DE89 3704 0044', 'DE89 |0044', false, 'DE89| 0044'],
    ['370 400 44', '370|400 44', false, '370|400 44'],
    // No group follows this separator.
    [`${WHOLE} `, `${WHOLE}|`, false, `${WHOLE}|`],
  ])('from “%s” to “%s” (forward: %s) shows “%s”', (before, shown, isForward, expected) =>
    expect(write(afterDeletion(before, read(shown), isForward))).toBe(expected),
  );
});

it.each([
  ['DE89 3704', 'DE893704'],
  ['de8', 'DE8'],
  // Whether it is a word shows only now.
  ['Kt', undefined],
  ['37040044 532013000', undefined],
  ['Kto. 1', undefined],
  ['', undefined],
])('typedIban reads “%s” as %s', (text, iban) => expect(typedIban(text)).toBe(iban));
