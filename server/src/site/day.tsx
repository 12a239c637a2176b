import { german } from '../content/german.ts';

/** A calendar day. The day of a moment is the day in Berlin. */
export function Day({ iso, short = false }: { iso: string; short?: boolean }) {
  const date = new Date(iso);
  return <time dateTime={iso}>{short ? german.shortDay(date) : german.day(date)}</time>;
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
