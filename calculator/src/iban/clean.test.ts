import { describe, expect, it } from 'vitest';
import { clean, group } from './clean.ts';

describe('clean', () => {
  it.each([
    ['de89 3704-0044', 'DE8937040044'],
    ['DE89.3704/0044_0532', 'DE89370400440532'],
    ['DE89\u00A03704\u200B0044\u00AD0532\u2013013', 'DE89370400440532013'],
    ['DE89\t3704\r\n0044', 'DE8937040044'],
    ['Straße', 'STRAßE'],
    ['', ''],
  ])('turns %j into %j', (text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  it('reads texts of 999 characters, and no longer ones', () => {
    expect(clean('1'.repeat(999))).toBe('1'.repeat(999));
    expect(clean('1'.repeat(1000))).toBe('');
  });

  it.each([undefined, null, 12, {}, ['DE89']])('gives nothing for a non-string: %j', (input) => {
    expect(clean(input)).toBe('');
  });
});

it.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['DE8937040044', 'DE89 3704 0044'],
  ['DE89', 'DE89'],
  ['', ''],
  ['äöüßäöüß', 'äöüß äöüß'],
  ['😀😀😀😀', '😀😀😀😀'],
  ['😀😀😀😀😀', '😀😀😀😀 😀'],
])('group writes “%s” as “%s”', (text, grouped) => {
  expect(group(text)).toBe(grouped);
});
