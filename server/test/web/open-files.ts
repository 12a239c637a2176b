import { execFileSync } from 'node:child_process';

/** How many files a test has open beside its connections. */
const OTHER_FILES = 400;

/** How many connections one process may have here: Node raises its own limit to the hard one. */
export function maxConnections(): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit) - OTHER_FILES;
}
