import { describe, expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { namesOtherBank } from './doubt.ts';

describe('the name of a bank', () => {
  it('is that of another bank if the Bankleitzahl begins otherwise', () => {
    expect(namesOtherBank('Sparkasse Köln', '37040044')).toBe(true);
    expect(namesOtherBank('Commerzbank Köln', '37040044')).toBe(false);
    expect(namesOtherBank('Bausparkasse', '37040044')).toBe(false);
    expect(namesOtherBank('Dipl.-Ing. Müller', '37040044')).toBe(false);
  });

  it('is that of nearly every bank which has it', () => {
    const others = [...directory].filter(([blz, { name }]) => namesOtherBank(name, blz));
    expect(others.length / directory.size).toBeLessThan(0.002);
  });
});
