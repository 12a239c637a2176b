import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Age, ageOf, endOf } from '../directory/edition.ts';
import type { Served } from '../store/watch-store.ts';

/** The kinds of resources, counted separately. A kind holds no part of an address: no BLZ, no search. */
type RequestKind = 'bank' | 'faq' | 'glossary' | 'status' | 'health' | 'script' | 'file' | 'page';

const BY_PATH: ReadonlyMap<string, RequestKind> = new Map([
  ['/api/faq', 'faq'],
  ['/api/glossary', 'glossary'],
  ['/api/status', 'status'],
  ['/healthz', 'health'],
]);

/**
 * The kind of resource that an address names. An address without a resource counts as the kind that it looks like.
 *
 * @param url path and query, as the client sent it
 */
function requestKind(url: string): RequestKind {
  if (url.startsWith('/api/bank')) return 'bank';
  const [path = ''] = url.split('?', 1);
  const known = BY_PATH.get(path);
  if (known) return known;
  if (path.endsWith('.js')) return 'script';
  return path.includes('.') ? 'file' : 'page';
}

const AGES: readonly Age[] = ['current', 'stale', 'unknown'];

/** In seconds. We need about 30 µs for an answer; network and client take the rest. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Figures for operators, in the format of Prometheus. No label ever holds anything that a visitor has sent. */
export class Metrics {
  /** Gives all figures in Prometheus' text format. */
  readonly registry = new Registry();
  readonly #requests: Histogram<'kind' | 'status'>;
  readonly #syncs: Counter<'outcome'>;

  /** Both functions are called whenever Prometheus asks. @param connections gives how many are open */
  constructor(connections: () => Promise<number>, served: () => Served) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'iban_rechner_request_duration_seconds',
      help: 'From a request to its answer being with the system, by kind of resource and class of status.',
      labelNames: ['kind', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#syncs = new Counter({
      name: 'iban_rechner_scheduled_syncs_total',
      help: 'Scheduled syncs since the start, by outcome.',
      labelNames: ['outcome'],
      registers,
    });

    const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        name: `iban_rechner_${name}`,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    gauge('connections', 'Open connections.', connections);
    gauge('banks', 'Banks in the served edition.', () => served().directory.size);
    gauge(
      'edition_end_timestamp_seconds',
      'End of the last day for which the served edition holds; NaN if unknown.',
      () => {
        const { validUntil } = served().state.edition;
        return validUntil === null ? Number.NaN : endOf(validUntil) / 1000;
      },
    );
    gauge(
      'last_sync_timestamp_seconds',
      'When a sync last compared and succeeded; NaN before.',
      () => Date.parse(served().state.lastSync?.at ?? '') / 1000,
    );
    const ages = new Gauge({
      name: 'iban_rechner_edition_age',
      help: '1 for what the served edition is: current, stale or unknown.',
      labelNames: ['age'],
      registers,
      collect() {
        const { edition, history } = served().state;
        const age = ageOf(edition, history, new Date());
        for (const each of AGES) ages.set({ age: each }, each === age ? 1 : 0);
      },
    });
  }

  /** Counts the answer to a request. @param seconds how long it took */
  countAnswer(url: string, status: number, seconds: number): void {
    this.#requests.observe({ kind: requestKind(url), status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /** Counts a scheduled sync by its outcome; `broke` is a process that ended without a report. */
  countSync(outcome: string): void {
    this.#syncs.inc({ outcome });
  }
}
