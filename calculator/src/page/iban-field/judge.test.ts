import { describe, expect, it } from 'vitest';
import { examples } from '../../iban/packed-examples.ts';
import { explainIban, lookupBic } from '../../package/index.ts';
import { explainAlone } from './judge.ts';

describe('explainAlone', () => {
  const wrong = ['', 'DE', 'XX12', 'DE89 3704 0044', 'DE8937O400440532013000', 'DE88370400440532013000'];
  it.each([...examples, 'de89 3704 0044 0532 0130 00', ...wrong])(
    'answers for “%s” like explainIban',
    (text) => {
      expect(explainAlone(text, lookupBic)).toEqual(explainIban(text));
    },
  );
});
