import { german } from '../../content/notation.ts';
import type { Edition } from '../../directory/edition.ts';

// Lengths are in the units of the drawing, which are pixels at its full size.
const WIDTH = 340;
const HEIGHT = 150;
/** The foot of the bars, and the top of the highest one, in pixels from the upper edge. */
const BASELINE = 124;
const TOP = 28;
const MAX_BAR_WIDTH = 28;
/** Room for a day such as 09.03.2026 and a gap beside it. */
const LABEL_WIDTH = 84;

/**
 * How many banks each edition had, as bars. The table of the editions has the same figures for screen readers.
 *
 * The bars begin at zero: a cut axis would make a quarter's few changes look like a slump.
 *
 * @param props.history at least one edition, the newest first
 */
export function Chart({ history }: { history: readonly Edition[] }) {
  const editions = [...history].reverse();
  const maxBanks = Math.max(...editions.map(({ banks }) => banks), 1);
  const step = Math.min(WIDTH / editions.length, MAX_BAR_WIDTH * 2);
  const barWidth = Math.min(MAX_BAR_WIDTH, step * 0.7);
  const end = (editions.length - 1) * step + barWidth;
  // The first bar and the last have labels. If these would touch, only the last bar has one.
  const hasFirstLabel = editions.length === 1 || end >= 2 * LABEL_WIDTH;
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={BASELINE} y2={BASELINE} />
      {editions.map(({ banks, at, origin }, index) => {
        const x = index * step;
        const height = (banks / maxBanks) * (BASELINE - TOP);
        const isLast = index === editions.length - 1;
        const label =
          index > 0 && end >= LABEL_WIDTH
            ? { x: x + barWidth, 'text-anchor': 'end' }
            : { x, 'text-anchor': 'start' };
        return (
          <>
            <rect class={origin} x={x} y={BASELINE - height} width={barWidth} height={height} rx="2" />
            {(isLast || (index === 0 && hasFirstLabel)) && (
              <>
                <text {...label} y={BASELINE - height - 8}>
                  {german.number(banks)}
                </text>
                <text {...label} y={BASELINE + 20}>
                  {german.shortDay(new Date(at))}
                </text>
              </>
            )}
          </>
        );
      })}
    </svg>
  );
}
