import { NO_BIC } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { Blz } from '../grouped.tsx';
import { cityBesideName } from './name-with-city.ts';

interface Props {
  readonly bank: Pick<Bank, 'blz' | 'name' | 'city' | 'bic'>;
  /** The name by which people know the bank; null if that is its name. */
  readonly known: string | null;
  /** The former name by which the bank was found; null if that is none. */
  readonly former: string | null;
}

/** One bank that was found: its name, city, BLZ and BIC. */
export function BankHit({ bank, known, former }: Props) {
  const { blz, name, bic } = bank;
  return (
    <>
      <p>
        <a class="bank" href={`/banken/${blz}`} data-field="name">
          {name}
        </a>{' '}
        <span data-field="city">{cityBesideName(bank)}</span>
        {known !== null && (
          <span class="known">
            auch <span data-field="known">{known}</span>
          </span>
        )}
        {former !== null && (
          <span class="known">
            früher <span data-field="former">{former}</span>
          </span>
        )}
      </p>
      <dl>
        <div>
          <dt>BLZ</dt>
          <dd>
            <Blz blz={blz} />
          </dd>
        </div>
        <div>
          <dt>BIC</dt>
          <dd>{bic ? <span class="code">{bic}</span> : NO_BIC}</dd>
        </div>
      </dl>
    </>
  );
}
