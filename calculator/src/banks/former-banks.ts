/** A name that a bank had. */
export interface NameHeld {
  readonly name: string;
  /** The first year with this name; null if it is not known. */
  readonly from: number | null;
  readonly until: number;
}

/** A Bankleitzahl that no bank has any more, and its last bank. Source: Deutsche Bundesbank. */
export interface FormerBank {
  readonly blz: string;
  /** The last name, without „-alt-“. */
  readonly name: string;
  /** The name that the bank had for the longest time; null if it is the last one. */
  readonly longestName: string | null;
  readonly city: string;
  /** Eleven characters; null if it had none, or none is known. */
  readonly bic: string | null;
  /** The first day of the last edition at hand that has the Bankleitzahl: `2019-06-03`. */
  readonly lastEdition: string;
  /** The first day of the first edition at hand that lacks it. */
  readonly firstMissing: string;
  /** The Bankleitzahl of a bank of today, if the Bundesbank has named one; else null. */
  readonly successor: string | null;
  /** All names, the first one first. */
  readonly names: readonly NameHeld[];
  /** Where the last name is from. */
  readonly source: string;
}

/** In March 2008 the quarters without gaps begin. An end before that is known to some years only. */
const FIRST_QUARTER = '2008-03';

/** The last year with this Bankleitzahl; null for a year before 2008. */
export function lastYear({ lastEdition }: Pick<FormerBank, 'lastEdition'>): number | null {
  return lastEdition < FIRST_QUARTER ? null : Number(lastEdition.slice(0, 4));
}

/** What the directory puts after the name of a bank that has another Bankleitzahl for new accounts. */
const REPLACED = /(?:\s+-)?\s*-alt-?\.?$/i;

/** Whether the directory says of a bank of today that its Bankleitzahl was replaced: „Volksbank Wismar -alt-“. */
export const isReplaced = (name: string): boolean => REPLACED.test(name);

/** The name of a bank without the „-alt-“ of the directory. */
export const withoutAlt = (name: string): string => name.replace(REPLACED, '');

/** What an answer says of a Bankleitzahl that is gone. */
export interface FormerFacts {
  readonly blz: string;
  /** The last name. */
  readonly name: string;
  /** The name that the bank had for the longest time, and the last year with it; null if it is the last name. */
  readonly longestName: string | null;
  readonly longestUntil: number | null;
  readonly city: string;
  /** The last year with this Bankleitzahl; null for a year before 2008. */
  readonly lastYear: number | null;
}

/** A Bankleitzahl that is gone, as the calculator has it. */
export interface FormerBlz extends FormerFacts {
  /** The Bankleitzahl of a bank of today, if the Bundesbank has named one; else null. */
  readonly successor: string | null;
}

/** These as plain columns: item n of each belongs to the same Bankleitzahl. In their order. */
export type FormerColumns = { readonly [Field in keyof FormerBlz]: readonly FormerBlz[Field][] };

export const toFormerColumns = (former: readonly FormerBlz[]): FormerColumns => ({
  blz: former.map(({ blz }) => blz),
  name: former.map(({ name }) => name),
  longestName: former.map(({ longestName }) => longestName),
  longestUntil: former.map(({ longestUntil }) => longestUntil),
  city: former.map(({ city }) => city),
  lastYear: former.map(({ lastYear }) => lastYear),
  successor: former.map(({ successor }) => successor),
});

export const formerFromColumns = (columns: FormerColumns): FormerBlz[] =>
  columns.blz.map((blz, place) => ({
    blz,
    name: columns.name[place] ?? '',
    longestName: columns.longestName[place] ?? null,
    longestUntil: columns.longestUntil[place] ?? null,
    city: columns.city[place] ?? '',
    lastYear: columns.lastYear[place] ?? null,
    successor: columns.successor[place] ?? null,
  }));

/** A former bank as the calculator has it. */
export const formerBlz = (bank: FormerBank): FormerBlz => ({
  ...formerFacts(bank),
  successor: bank.successor,
});

/** What an answer says of a former bank. */
export function formerFacts(bank: FormerBank): FormerFacts {
  const { blz, name, longestName, city, names } = bank;
  const held = names.filter((one) => one.name === longestName).slice(-1)[0];
  return { blz, name, longestName, longestUntil: held?.until ?? null, city, lastYear: lastYear(bank) };
}
