import { type NamesByBlz, SEPARATORS } from '../calculator/functions.ts';

/**
 * Removes the separators from a BLZ as a person typed it. Digits of other scripts are refused.
 *
 * @param typed after percent-decoding
 * @returns eight ASCII digits, or null
 */
export function cleanBlz(typed: string): string | null {
  const digits = typed.replace(SEPARATORS, '');
  return /^[0-9]{8}$/.test(digits) ? digits : null;
}

/** The lines of `/bankleitzahlen.txt`, in columns: BLZ, names in use, former names (separated by `|`), name to show. */
export function formatBlzList(blzs: Iterable<string>, names: NamesByBlz): string {
  const lines = Array.from(blzs, (blz) => {
    const { inUse = [], former = [], headline = '' } = names.get(blz) ?? {};
    return `${[blz, inUse.join('|'), former.join('|'), headline].join('\t').trimEnd()}\n`;
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
        const [blz = '', inUse = '', former = '', headline] = line.split('\t');
        const names = { inUse: split(inUse), former: split(former) };
        return [blz, headline ? { ...names, headline } : names];
      }),
  );
}
