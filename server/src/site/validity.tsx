import { endedSince } from '../directory/edition.ts';
import { Day } from './day.tsx';
import type { Visit } from './visit.ts';
import { GERMAN_FRAME } from './words/de/frame.tsx';
import type { ValidityWords } from './words/words.ts';

interface Props {
  readonly visit: Pick<Visit, 'state' | 'now'>;
  /** German if absent. */
  readonly words?: ValidityWords;
}

/** A sentence: for which days the bank data is valid or, if the source does not say, when it was fetched. */
export function Validity({ visit, words = GERMAN_FRAME.validity }: Props) {
  const { validFrom, validUntil, at } = visit.state.edition;
  const day = (iso: string) => <Day iso={iso} notation={words.notation} />;
  if (!validFrom || !validUntil) return words.fetched(day(at));
  return words.valid(day(validFrom), day(validUntil), <Ended visit={visit} words={words} />);
}

/** Stands behind the last day of the bank data: since when it has ended. Nothing while the data is valid. */
export function Ended({ visit: { state, now }, words = GERMAN_FRAME.validity }: Props) {
  const since = endedSince(state.edition, now);
  return (
    since && (
      <>
        , <strong class="ended">{words.ended(<Day iso={since} notation={words.notation} />)}</strong>
      </>
    )
  );
}
