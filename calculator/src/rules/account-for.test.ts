import { describe, expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { readTsv } from '../../test/tsv.ts';
import type { Refusal, RuledAccount } from './account.ts';
import { accountFor } from './account-for.ts';
import { bankFacts } from './bank-tables.ts';

/** ISO 7064, with numbers of any length. */
const ibanOf = ({ blz, kontonummer }: RuledAccount) =>
  `DE${String(98n - (BigInt(`${blz}${kontonummer}131400`) % 97n)).padStart(2, '0')}${blz}${kontonummer}`;

function ruled(blz: string, kontonummer: string): RuledAccount {
  const result = accountFor(blz, kontonummer, bankFacts(blz));
  if ('code' in result) throw new Error(`${blz} ${kontonummer}: refused, ${result.code}`);
  return result;
}

function refused(blz: string, kontonummer: string): Refusal {
  const result = accountFor(blz, kontonummer, bankFacts(blz));
  if ('blz' in result) throw new Error(`${blz} ${kontonummer}: not refused, ${result.kontonummer}`);
  return result;
}

const examples = readTsv(new URL('../../test/rule-examples.tsv', import.meta.url));
/** Rule 49, version 0. Banks have version 1, of which nobody knows whether this still holds. */
const isOfRule4900 = ([, , , , , rule]: string[]) => rule === '0049';

describe('the examples of the Bundesbank', () => {
  it('are all there', () => {
    expect(examples).toHaveLength(406);
    expect(examples.filter(isOfRule4900)).toHaveLength(5);
  });

  it.each(examples.filter((row) => !isOfRule4900(row)))(
    '%s %s: %s',
    (blz = '', account = '', iban, target, bic) => {
      if (iban === 'none') {
        refused(blz, account);
        return;
      }
      const result = ruled(blz, account);
      expect(ibanOf(result)).toBe(iban);
      expect(result.blz).toBe(target);
      if (bic) expect(result.bic ?? directory.get(result.blz)?.bic).toBe(bic);
    },
  );

  it.each(examples.filter(isOfRule4900))('%s %s of rule 49.00 is unclear', (blz = '', account = '') => {
    expect(refused(blz, account)).toEqual({ code: 'unclear', rule: { number: 49, version: 1 } });
  });
});
