import type { BankWithBlz } from '../iban/bic.ts';
import type { BankFacts } from '../rules/account.ts';
import type { Bank, Validity } from './bank.ts';
import {
  branchAfter,
  CITY,
  FREQUENT_PARTS,
  lettersOf,
  NO_BIC,
  type PackedBanks,
  type PackedChanges,
  type PackedDirectory,
  TOWN,
} from './packed.ts';

/** A bank as banken.js has it. */
export interface DirectoryBank extends BankWithBlz {
  /** The check-digit method of its account numbers: two characters. */
  readonly method: string;
  /** The Bankleitzahl that will replace this one, which will be deleted; null if none will. */
  readonly successor: string | null;
}

/** An edition of the directory, as a list to be packed. */
export interface DirectoryEdition extends Validity {
  readonly banks: readonly DirectoryBank[];
}

/**
 * Packs a directory for banken.js.
 *
 * @param banks in any order
 * @param ruled the Bankleitzahlen whose IBAN rule is known
 * @param next the next edition; null if it is not known
 * @throws {RangeError} for a bank that unpacking would not restore, and for a next edition without a first day
 */
export function packDirectory(
  banks: readonly DirectoryBank[],
  validity: Validity,
  ruled: ReadonlySet<string>,
  next: DirectoryEdition | null = null,
): PackedDirectory {
  const packed = packBanks(banks, validity, ruled);
  return next ? { ...packed, next: packChanges(banks, next, ruled) } : packed;
}

function packChanges(
  banks: readonly DirectoryBank[],
  next: DirectoryEdition,
  ruled: ReadonlySet<string>,
): PackedChanges {
  if (!next.validFrom) throw new RangeError('The first day of the next edition is not known.');
  const textOf = ({ blz, name, city, bic, method, successor }: DirectoryBank) =>
    [blz, name, city, bic, method, successor].join('\t');
  const present = new Set(banks.map(textOf));
  const kept = new Set(next.banks.map(({ blz }) => blz));
  const deleted = banks.map(({ blz }) => blz).filter((blz) => !kept.has(blz));
  const changed = next.banks.filter((bank) => !present.has(textOf(bank)));
  return { ...packBanks(changed, next, ruled), deleted: deleted.join(' ') };
}

function packBanks(
  banks: readonly DirectoryBank[],
  { validFrom, validUntil }: Validity,
  ruled: ReadonlySet<string>,
): PackedBanks {
  const sorted = [...banks].sort((one, other) => Number(one.blz) - Number(other.blz));
  for (const bank of sorted) assertPackable(bank);
  const byNetwork = [...sorted].sort((one, other) => Number(one.blz[3]) - Number(other.blz[3]));
  const areas = new Map<string, number[]>();
  for (const { blz } of byNetwork) {
    const area = `${blz[3]}${blz.slice(0, 3)}`;
    areas.set(area, [...(areas.get(area) ?? []), Number(blz.slice(4))]);
  }
  const ends = [...areas.values()];
  const [names, namePlaces] = packTexts(byNetwork.map(withoutCity));
  const [cities, cityPlaces] = packTexts(sorted.map(({ city }) => city));
  const bics = byNetwork.map(({ bic }) => (bic ? bic.slice(0, 4) + bic.slice(6, 8) : NO_BIC));
  const differentBics = [...new Set(bics)];
  const [methods, methodPlaces] = packTexts(byNetwork.map(({ method }) => method));
  const [successors, successorPlaces] = packTexts(byNetwork.map(({ successor }) => successor ?? ''));
  const branches = new Map(sorted.map((bank, index) => [bank, packBranch(bank, sorted[index - 1])]));
  // In this order, brotli compresses the columns best.
  return {
    withoutRule: sorted
      .map(({ blz }) => blz)
      .filter((blz) => !ruled.has(blz))
      .join(' '),
    validUntil,
    successorPlaces,
    methods,
    methodPlaces,
    bicPlaces: packPlaces(bics),
    namePlaces,
    cityPlaces,
    blz: ends.map((area) => packDistances(area.map(hundredsOf))).join('!'),
    cities,
    names,
    areas: packDistances([...areas.keys()].map(Number)),
    blzRest: ends.map(packRest).join(''),
    successors,
    validFrom,
    bics7: differentBics.map((bic) => bic[4]).join(''),
    bics8: differentBics.map((bic) => bic[5]).join(''),
    branches: byNetwork.map((bank) => branches.get(bank)).join(''),
    bics: differentBics.map((bic) => bic.slice(0, 4)).join(''),
  };
}

