import type { DirectoryBank } from '../pack.ts';
import { packedNames } from './packed-names.ts';

/** The names by which people know a bank, beside the one in the directory. */
export interface BankNames {
  /** Names of today. The first is the usual one. */
  readonly inUse: readonly string[];
  readonly former: readonly string[];
  /** The name in use that stands in the place of the directory's; missing for most banks. */
  readonly headline?: string | undefined;
}

/** By BLZ. The BLZ is the one that most customers of the bank have. */
export type NamesByBlz = ReadonlyMap<string, BankNames>;

/**
 * The names of the banks of an edition. A BLZ that will be deleted gives its names to its successor. One that the edition
 * does not have gives them to nobody.
 *
 * @param banks the banks of the edition by BLZ
 */
export function bankNames(banks: ReadonlyMap<string, Pick<DirectoryBank, 'successor'>>): NamesByBlz {
  const names = new Map<string, { inUse: string[]; former: string[]; headline?: string }>();
  for (const kind of ['inUse', 'former', 'headline'] as const)
    for (const [name, listed] of packedNames[kind]) {
      const successor = banks.get(listed)?.successor ?? '';
      const blz = banks.has(successor) ? successor : listed;
      if (!banks.has(blz)) continue;
      const known = names.get(blz) ?? { inUse: [], former: [] };
      if (kind === 'headline') known.headline = name;
      else known[kind].push(name);
      names.set(blz, known);
    }
  return names;
}
