import type { BankNames } from '../../calculator/search.ts';
import { NO_BIC } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { Blz } from '../grouped.tsx';
import { knownAs } from './known-as.ts';

interface Props {
  readonly bank: Bank;
  readonly names: BankNames | undefined;
}

/** The codes of a bank, each with a button that copies it, and its other names. */
export function BankFacts({ bank: { blz, name, bic }, names }: Props) {
  const known = knownAs(name, names);
  const former = names?.former ?? [];
  return (
    <dl class="figures">
      <div>
        <dt>Bankleitzahl</dt>
        <dd class="key">
          <span data-copy="BLZ">
            <Blz blz={blz} />
          </span>
        </dd>
      </div>
      <div>
        <dt>BIC</dt>
        <dd>
          {bic ? (
            <span class="key code" data-copy="BIC">
              {bic}
            </span>
          ) : (
            NO_BIC
          )}
        </dd>
      </div>
      {known !== null && (
        <div>
          <dt>Bekannt als</dt>
          <dd data-field="known">{known}</dd>
        </div>
      )}
      {former.length > 0 && (
        <div>
          <dt>Früher</dt>
          <dd data-field="former">{former.join('; ')}</dd>
        </div>
      )}
    </dl>
  );
}
