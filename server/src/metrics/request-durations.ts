import type { Metric, MetricValueWithName } from 'prom-client';
import { REQUEST_KINDS, type RequestKind, requestKind } from './request-kind.ts';

const NAME = 'iban_rechner_request_duration_seconds';
const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** The upper ends of the buckets, in seconds. We need about 20 µs for an answer; network and client take the rest. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Counts the requests of one kind and class of status. */
class Series {
  count = 0;
  sum = 0;
  /** The requests in each bucket, without those in the buckets before; the last bucket has no upper end. */
  readonly counts = new Array<number>(BUCKETS.length + 1).fill(0);

  add(seconds: number): void {
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.count += 1;
    this.sum += seconds;
  }
}

/**
 * A histogram of requests by kind of resource and class of status. That of the library makes a text of the labels twice
 * for each request, which takes a tenth of the time of an answer (docs/decisions/0013-speed.md). Ours counts in arrays,
 * and gives the figures to the library when Prometheus asks for them.
 */
export class RequestDurations {
  readonly #series = Object.fromEntries(
    REQUEST_KINDS.map((kind) => [kind, STATUS_CLASSES.map(() => new Series())]),
  ) as unknown as Readonly<Record<RequestKind, readonly Series[]>>;

  /** Counts the answer to a request, which took so many seconds. */
  add(url: string, status: number, seconds: number): void {
    this.#series[requestKind(url)][Math.floor(status / 100) - 2]?.add(seconds);
  }

  /** A metric for the library's registry. The registry calls `get` of a metric and nothing else. */
  get metric(): Metric {
    return { name: NAME, get: async () => this.#figures() } as unknown as Metric;
  }

  #figures() {
    const values = REQUEST_KINDS.flatMap((kind) =>
      this.#series[kind].flatMap((series, index) =>
        series.count === 0 ? [] : valuesOf(series, { kind, status: STATUS_CLASSES[index] ?? '' }),
      ),
    );
    return {
      name: NAME,
      help: 'From a request to its answer being with the system, by kind of resource and class of status.',
      type: 'histogram',
      values,
    };
  }
}

function valuesOf(
  { count, sum, counts }: Series,
  labels: Record<string, string>,
): MetricValueWithName<string>[] {
  let upTo = 0;
  const buckets = counts.map((each, index) => {
    upTo += each;
    return { metricName: `${NAME}_bucket`, labels: { le: BUCKETS[index] ?? '+Inf', ...labels }, value: upTo };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
