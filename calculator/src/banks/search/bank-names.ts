import type { BankWithBlz } from '../../iban/bic.ts';
import type { Bank, DirectoryBank } from '../bank.ts';
import { withoutAlt } from '../former-banks.ts';
import { formerNames, headlines, namesInUse } from './names.data.ts';
import { foldText } from './spelling.ts';

/** The names by which people know a bank, besides the one in the directory. */
export interface BankNames {
  /** Names of today. The first is the usual one. */
  readonly inUse: readonly string[];
  readonly former: readonly string[];
  /** The name in use that is shown instead of the directory's; missing for most banks. */
  readonly headline?: string | undefined;
}

/** By BLZ. The BLZ is the one that most customers of the bank have. */
export type NamesByBlz = ReadonlyMap<string, BankNames>;

type Banks = ReadonlyMap<string, Pick<DirectoryBank, 'successor'>>;

/**
 * A list of names by the banks of an edition. The names of a BLZ that will be deleted go to its successor. Those of a
 * BLZ that the edition lacks are left out.
 *
 * @param banks the banks of the edition by BLZ
 */
export function namesByBlz(
  list: readonly (readonly [name: string, blz: string])[],
  banks: Banks,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [name, listed] of list) {
    const successor = banks.get(listed)?.successor ?? '';
    const blz = banks.has(successor) ? successor : listed;
    if (banks.has(blz)) names.set(blz, [...(names.get(blz) ?? []), name]);
  }
  return names;
}

/** The names of the banks of an edition, see namesByBlz(). */
export function bankNames(banks: Banks): NamesByBlz {
  const inUse = namesByBlz(namesInUse, banks);
  const former = namesByBlz(formerNames, banks);
  const headline = namesByBlz(headlines, banks);
  const blzs = new Set([...inUse.keys(), ...former.keys(), ...headline.keys()]);
  return new Map(
    Array.from(blzs, (blz) => [
      blz,
      {
        inUse: inUse.get(blz) ?? [],
        former: former.get(blz) ?? [],
        headline: headline.get(blz)?.slice(-1)[0],
      },
    ]),
  );
}

/**
 * Returns a function that gives the name to show for a bank: its own, without „-alt-“, or, if a bank with a headline has the same name
 * and the same first four letters of the BIC, that headline.
 *
 * @param find returns the bank with a BLZ
 */
export function headlineIn(find: (blz: string) => Bank | null): (bank: Omit<Bank, 'city'>) => string {
  const keyOf = ({ name, bic }: Omit<Bank, 'city'>) => `${bic?.slice(0, 4)} ${name}`;
  const known = new Map<string, string>();
  for (const [headline, blz] of headlines) {
    const bank = find(blz);
    if (bank) known.set(keyOf(bank), headline);
  }
  return (bank) => known.get(keyOf(bank)) ?? withoutAlt(bank.name);
}

/**
 * The names of each record of a directory. A record shares the names of another one of the same bank if its own name
 * and the first four letters of its BIC are the same.
 */
export function namesOfRecords(
  banks: readonly BankWithBlz[],
  institutions: readonly number[],
  names: NamesByBlz,
): (BankNames | undefined)[] {
  const keys = banks.map(({ name, bic }, number) => `${institutions[number]} ${bic?.slice(0, 4)} ${name}`);
  const byKey = new Map<string, BankNames>();
  for (const [number, { blz, name }] of banks.entries()) {
    const own = names.get(blz);
    if (!own) continue;
    const key = keys[number] ?? '';
    const known = byKey.get(key);
    const inUse = [...(known?.inUse ?? []), ...own.inUse];
    // What a bank is called today is not a former name.
    const today = new Set([name, ...inUse].map(foldText));
    const former = [...(known?.former ?? []), ...own.former].filter((one) => !today.has(foldText(one)));
    byKey.set(key, { inUse, former: [...new Set(former)], headline: known?.headline ?? own.headline });
  }
  return keys.map((key) => byKey.get(key));
}
