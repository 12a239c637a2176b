import { hostname } from 'node:os';
import { type Holder, LEASE_MS, type Query, type Store, StoreError } from './store.ts';

/** The sync lock in SQLite: the only row of the table `lease`. */
interface Lease {
  readonly holder: string;
  readonly until: string;
  readonly since: string;
  readonly machine: string;
  readonly process: number;
}

const READ = 'SELECT holder, until, since, machine, process FROM {lease}';
const TAKE = `INSERT INTO {lease} (only_one, holder, until, since, machine, process) VALUES (1, $1, $2, $3, $4, $5)
  ON CONFLICT DO UPDATE SET holder = $1, until = $2, since = $3, machine = $4, process = $5`;

/**
 * Takes the lease, or renews it, unless another process holds it.
 *
 * @param isRenewal whether we had the lease: if it is missing then, another program has replaced the file
 * @returns whether it is ours now
 */
export async function takeLease(query: Query, name: string, isRenewal: boolean): Promise<boolean> {
  const now = new Date();
  const [lease] = await query<Lease>(READ);
  if (!lease && isRenewal) return false;
  const isOurs = lease?.holder === name;
  if (lease && !isOurs && !hasEnded(lease, now)) return false;
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const since = isOurs ? lease.since : now.toISOString();
  await query(TAKE, name, until, since, hostname(), process.pid);
  return true;
}

/** Renews the sync lock while some work runs: on a slow disk, a run may take longer than a lease. */
export async function renewing<T>(
  store: Pick<Store, 'lock'>,
  work: () => Promise<T>,
  everyMs = LEASE_MS / 3,
): Promise<T> {
  // If one renewal fails, the next may come before the lease ends.
  const timer = setInterval(() => store.lock().catch(() => {}), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** @throws {StoreError} unless the lease is still ours: a process that was suspended may have lost it to another one */
export async function expectLease(query: Query, name: string): Promise<void> {
  const [lease] = await query<Lease>(READ);
  if (lease?.holder !== name) throw new StoreError('Another process has taken over the sync lock.');
}

/** Releases the lease, if it is ours. */
export async function releaseLease(query: Query, name: string): Promise<void> {
  await query('DELETE FROM {lease} WHERE holder = $1', name);
}

/** Who holds the lease. Null if it has ended since {@link takeLease} found it with another process. */
export async function leaseHolder(query: Query): Promise<Holder | null> {
  const [lease] = await query<Lease>(READ);
  if (!lease || hasEnded(lease, new Date())) return null;
  return { who: holderName(lease.machine, lease.process), since: lease.since };
}

/** The name of a process as an operator reads it, by default of this one. */
export function holderName(machine = hostname(), pid = process.pid): string {
  return `process ${pid} on ${machine}`;
}

/**
 * Whether a lease has ended: its time is over, or its process on this machine has ended. A lease that ends too
 * far in the future was taken before the clock was set back, and counts as ended, too.
 */
function hasEnded({ until, machine, process: pid }: Lease, now: Date): boolean {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0 || left > 2 * LEASE_MS) return true;
  return machine === hostname() && !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
