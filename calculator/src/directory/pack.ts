/** A bank as banken.js has it. */
export interface DirectoryBank {
  /** 8 digits. */
  readonly blz: string;
  readonly name: string;
  readonly city: string;
  /** 11 characters; null for the few banks that have none. */
  readonly bic: string | null;
  /** The check-digit method of its account numbers: two characters. */
  readonly method: string;
  /** The Bankleitzahl that will take the place of its own, which is going to be deleted; otherwise null. */
  readonly successor: string | null;
}

/** When a directory is valid. Days as `2026-03-09`; null if they are not known. */
export interface Validity {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** An edition of the directory. */
export interface DirectoryEdition extends Validity {
  readonly banks: readonly DirectoryBank[];
}

/** Banks as text, column by column: similar values stand side by side, which compresses well. */
export interface PackedBanks extends Validity {
  /** The distance of each Bankleitzahl from the one before, in base 36, separated by spaces. */
  readonly blz: string;
  /** Separated by `|`, as the next two columns are. A tab stands for the name of the city. */
  readonly names: string;
  /** Empty if the city is that of the bank before. */
  readonly cities: string;
  /** Without DE in the middle and XXX at the end; empty if the bank has none. */
  readonly bics: string;
  /** Two characters each. */
  readonly methods: string;
  /** `blz successor` of each bank that has one, separated by `|`. */
  readonly successors: string;
  /** The Bankleitzahlen whose IBAN rule is not known, separated by spaces. */
  readonly withoutRule: string;
}

/** A packed directory: the banks of an edition and, if it is known, what the next one changes. */
export interface PackedDirectory extends PackedBanks {
  readonly next?: PackedChanges;
}

/** The banks that are new or changed in the next edition, which begins on the day `validFrom`. */
export interface PackedChanges extends PackedBanks {
  /** The Bankleitzahlen that the next edition has no more, separated by spaces. */
  readonly deleted: string;
}

/**
 * Packs a directory for banken.js.
 *
 * @param banks in any order
 * @param ruled the Bankleitzahlen whose IBAN rule is known
 * @param next the next edition; null if it is not known
 * @throws {RangeError} for a bank that would not be unpacked as it was, and for a next edition without a first day
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
  const columnOf = (column: (bank: DirectoryBank, index: number) => string) => sorted.map(column).join('|');
  return {
    validFrom,
    validUntil,
    blz: sorted
      .map(({ blz }, index) => Number(blz) - Number(sorted[index - 1]?.blz ?? 0))
      .map((distance) => distance.toString(36))
      .join(' '),
    names: columnOf(({ name, city }) => name.replaceAll(city, '\t')),
    cities: columnOf(({ city }, index) => (city === sorted[index - 1]?.city ? '' : city)),
    bics: columnOf(({ bic }) => (bic ? bic.slice(0, 4) + bic.slice(6).replace(/XXX$/, '') : '')),
    methods: sorted.map(({ method }) => method).join(''),
    successors: sorted.flatMap(({ blz, successor }) => (successor ? [`${blz} ${successor}`] : [])).join('|'),
    withoutRule: sorted
      .map(({ blz }) => blz)
      .filter((blz) => !ruled.has(blz))
      .join(' '),
  };
}

function assertPackable({ blz, name, city, bic, method, successor }: DirectoryBank): void {
  const isPackable =
    /^\d{8}$/.test(blz) &&
    !/[\t|]/.test(name + city) &&
    city !== '' &&
    /^([A-Z]{4}DE[0-9A-Z]{5})?$/.test(bic ?? '') &&
    /^\w\w$/.test(method) &&
    /^(\d{8})?$/.test(successor ?? '');
  if (!isPackable) throw new RangeError(`The part banken.js can't hold the bank ${blz}, ${name}, ${city}`);
}
