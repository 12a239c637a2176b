/** A bank as banken.js carries it. */
export interface DirectoryBank {
  /** 8 digits */
  readonly blz: string;
  readonly name: string;
  readonly city: string;
  /** 11 characters, or null: a few banks have none. */
  readonly bic: string | null;
  /** Check-digit method of its account numbers, two characters; null where it is not known. */
  readonly method: string | null;
  /** The Bankleitzahl that takes the place of its own, which is going to be deleted. */
  readonly successor: string | null;
}

/** A directory as text, column by column: values that are alike stand side by side and compress well. */
export interface PackedDirectory {
  /** The first day of validity, `2026-03-09`, or null where nobody told it. */
  readonly validFrom: string | null;
  /** The distance of each Bankleitzahl from the one before, to the base of 36, parted by spaces. */
  readonly blz: string;
  /** Parted by `|`, as the next two are. A tab stands for the city. */
  readonly names: string;
  /** Empty where the city is that of the bank before. */
  readonly cities: string;
  /** Without DE in the middle and XXX at the end. */
  readonly bics: string;
  /** Two characters each; `--` where the method is not known. */
  readonly methods: string;
  /** `blz successor` of each bank that has one, parted by `|`. */
  readonly successors: string;
  /** Bankleitzahlen that the tables of the IBAN rules do not know yet, parted by spaces. */
  readonly withoutRule: string;
}

/**
 * Packs a directory for banken.js.
 *
 * @param banks in any order
 * @param ruled the Bankleitzahlen whose rule is known
 * @throws {RangeError} for what unpack.ts would not read back
 */
export function packDirectory(
  banks: readonly DirectoryBank[],
  validFrom: string | null,
  ruled: ReadonlySet<string>,
): PackedDirectory {
  const sorted = [...banks].sort((one, other) => Number(one.blz) - Number(other.blz));
  for (const bank of sorted) check(bank);
  const parted = (column: (bank: DirectoryBank, index: number) => string) => sorted.map(column).join('|');
  return {
    validFrom,
    blz: sorted
      .map(({ blz }, index) => Number(blz) - Number(sorted[index - 1]?.blz ?? 0))
      .map((distance) => distance.toString(36))
      .join(' '),
    names: parted(({ name, city }) => name.replaceAll(city, '\t')),
    cities: parted(({ city }, index) => (city === sorted[index - 1]?.city ? '' : city)),
    bics: parted(({ bic }) => (bic ? bic.slice(0, 4) + bic.slice(6).replace(/XXX$/, '') : '')),
    methods: sorted.map(({ method }) => method ?? '--').join(''),
    successors: sorted.flatMap(({ blz, successor }) => (successor ? [`${blz} ${successor}`] : [])).join('|'),
    withoutRule: sorted
      .map(({ blz }) => blz)
      .filter((blz) => !ruled.has(blz))
      .join(' '),
  };
}

function check({ blz, name, city, bic, method, successor }: DirectoryBank): void {
  const isRight =
    /^\d{8}$/.test(blz) &&
    !/[\t|]/.test(name + city) &&
    city !== '' &&
    /^([A-Z]{4}DE[0-9A-Z]{5})?$/.test(bic ?? '') &&
    /^(\w\w)?$/.test(method ?? '') &&
    /^(\d{8})?$/.test(successor ?? '');
  if (!isRight) throw new RangeError(`The part banken.js can't hold the bank ${blz}, ${name}, ${city}`);
}
