import type { BankNames } from '../../calculator/functions.ts';
import { RULES_MONTH } from '../../content/dates.ts';
import { NO_BIC, STATEMENT_DECIDES } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { Blz, IbanParts } from '../frame/grouped.tsx';
import { type BankRule, NO_IBANS } from './bank-rule.ts';
import { knownAs, nameInDirectory } from './names.ts';
import { methodSentence, numbersOf, ruleSentence } from './rule-sentences.ts';

interface FactsProps {
  readonly bank: Bank;
  readonly names: BankNames | undefined;
}

/** The codes of a bank, each with a button that copies it, and its other names. */
export function BankFacts({ bank, names }: FactsProps) {
  const { blz, name, bic } = bank;
  const inDirectory = nameInDirectory(bank, names);
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
      {inDirectory !== null && (
        <div>
          <dt>Im Verzeichnis</dt>
          <dd data-field="directory">{inDirectory}</dd>
        </div>
      )}
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

interface AnatomyProps {
  readonly blz: string;
  /** The account number of all the bank's IBANs; null if each account has its own. */
  readonly kontonummer: string | null;
}

/** The parts of a bank's IBANs. Letters stand for the digits that differ from account to account. */
function BankAnatomy({ blz, kontonummer }: AnatomyProps) {
  return (
    <figure class="anatomy">
      <IbanParts checkDigits="PP" blz={blz} kontonummer={kontonummer?.padStart(10, '0') ?? 'K'.repeat(10)} />
      <figcaption>
        {kontonummer === null
          ? 'P und K stehen für Ziffern: zwei Prüfziffern und zehn Stellen der Kontonummer, vorn mit Nullen aufgefüllt.'
          : 'P steht für eine Prüfziffer.'}
      </figcaption>
    </figure>
  );
}

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
