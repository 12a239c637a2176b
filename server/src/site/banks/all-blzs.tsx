import { german } from '../../content/german.ts';
import type { Bank } from '../../directory/bank.ts';
import { OtherBlzs } from './other-blzs.tsx';

/** With more of them, the list is folded away. */
const MAX_UNFOLDED = 8;

/** The other BLZs of a bank, each with a link to its page. A large bank has one for each region, and more for its offices. */
export function AllBlzs({ others }: { others: readonly Bank[] }) {
  if (others.length === 0) return null;
  const count = german.number(others.length);
  return (
    <section aria-labelledby="bankleitzahlen">
      <h2 id="bankleitzahlen">Weitere Bankleitzahlen dieser Bank</h2>
      {others.length <= MAX_UNFOLDED ? (
        <OtherBlzs banks={others} />
      ) : (
        <>
          <p>Große Banken haben für jede Region eine eigene Bankleitzahl, und weitere für interne Stellen.</p>
          <details>
            <summary>Alle {count}&nbsp;weiteren Bankleitzahlen zeigen</summary>
            <OtherBlzs banks={others} />
          </details>
        </>
      )}
    </section>
  );
}
