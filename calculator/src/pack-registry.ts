/** As in faults.ts. */
const CLASS = { a: '3', n: '1', c: '0' };

/**
 * Packs the registry for the script: the class of each character of an IBAN, as in faults.ts, then all
 * countries that have this structure. Written out rather than abbreviated, since the build packs it once more with all
 * other texts, see encode.js.
 */
export function packRegistry(registry: Readonly<Record<string, string>>): string {
  const countriesOf = new Map<string, string>();
  for (const [country, structure] of Object.entries(registry)) {
    const classes = structure.replace(/(\d+)!(.)/g, (_, length: string, type: keyof typeof CLASS) =>
      CLASS[type].repeat(Number(length)),
    );
    countriesOf.set(classes, `${countriesOf.get(classes) ?? ''}${country}`);
  }
  return [...countriesOf].map(([classes, countries]) => classes + countries).join('');
}
