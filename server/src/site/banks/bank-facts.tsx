import { type BankNames, isReplaced } from '../../calculator/functions.ts';
import { RULES_MONTH } from '../../content/dates.ts';
import { NO_BIC, STATEMENT_DECIDES } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { Blz, Fact, Section } from '../frame/pieces.tsx';
import { type BankRule, methodSentence, NO_IBANS, numbersOf, ruleSentence } from './bank-rule.ts';
import { otherNames } from './names.ts';

const TERMS = { directory: 'Laut Bundesbank', known: 'Bekannt als', former: 'Früher' } as const;

/** The codes of a bank, each with a button that copies it, and its other names. */
export function BankFacts({ bank, names }: { bank: Bank; names: BankNames | undefined }) {
  const { blz, bic } = bank;
  const former = names?.former?.join('; ') || null;
  return (
    <dl class="figures">
      <Fact term="Bankleitzahl" class="key">
        <span data-copy="BLZ">
          <Blz blz={blz} />
        </span>
      </Fact>
      <Fact term="BIC">
        {bic ? (
          <span class="key code" data-copy="BIC">
            {bic}
          </span>
        ) : (
          NO_BIC
        )}
      </Fact>
      {isReplaced(bank.name) && (
        <Fact term={TERMS.directory} field="directory">
          {bank.name}
        </Fact>
      )}
      {otherNames(bank, names, former).map(({ kind, name }) => (
        <Fact term={TERMS[kind]} field={kind}>
          {name}
        </Fact>
      ))}
    </dl>
  );
}

/**
 * The four parts of a bank's IBANs side by side, each in its colour and with its name. Letters replace the digits that
 * differ from account to account.
 */
function BankAnatomy({ blz, kontonummer }: BankRule) {
  const parts = [
    ['land', 'DE', 'Land'],
    ['pruef', 'PP', 'Prüfziffern'],
    ['blz', blz, 'Bankleitzahl'],
    ['konto', kontonummer?.padStart(10, '0') ?? 'K'.repeat(10), 'Kontonummer'],
  ] as const;
  return (
    <figure class="anatomy">
      <dl class="parts">
        {parts.map(([part, characters, name]) => (
          <div class="part">
            <dt>{name}</dt>
            <dd class={`code ${part}`}>{characters}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        {kontonummer === null
          ? 'P und K stehen für Ziffern: zwei Prüfziffern und zehn Stellen der Kontonummer, vorn mit Nullen aufgefüllt.'
          : 'P steht für eine Prüfziffer.'}
      </figcaption>
    </figure>
  );
}

/** What the rule of a bank and the check digit of its account numbers mean for its customers. */
export function BankIbans({ bank, rule }: { bank: Bank; rule: BankRule }) {
  const hasIbans = rule.number !== NO_IBANS;
  return (
    <Section
      id="iban"
      class="beside"
      title={hasIbans ? 'So ist Ihre IBAN bei dieser Bank aufgebaut' : 'Ihre IBAN bei dieser Bank'}
    >
      {hasIbans && <BankAnatomy {...rule} />}
      <p>{ruleSentence(bank, rule)}</p>
      {hasIbans && <p>{methodSentence(bank)}</p>}
      <details>
        <summary>Kennzahlen der Bundesbank</summary>
        <dl class="numbers">
          {numbersOf(bank, rule).map(([id, term, number]) => (
            <Fact term={<a href={`/glossar#${id}`}>{term}</a>} class="code">
              {number}
            </Fact>
          ))}
        </dl>
        <p>
          <a href="/faq#bank-nennt-andere-iban">Warum es solche Regeln gibt</a>
        </p>
      </details>
      <p class="hint">
        Stand der Regeln: {RULES_MONTH}. {STATEMENT_DECIDES}
      </p>
    </Section>
  );
}
