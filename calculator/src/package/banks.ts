import type { Calculator } from '../answers/api.ts';
import { directoryWith } from '../answers/directory-part.ts';
import type { Directory } from '../answers/parts.ts';
import { makeFromParts } from '../answers/with-parts.ts';
import { banksByBic as findByBic, validateWithBanks } from '../banks/by-bic.ts';
import type { Edition } from '../banks/pack.ts';
import type { BankWithBlz, BicAnswer } from '../iban/bic.ts';
import { ownFields } from '../iban/own-properties.ts';
import { banks, directory, isOver } from './snapshot-directory.ts';

export type { BankWithBlz, BicAnswer, BicFault } from '../iban/bic.ts';
export { directory, edition, validFrom, validUntil } from './snapshot-directory.ts';
export type { Directory };

const calculator = /* @__PURE__ */ makeFromParts({ directory });

/**
 * Finds any bank of the Bundesbank's directory. Never throws.
 *
 * @param blzOrIban a German Bankleitzahl of eight digits, or a valid German IBAN
 * @returns `notFound` if the directory does not have it
 */
export const lookupBic: Calculator['lookupBic'] = (blzOrIban) => calculator.lookupBic(blzOrIban);

/**
 * Puts the IBAN of any German bank together. Confirms nothing without the banks' rules: see `withParts`. Never throws.
 *
 * @returns an `error` for a Bankleitzahl that the directory lacks; after the directory's last day, only a note, since
 *   the bank may be new
 */
export const buildIban: Calculator['buildIban'] = (blz, kontonummer) =>
  calculator.buildIban(blz, kontonummer);

/**
 * All banks with a BIC, in the order of their Bankleitzahlen. Never throws.
 *
 * @param bic 8 or 11 characters, separators are ignored; 8 mean the head office, `XXX`
 * @returns an empty list for a BIC that the directory lacks, as for any of another country
 * @example banksByBic('MARKDEF1100')[0] // { blz: '10000000', name: 'Bundesbank', city: 'Berlin', bic: 'MARKDEF1100' }
 */
export const banksByBic = (bic: string | null | undefined): BankWithBlz[] => findByBic(bic, banks().values());

/** Checks the form of a BIC; `known` says whether the directory has it, if it is German. Never throws. */
export const validateBic = (bic: string | null | undefined): BicAnswer =>
  validateWithBanks(bic, banks().values(), isOver);

type Banks = Edition['banks'];

/**
 * The directory of a server's `/bankleitzahlen.json`, for a program that runs for long: the part to give to
 * `withParts` of `iban-rechner`. The rules stay those of this package: an IBAN is computed, not
 * confirmed, if the package does not know the bank, or an older server's file has no method for it.
 *
 * @param json the parsed file
 * @throws {TypeError} if it is something else, or has no banks
 * @example withParts({ rules, countries, directory: directoryFrom(await (await fetch(url)).json()) })
 */
export function directoryFrom(json: unknown): Directory {
  const { edition, banks: rows } = ownFields(json);
  const { validFrom, validUntil } = ownFields(edition);
  const read = Array.isArray(rows) ? readBanks(rows) : undefined;
  if (!read?.size || !isOrNull(DAY, validFrom) || !isOrNull(DAY, validUntil))
    throw new TypeError('directoryFrom: this is not the /bankleitzahlen.json of a server.');
  const known = banks();
  const withoutRule = new Set(
    [...read].flatMap(([blz, { method }]) => (method === null || !known.has(blz) ? [blz] : [])),
  );
  return directoryWith(() => ({ validFrom, validUntil, banks: read, withoutRule }));
}

/** @returns undefined if a row is not a bank */
function readBanks(rows: readonly unknown[]): Banks | undefined {
  const read = new Map<string, Banks extends ReadonlyMap<string, infer Bank> ? Bank : never>();
  for (const row of rows) {
    const { blz, name, city, bic, checkMethod = null, successor = null } = ownFields(row);
    if (typeof blz !== 'string' || !BLZ.test(blz)) return undefined;
    if (typeof name !== 'string' || typeof city !== 'string') return undefined;
    if (!isOrNull(BIC, bic) || !isOrNull(METHOD, checkMethod) || !isOrNull(BLZ, successor)) return undefined;
    read.set(blz, { name, city, bic, method: checkMethod, successor });
  }
  // A successor counts only while the directory has it.
  for (const bank of read.values())
    if (bank.successor !== null && !read.has(bank.successor)) Object.assign(bank, { successor: null });
  return read;
}

const BLZ = /^[1-8]\d{7}$/;
const BIC = /^[A-Z\d]{11}$/;
const METHOD = /^\w\w$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a value is a text of this form, or null, which means unknown. */
const isOrNull = (form: RegExp, value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && form.test(value));
