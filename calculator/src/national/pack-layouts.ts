/**
 * Packs the layouts for the scripts: `ADb4s4aAEb3a…`. Each layout follows the countries that have it. The length of the
 * account is left out: it takes what the other parts leave of the IBAN.
 *
 * @param layouts by country, as in layouts.ts
 */
export function packLayouts(layouts: Readonly<Record<string, string>>): string {
  const countriesOf = new Map<string, string>();
  for (const [country, layout] of Object.entries(layouts)) {
    const packed = layout.replace(/a\d+/, 'a');
    countriesOf.set(packed, `${countriesOf.get(packed) ?? ''}${country}`);
  }
  return [...countriesOf].map(([layout, countries]) => countries + layout).join('');
}
