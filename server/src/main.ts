import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { type Config, ConfigError, misspeltNames, readConfig } from './config.ts';
import { berlinDay } from './directory/edition.ts';
import { buildApp } from './http/app.ts';
import { addressOf, listening } from './listening.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { NEXT_EDITION, SNAPSHOT, SYNC_COMMAND } from './project.ts';
import { prepareSite } from './site/serve/prepare-site.ts';
import { StoreError } from './store/errors.ts';
import { openStore } from './store/open.ts';
import type { StoredState } from './store/state.ts';
import { watchStore } from './store/watch-store.ts';
import { type Listener, scheduleSync } from './sync/schedule.ts';

/** How long requests under way may take after the signal to end, in milliseconds. */
const GRACE_MS = 4_000;

/** Outcomes that are logged as information, since an operator need not do anything. */
const QUIET = new Set(['updated', 'unchanged', 'waiting']);

/** The log's sentences for a new edition, which a sync by hand may have stored, too. */
const EDITION = { served: 'Another edition is served', upcoming: 'An edition is stored for later' };

/** Connects settings, database, application and schedule, and ends them in reverse order. */
async function main(config: Config, log: Logger) {
  const store = await openStore(config.DATABASE_URL, SNAPSHOT, NEXT_EDITION, {
    seconds: config.DATABASE_WAIT,
    onPause: ({ message }, secondsLeft) =>
      log.warn({ reason: message, secondsLeft }, 'Waiting for the database'),
  });
  const served = await watchStore(store, {
    edition: ({ origin, banks, validFrom, validUntil, sha256 }, is) =>
      log.info({ origin, banks, validFrom, validUntil, sha256 }, EDITION[is]),
    failed: (err, health) =>
      log.error(
        { err },
        health === 'read-only' ? 'The database can only be read' : 'The database could not be read',
      ),
    recovered: () => log.info('The database is read again'),
  });
  const operator = operatorOf(config);
  const connections = () => promisify(app.server.getConnections.bind(app.server))();
  const metrics = config.METRICS_PORT === undefined ? undefined : await newMetrics(connections, served);
  const app: FastifyInstance = await buildApp({
    served,
    site: prepareSite({
      served,
      publicUrl: config.PUBLIC_URL,
      operator,
      securityContact: config.SECURITY_CONTACT,
      failed: (err) => log.error({ err }, 'A file with all banks could not be made'),
    }),
    publicUrl: config.PUBLIC_URL,
    operator,
    failed: ({ method, url, error }) => log.error({ method, url, err: error }, 'A request failed'),
    onAnswered: metrics && ((url, status, seconds) => metrics.countAnswer(url, status, seconds)),
  });
  warnOfMissing(config, log);
  for (const [name, meant] of misspeltNames(process.env))
    log.warn({ name, meant }, 'A variable is not a setting; is another one meant?');
  const stopSync = startSchedule(config, log, served().state, metrics);
  const stopMetrics =
    metrics &&
    (await listening(
      { prefix: 'METRICS_', host: config.METRICS_HOST, port: config.METRICS_PORT ?? 0 },
      (host, port) => serveMetrics(metrics, host, port),
    ));
  await listening({ prefix: '', host: config.HOST, port: config.PORT }, (host, port) =>
    app.listen({ host, port }),
  );

  let isEnding = false;
  const end = async () => {
    // Only the first signal counts: for one Ctrl-C, the terminal, npm and its shell may each send one.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    stopSync();
    stopMetrics?.();
    await app.close();
    await store.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  logSnapshot(config, log, served().state);
  console.log(`IBAN-Rechner: ${addressOf(config.HOST, app.server.address())}`);
}

/** Loads the Prometheus library only if METRICS_PORT is set: the server starts a twentieth faster without it. */
async function newMetrics(...args: ConstructorParameters<typeof Metrics>): Promise<Metrics> {
  const { Metrics } = await import('./metrics/metrics.ts');
  return new Metrics(...args);
}

function operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, SOURCE_URL }: Config) {
  return { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL, sourceUrl: SOURCE_URL };
}

/** Warns the operator of settings without which the Impressum is incomplete. The page itself does not name them. */
function warnOfMissing({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL }: Config, log: Logger) {
  const missing = Object.entries({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length > 0) log.warn({ missing }, 'The Impressum is incomplete until these are set');
}

/** Says that no sync has stored or compared an edition yet. If none begins by itself, an operator has to start one. */
function logSnapshot({ SYNC_SCHEDULE }: Config, log: Logger, { edition, lastSync }: StoredState) {
  if (lastSync !== null || edition.origin === 'sync') return;
  const { validFrom, validUntil } = edition;
  const level = SYNC_SCHEDULE === 'off' ? 'warn' : 'info';
  log[level]({ validFrom, validUntil }, 'The snapshot is served until the first sync');
}

/**
 * Starts the schedule. The first sync begins immediately if the served edition has ended, or if no sync has succeeded
 * yet: the tables are new then, and an older version of this program may have served a newer edition.
 *
 * @returns a function that stops it
 */
function startSchedule(
  { SYNC_SCHEDULE }: Config,
  log: Logger,
  { edition: { validUntil }, lastSync }: StoredState,
  metrics: Metrics | undefined,
): () => void {
  if (SYNC_SCHEDULE === 'off') return () => {};
  const listener: Listener = {
    ended: ({ outcome, ...details }) => {
      metrics?.countSync(outcome);
      log[QUIET.has(outcome) ? 'info' : 'warn']({ outcome, ...details }, 'Sync');
    },
    broke: (output, exitCode) => {
      metrics?.countSync('broke');
      log.error({ output, exitCode }, 'The sync broke');
    },
  };
  const isDue = lastSync === null || (validUntil !== null && validUntil < berlinDay(new Date()));
  return scheduleSync(SYNC_SCHEDULE, SYNC_COMMAND, listener, { isDue });
}

/**
 * Writes JSON lines to stderr, because stdout is for the address. If a line can't be written, as on a full disk, it
 * is dropped, and the server goes on.
 */
const log = pino(
  { base: null },
  pino.destination({ dest: 2, sync: true }).on('error', () => {}),
);

// A rejected promise that nothing handles ends up here, too. The process may be in any state then, so it ends; its
// supervisor starts a new one.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'Uncaught exception');
  process.exit(1);
});
try {
  await main(readConfig(process.env), log);
} catch (error) {
  // A sentence if the operator can mend what is wrong, else the error itself.
  console.error(error instanceof ConfigError || error instanceof StoreError ? error.message : error);
  process.exit(1);
}
