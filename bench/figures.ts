import { do_not_optimize, measure } from 'mitata';

/** Whether to check in a few seconds that everything runs, instead of measuring. */
export const QUICK = process.argv.includes('--quick');

export const median = (values: readonly number[]) => percentile(values, 50);

/** @param percent 0 to 100 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Rounds to three significant digits. */
const rounded = (value: number) => Number(value.toPrecision(3));

/** A number as text: whole from 100 on, else with three significant digits. */
export const formatted = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(rounded(value));

/**
 * Prints a row of the table as a line of JSON, which `bench/run.js` reads.
 *
 * @param baseline what our figure is divided by: that of another program, of ours in another state, or a limit
 * @param ratios of each round
 * @param details aim: what the ratio should be, such as `≥ 0.95`. measured: the figures behind the ratio, which hold
 *   for one machine only
 */
function report(
  name: string,
  baseline: string,
  ratios: readonly number[],
  details: { aim?: string; measured?: string } = {},
): void {
  const [ratio, min, max] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(rounded);
  console.log(JSON.stringify({ name, baseline, ratio, min, max, ...details }));
}

/** Reports our figures divided by a limit, so that the ratio must be at most 1. */
export function reportLimit(name: string, values: readonly number[], limit: number, unit: string): void {
  report(
    name,
    `limit of ${limit >= 10_000 ? formatted(limit) : limit} ${unit}`,
    values.map((value) => value / limit),
    { aim: '≤ 1', measured: `${formatted(median(values))} ${unit}` },
  );
}

/**
 * Reports our figures divided by another side's, round by round: what slows down the machine for a while slows down
 * both.
 *
 * @param details aim as for report(). more: what follows the measured figures, `0.7 against 1.9 µs`. asSpeed: whether
 *   the ratio says how many times as fast we are
 */
export function compare(
  name: string,
  baseline: string,
  ours: readonly number[],
  theirs: readonly number[],
  unit: string,
  { aim, more = '', asSpeed = false }: { aim?: string | undefined; more?: string; asSpeed?: boolean } = {},
): void {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
  report(name, baseline, asSpeed ? ratios.map((ratio) => 1 / ratio) : ratios, {
    ...(aim && { aim }),
    measured: `${formatted(median(ours))} against ${formatted(median(theirs))} ${unit}${more}`,
  });
}

/** The CPU time of this process in milliseconds. @param since an earlier reading: only the time after it counts */
export function cpuTime(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
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
export async function microsecondsPerCall<T>(
  values: readonly T[],
  call: (value: T) => unknown,
): Promise<number> {
  if (!values.some(call)) throw new Error('No call gave a result.');
  const all = () => {
    for (const value of values) do_not_optimize(call(value));
  };
  const { p50 } = await measure(all, { min_cpu_time: QUICK ? 1e6 : 5e7, min_samples: 3 });
  return p50 / 1000 / values.length;
}
