import { describe, expect, it } from 'vitest';
import { cleanBlz } from './blz.ts';

const separated = [
  ['nothing', '37040044'],
  ['spaces', ' 370 400 44 '],
  ['tab and line ends', '370\t400\r\n44'],
  ['no-break space U+00A0', '370\u00A0400\u00A044'],
  ['narrow no-break space U+202F', '370\u202F400\u202F44'],
  ['ideographic space U+3000', '370\u3000400\u300044'],
  ['next line U+0085', '370\u008540044'],
  ['line separator U+2028', '370\u202840044'],
  ['zero-width space U+200B', '370\u200B40044'],
  ['zero-width non-joiner U+200C', '370\u200C40044'],
  ['zero-width joiner U+200D', '370\u200D40044'],
  ['word joiner U+2060', '370\u206040044'],
  ['byte order mark U+FEFF', '\uFEFF37040044'],
  ['soft hyphen U+00AD', '370\u00AD40044'],
  ['hyphen', '370-400-44'],
  ['non-breaking hyphen U+2011', '370\u201140044'],
  ['en dash', '370–400–44'],
  ['em dash', '370—400—44'],
  ['full-width hyphen U+FF0D', '370\uFF0D40044'],
  ['dots', '370.400.44'],
  ['slashes', '370/400/44'],
  ['underscores', '370_400_44'],
] as const;

const refused = [
  ['empty', ''],
  ['only separators', ' -./_ '],
  ['7 digits', '3704004'],
  ['9 digits', '370400440'],
  ['letter', '3704004A'],
  ['full-width digits', '３７０４００４４'],
  ['Arabic digits', '٣٧٠٤٠٠٤٤'],
  ['superscript digit', '3704004²'],
  ['NUL', '3704\u00000044'],
  ['minus sign U+2212, which is not a dash', '370\u221240044'],
  ['plus', '370+400+44'],
  ['comma', '370,400,44'],
  ['colon', '370:400:44'],
  ['backslash', '370\\40044'],
  ['emoji', '370🏦40044'],
  ['combining mark', '37040044\u0301'],
  ['lone surrogate', '37040044\uD800'],
  ['Mongolian vowel separator U+180E, no white space since Unicode 6.3', '370\u180E40044'],
  ['a million digits', '1'.repeat(1_000_000)],
] as const;

describe('cleanBlz', () => {
  it.each(separated)('takes out %s', (_, typed) => {
    expect(cleanBlz(typed)).toBe('37040044');
  });

  it.each(refused)('refuses %s', (_, typed) => {
    expect(cleanBlz(typed)).toBeNull();
  });
});
