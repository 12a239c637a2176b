import { group } from '../iban/clean.ts';
import { groupedBlz } from '../iban/wording.ts';
import type { VerdictWords } from './de.ts';
import type { DoubtSentences } from './doubt.ts';
import type { AnswerWords } from './say.ts';

/** The sentence about digits that are only a part of a number. @param found as written in the text */
const notWholeSentence = (found: string) =>
  `“${found}” is not a complete number. Enter all its digits, and nothing else.`;

/** The English sentences about judgements. */
export const ENGLISH_ANSWERS: AnswerWords = {
  corrections: {
    'account-taken': 'Bank code and account number were filled in.',
    'blz-taken': 'The bank code was filled in.',
    'kontonummer-taken': 'The account number was filled in.',
    'iban-taken': 'The IBAN was filled in.',
    'put-right': 'Bank code and account number were swapped. They are in their own fields now.',
  },
  questions: {
    missing: ({ of }) => (of === 'blz' ? 'The bank code is missing.' : 'The account number is missing.'),
    'not-whole': ({ found }) => notWholeSentence(found),
    tail: ({ tail }) =>
      `Does “${tail}” belong to the account number? Your card or account statement shows it.`,
    'is-iban': () => 'This is an IBAN.',
    'looks-like-iban': () => 'This looks like an IBAN.',
    'is-account': ({ blz, kontonummer }) =>
      `This is a bank code and an account number, not an IBAN: ${groupedBlz(blz)} and ${kontonummer}.`,
    'is-blz': ({ bank }) => `This is the bank code of ${bank ? `${bank.name}, ${bank.city}` : 'a bank'}.`,
    'only-number': ({ of }) =>
      of === 'blz'
        ? 'This is a bank code. Write the account number after it.'
        : 'This is not an IBAN. If it is an account number, write the bank code before it.',
    'which-number': ({ kontonummer }) => `Is ${kontonummer} the account number?`,
  } satisfies AnswerWords['questions'],
  readFrom: (sentence) => `Read from: “${sentence}”`,
  choices: {
    check: () => 'Check IBAN',
    build: () => 'Calculate IBAN',
    iban: ({ iban }) => group(iban),
    account: ({ blz, kontonummer }) => `Bank code ${groupedBlz(blz)}, account ${kontonummer}`,
    blz: ({ blz }) => `Use bank code ${groupedBlz(blz)}`,
    kontonummer: ({ kontonummer }) => `Account number ${kontonummer}`,
    successor: ({ blz }) => `Use bank code ${groupedBlz(blz)}`,
    search: ({ text, of }) => (of === 'city' ? `Search for banks in ${text}` : `Search for “${text}”`),
  } satisfies AnswerWords['choices'],
  unread: {
    unclear: (candidates) =>
      candidates.length === 0
        ? 'Which number is the bank code, which the account number? Write “BLZ” and “account” before them.'
        : `Which account is meant is not clear. Possible: ${candidates.join('; ')}.`,
    contradiction: (iban, numbers) =>
      `The IBAN ${iban} and ${numbers} do not belong to the same account. Ask which one is right.`,
    refused: {
      date: (found) => `“${found}” is a date. If a table has changed the number, enter it again as text.`,
      decimal: (found) => `“${found}” has decimal places. Bank code and account number are whole numbers.`,
      shortened: (found) =>
        `Excel has shortened this number (“${found}”). Format the column as text, and enter the number again.`,
      letters: (found) => `“${found}” has letters in it. Bank code and account number have only digits.`,
      words: notWholeSentence,
      masked: notWholeSentence,
      sign: notWholeSentence,
      direction: () => 'This text has characters that reverse it. Type the numbers instead.',
      length: () => 'The text is too long. Insert only the part with the bank details.',
    },
    nothing: 'This row has no account.',
    numbers: ({ blz, kontonummer }) =>
      [blz && `bank code ${groupedBlz(blz)}`, kontonummer && `account number ${kontonummer}`]
        .filter(Boolean)
        .join(', '),
  } satisfies AnswerWords['unread'],
};

const VERIFY = '⚠ Check the account number – probably a typing error.';
const UNUSUAL = '⚠ Right form, but unusual for this bank.';
const QR_ONLY = '⚠ QR-IBAN: for payments with a QR reference only.';
const QR_OTHERWISE = 'For others, use the ordinary IBAN of the account.';

/** The verdict about an IBAN that was checked. */
export const ENGLISH_VERDICTS: VerdictWords = {
  right: '✓ Valid IBAN',
  onlyBankKnows: 'Only the bank knows whether the account exists.',
  foreign: (country) => `${country} – we only know the banks of Germany`,
  wrong: '✗ This IBAN is wrong.',
  mistyped:
    'One character is mistyped, or two are swapped. Compare the IBAN with the message or the invoice.',
};

/** The sentences about an IBAN that is not confirmed. */
export const ENGLISH_DOUBTS: DoubtSentences = {
  doubts: {
    'check-digit': {
      headline: { build: VERIFY, check: VERIFY },
      advice: {
        build:
          'One digit does not fit the others. Compare the account number with the account statement. With this one, the IBAN is:',
        check:
          'The form of the IBAN is right, but one digit of the account number does not fit the others. Compare the IBAN with the message or the invoice.',
      },
    },
    provisional: {
      headline: {
        build: '⚠ Calculated provisionally.',
        check: '⚠ Checked provisionally.',
      },
      advice: null,
    },
    'qr-iban': {
      headline: { build: QR_ONLY, check: QR_ONLY },
      advice: { build: QR_OTHERWISE, check: QR_OTHERWISE },
    },
    unusual: { headline: { build: UNUSUAL, check: UNUSUAL }, advice: null },
  },
  noBank: '⚠ Right form, but the bank is not known.',
  formerBank: '⚠ Right form, but this bank code no longer exists.',
  notChecked: {
    build: 'Whether this bank has an IBAN rule of its own could not be checked just now.',
    check: 'Whether the bank issues such IBANs could not be checked just now.',
  },
  statementDecides: 'The IBAN on the account statement has the final say.',
  copyAllTheSame: 'Copy anyway',
};
