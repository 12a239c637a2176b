import { RULES_MONTH } from '../../content/dates.ts';
import { STATEMENT_DECIDES } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { BankAnatomy } from './bank-anatomy.tsx';
import { type BankRule, NO_IBANS } from './bank-rule.ts';
import { methodSentence, ruleSentence } from './rule-sentences.ts';

/** How the IBANs of a bank are built, by its rule, and how its account numbers are checked. */
export function BankIbans({ bank, rule }: { bank: Bank; rule: BankRule }) {
  const method = methodSentence(bank);
  const hasIbans = rule.number !== NO_IBANS;
  return (
    <section aria-labelledby="iban">
      <h2 id="iban">{hasIbans ? 'So sind die IBANs dieser Bank aufgebaut' : 'IBANs dieser Bank'}</h2>
      {hasIbans && <BankAnatomy blz={rule.blz} kontonummer={rule.kontonummer} />}
      <p>
        {ruleSentence(bank, rule)} <a href="/faq#bank-nennt-andere-iban">Warum es solche Regeln gibt</a>
      </p>
      {method && <p>{method}</p>}
      <p class="hint">
        Stand der Regeln: {RULES_MONTH}. {STATEMENT_DECIDES}
      </p>
    </section>
  );
}
