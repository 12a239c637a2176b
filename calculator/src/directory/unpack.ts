import type { DirectoryBank, PackedBanks, PackedChanges } from './pack.ts';

/** @returns the banks by Bankleitzahl, in the order of Bankleitzahlen */
export function unpackDirectory(packed: PackedBanks): Map<string, DirectoryBank> {
  const names = packed.names.split('|');
  const cities = packed.cities.split('|');
  const bics = packed.bics.split('|');
  const successors = new Map(
    packed.successors.split('|').map((line) => [line.slice(0, 8), line.slice(9)] as const),
  );
  const banks = new Map<string, DirectoryBank>();
  if (packed.blz === '') return banks;
  let number = 0;
  let city = '';
  for (const [index, distance] of packed.blz.split(' ').entries()) {
    number += Number.parseInt(distance, 36);
    const blz = String(number);
    city = cities[index] || city;
    const bic = bics[index] ?? '';
    banks.set(blz, {
      blz,
      name: (names[index] ?? '').split('\t').join(city),
      city,
      bic: bic ? `${bic.slice(0, 4)}DE${bic.slice(4).padEnd(5, 'X')}` : null,
      method: packed.methods.slice(2 * index, 2 * index + 2),
      successor: successors.get(blz) ?? null,
    });
  }
  return banks;
}

/** @returns the banks of the next edition by Bankleitzahl, in the order of Bankleitzahlen */
export function unpackNext(
  banks: ReadonlyMap<string, DirectoryBank>,
  changes: PackedChanges,
): Map<string, DirectoryBank> {
  const next = new Map([...banks, ...unpackDirectory(changes)]);
  for (const blz of changes.deleted.split(' ')) next.delete(blz);
  return new Map([...next].sort(([one], [other]) => Number(one) - Number(other)));
}
