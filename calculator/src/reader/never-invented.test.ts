import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { directory } from '../../test/bank-directory.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { Writer } from '../../test/written-accounts.ts';
import { readAccount } from './read-account.ts';
import { readFields } from './read-fields.ts';
import type { Reading } from './reading.ts';

const isSilent = ({ code }: Reading) => code === 'account' || code === 'iban';

/** What hides the digits after it, or makes them another number. */
const BEFORE =
  '****** xxxxxx XXXXXX •••••• … ... .. ##### ***- - − ___ ???? ■■■■ ●●●● ××× [...] (...) <...> ∗∗∗ ＊＊＊ ··· ∙∙∙ ▪▪▪ ▒▒▒ ░░░ ⁎⁎⁎ ††† ~ -- == %%% &&& XXX. ***.***. 0*** 1xxx • * A A- A. RE- K/ Z_ n ß 2024- @ ^'.split(
    ' ',
  );
const AFTER = '*** xxx … ... •••• ### -xx /xx ___ .xxx [...] (...) […] <…> ?? -- A -A /B _Z € % ° ² ①'.split(
  ' ',
);
const MASKS: readonly ((end: string) => string)[] = [
  ...BEFORE.map((mask) => (end: string) => mask + end),
  ...['**** **** ', '• • • ', '. . . ', 'xxx xxx ', '… ', '_ _ _ ', '*** ', '...', 'xx- '].map(
    (mask) => (end: string) => mask + end,
  ),
  ...AFTER.map((mask) => (end: string) => end + mask),
  ...[' ***', ' xxx', ' …', ' ...'].map((mask) => (end: string) => end + mask),
  ...['**', '••', 'xx', '…', '[...]', '--', '~'].map(
    (mask) => (end: string) => end.slice(0, 2) + mask + end.slice(2),
  ),
  ...'mit den Endziffern |endet auf |Endung |ending in |letzte vier Stellen: |(letzte 4 Ziffern) |nicht '
    .split('|')
    .map((words) => (end: string) => words + end),
];

