import { expect, it } from 'vitest';
import { group } from './clean.ts';

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
