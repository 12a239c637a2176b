import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';

// This file's addresses hold in src/ and in dist/, where its bundles stand: both are one folder deep.

export const VERSION = manifest.version;

/** The bank directory that the package carries. */
export const SNAPSHOT = new URL('../data/snapshot.tsv', import.meta.url);

/** The built `npm run sync`, beside which the built server stands. */
export const SYNC_COMMAND = new URL('../dist/sync-command.js', import.meta.url);

/** How the sync names itself to the Bundesbank's server, with an address to ask at where the operator set one. */
export function userAgent({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  return `IBAN-Rechner/${VERSION}${PUBLIC_URL ? ` (+${PUBLIC_URL})` : ''}`;
}
