import type { ComponentChildren } from 'preact';
import { german } from '../../content/notation.ts';
import { endedSince } from '../../directory/edition.ts';
import { type FrameWords, GERMAN_FRAME } from './de.tsx';
import type { Visit } from './visit.ts';

/** A calendar day. The day of a moment is the day in Berlin. */
export function Day({ iso, notation = german }: { iso: string; notation?: typeof german }) {
  return <time dateTime={iso}>{notation.day(new Date(iso))}</time>;
}

/** Day and time of a moment, in Berlin. */
export function Moment({ iso, short = false }: { iso: string; short?: boolean }) {
  const date = new Date(iso);
  const day = short ? german.shortDay(date) : german.day(date);
  return (
    <time dateTime={iso}>
      {day}, {german.time(date)}
    </time>
  );
}

interface Props {
  readonly visit: Pick<Visit, 'state' | 'now'>;
  /** German if absent. */
  readonly words?: FrameWords['validity'];
}

/** Says for which days the bank data is valid or that it is out of date; without days, it says when it was fetched. */
export function Validity({ visit: { state, now }, words = GERMAN_FRAME.validity }: Props) {
  const { validFrom, validUntil, at } = state.edition;
  const day = (iso: string) => <Day iso={iso} notation={words.notation} />;
  if (!validFrom || !validUntil) return words.fetched(day(at));
  const since = endedSince(state.edition, now);
  return since ? words.outOfDate(day(validFrom), day(since)) : words.valid(day(validFrom), day(validUntil));
}

/** Says in a figure for which days the bank data is valid, and if they are past; `unknown` if the source names none. */
export function Period({ visit: { state, now }, unknown }: Props & { unknown: ComponentChildren }) {
  const { validFrom, validUntil } = state.edition;
  if (!validFrom || !validUntil) return <>{unknown}</>;
  return (
    <>
      <Day iso={validFrom} /> bis <Day iso={validUntil} />
      {endedSince(state.edition, now) && <span class="detail">Neuere sind noch nicht geladen.</span>}
    </>
  );
}
