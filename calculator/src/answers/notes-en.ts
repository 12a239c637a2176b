import { ENGLISH_FORMER } from '../banks/en.ts';
import { formerSentences } from '../banks/former-words.ts';
import { group } from '../iban/clean.ts';
import { ibanSentence } from '../iban/countries-without-ibans-en.ts';
import { blzSentence, kontonummerSentence } from '../iban/en.ts';
import { groupedBlz, longDate } from '../iban/wording.ts';
import type { Change, IbanRule, RefusalCode } from '../rules/account.ts';
import type { NoteWords, Words } from './words.ts';

/** The sentences about the changes that a rule has made. */
const CHANGE_WORDS: Pick<NoteWords, Change['code']> = {
  'sub-account': ({ appended }) => `The sub-account number ${appended} was added.`,
  'zeros-appended': ({ appended }) => `${appended} was added to the right of the account number.`,
  'digit-removed': ({ place }) => `The zero at digit\u00a0${place} of the account number was left out.`,
  'special-account': ({ from, to }) => `Donation account ${from}: the bank keeps it as ${to}.`,
  'one-account': ({ to }) => `This bank keeps all accounts under the account number ${to}.`,
  blz: ({ to }) => `This bank keeps its accounts under the bank code ${groupedBlz(to)}.`,
  successor: ({ from, to }) =>
    `The bank code ${groupedBlz(from)} is being deleted. ${groupedBlz(to)} takes its place.`,
};

/** About an IBAN that the bank never issues, since its rule would have made this change. */
const OTHERWISE_WORDS: typeof CHANGE_WORDS = {
  ...CHANGE_WORDS,
  'sub-account': ({ appended }) =>
    `This bank adds the sub-account number ${appended} to account numbers as short as this.`,
  'zeros-appended': ({ appended }) =>
    `This bank adds ${appended} to the right of account numbers as long as this.`,
  'digit-removed': ({ place }) =>
    `This bank leaves out the zero at digit\u00a0${place} of the account number.`,
};

const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  malformed: 'A bank code has 8 digits, an account number 1 to 10.',
  bank: 'We can’t work out an IBAN for this bank. Ask the bank.',
  account: 'This account has no IBAN. Ask the bank.',
  'check-digit': 'This account number contains a wrong digit. Compare it with the account statement.',
  unclear: 'How this bank builds the IBAN for this account number is not known for certain. Ask the bank.',
};

/** The sentences that say how old the rules are that an IBAN follows, and that the account statement decides. */
function ruleSentence(rule: IbanRule | null, date: string): string {
  const decides = 'The IBAN on the account statement has the final say.';
  return rule ? `Calculated by the rules of the bank (as of ${month(date)}). ${decides}` : decides;
}

/** `2025-09-08` as September 2025. */
const month = (date: string) => longDate(date, 'en-GB').replace(/^\d+\s/, '');

/** The sentences about Bankleitzahlen that are gone or replaced. */
const FORMER_WORDS: Pick<NoteWords, 'blz-former' | 'former-iban' | 'successor-taken' | 'blz-replaced'> = {
  'blz-former': (note) => formerSentences(ENGLISH_FORMER, note, note.successor),
  'former-iban': () => ENGLISH_FORMER.oldIban,
  'successor-taken': () => ENGLISH_FORMER.accountMayDiffer,
  'blz-replaced': ({ successor }) =>
    [ENGLISH_FORMER.replaced, ...(successor ? [ENGLISH_FORMER.successor(successor)] : [])].join(' '),
};

/** All English sentences about notes. */
export const NOTES: NoteWords = {
  ...CHANGE_WORDS,
  ...FORMER_WORDS,
  'rule-unknown': () => 'The IBAN rule of this bank is not known. The standard rule is assumed.',
  'method-unknown': () => 'How this bank checks its account numbers is not known.',
  unclear: () => REFUSALS.unclear,
  'check-digit': () =>
    'The check digit of the account number does not fit this bank. Compare it with the account statement.',
  'sub-account-missing': () =>
    'The check digit fits only if the sub-account number is missing at the end of the account number. Ask the bank.',
  'successor-check-digit': ({ blz }) =>
    `The check digit of the account number does not fit the successor, bank code ${groupedBlz(blz)}. Ask the bank.`,
  'no-iban': ({ reason }) => REFUSALS[reason],
  'given-otherwise': ({ change, iban }) =>
    (OTHERWISE_WORDS[change.code] as (change: Change) => string)(change) +
    (iban ? ` The bank would give ${group(iban)}.` : ''),
  'check-digit-fits': () => 'The check digit of the account number fits.',
  rule: ({ rule, date }) => ruleSentence(rule, date),
  'blz-unknown': ({ blz, validFrom }) => {
    const since = validFrom ? ` (in force from ${longDate(validFrom, 'en-GB')})` : '';
    return `The bank code ${groupedBlz(blz)} is not in the Bundesbank’s directory${since}.`;
  },
  'directory-ended': ({ blz, validUntil }) =>
    `The bank code ${groupedBlz(blz)} is not known here. The directory was in force until ${longDate(validUntil, 'en-GB')}.`,
  'national-check-digit': () =>
    'The check digit of the account number does not fit in this country. Compare the IBAN with the message or the invoice.',
  'qr-iban': () =>
    'This QR-IBAN takes payments with a QR reference only. For others, use the ordinary IBAN of the account.',
};

/** The English sentences about answers. */
export const ENGLISH: Words = {
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: NOTES,
};
