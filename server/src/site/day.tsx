import { german } from '../content/german.ts';

interface DayProps {
  readonly iso: string;
  readonly short?: boolean;
  readonly notation?: typeof german;
}

/** A calendar day. The day of a moment is the day in Berlin. */
export function Day({ iso, short = false, notation = german }: DayProps) {
  const date = new Date(iso);
  return <time dateTime={iso}>{short ? notation.shortDay(date) : notation.day(date)}</time>;
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
