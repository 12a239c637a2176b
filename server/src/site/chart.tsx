import { german } from '../content/german.ts';
import type { Edition } from '../directory/edition.ts';
import { Moment } from './day.tsx';

const WIDTH = 340;
const HEIGHT = 150;
const BASE = 124;
const TOP = 28;
/** How wide a day such as 09.03.2026 may get at the chart's size of letters, with a gap beside it. */
const LABEL = 84;
/** How wide a bar may be, and what one bar and its gap take when there are few. */
const WIDEST = 28;

/**
 * How many banks each edition had, oldest first: bars for the eye, a table with the same figures for everybody.
 *
 * Bars begin at zero; a cut axis would make a quarter's few changes look like a slump.
 */
export function Chart({ history }: { history: readonly Edition[] }) {
  const editions = [...history].reverse();
  const most = Math.max(...editions.map(({ banks }) => banks), 1);
  const step = Math.min(WIDTH / editions.length, WIDEST * 2);
  const width = Math.min(WIDEST, step * 0.7);
  // Labels stand under the first bar and the last; where they would touch, under the last alone.
  const end = (editions.length - 1) * step + width;
  const hasFirst = editions.length === 1 || end >= 2 * LABEL;
  const heightOf = (banks: number) => (banks / most) * (BASE - TOP);
  return (
    <>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
        {editions.map(({ banks, at, origin }, index) => {
          const x = index * step;
          const isLast = index === editions.length - 1;
          const label =
            index > 0 && end >= LABEL
              ? { x: x + width, 'text-anchor': 'end' }
              : { x, 'text-anchor': 'start' };
          return (
            <>
              <rect
                class={origin}
                x={x}
                y={BASE - heightOf(banks)}
                width={width}
                height={heightOf(banks)}
                rx="2"
              />
              {(isLast || (index === 0 && hasFirst)) && (
                <>
                  <text {...label} y={BASE - heightOf(banks) - 8}>
                    {german.number(banks)}
                  </text>
                  <text {...label} y={BASE + 20}>
                    {german.shortDay(new Date(at))}
                  </text>
                </>
              )}
            </>
          );
        })}
      </svg>
      <table class="stacking">
        <caption>Gespeicherte Stände, der neueste zuerst</caption>
        <thead>
          <tr>
            <th scope="col">Gespeichert</th>
            <th scope="col">Herkunft</th>
            <th scope="col">Banken</th>
            <th scope="col">Datensätze</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ at, origin, banks, records }) => (
            <tr>
              <td>
                <Moment iso={at} short />
              </td>
              <td data-label="Herkunft">{origin === 'sync' ? 'Abgleich' : 'mitgeliefert'}</td>
              <td data-label="Banken">{german.number(banks)}</td>
              <td data-label="Datensätze">{german.number(records)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
