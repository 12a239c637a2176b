import { renderToString } from 'preact-render-to-string';
import { groupedBlz } from '../../calculator/numbers.ts';
import type { Bank } from '../../directory/bank.ts';
import { raw } from '../raw.ts';
import { nameWithCity } from './name-with-city.ts';

/** Links to the pages of these banks. */
export function OtherBlzs({ banks }: { banks: readonly Bank[] }) {
  return <ul class="others" data-field="" {...raw(banks.map(itemOf).join(''))} />;
}

/** Kept as long as the bank is: an item is the same on every page, and a large bank has hundreds of them. */
const items = new WeakMap<Bank, string>();

/** The item of such a list for one bank, as markup: a link to its page, its name and city. */
export function itemOf(bank: Bank): string {
  const item =
    items.get(bank) ??
    renderToString(
      <li>
        <a href={`/banken/${bank.blz}`}>{groupedBlz(bank.blz)}</a> {nameWithCity(bank)}
      </li>,
    );
  items.set(bank, item);
  return item;
}
