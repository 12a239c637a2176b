import type { AccountAnswer, IbanAnswer } from '../answers/answer.ts';
import type { FullCalculator } from '../answers/api.ts';
import { bicMatches } from '../iban/bic.ts';
import type { RowReading } from '../reader/reading.ts';
import { bicIn } from './column-facts.ts';
import type { ListRow, ListShape } from './list.ts';

/** A BIC in a row that contradicts its IBAN. */
export interface OtherBic {
  readonly found: string;
  /** That of the bank of the IBAN; `''` if it is not known, and the BIC is from another country. */
  readonly expected: string;
}

type Shape = Pick<ListShape, 'columns' | 'bic'>;

/** Finds a BIC that contradicts the IBAN of its row: in the column of BICs, or beside the account. */
export function otherBicIn(
  { cells }: ListRow,
  { columns, bic }: Shape,
  reading: RowReading,
  answer: IbanAnswer | AccountAnswer,
  functions: Pick<FullCalculator, 'explainBank'>,
): OtherBic | undefined {
  if (answer.state === 'none') return undefined;
  const { iban, bank } = answer;
  const account = columns ? [columns.iban, columns.blz, columns.kontonummer] : [0, 1];
  const found =
    bicInColumn(cells[bic ?? -1] ?? '') ??
    bicInText(account.map((place = -1) => cells[place] ?? '').join('\n'), iban.slice(0, 2));
  if (found === undefined) return undefined;
  const bicOf = (blz: string) => functions.explainBank(blz).bank?.bic;
  // By a rule, an IBAN may have another BIC than its Bankleitzahl in the directory, or another Bankleitzahl than the row.
  const blzs = [
    ...(iban.startsWith('DE') ? [iban.slice(4, 12)] : []),
    ...(reading.code === 'account' ? [reading.blz] : []),
  ];
  const right = [bank?.bic, ...blzs.map(bicOf)];
  const known = right.filter((each) => typeof each === 'string');
  const isOther =
    known.length > 0
      ? !known.some((each) => isSameBank(found, each))
      : bicMatches(iban, found, () => [], []) === false;
  return isOther ? { found, expected: known[0] ?? '' } : undefined;
}

/** „Commerzbank“ has the form of a BIC, too. */
const bicInColumn = (cell: string) => (/^[A-Z][a-z]+$/.test(cell) ? undefined : bicIn(cell));

const BIC = /\b[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?\b/g;
const LABELLED_BIC =
  /\b(?:BIC|SWIFT)(?:[- ]?(?:Code|Nr\.?))?(?: ?\/ ?SWIFT)?[ :=]+([A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)\b/i;

/** A BIC in a text: with its label, or in capitals and from this country, since words may have the form of a BIC. */
function bicInText(text: string, country: string): string | undefined {
  const [, labelled] = LABELLED_BIC.exec(text) ?? [];
  return labelled?.toUpperCase() ?? text.match(BIC)?.find((word) => word.slice(4, 6) === country);
}

/** Whether two BICs name the same bank. XXX at the end, or nothing, names no branch. */
function isSameBank(one: string, other: string): boolean {
  const branches = [one, other].map((each) => each.slice(8) || 'XXX');
  return one.slice(0, 8) === other.slice(0, 8) && (branches.includes('XXX') || branches[0] === branches[1]);
}
