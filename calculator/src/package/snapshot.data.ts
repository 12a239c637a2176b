import { readFormerBanks } from '../../tables/former-banks.js';
import { readNext, readSnapshot } from '../../tables/snapshot.js';
import { type DirectoryColumns, toColumns } from '../banks/bank-table.ts';
import { formerBlz } from '../banks/former-banks.ts';
import { withRule } from '../rules/known-rules.ts';

const { banks, ...validity } = readSnapshot();
const next = readNext();

/**
 * The banks of the snapshot, and those of the next edition if it is known. The build evaluates this module, and only
 * entries that need banks import it: by esbuild's `define`, the banks would be in the chunk that all entries share.
 */
export const SNAPSHOT: DirectoryColumns = toColumns(
  banks.map(withRule),
  validity,
  next && { ...next, banks: next.banks.map(withRule) },
  readFormerBanks().map(formerBlz),
);
