import { Day } from './day.tsx';
import type { Visit } from './visit.ts';

/** A sentence: for which days the bank data is valid or, if the source does not say, when it was fetched. */
export function Validity({ visit: { state } }: { visit: Visit }) {
  const { validFrom, validUntil, at } = state.edition;
  if (!validFrom || !validUntil) {
    return (
      <>
        Bankdaten abgerufen am <Day iso={at} />.
      </>
    );
  }
  return (
    <>
      Bankdaten gültig vom <Day iso={validFrom} /> bis zum <Day iso={validUntil} />.
    </>
  );
}
