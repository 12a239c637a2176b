import { asFormer, type CurrentTables, type Tables, tablesOf } from '../answers/tables.ts';
import type { DirectoryBank } from '../banks/bank.ts';
import { dayInBerlin } from '../banks/day.ts';
import { ownFields } from '../iban/own-fields.ts';

const BLZ = /^[1-8]\d{7}$/;
const BIC = /^[A-Z\d]{11}$/;
const METHOD = /^\w\w$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The tables of a server's `/bankleitzahlen.json`, with the rules of this package: that of a bank that the package does
 * not know is unknown.
 *
 * @param json the parsed file
 * @throws {TypeError} if it is something else, or has no banks
 */
export function tablesFrom(json: unknown, ofPackage: CurrentTables): CurrentTables {
  const { edition, banks: rows } = ownFields(json);
  const { validFrom, validUntil } = ownFields(edition);
  const banks = Array.isArray(rows) ? readBanks(rows, ofPackage()) : undefined;
  if (!banks?.length || !isOrNull(DAY, validFrom) || !isOrNull(DAY, validUntil))
    throw new TypeError('This is not the /bankleitzahlen.json of a server.');
  const own = ofPackage();
  const isNewer = own.validFrom !== null && validFrom !== null && own.validFrom < validFrom;
  const former = [
    ...own.former.values(),
    ...(isNewer ? asFormer(own.banks.values(), own.validFrom ?? validFrom) : []),
  ];
  const tables = tablesOf({ validFrom, validUntil, banks }, dayInBerlin(), former);
  return () => ({ ...tables, isExpired: validUntil !== null && validUntil < dayInBerlin() });
}

/** @returns undefined if a row is not a bank */
function readBanks(rows: readonly unknown[], { factsOf }: Tables): DirectoryBank[] | undefined {
  const banks: DirectoryBank[] = [];
  for (const row of rows) {
    const { blz, name, city, bic, checkMethod = null, successor = null } = ownFields(row);
    if (typeof blz !== 'string' || !BLZ.test(blz)) return undefined;
    if (typeof name !== 'string' || typeof city !== 'string') return undefined;
    if (!isOrNull(BIC, bic) || !isOrNull(METHOD, checkMethod) || !isOrNull(BLZ, successor)) return undefined;
    // Without its method, a rule can't be applied.
    const rule = checkMethod === null ? null : factsOf(blz).rule;
    banks.push({ blz, name, city, bic, method: checkMethod, rule, successor });
  }
  const known = new Set(banks.map(({ blz }) => blz));
  // A successor counts only while the directory has it.
  return banks.map((bank) =>
    bank.successor === null || known.has(bank.successor) ? bank : { ...bank, successor: null },
  );
}

/** Whether a value is a text of this form, or null, which means unknown. */
const isOrNull = (form: RegExp, value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && form.test(value));
