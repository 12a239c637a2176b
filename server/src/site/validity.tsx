import { endedSince } from '../directory/edition.ts';
import { Day } from './day.tsx';
import type { Visit } from './visit.ts';

type Props = { readonly visit: Pick<Visit, 'state' | 'now'> };

/** A sentence: for which days the bank data is valid or, if the source does not say, when it was fetched. */
export function Validity({ visit }: Props) {
  const { validFrom, validUntil, at } = visit.state.edition;
  if (!validFrom || !validUntil) {
    return (
      <>
        Bankdaten abgerufen am <Day iso={at} />.
      </>
    );
  }
  return (
    <>
      Bankdaten gültig vom <Day iso={validFrom} /> bis zum <Day iso={validUntil} />
      <Ended visit={visit} />.
    </>
  );
}

/** Stands behind the last day of the bank data: since when it has ended. Nothing while the data is valid. */
export function Ended({ visit: { state, now } }: Props) {
  const since = endedSince(state.edition, now);
  return (
    since && (
      <>
        ,{' '}
        <strong class="ended">
          seit dem <Day iso={since} /> abgelaufen
        </strong>
      </>
    )
  );
}
