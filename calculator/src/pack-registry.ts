/** A character's code tells the class in its upper bits and the length in its lower ones, see structures.ts. */
const CODE_BEFORE = { n: 32, a: 64 + 26, c: 96 };
const LONGEST = { n: 25, a: 4, c: 25 };

/**
 * Packs the registry for the script: countries of like structure stand together, behind one character for each
 * segment. Neighbouring segments of one class count as one: "4!n4!n12!c" is n8 c12, "(" and "l".
 *
 * Letters (class `a`) come in short segments only, so they take the five characters between `Z` and the lower-case
 * letters. That way no segment is a capital, and capitals are the country codes.
 */
export function packRegistry(registry: Readonly<Record<string, string>>): string {
  const countriesOf = new Map<string, string>();
  for (const [country, structure] of Object.entries(registry)) {
    const segments = packStructure(structure);
    countriesOf.set(segments, (countriesOf.get(segments) ?? '') + country);
  }
  return [...countriesOf].map(([segments, countries]) => segments + countries).join('');
}

function packStructure(structure: string): string {
  const classes = structure.replace(/(\d+)!(.)/g, (_, length: string, type: string) =>
    type.repeat(Number(length)),
  );
  return classes.replace(/n+|a+|c+/g, (segment) => {
    const type = segment[0] as keyof typeof LONGEST;
    if (segment.length > LONGEST[type]) throw new RangeError(`No character for ${segment.length}!${type}`);
    return String.fromCharCode(CODE_BEFORE[type] + segment.length);
  });
}
