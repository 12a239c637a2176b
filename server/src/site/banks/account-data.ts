/** A BLZ has eight digits. An account number with its BLZ has more, and so has an IBAN. */
const MAX_DIGITS = 8;

/** Up to this many digits beside letters, as in a bank's name or BIC, are not an account number. */
const MAX_DIGITS_OF_NAME = 4;

/** For the `pattern` of a field: at most eight digits. So a browser sends no IBAN even without JavaScript. */
export const NO_ACCOUNT_PATTERN = `[^0-9]*([0-9][^0-9]*){0,${MAX_DIGITS}}`;

/** Words that are before an account number, not in the name of a bank. */
const ACCOUNT_WORD = /(?<!\p{L})(?:kto|konto|account|depot|iban)/iu;

/** A whole IBAN without separators. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/i;

/** Country and check digits in one word, and one more character: no bank name or BIC begins like this. */
const IBAN_START = /^\s*[A-Z]{2}\d{2}[^\p{L}\p{Nd}]*[A-Z0-9]/iu;

/**
 * Whether a search text may hold an account number or an IBAN: it has more digits than a BLZ, names an account, or
 * begins like an IBAN. Our script does not send such a text, and the server does not show it again.
 */
export function mayHoldAccount(text: string): boolean {
  const digits = digitsOf(text);
  return (
    digits.length > MAX_DIGITS ||
    (digits !== '' && ACCOUNT_WORD.test(text)) ||
    IBAN_START.test(text) ||
    IBAN.test(text.replace(/[^\p{L}\p{Nd}]/gu, ''))
  );
}

/** Whether a search text may hold an IBAN. „C24 Bank“ and „N26“ do not. */
export const mayHoldIban = (text: string): boolean =>
  mayHoldAccount(text) && /(?<![\p{L}\p{Nd}])[A-Z]{2}\d{2}/iu.test(text);

/**
 * The digits of a search text, which may be an account number unless a BLZ begins with them; empty if they are beside
 * letters and are so few that they may belong to a name or a BIC.
 */
export function digitsOfBlz(text: string): string {
  const digits = digitsOf(text);
  return digits.length > MAX_DIGITS_OF_NAME || !/\p{L}/u.test(text) ? digits : '';
}

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '');
