import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { anyCharacter } from '../../test/random.ts';
import { TEXTS } from '../../test/texts.ts';
import { Writer } from '../../test/written-accounts.ts';
import { plainText } from './plain-text.ts';
import { readAccount } from './read-account.ts';
import { readFields } from './read-fields.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

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
    for (let round = 0; round < 5_000; round++) {
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

describe('the text around the numbers', () => {
  const rounds = 2;
  const templates = TEXTS.filter(({ template }) => template.includes('{B}'));
  const isNamed = ({ meaning }: { meaning: string }) => /^\d/.test(meaning);

  it('leads to no account unless it clearly names one', () => {
    const writer = new Writer(47);
    const wrong: string[] = [];
    for (const { template } of templates.filter((one) => !isNamed(one)))
      for (let round = 0; round < rounds; round += 1) {
        // An IBAN stays as it is: its check digits are right.
        const numbers = /[A-Z]{2}\d\d/.test(template)
          ? template
          : template.replace(/\d{5,}/g, ({ length }) => writer.digits(length));
        const text = numbers
          .replaceAll('{B}', writer.blz(writer.account().blz))
          .replaceAll('{K}', writer.digits(9));
        if (isSilent(readAccount(text, knownBanks))) wrong.push(text);
      }
    expect(wrong).toEqual([]);
  });

  it('leads to the account that it clearly names, at any bank', () => {
    const writer = new Writer(48);
    const asked: string[] = [];
    for (const { template } of templates.filter((one) => isNamed(one) && one.template.includes('{K}')))
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

describe('every digit', () => {
  const digits = (text: string) => text.replace(/\D/g, '');
  const piece = fc.oneof(
    fc.constantFrom(
      ...['BLZ', 'Kto', 'Kto.-Nr.', 'Kunde', 'Müller', 'EUR', 'E+', 'DE89370400440532013000'],
      ...[':', ' ', ' ', ' ', '.', '-', '/', ',', ';', '\n', ',00', '12.03.2024', '50667 Köln', '0221'],
      ...['37040044', '370 400 44', '532013000', '532.013.000', '4711'],
    ),
    fc.nat(99_999).map(String),
  );
  const texts = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

  it('of a text is in one of its pieces', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: anyCharacter, maxLength: 40 })), (text) => {
        const tokens = tokensOf(text);
        expect(plainText(text).startsWith(tokens.map((token) => token.gap + token.text).join(''))).toBe(true);
        expect(digits(tokens.map(({ gap }) => gap).join(''))).toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('of an account is in the text in this order, in one complete number', () => {
    let accounts = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readAccount(text, knownBanks);
        if (reading.code !== 'account') return;
        accounts += 1;
        const numbers = tokensOf(text).flatMap((token) =>
          token.kind === 'number' ? [digits(token.number)] : [],
        );
        // Each of the two is one number of the text, or both together are one.
        const { blz, kontonummer } = reading;
        for (const said of [blz, kontonummer])
          expect(numbers.some((one) => [said, blz + kontonummer, kontonummer + blz].includes(one))).toBe(
            true,
          );
      }),
      { numRuns: 5000 },
    );
    expect(accounts).toBeGreaterThan(0);
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
    const texts = 3000;
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
