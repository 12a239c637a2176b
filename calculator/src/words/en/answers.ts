import type { AnswerWords } from '../../answers/say.ts';
import { group } from '../../iban/group.ts';
import { withoutPrototype } from '../../without-prototype.ts';
import { groupedBlz } from '../grouped-blz.ts';
import { notWholeSentence, unreadSentence } from './reader.ts';

/** The English sentences about judgements. */
export const ENGLISH_ANSWERS: AnswerWords = withoutPrototype({
  told: withoutPrototype({
    'account-taken': 'Bank code and account number were filled in.',
    'blz-taken': 'The bank code was filled in.',
    'kontonummer-taken': 'The account number was filled in.',
    'iban-taken': 'The IBAN was filled in.',
    'put-right': 'Bank code and account number were swapped. They are in their own fields now.',
  }),
  questions: withoutPrototype({
    missing: ({ of }) => (of === 'blz' ? 'The bank code is missing.' : 'The account number is missing.'),
    'not-whole': ({ found }) => notWholeSentence(found),
    unread: ({ reading }) => unreadSentence(reading),
    tail: ({ tail }) =>
      `Does “${tail}” belong to the account number? Your card or account statement shows it.`,
    'is-iban': () => 'This is an IBAN.',
    'looks-like-iban': () => 'This looks like an IBAN.',
    'is-account': ({ blz, kontonummer }) =>
      `This is a bank code and an account number, not an IBAN: ${groupedBlz(blz)} and ${kontonummer}.`,
    'is-blz': ({ bank }) => `This is the bank code of ${bank ? `${bank.name}, ${bank.city}` : 'a bank'}.`,
    'only-number': ({ of }) =>
      of === 'blz'
        ? 'This is a bank code. Write the account number behind it.'
        : 'This is not an IBAN. If it is an account number, write the bank code before it.',
    'which-number': ({ kontonummer }) => `Is ${kontonummer} the account number?`,
  } satisfies AnswerWords['questions']),
  choices: withoutPrototype({
    check: () => 'Check IBAN',
    build: () => 'Calculate IBAN',
    iban: ({ iban }) => group(iban),
    account: ({ blz, kontonummer }) => `Bank code ${groupedBlz(blz)}, account ${kontonummer}`,
    blz: ({ blz }) => `Use bank code ${groupedBlz(blz)}`,
    kontonummer: ({ kontonummer }) => `Account number ${kontonummer}`,
  } satisfies AnswerWords['choices']),
});
