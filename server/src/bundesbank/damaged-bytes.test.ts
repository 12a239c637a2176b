import fc from 'fast-check';
import { expect, it } from 'vitest';
import { records, txt } from '../../test/bank-file.ts';
import { readBankFile } from './contents.ts';
import { RefusedError } from './refused-error.ts';

const RUNS = 1000;

it('a damaged file is read as well-formed records or refused with a sentence that is fit to print', () => {
  let readable = 0;
  const original = txt(records().slice(0, 30));
  const change = fc.record({ at: fc.nat(original.length - 1), byte: fc.nat(255), cut: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      let bytes = Buffer.from(original);
      for (const { at, byte, cut } of changes) {
        if (cut && byte < 8) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + byte)]);
        else if (at < bytes.length) bytes[at] = byte;
      }
      try {
        const file = readBankFile(bytes);
        readable += 1;
        expect(file.faults).toEqual([]);
        for (const { blz, merkmal, name } of file.records) {
          expect(`${blz}${merkmal}`).toMatch(/^[1-8][0-9]{7}[12]$/);
          expect(name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(RefusedError);
        expect((error as RefusedError).message).toMatch(/^(This is|The file)[^\p{Cc}]*\.$/u);
      }
    }),
    { numRuns: RUNS },
  );
  // Guards against a test that only ever sees refusals.
  expect(readable).toBeGreaterThan(RUNS / 10);
});
