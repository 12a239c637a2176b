import { german } from '../content/german.ts';

/** A calendar day such as a validity's, or the day of a moment. */
export function Day({ iso, short = false }: { iso: string; short?: boolean }) {
  const date = new Date(iso);
  return <time dateTime={iso}>{short ? german.shortDay(date) : german.day(date)}</time>;
}

/** A moment in Berlin: day and time. */
export function Moment({ iso, short = false }: { iso: string; short?: boolean }) {
  const date = new Date(iso);
  const day = short ? german.shortDay(date) : german.day(date);
  return (
    <time dateTime={iso}>
      {day}, {german.time(date)}
    </time>
  );
}
