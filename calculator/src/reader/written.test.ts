import { describe, expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { knownBanks } from '../../test/known-banks.ts';
import {
  BETWEEN,
  bareNumber,
  foreign,
  labelled,
  name,
  Writer,
  type WrittenAccount,
} from '../../test/written-accounts.ts';
import { readAccount } from './read-account.ts';

/** What a writer has written: a text, and the account that it says, if any. */
interface Written {
  text: string;
  account: WrittenAccount | null;
}

/** The IBAN that a text leads to, as the calculator computes it; null if it leads to none. */
function ibanOf(text: string): string | null {
  const reading = readAccount(text, knownBanks);
  if (reading.code === 'iban') return fullCalculator.validate(reading.iban).valid ? reading.iban : null;
  return reading.code === 'account' ? knownBanks.ibanOf(reading.blz, reading.kontonummer) : null;
}

const TEXTS = 400;

/** Reads many texts. @returns the share that is read correctly, and every text that leads to another IBAN */
function readAll(write: (writer: Writer) => Written) {
  const wrong: string[] = [];
  let read = 0;
  for (let seed = 1; seed <= TEXTS; seed++) {
    const { text, account } = write(new Writer(seed * 7919));
    const iban = ibanOf(text);
    if (iban && iban === account?.iban) read += 1;
    else if (iban) wrong.push(`${JSON.stringify(text)} gives ${iban}, not ${account?.iban}`);
  }
  return { share: read / TEXTS, wrong };
}

/** The two numbers of an account in any order. */
function numbers(writer: Writer, { blz, kontonummer }: WrittenAccount, blzLabel = '', label = ''): string[] {
  const both = [blzLabel + writer.blz(blz), label + writer.kontonummer(kontonummer)];
  return writer.chance(50) ? both : both.reverse();
}

const other = (writer: Writer) => (writer.chance(80) ? foreign(writer) : bareNumber(writer));

describe('texts with an account', () => {
  it('in which both numbers have labels are read', () => {
    const { share, wrong } = readAll((writer) => {
      const account = writer.account(writer.pick([1, 5, 7]));
      return { text: labelled(writer, account), account };
    });
    expect(wrong).toEqual([]);
    expect(share).toBeGreaterThan(0.99);
  });

  it('with labels among other numbers are mostly read, never wrongly', () => {
    const { share, wrong } = readAll((writer) => {
      const account = writer.account(writer.pick([1, 5, 7]));
      const parts = [other(writer), labelled(writer, account), other(writer)];
      const some = parts.slice(writer.below(2), 2 + writer.below(2));
      return {
        text: some.join(writer.pick(BETWEEN.filter((text) => /[\s;|]/.test(text)))),
        account,
      };
    });
    expect(wrong).toEqual([]);
    expect(share).toBeGreaterThan(0.7);
  });

  it('that have nothing but the two numbers are read', () => {
    const { share, wrong } = readAll((writer) => {
      const account = writer.account(6);
      const between = writer.pick([' ', ', ', ' / ', '/', ' - ', '\n', '\t', '; ', '-']);
      return { text: numbers(writer, account).join(between), account };
    });
    expect(wrong).toEqual([]);
    expect(share).toBeGreaterThan(0.95);
  });

  it.each([
    ['no label', '', ''],
    ['a label for the Bankleitzahl', 'BLZ ', ''],
    ['a label for the account number', '', 'Kto '],
  ])('with %s among other numbers give no wrong IBAN', (_, blzLabel, label) => {
    const { wrong } = readAll((writer) => {
      const account = writer.account(4);
      const parts = numbers(writer, account, blzLabel, label);
      const between = writer.pick([' ', ', ', ' / ', ' - ', '\n', '\t', '; ']);
      parts.splice(writer.below(3), 0, other(writer));
      return { text: parts.join(between), account };
    });
    expect(wrong).toEqual([]);
  });

  it('with an IBAN among words and numbers are read', () => {
    const { share, wrong } = readAll((writer) => {
      const account = writer.account();
      const label = writer.pick(['IBAN', 'IBAN: ', 'iban ', '', 'Meine IBAN lautet ']);
      const before = writer.chance(50) ? name(writer) : other(writer);
      const after = writer.chance(50)
        ? `BIC ${directory.get(account.blz)?.bic || 'unbekannt'}`
        : other(writer);
      const text = [before, label + writer.iban(account.iban), after].join(
        writer.pick([' ', ', ', '\n', '; ', ' / ']),
      );
      return { text, account };
    });
    expect(wrong).toEqual([]);
    expect(share).toBeGreaterThan(0.95);
  });
});

describe('texts without an account', () => {
  it('lead to no IBAN, even with a Bankleitzahl or an account number', () => {
    const { wrong } = readAll((writer) => {
      const { blz, kontonummer } = writer.account(4);
      const parts = [foreign(writer), foreign(writer), foreign(writer)];
      if (writer.chance(70))
        parts.splice(writer.below(4), 0, writer.chance(50) ? `BLZ ${blz}` : `Konto ${kontonummer}`);
      return { text: parts.join(writer.pick([' ', ', ', '\n', '; '])), account: null };
    });
    expect(wrong).toEqual([]);
  });
});
