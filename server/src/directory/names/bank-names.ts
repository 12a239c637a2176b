import type { Bank } from '../bank.ts';
import { FORMER_NAMES } from './former-names.ts';
import { NAMES_IN_USE } from './names-in-use.ts';

/** The names by which people know a bank, beside the one in the directory. */
export interface BankNames {
  /** Names of today. The first is the usual one. */
  readonly inUse: readonly string[];
  readonly former: readonly string[];
}

/** By BLZ. The BLZ is the one that most customers of the bank have. */
export type NamesByBlz = ReadonlyMap<string, BankNames>;

/**
 * The names of the banks of an edition. A BLZ that will be deleted gives its names to its successor. One that the edition
 * does not have gives them to nobody.
 *
 * @param banks the banks of the edition by BLZ
 */
export function bankNames(banks: ReadonlyMap<string, Pick<Bank, 'successor'>>): NamesByBlz {
  const names = new Map<string, { inUse: string[]; former: string[] }>();
  const kinds = [
    ['inUse', NAMES_IN_USE],
    ['former', FORMER_NAMES],
  ] as const;
  for (const [kind, rows] of kinds)
    for (const [name, listed] of rows) {
      const successor = banks.get(listed)?.successor ?? '';
      const blz = banks.has(successor) ? successor : listed;
      if (!banks.has(blz)) continue;
      const known = names.get(blz) ?? { inUse: [], former: [] };
      known[kind].push(name);
      names.set(blz, known);
    }
  return names;
}

/** The lines of `/bankleitzahlen.txt`: BLZ, names in use, former names. Tabs separate the columns, `|` the names. */
export function formatBlzList(blzs: Iterable<string>, names: NamesByBlz): string {
  const lines = Array.from(blzs, (blz) => {
    const { inUse = [], former = [] } = names.get(blz) ?? {};
    return `${[blz, inUse.join('|'), former.join('|')].join('\t').trimEnd()}\n`;
  });
  return lines.join('');
}

/** Reads what {@link formatBlzList} wrote: every BLZ of the edition, with its names. */
export function parseBlzList(text: string): NamesByBlz {
  const split = (names: string) => names.split('|').filter(Boolean);
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [blz = '', inUse = '', former = ''] = line.split('\t');
        return [blz, { inUse: split(inUse), former: split(former) }];
      }),
  );
}
