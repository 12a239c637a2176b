import { directoryWith } from '../answers/directory-part.ts';
import type { Directory } from '../answers/parts.ts';
import type { Edition } from '../banks/pack.ts';
import { ownFields } from '../iban/own-properties.ts';
import { banks as banksOfPackage } from './snapshot-directory.ts';

type Banks = Edition['banks'];

/**
 * The directory of a server's `/bankleitzahlen.json`, so that a program that runs for long is never older than its server:
 * the part to give to `withParts` of `iban-rechner`. The rules stay those of this package: of a bank that it does not know,
 * the IBAN is computed, and not confirmed. So is that of a bank of which the file has no method, as older servers make it.
 *
 * @param json the parsed file
 * @throws {TypeError} if it is something else, or has no banks
 * @example withParts({ rules, countries, directory: directoryFrom(await (await fetch(url)).json()) })
 */
export function directoryFrom(json: unknown): Directory {
  const { edition, banks: rows } = ownFields(json);
  const { validFrom, validUntil } = ownFields(edition);
  const banks = Array.isArray(rows) ? readBanks(rows) : undefined;
  if (!banks?.size || !isOrNull(DAY, validFrom) || !isOrNull(DAY, validUntil))
    throw new TypeError('directoryFrom: this is not the /bankleitzahlen.json of a server.');
  const known = banksOfPackage();
  const withoutRule = new Set(
    [...banks].flatMap(([blz, { method }]) => (method === null || !known.has(blz) ? [blz] : [])),
  );
  const read = { validFrom, validUntil, banks, withoutRule };
  return directoryWith(() => read);
}

/** @returns undefined if a row is no bank */
function readBanks(rows: readonly unknown[]): Banks | undefined {
  const banks = new Map<string, Banks extends ReadonlyMap<string, infer Bank> ? Bank : never>();
  for (const row of rows) {
    const { blz, name, city, bic, checkMethod = null, successor = null } = ownFields(row);
    if (typeof blz !== 'string' || !BLZ.test(blz)) return undefined;
    if (typeof name !== 'string' || typeof city !== 'string') return undefined;
    if (!isOrNull(BIC, bic) || !isOrNull(METHOD, checkMethod) || !isOrNull(BLZ, successor)) return undefined;
    banks.set(blz, { name, city, bic, method: checkMethod, successor });
  }
  // A successor counts only while the directory has it.
  for (const bank of banks.values())
    if (bank.successor !== null && !banks.has(bank.successor)) Object.assign(bank, { successor: null });
  return banks;
}

const BLZ = /^[1-8]\d{7}$/;
const BIC = /^[A-Z\d]{11}$/;
const METHOD = /^\w\w$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a value is a text of this form, or null: the source does not tell it. */
const isOrNull = (form: RegExp, value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && form.test(value));
