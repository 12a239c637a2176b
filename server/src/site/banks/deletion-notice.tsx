import type { Bank } from '../../directory/bank.ts';
import { Blz } from '../grouped.tsx';
import { nameWithCity } from './name-with-city.ts';

interface Props {
  readonly bank: Bank;
  /** The bank that takes the place of this one; undefined if the directory does not have it. */
  readonly successor: Bank | undefined;
}

/** Says that a bank's BLZ will be deleted, and which BLZ replaces it. */
export function DeletionNotice({ bank, successor }: Props) {
  return (
    <p class="notice">
      Diese Bankleitzahl wird gelöscht, das hat die Bundesbank angekündigt.{' '}
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
