import { NO_BIC } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { Blz } from '../grouped.tsx';

/** What the directory has of a bank. */
export function BankFacts({ bank: { blz, name, city, bic } }: { bank: Bank }) {
  return (
    <dl class="figures">
      <div>
        <dt>Bankleitzahl</dt>
        <dd class="key">
          <Blz blz={blz} />
        </dd>
      </div>
      <div>
        <dt>BIC</dt>
        <dd>{bic ? <span class="key code">{bic}</span> : NO_BIC}</dd>
      </div>
      <div>
        <dt>Name</dt>
        <dd data-field="name">{name}</dd>
      </div>
      <div>
        <dt>Ort</dt>
        <dd data-field="city">{city}</dd>
      </div>
    </dl>
  );
}