describe('a number that can’t be used', () => {
  it('gives no account if digits are hidden, or something is glued to it, at any bank', () => {
    const writer = new Writer(45);
    const wrong: string[] = [];
    for (const blz of directory.keys()) {
      const masked = writer.pick(MASKS)(writer.digits(4 + writer.below(4)));
      const texts = [
        `Konto ${masked}, BLZ ${blz}`,
        `BLZ ${blz} Konto: ${masked}`,
        `Kto.-Nr.\t${masked}\nBLZ\t${blz}`,
        `${blz} ${masked}`,
        `${masked} ${blz}`,
      ];
      for (const text of texts) if (isSilent(readAccount(text, knownBanks))) wrong.push(text);
      const fields = { blz, kontonummer: masked };
      if (isSilent(readFields(fields, knownBanks))) wrong.push(`${blz} | ${masked}`);
      if (isSilent(readFields({ blz: `${blz.slice(0, 4)}****`, kontonummer: '532013000' }, knownBanks)))
        wrong.push(blz);
    }
    expect(wrong).toEqual([]);
  });

  it('gives no account if it is the Bankleitzahl again, or has O for 0', () => {
    const wrong: string[] = [];
    for (const blz of directory.keys()) {
      const grouped = `${blz.slice(0, 3)} ${blz.slice(3, 6)} ${blz.slice(6)}`;
      const texts = [
        `${blz} ${blz}`,
        `BLZ ${blz} ${blz}`,
        `${grouped}, ${blz}`,
        `BLZ ${blz}, BLZ ${grouped}`,
      ];
      texts.push(`Konto 532O13000 BLZ ${blz}`, `${blz} 532 O13 000`);
      if (blz.includes('0')) texts.push(`BLZ ${blz.replaceAll('0', 'O')} Konto 532013000`);
      for (const text of texts) if (isSilent(readAccount(text, knownBanks))) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

describe('an account number', () => {
  /** Whether a text has all digits of both numbers, and no digit belongs to both. */
  const hasBoth = (text: string, blz: string, kontonummer: string) => {
    const digits = text.replace(/\D/g, '');
    return [...digits.matchAll(new RegExp(`(?=${blz})`, 'g'))].some(
      ({ index }) =>
        digits.slice(0, index).includes(kontonummer) ||
        digits.slice(index + blz.length).includes(kontonummer),
    );
  };
  const PIECES =
    '37040044,370 400 44,10070024,532013000,0532013000,1234567,4711,12,5,00,50667,2026,Haspa,Commerzbank,Kto,BLZ,bei'.split(
      ',',
    );
  const BETWEEN = [' ', ' ', '/', ' / ', '-', ', ', '; ', '\n', '  ', ' (', ': '];

  it('takes no digit of the Bankleitzahl: 37040044/5', () => {
    const writer = new Writer(5);
    const wrong: unknown[] = [];
    for (let round = 0; round < count({ usual: 5_000, long: 50_000 }); round++) {
      let text = writer.pick(PIECES);
      for (let more = writer.below(5); more > 0; more--) text += writer.pick(BETWEEN) + writer.pick(PIECES);
      const reading = readAccount(text, knownBanks);
      if (reading.code === 'account' && !hasBoth(text, reading.blz, reading.kontonummer))
        wrong.push([text, reading]);
    }
    expect(wrong).toEqual([]);
  });

  it('is asked about if it is short and follows a Bankleitzahl', () => {
    for (const kontonummer of ['5', '12', '123', '00'])
      expect(readAccount(`37040044/${kontonummer}`, knownBanks)).toEqual({
        code: 'unclear',
        candidates: [{ blz: '37040044', kontonummer }],
      });
  });
});

/** What is printed beside bank details. */
const BESIDE = [
  ...['seit 1987', 'Tel. 0221 123456', 'Telefon: +49 40 1234567', 'Mo-Fr 8-18 Uhr'],
  ...['geöffnet 9.00–18.00 Uhr', '50667 Köln', 'D-50667 Köln', 'Hauptstraße 12a, 10115 Berlin'],
  ...['Betrag 123,45 EUR', 'fällig am 31.12.2024', 'Kundennr. 1234567', 'HRB 12345'],
  ...['Steuernr. 205/5777/1234', 'USt-IdNr. DE123456789', 'UID ATU12345678', 'VAT NL123456789B01'],
  ...['Gläubiger-ID DE98ABC09999999999', '3 % Skonto', 'Az. 12 C 345/19', '© 2026'],
  ...['1. FC Köln 1948 e. V.', 'Stand: 03/2026', 'Rechnungs-Nr. 2024/0815-7', 'IK 123456789', '100 Jahre'],
  '2 Seiten',
] as const;

describe('labelled bank details', () => {
  it('are read beside whatever else is printed there', () => {
    const writer = new Writer(46);
    const wrong: string[] = [];
    for (const beside of BESIDE)
      for (const between of [' · ', ', ', '\n', ' | ']) {
        // „100“ at the beginning of the next line may belong to a number of up to seven digits.
        const { blz, kontonummer, iban } = writer.account(/^\d{3} /.test(beside) ? 8 : 6);
        const texts = [
          ['BLZ '.concat(blz), `Konto ${kontonummer}`, beside],
          [beside, `Kto.-Nr. ${kontonummer}`, `BLZ ${blz}`],
          [`Konto: ${kontonummer}`, beside, `Bankleitzahl: ${blz}`],
          [beside, `IBAN ${iban}`],
          [`IBAN: ${iban.match(/.{1,4}/g)?.join(' ')}`, beside],
        ].map((parts) => parts.join(between));
        for (const text of texts) {
          const reading = readAccount(text, knownBanks);
          const found =
            reading.code === 'account' ? knownBanks.ibanOf(reading.blz, reading.kontonummer) : null;
          if (found !== iban && !(reading.code === 'iban' && reading.iban === iban)) wrong.push(text);
        }
      }
    expect(wrong).toEqual([]);
  });
});

/** The lines of surroundings.txt that begin with this sign. */
const surroundings = (sign: string) =>
  readFileSync(new URL('../../test/surroundings.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${sign} `))
    .map((line) => line.slice(2).replaceAll('⏎', '\n').replaceAll('⇥', '\t'));

describe('the text around the numbers', () => {
  const rounds = count({ usual: 2, long: 20 });

  it('leads to no account unless it clearly names one', () => {
    const writer = new Writer(47);
    const wrong: string[] = [];
    for (const template of surroundings('-'))
      for (let round = 0; round < rounds; round += 1) {
        // An IBAN stays as it is: its check digits are right.
        const numbers = /[A-Z]{2}\d\d/.test(template)
          ? template
          : template.replace(/\d{5,}/g, ({ length }) => writer.digits(length));
        const text = numbers.replaceAll('{B}', writer.blz(writer.account().blz));
        const reading = readAccount(text, knownBanks);
        const isLost = reading.code === 'incomplete' && 'kontonummer' in reading;
        if (isSilent(reading) || isLost) wrong.push(text);
      }
    expect(wrong).toEqual([]);
  });

  it('leads to the account that it states, whatever it says of its use', () => {
    for (const template of surroundings('=')) {
      const text = template.replaceAll('{B}', '20040062');
      const reading = readAccount(text, knownBanks);
      expect([text, isSilent(reading)]).toEqual([text, true]);
      const digits = text.replace(/[^\dA-Z]/g, '');
      if (reading.code === 'account' && /\d{4}/.test(digits)) expect(text).toContain('20040062');
    }
  });

  it('leads to the account that it clearly names, at any bank', () => {
    const writer = new Writer(48);
    const asked: string[] = [];
    for (const template of surroundings('+'))
      for (let round = 0; round < rounds; round += 1) {
        const { blz, kontonummer, iban } = writer.account(6);
        const text = template.replaceAll('{B}', blz).replaceAll('{K}', kontonummer);
        const reading = readAccount(text, knownBanks);
        if (reading.code !== 'account' || knownBanks.ibanOf(reading.blz, reading.kontonummer) !== iban)
          asked.push(text);
      }
    expect(asked).toEqual([]);
  });
});

const LABELS =
  'Mandatsreferenz IK VWZ Gz. Mieter Darlehen Kunde Kd.-Nr. Debitor Rechnung Beleg Objekt Police Vertrag Zähler Az. Tel. Fax HRB Steuernr. Ref Order Tenant Loan Depot Karte Mitglied Spender Bescheid Artikel Ticket Vorgang Endziffern Kundenkonto Sachkonto Kontoauszug Kontostand PLZ Postfach Filiale Raum Blub Qwert'.split(
    ' ',
  );

describe('footers with random labels', () => {
  it('give the account that is labelled as one, or none', () => {
    const wrong: string[] = [];
    let read = 0;
    let withAccount = 0;
    const texts = count({ usual: 3000, long: 20_000 });
    for (let seed = 1; seed <= texts; seed += 1) {
      const writer = new Writer(seed * 104_729);
      const { blz, kontonummer, iban } = writer.account(5);
      const hasAccount = writer.chance(50);
      const colon = writer.pick([' ', ': ', ':', ' : ', ' Nr. ']);
      const parts = Array.from(
        { length: 1 + writer.below(4) },
        () => writer.pick(LABELS) + colon + writer.digits(4 + writer.below(7)),
      );
      parts.push(`BLZ ${blz}`);
      if (hasAccount) parts.push(`Konto ${kontonummer}`);
      const between = writer.pick([' · ', ', ', '\n', ' | ', ' / ', '; ', '  ']);
      const mixed = parts
        .map((part) => [writer.below(1000), part] as const)
        .sort(([one], [other]) => one - other);
      const text = mixed.map(([, part]) => part).join(between);
      const reading = readAccount(text, knownBanks);
      const found =
        reading.code === 'account'
          ? knownBanks.ibanOf(reading.blz, reading.kontonummer)
          : isSilent(reading)
            ? text
            : null;
      if (hasAccount) withAccount += 1;
      if (found && hasAccount && found === iban) read += 1;
      else if (found) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(read / withAccount).toBeGreaterThan(0.93);
  });
});
