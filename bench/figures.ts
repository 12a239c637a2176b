/** One row of the tables that `npm run bench` writes. */
export interface Figure {
  readonly name: string;
  /** What our figure is divided by: the figure of another program, another state of ours, or a limit. */
  readonly baseline: string;
  /** Median of the rounds. */
  readonly ratio: number;
  readonly min: number;
  readonly max: number;
  /** What the ratio should be, such as `≥ 0.95`. */
  readonly aim?: string;
  /** The absolute figures behind the ratio, with their units. They hold for one machine only. */
  readonly measured?: string;
}

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

/** Prints a figure as a line of JSON, which `bench/run.js` reads. */
export function report(
  name: string,
  baseline: string,
  ratios: readonly number[],
  details: Pick<Figure, 'aim' | 'measured'> = {},
): void {
  const figure: Figure = {
    name,
    baseline,
    ratio: rounded(median(ratios)),
    min: rounded(Math.min(...ratios)),
    max: rounded(Math.max(...ratios)),
    ...details,
  };
  console.log(JSON.stringify(figure));
}

/**
 * Divides round by round, so that anything that slows down the machine for a while slows down both sides of a ratio.
 */
export const ratios = (ours: readonly number[], theirs: readonly number[]) =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN));

/** A number as text: whole from 100 on, else with three significant digits. */
export const formatted = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(rounded(value));

/**
 * Microseconds of CPU time per call. CPU time of this process depends little on other programs on the machine. The truthy
 * results are counted, so that the compiler can't leave a call out.
 *
 * @throws if no call gives a truthy result
 */
export function microsecondsPerCall<T>(values: readonly T[], call: (value: T) => unknown): number {
  let count = 0;
  const start = process.cpuUsage();
  for (const value of values) if (call(value)) count += 1;
  const { user, system } = process.cpuUsage(start);
  const microseconds = (user + system) / values.length;
  if (count === 0) throw new Error('No call gave a result.');
  return microseconds;
}
