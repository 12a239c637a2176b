import { type BicFault, bicMatches, validateBic } from './bic.ts';
import { clean } from './clean.ts';
import type { IbanFault } from './faults.ts';
import { cleanIban, ibanFaults, isSepaCountry } from './faults.ts';
import { type ReferenceFault, referenceFaults } from './identifiers.ts';
import { withoutIbanLabel, withoutReferenceLabel } from './labels.ts';
import { ownFields } from './own-fields.ts';
import { isQrIban } from './qr-iban.ts';

/** What a GiroCode says. */
export interface GiroCodeInput {
  /** The payee's name, exactly as the bank has it: banks compare it with the owner of the account. */
  readonly name: string | null | undefined;
  /** From a country of SEPA. */
  readonly iban: string | null | undefined;
  /** Needed only outside the European Economic Area, as in Switzerland. */
  readonly bic?: string | null | undefined;
  /**
   * In euros, 0.01 to 999,999,999.99. A text may have a decimal comma or point, a dash for the cents (`12,-`),
   * separators of thousands, and `EUR` or `€`. Without an amount, the payer enters it.
   */
  readonly amount?: number | string | null | undefined;
  /** What the transfer is for. Not together with a reference. */
  readonly text?: string | null | undefined;
  /** A creditor reference by ISO 11649: `RF18 5390 0754 7034`. */
  readonly reference?: string | null | undefined;
}

type Of<Part extends string, Fault> = { readonly part: Part } & Fault;

/** What is wrong with the input of a GiroCode, and in which part of it. */
export type GiroFault =
  | Of<'name', { readonly code: 'empty' }>
  /** Counts characters, without white space at the ends. */
  | Of<'name', { readonly code: 'too-long'; readonly expected: 70; readonly found: number }>
  | Of<'text', { readonly code: 'too-long'; readonly expected: 140; readonly found: number }>
  /** It is not a string, or has only half of a character that takes two code units. */
  | Of<'name' | 'text', { readonly code: 'unreadable' }>
  /** No bank has an emoji in the name of an account. */
  | Of<'name', { readonly code: 'emoji'; readonly found: string }>
  /** A transfer has either a text or a reference. */
  | Of<'text', { readonly code: 'beside-reference' }>
  | Of<'iban', IbanFault>
  /** No SEPA transfer can reach this country. */
  | Of<'iban', { readonly code: 'no-sepa-country'; readonly found: string }>
  /** A Swiss or Liechtenstein QR-IBAN: it needs a QR reference, which no GiroCode has. */
  | Of<'iban', { readonly code: 'qr-iban' }>
  | Of<'bic', BicFault>
  /** Banks ask for the BIC, because the country of the IBAN is outside the European Economic Area. */
  | Of<'bic', { readonly code: 'missing'; readonly country: string }>
  /** The BIC belongs to another country than the IBAN. */
  | Of<'bic', { readonly code: 'other-country'; readonly expected: string; readonly found: string }>
  /** No amount can be read from it. */
  | Of<'amount', { readonly code: 'unreadable' }>
  /** `1.234` may be a thousand or a little more than one. */
  | Of<'amount', { readonly code: 'ambiguous'; readonly found: string }>
  | Of<'amount', { readonly code: 'range'; readonly expected: readonly [0.01, 999_999_999.99] }>
  | Of<'reference', ReferenceFault>
  /** Each part is right, but together they have too many bytes, since an ä takes two. */
  | Of<'payload', { readonly code: 'too-long'; readonly expected: 331; readonly found: number }>;

/** The text of a GiroCode, or what is wrong. */
export type GiroPayload =
  | { readonly payload: string; readonly faults: readonly [] }
  | { readonly payload?: undefined; readonly faults: readonly GiroFault[] };

const MAX_NAME = 70;
const MAX_TEXT = 140;
const MAX_BYTES = 331;

/** The countries of SEPA outside the European Economic Area: for transfers to them, the code must have the BIC. */
const NEED_BIC = 'AD AL CH GB GI MC MD ME MK RS SM VA';

/**
 * The text of a GiroCode: version 2, in UTF-8, without a purpose code.
 *
 * Source: EPC069-12, “Quick Response Code – Guidelines to Enable the Data Capture for the Initiation of a SEPA Credit
 * Transfer”, European Payments Council. Nothing follows the last element that is given.
 */
export function giroPayload(input: unknown): GiroPayload {
  const given = ownFields(input);
  const faults: GiroFault[] = [];
  const iban = readIban(given['iban'], faults);
  const bic = readBic(given['bic'], iban, faults);
  const name = readLine(given['name'], 'name', faults);
  const amount = readAmount(given['amount'], faults);
  const text = readLine(given['text'], 'text', faults);
  const reference = readReference(given['reference'], faults);
  if (text && isGiven(given['reference'])) faults.push({ part: 'text', code: 'beside-reference' });
  if (faults.length > 0) return { faults };

  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, amount, '', reference, text];
  const payload = lines.join('\n').trimEnd();
  const found = new TextEncoder().encode(payload).length;
  if (found > MAX_BYTES)
    return { faults: [{ part: 'payload', code: 'too-long', expected: MAX_BYTES, found }] };
  return { payload, faults: [] };
}

