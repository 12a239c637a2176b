import type { AnswerWords } from '../../answers/say.ts';
import { group } from '../../iban/group.ts';
import { withoutPrototype } from '../../without-prototype.ts';
import { groupedBlz } from '../grouped-blz.ts';
import { notWholeSentence, unreadSentence } from './reader.ts';

/** What is said of texts that were judged: what became of them, the one question, and the words on its buttons. */
export const GERMAN_ANSWERS: AnswerWords = withoutPrototype({
  told: withoutPrototype({
    'account-taken': 'Bankleitzahl und Kontonummer übernommen.',
    'blz-taken': 'Bankleitzahl übernommen.',
    'kontonummer-taken': 'Kontonummer übernommen.',
    'iban-taken': 'IBAN übernommen.',
    'put-right': 'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.',
  }),
  questions: withoutPrototype({
    missing: ({ of }) => (of === 'blz' ? 'Die Bankleitzahl fehlt.' : 'Die Kontonummer fehlt.'),
    'not-whole': ({ found }) => notWholeSentence(found),
    unread: ({ reading }) => unreadSentence(reading),
    tail: ({ tail }) =>
      `Gehört „${tail}“ zur Kontonummer? Welche gilt, steht auf Ihrer Karte oder dem Kontoauszug.`,
    'is-iban': () => 'Das ist eine IBAN.',
    'looks-like-iban': () => 'Das sieht wie eine IBAN aus.',
    'is-account': ({ blz, kontonummer }) =>
      `Das sind Bankleitzahl und Kontonummer, keine IBAN: ${groupedBlz(blz)} und ${kontonummer}.`,
    'is-blz': ({ bank }) =>
      `Das ist die Bankleitzahl${bank ? ` von ${bank.name}, ${bank.city}` : ' einer Bank'}.`,
    'only-number': ({ of }) =>
      of === 'blz'
        ? 'Das ist eine Bankleitzahl. Schreiben Sie die Kontonummer dahinter.'
        : 'Das ist keine IBAN. Ist es eine Kontonummer, schreiben Sie die Bankleitzahl davor.',
    'which-number': ({ kontonummer }) => `Ist ${kontonummer} die Kontonummer?`,
  } satisfies AnswerWords['questions']),
  choices: withoutPrototype({
    check: () => 'IBAN prüfen',
    build: () => 'IBAN berechnen',
    iban: ({ iban }) => group(iban),
    account: ({ blz, kontonummer }) => `BLZ\u00a0${groupedBlz(blz)}, Konto\u00a0${kontonummer}`,
    blz: ({ blz }) => `BLZ\u00a0${groupedBlz(blz)} übernehmen`,
    kontonummer: ({ kontonummer }) => `Kontonummer ${kontonummer}`,
  } satisfies AnswerWords['choices']),
});
