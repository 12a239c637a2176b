import type { DirectoryBank, PackedDirectory } from './pack.ts';

/** @returns the banks by Bankleitzahl, in the order of Bankleitzahlen */
export function unpackDirectory(packed: PackedDirectory): Map<string, DirectoryBank> {
  const names = packed.names.split('|');
  const cities = packed.cities.split('|');
  const bics = packed.bics.split('|');
  const successors = new Map(
    packed.successors.split('|').map((line) => [line.slice(0, 8), line.slice(9)] as const),
  );
  const banks = new Map<string, DirectoryBank>();
  let number = 0;
  let city = '';
  for (const [index, distance] of packed.blz.split(' ').entries()) {
    number += Number.parseInt(distance, 36);
    const blz = String(number);
    city = cities[index] || city;
    const bic = bics[index] ?? '';
    const method = packed.methods.slice(2 * index, 2 * index + 2);
    banks.set(blz, {
      blz,
      name: (names[index] ?? '').split('\t').join(city),
      city,
      bic: bic ? `${bic.slice(0, 4)}DE${bic.slice(4).padEnd(5, 'X')}` : null,
      method: method === '--' ? null : method,
      successor: successors.get(blz) ?? null,
    });
  }
  return banks;
}