/** Whether a part is given: not null, undefined or blank. Other types count, so that no part is left out silently. */
const isGiven = (value: unknown) =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');

function readIban(value: unknown, faults: GiroFault[]): string {
  const iban = cleanIban(withoutIbanLabel(value));
  const wrong = ibanFaults(iban);
  const country = iban.slice(0, 2);
  for (const fault of wrong) faults.push({ part: 'iban', ...fault });
  if (wrong.length === 0 && !isSepaCountry(country))
    faults.push({ part: 'iban', code: 'no-sepa-country', found: country });
  if (wrong.length === 0 && isQrIban(iban)) faults.push({ part: 'iban', code: 'qr-iban' });
  return iban;
}

/** @param iban as far as it could be read; a wrong one says nothing about the BIC */
function readBic(value: unknown, iban: string, faults: GiroFault[]): string {
  const country = iban.slice(0, 2);
  if (!isGiven(value)) {
    if (faults.length === 0 && NEED_BIC.includes(country))
      faults.push({ part: 'bic', code: 'missing', country });
    return '';
  }
  const answer = validateBic(value);
  for (const fault of answer.faults) faults.push({ part: 'bic', ...fault });
  if (answer.valid && bicMatches(iban, answer.bic, () => [], []) === false)
    faults.push({ part: 'bic', code: 'other-country', expected: country, found: answer.country });
  return answer.bic;
}

function readReference(value: unknown, faults: GiroFault[]): string {
  if (!isGiven(value)) return '';
  for (const fault of referenceFaults(value as string)) faults.push({ part: 'reference', ...fault });
  return clean(withoutReferenceLabel(value));
}

const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}+|[\d#*]\ufe0f?\u20e3/u;

/**
 * A text on one line: a line break in it would begin the next element, and so change what is paid for or to whom.
 * Invisible characters are left out.
 */
function readLine(value: unknown, part: 'name' | 'text', faults: GiroFault[]): string {
  if (!isGiven(value)) {
    if (part === 'name') faults.push({ part, code: 'empty' });
    return '';
  }
  if (typeof value !== 'string') {
    faults.push({ part, code: 'unreadable' });
    return '';
  }
  const line = value
    .normalize('NFC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const found = [...line].length;
  if (line === '' && part === 'name') faults.push({ part, code: 'empty' });
  if (/\p{Cs}/u.test(line)) faults.push({ part, code: 'unreadable' });
  // No account has one in its name, and few banks take one.
  const [emoji] = EMOJI.exec(value) ?? [];
  if (part === 'name' && emoji) faults.push({ part, code: 'emoji', found: emoji });
  if (part === 'name' && found > MAX_NAME) faults.push({ part, code: 'too-long', expected: MAX_NAME, found });
  if (part === 'text' && found > MAX_TEXT) faults.push({ part, code: 'too-long', expected: MAX_TEXT, found });
  return line;
}

/** Whole euros, in groups of three or not, or none; and at most two decimals, or a dash for them: `12,-`. */
const AMOUNT = /^(\d+|\d{1,3}(?:([ .,’'])\d{3})(?:\2\d{3})*|(?=[.,]))(?:([.,])(\d{1,2}|\p{Pd}{1,2}))?$/u;

/** @returns as a GiroCode has it: `EUR12.50`; `''` if there is none */
function readAmount(value: unknown, faults: GiroFault[]): string {
  if (!isGiven(value)) return '';
  const text = typeof value === 'number' ? textOfNumber(value) : String(value);
  const typed = text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^(?:EUR|€)|(?:EUR|€) ?$/i, '')
    .trim();
  const [found, whole = '', group, point, decimals = ''] = AMOUNT.exec(typed) ?? [];
  const hasDash = /\p{Pd}/u.test(decimals);
  if (
    !found ||
    (whole === '' && hasDash) ||
    (group !== undefined && group === point) ||
    typeof value === 'object'
  ) {
    faults.push({ part: 'amount', code: 'unreadable' });
    return '';
  }
  if (/^\d{1,3}[.,]\d{3}$/.test(typed)) {
    faults.push({ part: 'amount', code: 'ambiguous', found: typed });
    return '';
  }
  const euros = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const cents = hasDash ? '00' : decimals.padEnd(2, '0');
  if (euros.length > 9 || Number(euros + cents) === 0)
    faults.push({ part: 'amount', code: 'range', expected: [0.01, 999_999_999.99] });
  return `EUR${euros}.${cents}`;
}

/** Sums like 0.1 + 0.2 miss their cents by less than this. */
const ROUNDING = 1e-6;

/** A number with two decimals; `''` if it has more, or is not finite. */
function textOfNumber(value: number): string {
  const text = value.toFixed(2);
  return Math.abs(value - Number(text)) < ROUNDING ? text : '';
}
