import { expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { TEXTS } from '../../test/texts.ts';
import { judge } from '../answers/judge.ts';
import { readAccount } from './read-account.ts';
import type { Candidate, Reading } from './reading.ts';

const written = (one: Candidate) => ('iban' in one ? one.iban : `${one.blz} ${one.kontonummer}`);

/** A reading as texts.txt writes it. */
function meaningOf(reading: Reading): string {
  switch (reading.code) {
    case 'iban':
    case 'account':
      return written(reading);
    case 'incomplete':
      return 'blz' in reading ? `blz ${reading.blz}` : `kto ${reading.kontonummer}`;
    case 'unclear':
      return `? ${reading.candidates.map(written).join(', ') || '-'}`;
    case 'refused':
      return `? ${reading.fault} ${reading.found}`;
    case 'contradiction':
      return `? ${reading.iban} or ${[reading.blz, reading.kontonummer].filter(Boolean).join(' ')}`;
    case 'nothing':
      return '-';
  }
}

/** The IBAN of an account as texts.txt writes it, if it has one. */
function ibanOf(meaning: string): string | null {
  const [blz = '', kontonummer] = meaning.split(' ');
  if (kontonummer !== undefined) return knownBanks.ibanOf(blz, kontonummer);
  return fullCalculator.validate(blz).valid ? blz : null;
}

it.each(TEXTS)('$meaning is what $text says', ({ meaning, text }) => {
  const reading = readAccount(text, knownBanks);
  const found = meaningOf(reading);
  expect(meaning === '?' ? found[0] : found).toBe(meaning);
  const { iban, readFrom } = judge([{ meaning: 'text', text }], fullCalculator);
  if (!/^[A-Z\d]/.test(meaning)) expect(iban).toBeNull();
  else if (ibanOf(meaning)) expect(iban?.iban).toBe(ibanOf(meaning));
  // The sentence that is shown is one of the text.
  expect(text.normalize('NFC').replace(/\s+/g, ' ')).toContain(readFrom?.slice(-8) ?? '');
});

it.each([
  ['BIC PBNKDEFFXXX, BLZ 37050198, Konto 983168683', true],
  ['Sparkasse Aachen, BLZ 37050198, Konto 983168683', undefined],
  ['Postbank, BLZ 37050198, Konto 983168683', undefined],
])('a list reports the BIC of another bank itself, but not its name: %s', (text, isOfOtherBic) => {
  const reading = readAccount(text, knownBanks);
  expect([reading.code, reading.code === 'unclear' && reading.isOfOtherBic]).toEqual([
    'unclear',
    isOfOtherBic,
  ]);
});

const LONG = `${'bitte '.repeat(50)}auf Konto `;

it.each([
  [
    'Das Konto IBAN DE94 1009 0000 1863 0006 17 haben wir aufgegeben. Gruß',
    'Das Konto IBAN DE94 1009 0000 1863 0006 17 haben wir aufgegeben.',
  ],
  [
    'Wir sind umgezogen. Bitte nehmen:\nKonto 983168683\nBLZ 37050198\n(veraltet)\nGruß',
    'Bitte nehmen: Konto 983168683 BLZ 37050198 (veraltet)',
  ],
  // The end of a sentence is neither an abbreviation nor a date, and may follow the last digits.
  [
    'Hallo! Lt. Rechnung vom 1. Juni: Kto. 983168683, BLZ 37050198. Danke.',
    'Lt. Rechnung vom 1. Juni: Kto. 983168683, BLZ 37050198.',
  ],
  [`${LONG}983168683, BLZ 37050198`, `…${LONG.slice(-240)}983168683, BLZ 37050198`],
  [`Kto 983168683, BLZ 37050198${' bitte'.repeat(50)}`, `Kto 983168683, BLZ 37050198${' bitte'.repeat(40)}…`],
  ['Konto 983168683, BLZ 37050198', null],
  ['DE79 3705 0198 0983 1686 83', null],
  ['Konto 983168683 von Max, BLZ 37050198', null],
])('%j is read from %j', (text, sentence) => {
  expect(judge([{ meaning: 'text', text }], fullCalculator).readFrom).toBe(sentence);
});

const IBAN = 'DE89370400440532013000';

it.each([
  [` ${'1\n'.repeat(999)}${IBAN}`, IBAN],
  [IBAN.padEnd(100_000), IBAN],
  [` ${'1\n'.repeat(1000)}${IBAN}`, `? length ${'1\n'.repeat(30)}…`],
  [`37040044 ${'a'.repeat(100_000)}`, `? length 37040044 ${'a'.repeat(51)}…`],
  ['Konto '.repeat(20_000), '-'],
])('a long text is read, or refused (%#)', (text, meaning) => {
  expect(meaningOf(readAccount(text, knownBanks))).toBe(meaning);
});
