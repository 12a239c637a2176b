import { do_not_optimize, measure } from 'mitata';

/** Whether to check in a few seconds that everything runs, instead of measuring. */
export const QUICK = process.argv.includes('--quick');

/** A ratio that differs more from round to round is not printed. */
const MAX_SPREAD = 3;

const median = (values: readonly number[]) => percentile(values, 50);

/** @param percent 0 to 100 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Rounds to three significant digits. */
const rounded = (value: number) => Number(value.toPrecision(3));

/** A number as text: whole from 100 on, else with three significant digits. */
const formatted = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(rounded(value));

/** Prints a row of the table as a line of JSON, which `bench/run.js` reads. @param ratios of each round */
function report(name: string, baseline: string, ratios: readonly number[], measured: string, aim = '') {
  const [ratio = 0, min = 0, max = 0] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(
    rounded,
  );
  if (max > MAX_SPREAD * min && !QUICK)
    console.error(`${name}: the ratio spreads from ${min} to ${max}, which says nothing.`);
  else console.log(JSON.stringify({ name, baseline, ratio, min, max, measured, aim }));
}

/** Reports our figures divided by a limit, so that the ratio must be at most 1. */
export function reportLimit(name: string, values: readonly number[], limit: number, unit: string): void {
  const ratios = values.map((value) => value / limit);
  report(name, `limit of ${formatted(limit)} ${unit}`, ratios, `${formatted(median(values))} ${unit}`, '≤ 1');
}

/**
 * Reports our figures divided by another side's, round by round: what slows down the machine for a while slows down
 * both.
 *
 * @param details aim: what the ratio should be, such as `≥ 0.95`. asSpeed: the ratio says how many times as fast we are
 */
export function compare(
  name: string,
  baseline: string,
  ours: readonly number[],
  theirs: readonly number[],
  unit: string,
  { aim, asSpeed = false }: { aim?: string | undefined; asSpeed?: boolean } = {},
): void {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
  const measured = `${formatted(median(ours))} against ${formatted(median(theirs))} ${unit}`;
  report(name, baseline, asSpeed ? ratios.map((ratio) => 1 / ratio) : ratios, measured, aim);
}

/** Measures each side once per round. The first round only warms up. */
export async function inTurns<Side extends string>(
  rounds: number,
  sides: Readonly<Record<Side, () => number | Promise<number>>>,
): Promise<Record<Side, number[]>> {
  const entries = (Object.keys(sides) as Side[]).map((side) => [side, [] as number[]] as const);
  for (let round = -1; round < rounds; round += 1) {
    for (const [side, values] of round % 2 ? entries : entries.toReversed()) {
      const value = await sides[side]();
      if (round >= 0) values.push(value);
    }
  }
  return Object.fromEntries(entries) as Record<Side, number[]>;
}

/** Microseconds for a call: the median of a measurement with mitata. @throws if no call gives a truthy result */
export async function microsecondsPerCall<T>(values: readonly T[], call: (value: T) => unknown) {
  if (!values.some(call)) throw new Error('No call gave a result.');
  const all = () => {
    for (const value of values) do_not_optimize(call(value));
  };
  const { p50 } = await measure(all, { min_cpu_time: QUICK ? 1e6 : 5e7, min_samples: 3 });
  return p50 / 1000 / values.length;
}
