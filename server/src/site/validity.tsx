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

/** For which days the bank data is valid, that it is out of date or, if the source names no days, when it was fetched. */
export function Validity({ visit: { state, now }, words = GERMAN_FRAME.validity }: Props) {
  const { validFrom, validUntil, at } = state.edition;
  const day = (iso: string) => <Day iso={iso} notation={words.notation} />;
  if (!validFrom || !validUntil) return words.fetched(day(at));
  const since = endedSince(state.edition, now);
  return since ? words.outOfDate(day(validFrom), day(since)) : words.valid(day(validFrom), day(validUntil));
}

/** Stands behind the days of the bank data, in a figure: that the last of them is past. */
export const OutOfDate = ({ visit: { state, now } }: Props) =>
  endedSince(state.edition, now) && <span class="detail">Neuere sind noch nicht geladen.</span>;