const withoutCity = ({ name, city }: DirectoryBank) =>
  name.replaceAll(city, CITY).replaceAll(city.split(' ')[0] ?? city, TOWN);

const packDistances = (numbers: readonly number[]) =>
  numbers.map((number, index) => characterOf(number - (numbers[index - 1] ?? 0))).join('');

const hundredsOf = (end: number) => Math.floor(end / 100);

/** See PackedBanks.blzRest. @param ends the last four digits of the Bankleitzahlen of an area, in their order */
const packRest = (ends: readonly number[]) =>
  ends
    .map((end, index) => {
      const before = ends[index - 1] ?? -1;
      return characterOf(hundredsOf(end) > Math.max(hundredsOf(before), 0) ? end % 100 : end - before - 1);
    })
    .join('');

/** A number as a character. The characters begin after `"` and skip the backslash, because JSON would escape both. */
function characterOf(number: number): string {
  const code = number + 35;
  return String.fromCharCode(code < 92 ? code : code + 1);
}

const branchOf = (bank: DirectoryBank | undefined) => (bank?.bic ?? 'XXX').slice(-3);

function packBranch(bank: DirectoryBank, before: DirectoryBank | undefined): string {
  const { blz, city, name } = bank;
  const branch = branchOf(bank);
  if (branch === 'XXX') return '-';
  if (branch === blz.slice(0, 3)) return '.';
  if (branch === branchOf(before)) return ',';
  if (branch === branchAfter(branchOf(before))) return '+';
  const letters = lettersOf(city + name);
  let next = 0;
  return Array.from(branch, (character) => {
    const distance = letters.indexOf(character, next) - next;
    if (distance < 0 || distance > 25) return character;
    next += distance + 1;
    return String.fromCharCode(97 + distance);
  }).join('');
}

/** @returns the different texts, separated by `|` and with their FREQUENT_PARTS packed, and packPlaces() */
function packTexts(texts: readonly string[]): [different: string, places: string] {
  return [[...new Set(texts)].map(packParts).join('|'), packPlaces(texts)];
}

/**
 * Packs which of the different texts each is, where many recur (move-to-front coding): `!` for a new one; else how
 * many others were named since, see characterOf().
 */
function packPlaces(texts: readonly string[]): string {
  const named: string[] = [];
  const places = texts.map((text) => {
    const place = named.indexOf(text);
    if (place >= 0) named.splice(place, 1);
    named.unshift(text);
    return place < 0 ? '!' : characterOf(place);
  });
  return places.join('');
}

const packParts = (text: string) =>
  FREQUENT_PARTS.reduce(
    (packed, part, index) => packed.replaceAll(part, String.fromCharCode(index + 1)),
    text,
  );

function assertPackable({ blz, name, city, bic, method, successor }: DirectoryBank): void {
  const isPackable =
    /^\d{8}$/.test(blz) &&
    !/[^ -~\x80-\uffff]/.test(name + city) &&
    city !== '' &&
    /^([A-Z]{4}DE[0-9A-Z]{5})?$/.test(bic ?? '') &&
    /^\w\w$/.test(method) &&
    /^(\d{8})?$/.test(successor ?? '');
  if (!isPackable) throw new RangeError(`The part banken.js can't hold the bank ${blz}, ${name}, ${city}`);
}

/** An edition of the directory, for looking up banks. */
export interface Edition extends Validity {
  /** By Bankleitzahl. */
  readonly banks: ReadonlyMap<string, Readonly<Bank> & Omit<BankFacts, 'rule'>>;
  /** The Bankleitzahlen whose IBAN rule is not known. */
  readonly withoutRule: ReadonlySet<string>;
}
