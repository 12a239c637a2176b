/** One line of what `npm run bench` finds. */
export interface Figure {
  readonly name: string;
  /** What is compared with: another program, another state of ours, or a limit. */
  readonly baseline: string;
  /** Median of the rounds. */
  readonly ratio: number;
  readonly min: number;
  readonly max: number;
  /** What is promised of the ratio, such as `≥ 0.95`. */
  readonly goal?: string;
  /** The absolute figures behind the ratio, in words: they hold for one machine only. */
  readonly measured?: string;
}

/** Whether to show in a few seconds that everything runs, rather than to measure. */
export const QUICK = process.argv.includes('--quick');

export const median = (values: readonly number[]) => percentile(values, 50);

/** @param percent 0 to 100 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Three digits that count. */
const rounded = (value: number) => Number(value.toPrecision(3));

/** Hands a figure to the command that runs all benchmarks. */
export function report(
  name: string,
  baseline: string,
  ratios: readonly number[],
  details: Pick<Figure, 'goal' | 'measured'> = {},
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

/** Divides round by round: what disturbs the machine for a while then disturbs both sides of a ratio. */
export const ratios = (ours: readonly number[], theirs: readonly number[]) =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN));

/** A number for reading: whole when large. */
export const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(rounded(value));

/**
 * Microseconds of this process's CPU a call, so that other programs on the machine disturb little. Counts what is truthy,
 * so that nothing can be left out.
 */
export function microsecondsOf<T>(values: readonly T[], call: (value: T) => unknown): number {
  let count = 0;
  const start = process.cpuUsage();
  for (const value of values) if (call(value)) count += 1;
  const { user, system } = process.cpuUsage(start);
  const microseconds = (user + system) / values.length;
  if (count === 0) throw new Error('Nothing was found to be right.');
  return microseconds;
}
