import type { NamesByBlz } from '../calculator/search.ts';

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
