import { RULES_MONTH } from '../../content/dates.ts';
import { STATEMENT_DECIDES } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { BankAnatomy } from './bank-anatomy.tsx';
import { type BankRule, NO_IBANS } from './bank-rule.ts';
import { methodSentence, numbersOf, ruleSentence } from './rule-sentences.ts';

/** What the rule of a bank and the check digit of its account numbers mean for somebody with an account there. */
export function BankIbans({ bank, rule }: { bank: Bank; rule: BankRule }) {
  const hasIbans = rule.number !== NO_IBANS;
  return (
    <section aria-labelledby="iban">
      <h2 id="iban">
        {hasIbans ? 'So ist Ihre IBAN bei dieser Bank aufgebaut' : 'Ihre IBAN bei dieser Bank'}
      </h2>
      {hasIbans && <BankAnatomy blz={rule.blz} kontonummer={rule.kontonummer} />}
      <p>{ruleSentence(bank, rule)}</p>
      <p>{methodSentence(bank)}</p>
      <details>
        <summary>Nummern der Deutschen Bundesbank</summary>
        <dl class="numbers">
          {numbersOf(bank, rule).map(([what, number]) => (
            <div>
              <dt>{what}</dt>
              <dd class="code">{number}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="/faq#bank-nennt-andere-iban">Warum es solche Regeln gibt</a>
        </p>
      </details>
      <p class="hint">
        Stand der Regeln: {RULES_MONTH}. {STATEMENT_DECIDES}
      </p>
    </section>
  );
}
