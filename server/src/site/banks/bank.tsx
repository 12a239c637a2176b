import { GERMAN_FORMER } from '../../calculator/former-banks.ts';
import { type BankNames, groupedBlz, isReplaced } from '../../calculator/functions.ts';
import type { Bank } from '../../directory/bank.ts';
import { calculatorScripts } from '../frame/calculator-scripts.ts';
import type { Page } from '../frame/page.ts';
import { Blz, Intro, LinkList, Section } from '../frame/pieces.tsx';
import { Validity } from '../frame/validity.tsx';
import { AccountField } from './account-field.tsx';
import { Breadcrumb, OtherBlzsSection } from './bank-codes.tsx';
import { BankFacts, BankIbans } from './bank-facts.tsx';
import { type BankRule, NO_IBANS } from './bank-rule.ts';
import { nameWithCity, searchAddress, withHeadline } from './names.ts';
import { BankSearchForm } from './search-form.tsx';

/** Says that a bank's BLZ will be deleted, and which BLZ replaces it. */
function DeletionNotice({ bank, successor }: Pick<Subject, 'bank' | 'successor'>) {
  return (
    <p class="notice">
      Die Bundesbank hat angekündigt, dass diese Bankleitzahl gelöscht wird.{' '}
      {bank.successor === null ? (
        'Eine Nachfolgerin ist nicht genannt. Fragen Sie die Bank nach Ihrer neuen IBAN.'
      ) : (
        <>
          An ihre Stelle tritt die BLZ <Blz blz={bank.successor} />
          {successor && (
            <>
              {' '}
              (<a href={`/banken/${successor.blz}`}>{nameWithCity(successor)}</a>)
            </>
          )}
          .
        </>
      )}
    </p>
  );
}

/** A link to the banks of the same city, and the search. */
function MoreBanks({ bank: { city } }: { bank: Bank }) {
  const text = (
    <span>
      Banken in <span data-field="city">{city}</span>
    </span>
  );
  return (
    <Section id="weitere" title="Andere Banken" class="beside">
      <LinkList links={[{ href: searchAddress(city), text }]} />
      <BankSearchForm />
    </Section>
  );
}

interface Subject {
  readonly bank: Bank;
  readonly rule: BankRule;
  /** The names by which people know the bank; undefined if it has only the one in the directory. */
  readonly names?: BankNames | undefined;
  /** The bank that replaces this one; undefined if there is none or the directory does not have it. */
  readonly successor: Bank | undefined;
}

/** The page of one bank, `/banken/37040044`. */
export function bankPage({ bank, rule, names, successor }: Subject): Page {
  const { blz, bic } = bank;
  const name = nameWithCity(withHeadline(bank, names));
  const path = `/banken/${blz}`;
  return {
    path,
    name,
    title: `${name}: BLZ\u00a0${groupedBlz(blz)}`,
    description: `${name}: Bankleitzahl\u00a0${blz}, ${bic ? `BIC ${bic}` : 'ohne BIC'}, Aufbau der IBAN.`,
    ...(rule.number === NO_IBANS ? {} : { loads: { scripts: [...calculatorScripts('de'), 'bank.js'] } }),
    Content: (visit) => (
      <>
        <Breadcrumb base={visit.publicUrl ?? ''} name={name} path={path} />
        <Intro title={name} />
        {isReplaced(bank.name) && <p class="notice">{GERMAN_FORMER.replaced}</p>}
        {bank.deletion && <DeletionNotice bank={bank} successor={successor} />}
        <BankFacts bank={bank} names={names} />
        <p class="hint">
          <Validity visit={visit} />
        </p>
        {rule.number === NO_IBANS ? (
          <p class="notice">Diese Bank nennt IBANs nur selbst.</p>
        ) : (
          <AccountField bank={bank} name={withHeadline(bank, names).name} />
        )}
        <BankIbans bank={bank} rule={rule} />
        <OtherBlzsSection bank={bank} all={visit.directory.recordsOf(bank)} />
        <MoreBanks bank={bank} />
      </>
    ),
  };
}

/** Answers `/banken/…` with a BLZ that no bank has. */
export const unknownBankPage: Page = {
  path: '/banken/404',
  name: 'Unbekannte Bankleitzahl',
  title: 'Keine Bank mit dieser Bankleitzahl',
  description: 'Diese Bankleitzahl steht nicht im Verzeichnis der Deutschen Bundesbank.',
  status: 404,
  Content: (visit) => (
    <>
      <Intro title="Keine Bank mit dieser Bankleitzahl">
        <p>
          Diese Bankleitzahl steht nicht im Verzeichnis der Bundesbank. Vielleicht wurde sie gelöscht, oder
          sie enthält einen Tippfehler.
        </p>
        <p>
          <Validity visit={visit} />
        </p>
      </Intro>
      <BankSearchForm />
    </>
  ),
};
