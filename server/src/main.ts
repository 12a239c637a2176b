import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { berlinDay, type Edition } from './directory/edition.ts';
import { buildApp } from './http/app.ts';
import { prepareSite } from './http/site/prepare-site.ts';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { SNAPSHOT, SYNC_COMMAND } from './project.ts';
import { follow, type Served } from './store/follow.ts';
import { openStore } from './store/open.ts';
import { StoreError } from './store/store.ts';
import { type Listener, scheduleSync } from './sync/schedule.ts';

/** How long requests under way may take to end, once we are told to. */
const GRACE_MS = 4_000;

/** Outcomes that ask nothing of an operator. */
const QUIET = new Set(['updated', 'unchanged', 'locked', 'waiting']);

/** Wires settings, database, application and schedule; ends them in the opposite order. */
async function main(config: Config, log: Logger) {
  const store = await openStore(config.DATABASE_URL, SNAPSHOT, {
    seconds: config.DATABASE_WAIT,
    waiting: ({ message }, secondsLeft) =>
      log.warn({ reason: message, secondsLeft }, 'Waiting for the database'),
  });
  const served = await follow(store, {
    failed: (err, health) =>
      log.error(
        { err },
        health === 'read-only' ? 'The database can only be read' : 'The database could not be read',
      ),
    recovered: () => log.info('The database is read again'),
  });
  const operator = operatorOf(config);
  const metrics = config.METRICS_PORT === undefined ? undefined : metricsOf(served, () => app);
  const app: FastifyInstance = await buildApp({
    served,
    site: prepareSite({
      served,
      publicUrl: config.PUBLIC_URL,
      operator,
      failed: (err) => log.error({ err }, 'banken.js could not be made'),
    }),
    publicUrl: config.PUBLIC_URL,
    operator,
    failed: ({ method, url, error }) => log.error({ method, url, err: error }, 'A request failed'),
    onAnswered: metrics && ((url, status, seconds) => metrics.answered(url, status, seconds)),
  });
  warnOfMissing(config, log);
  const stopSync = startSchedule(config, log, served().state.edition, metrics);
  const stopMetrics = metrics && (await serveMetrics(metrics, config.HOST, config.METRICS_PORT ?? 0));
  const address = await app.listen({ host: config.HOST, port: config.PORT });

  let isEnding = false;
  const end = async () => {
    // Only the first signal counts: npm, its shell and a terminal each send one of their own for a single wish to end.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    stopSync();
    stopMetrics?.();
    await app.close();
    await store.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  console.log(`IBAN-Rechner: ${withHost(address, config.HOST)}`);
}

function metricsOf(served: () => Served, app: () => FastifyInstance): Metrics {
  return new Metrics({
    connections: () => promisify(app().server.getConnections.bind(app().server))(),
    state: () => {
      const { directory, state } = served();
      const { edition, history, lastSync } = state;
      return { banks: directory.size, edition, history, lastSync: lastSync?.at ?? null };
    },
  });
}

function operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, SOURCE_URL }: Config) {
  return { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL, sourceUrl: SOURCE_URL };
}

/** Visitors are told only that the Impressum is incomplete; what to set is for the operator. */
function warnOfMissing({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL }: Config, log: Logger) {
  const missing = Object.entries({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length > 0) log.warn({ missing }, 'The Impressum is incomplete until these are set');
}

/** Fastify names one of the machine's own addresses where HOST means all of them. */
function withHost(address: string, host: string): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${new URL(address).port}`;
}

/** Where the served edition has ended, the first sync begins at once. */
function startSchedule(
  { SYNC_SCHEDULE }: Config,
  log: Logger,
  { validUntil }: Edition,
  metrics: Metrics | undefined,
): () => void {
  if (SYNC_SCHEDULE === 'off') return () => {};
  const listener: Listener = {
    ended: ({ outcome, ...details }) => {
      metrics?.synced(outcome);
      log[QUIET.has(outcome) ? 'info' : 'warn']({ outcome, ...details }, 'Sync');
    },
    broke: (output, exitCode) => {
      metrics?.synced('broke');
      log.error({ output, exitCode }, 'The sync broke');
    },
  };
  const isDue = validUntil !== null && validUntil < berlinDay(new Date());
  return scheduleSync(SYNC_SCHEDULE, SYNC_COMMAND, listener, { isDue });
}

/** JSON lines on stderr: stdout is for the address. Where they can't be written (a full disk), answers matter more. */
const log = pino(
  { base: null },
  pino.destination({ dest: 2, sync: true }).on('error', () => {}),
);

// A promise that nobody waited for ends here, too. Nobody knows what state we are in then, a new process does.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'Something failed that nobody expected');
  process.exit(1);
});
try {
  await main(readConfig(process.env), log);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** A sentence where the operator can do something about it, everything we know where not. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  if (code === 'EADDRINUSE')
    return `Port ${PORT} on ${HOST} is in use: set PORT to another, or to 0 for a free one.`;
  if (code === 'EACCES')
    return `Port ${PORT} on ${HOST} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${HOST}, which is no address of this machine.`;
  return error;
}
