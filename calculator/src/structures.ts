import { packedRegistry } from './packed-registry.ts';

/**
 * Of each country, the class of each character in an IBAN: `0` a digit, `1` a letter, `2` either. So the length of the
 * text is the length of the IBAN. A map, since a table would know a country "constructor".
 */
export const structures = new Map<string, string>();

let structure = '';
packedRegistry.replace(/([^A-Z]+)|../g, (country, segments?: string) => {
  if (segments) structure = `1100${segments.replace(/./g, unpackSegment)}`;
  else structures.set(country, structure);
  return '';
});

/** Five bits of the character's code are the length, those above the class, see pack-registry.js. */
function unpackSegment(segment: string): string {
  const code = segment.charCodeAt(0);
  return ''.padEnd((code % 32) % 26, ((code >> 5) - 1) as unknown as string);
}
