import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOf } from './read-state.ts';

const BANK = {
  blz: '25050299',
  name: 'Sparkasse Hannover -alt-',
  city: 'Hannover',
  bic: null,
  checkMethod: 'A3',
  deletion: true,
  successor: '25050180',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

// A digest computed in another way would make every stored edition look damaged: it needs a new TABLES_VERSION.
describe('the digest of banks', () => {
  it('is that of existing databases', () => {
    const row = '["25050299","Sparkasse Hannover -alt-","Hannover",null,"A3",true,"25050180"]';
    expect(digestOf([BANK])).toBe(sha256(row));
    const [first, second] = [BANK, { ...BANK, blz: '10000000', deletion: false, successor: null }];
    const other = '["10000000","Sparkasse Hannover -alt-","Hannover",null,"A3",false,null]';
    expect(digestOf([first, second])).toBe(sha256(`${other}\n${row}`));
  });
});
