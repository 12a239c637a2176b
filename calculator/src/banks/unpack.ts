import type { DirectoryBank } from './pack.ts';
import {
  branchAfter,
  CITY,
  FREQUENT_PARTS,
  lettersOf,
  type PackedBanks,
  type PackedChanges,
  TOWN,
} from './packed.ts';

/** @returns the banks by Bankleitzahl, in the order of Bankleitzahlen */
export function unpackDirectory(packed: PackedBanks): Map<string, DirectoryBank> {
  const names = unpackTexts(packed.names, packed.namePlaces);
  const differentBics = (packed.bics.match(/.{4}/g) ?? []).map(
    (institution, index) => `${institution}DE${packed.bics7[index]}${packed.bics8[index]}`,
  );
  const bics = unpackPlaces(differentBics, packed.bicPlaces);
  const methods = unpackTexts(packed.methods, packed.methodPlaces);
  const branches = packed.branches.match(/[-.,+]|.{3}/g) ?? [];
  const successors = unpackTexts(packed.successors, packed.successorPlaces);
  const cities = unpackTexts(packed.cities, packed.cityPlaces);
  const places = unpackNumbers(packed).map((blz, index) => [blz, index] as const);
  places.sort(([one], [other]) => (one < other ? -1 : 1));
  let branch = 'XXX';
  return new Map(
    places.map(([blz, index], inOrder) => {
      const city = cities[inOrder] ?? '';
      const [town] = city.split(' ');
      const name = (names[index] ?? '').split(CITY).join(city).split(TOWN).join(town);
      const bic = bics[index] ?? '';
      branch = unpackBranch(branches[index] ?? '-', blz, branch, city + name);
      const bank = {
        blz,
        name,
        city,
        bic: bic.startsWith('-') ? null : bic + branch,
        method: methods[index] ?? '',
        successor: successors[index] || null,
      };
      return [blz, bank];
    }),
  );
}

/** The last three characters of a BIC. @param before those of the bank before @param names its city and name */
function unpackBranch(packed: string, blz: string, before: string, names: string): string {
  if (packed === '-') return 'XXX';
  if (packed === '.') return blz.slice(0, 3);
  if (packed === ',') return before;
  if (packed === '+') return branchAfter(before);
  const letters = lettersOf(names);
  let place = -1;
  return Array.from(packed, (character) => {
    if (character < 'a') return character;
    place += character.charCodeAt(0) - 96;
    return letters[place];
  }).join('');
}

/** The Bankleitzahlen in the order of networks. */
function unpackNumbers({ areas, blz, blzRest }: PackedBanks): string[] {
  const hundreds = blz.split('!');
  let next = 0;
  return sums(areas, 0, (distance) => distance).flatMap((area, index) =>
    sums(hundreds[index] ?? '', -1, (distance, before) => {
      const rest = numberOf(blzRest, next++);
      return distance ? 100 * distance - (before % 100) + rest : rest + 1;
    }).map((end) => area.slice(1) + area[0] + end),
  );
}

/**
 * Numbers of four digits.
 *
 * @param number before the first one
 * @param distanceOf the distance of a number from the one before, made of its character
 */
function sums(
  characters: string,
  number: number,
  distanceOf: (packed: number, before: number) => number,
): string[] {
  return Array.from(characters, (character) => {
    number += distanceOf(numberOf(character), number);
    return String(number).padStart(4, '0');
  });
}

function numberOf(text: string, place = 0): number {
  const code = text.charCodeAt(place);
  return code - (code < 92 ? 35 : 36);
}

const unpackTexts = (different: string, places: string) =>
  unpackPlaces(different.split('|').map(unpackParts), places);

function unpackPlaces(different: readonly string[], places: string): string[] {
  let next = 0;
  // The text named last is at the end.
  const named: string[] = [];
  return Array.from(places, (place) => {
    const text = (place === '!' ? different[next++] : named.splice(-1 - numberOf(place), 1)[0]) ?? '';
    named.push(text);
    return text;
  });
}

/**
 * Everything before the space is a control character. TOWN is no part: as an index beyond the end of FREQUENT_PARTS, it
 * would find what a page has put on Object.prototype.
 */
const unpackParts = (text: string) =>
  text.replace(
    /[^ -\uffff]/g,
    (character) => (character < TOWN && FREQUENT_PARTS[character.charCodeAt(0) - 1]) || character,
  );

/** @returns the banks of the next edition by Bankleitzahl, in the order of Bankleitzahlen */
export function unpackNext(
  banks: ReadonlyMap<string, DirectoryBank>,
  changes: PackedChanges,
): Map<string, DirectoryBank> {
  const next = new Map([...banks, ...unpackDirectory(changes)]);
  for (const blz of changes.deleted.split(' ')) next.delete(blz);
  return new Map([...next].sort(([one], [other]) => Number(one) - Number(other)));
}
