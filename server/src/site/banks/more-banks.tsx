import type { Bank } from '../../directory/bank.ts';
import { BankSearchForm } from './bank-search-form.tsx';
import { searchAddress } from './search-address.ts';

/** A link to the banks of the same city, and the search. */
export function MoreBanks({ bank: { city } }: { bank: Bank }) {
  return (
    <section aria-labelledby="weitere">
      <h2 id="weitere">Andere Banken</h2>
      <ul class="ways">
        <li>
          <a href={searchAddress(city)}>
            <span>
              Banken in <span data-field="city">{city}</span>
            </span>
          </a>
        </li>
      </ul>
      <BankSearchForm />
    </section>
  );
}
