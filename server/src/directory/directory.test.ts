import { describe, expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { Directory } from './directory.ts';

const cologne = {
  blz: '37040044',
  name: 'Commerzbank',
  city: 'Köln',
  bic: 'COBADEFFXXX',
  checkMethod: '09',
  deletion: false,
  successor: null,
};

describe('Directory', () => {
  it('answers with the record, its source and umlauts as themselves', () => {
    const answer = new Directory([cologne]).answer('37040044');
    expect(answer?.body.toString('utf8')).toBe(
      '{"blz":"37040044","name":"Commerzbank","city":"Köln","bic":"COBADEFFXXX","source":"bundesbank"}',
    );
  });

  it('knows nothing of other codes, nor of the names that every object has', () => {
    const directory = new Directory([cologne]);
    for (const blz of ['37040045', 'constructor', '__proto__', ''])
      expect(directory.answer(blz)).toBeUndefined();
  });

  it('changes the ETag of a bank exactly when the bank changes', () => {
    const etag = (bank: typeof cologne) => new Directory([bank]).answer(bank.blz)?.etag;
    expect(etag(cologne)).toMatch(/^"[\w-]{22}"$/);
    expect(etag({ ...cologne })).toBe(etag(cologne));
    expect(etag({ ...cologne, bic: 'COBADEFF370' })).not.toBe(etag(cologne));
  });

  it('holds all banks of the snapshot', () => {
    const directory = new Directory(snapshot.banks);
    expect(directory.size).toBe(3503);
    for (const { blz } of snapshot.banks) expect(directory.answer(blz)).toBeDefined();
  });
});
