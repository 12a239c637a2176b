import { german } from '../../content/german.ts';
import { REGION_CODES } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { codesAddress } from './codes-address.ts';
import { OtherBlzs } from './other-blzs.tsx';
import { MAX_OTHERS } from './others-sentence.ts';

interface Props {
  readonly bank: Bank;
  /** All records of the bank, the most usual one first. */
  readonly all: readonly Bank[];
}

/** The other BLZs of a bank. A large bank has one for each region: then they stand on a page of their own. */
export function AllBlzs({ bank, all }: Props) {
  const [first = bank] = all;
  const others = all.length - 1;
  if (others === 0) return null;
  return (
    <section aria-labelledby="bankleitzahlen">
      <h2 id="bankleitzahlen">Weitere Bankleitzahlen dieser Bank</h2>
      {others <= MAX_OTHERS ? (
        <OtherBlzs banks={all.filter(({ blz }) => blz !== bank.blz)} />
      ) : (
        <p>
          {REGION_CODES}{' '}
          <a href={codesAddress(first.blz)}>Alle {german.number(all.length)}&nbsp;Bankleitzahlen</a>
        </p>
      )}
    </section>
  );
}
