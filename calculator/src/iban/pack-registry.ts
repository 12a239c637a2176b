/**
 * Packs the registry for the script: each structure behind the countries that have it, `ATBAEE16DKFI14…`,
 * neighbouring segments of one class as one segment, and without an `n` at the end.
 *
 * @param registry the structures by country, as in registry.ts
 */
export function packRegistry(registry: Readonly<Record<string, string>>): string {
  const countriesOf = new Map<string, string>();
  for (const [country, structure] of Object.entries(registry)) {
    const classes = structure.replace(/(\d+)!(.)/g, (_, length, type) => type.repeat(length));
    const packed = classes.replace(/(.)\1*/g, (run) => `${run.length}${run[0]}`).replace(/n$/, '');
    countriesOf.set(packed, `${countriesOf.get(packed) ?? ''}${country}`);
  }
  return [...countriesOf].map(([structure, countries]) => countries + structure).join('');
}
