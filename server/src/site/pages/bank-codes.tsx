import { german } from '../../content/german.ts';
import { REGION_CODES } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import { Breadcrumb } from '../banks/breadcrumb.tsx';
import { codesAddress } from '../banks/codes-address.ts';
import { nameWithCity } from '../banks/name-with-city.ts';
import { OtherBlzs } from '../banks/other-blzs.tsx';
import type { Page } from '../page.ts';
import { Validity } from '../validity.tsx';

/**
 * All BLZs of a bank that has many, `/banken/37040044/bankleitzahlen`.
 *
 * @param banks its records, the most usual one first. The page stands under the BLZ of that one
 */
export function bankCodesPage(first: Bank, banks: readonly Bank[]): Page {
  const name = `${first.name}: alle ${german.number(banks.length)}\u00a0Bankleitzahlen`;
  const path = codesAddress(first.blz);
  return {
    path,
    name,
    title: name,
    description: `Die Bankleitzahlen aller Niederlassungen: ${first.name}, mit einer Seite für jede.`,
    Content: (visit) => (
      <>
        <Breadcrumb
          base={visit.publicUrl ?? ''}
          above={[[`/banken/${first.blz}`, nameWithCity(first)]]}
          name={name}
          path={path}
        />
        <header class="intro">
          <h1>{name}</h1>
          <p>{REGION_CODES}</p>
        </header>
        <p class="hint">
          <Validity visit={visit} />
        </p>
        <OtherBlzs banks={banks} />
      </>
    ),
  };
}
