import type { Bank } from '../../directory/bank.ts';
import { BankSearchForm } from './bank-search-form.tsx';
import { searchAddress } from './search-address.ts';

/** Links to the banks of the same city and of the same name, and the search. */
export function MoreBanks({ bank: { name, city } }: { bank: Bank }) {
  return (
    <section aria-labelledby="weitere">
      <h2 id="weitere">Weitere Banken</h2>
      <ul class="ways">
        <li>
          <a href={searchAddress(city)}>
            <span>
              Banken in <span data-field="city">{city}</span>
            </span>
          </a>
        </li>
        <li>
          <a href={searchAddress(name)}>
            <span>
              Banken mit dem Namen <span data-field="name">{name}</span>
            </span>
          </a>
        </li>
      </ul>
      <BankSearchForm />
    </section>
  );
}
