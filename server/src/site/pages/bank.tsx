import { groupedBlz } from '../../calculator/numbers.ts';
import type { Bank } from '../../directory/bank.ts';
import { AllBlzs } from '../banks/all-blzs.tsx';
import { BankFacts } from '../banks/bank-facts.tsx';
import { BankIbans } from '../banks/bank-ibans.tsx';
import { type BankRule, NO_IBANS } from '../banks/bank-rule.ts';
import { Breadcrumb } from '../banks/breadcrumb.tsx';
import { DeletionNotice } from '../banks/deletion-notice.tsx';
import { MoreBanks } from '../banks/more-banks.tsx';
import { nameWithCity } from '../banks/name-with-city.ts';
import type { Page } from '../page.ts';
import { Validity } from '../validity.tsx';

interface Subject {
  readonly bank: Bank;
  readonly rule: BankRule;
  /** The bank that takes the place of this one; undefined if there is none or the directory does not have it. */
  readonly successor: Bank | undefined;
}

/** The page of one bank, `/banken/37040044`. */
export function bankPage({ bank, rule, successor }: Subject): Page {
  const { blz, bic } = bank;
  const name = nameWithCity(bank);
  const path = `/banken/${blz}`;
  return {
    path,
    name,
    title: `${name}: BLZ\u00a0${groupedBlz(blz)}`,
    description: `${name}: Bankleitzahl\u00a0${blz}, ${bic ? `BIC ${bic}` : 'ohne BIC'}, Aufbau der IBAN.`,
    Content: (visit) => (
      <>
        <Breadcrumb base={visit.publicUrl ?? ''} name={name} path={path} />
        <header class="intro">
          <h1>{name}</h1>
        </header>
        {bank.deletion && <DeletionNotice bank={bank} successor={successor} />}
        <BankFacts bank={bank} names={visit.directory.namesOf(bank)} />
        <p class="hint">
          <Validity visit={visit} />
        </p>
        {rule.number !== NO_IBANS && (
          <p class="action">
            <a class="button" href={`/?blz=${blz}`}>
              Rechnen mit dieser BLZ
            </a>
          </p>
        )}
        <BankIbans bank={bank} rule={rule} />
        <AllBlzs bank={bank} all={visit.directory.recordsOf(bank)} />
        <MoreBanks bank={bank} />
      </>
    ),
  };
}
