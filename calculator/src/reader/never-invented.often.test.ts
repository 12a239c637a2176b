import { describe, expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { directory } from '../../test/bank-directory.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { Writer } from '../../test/written-accounts.ts';
import { readAccount } from './read-account.ts';
import { readFields } from './read-fields.ts';
import type { Reading } from './reading.ts';

const isSilent = ({ code }: Reading) => code === 'account' || code === 'iban';

const MASKS: readonly ((end: string) => string)[] = [
  ...[
    '*',
    'x',
    'X',
    '•',
    '…',
    '#',
    '.',
    '-',
    '●',
    '·',
    '_',
    '***-',
    'xxx ',
    '•••• ',
    '... ',
    'A',
    'A-',
    'Nr',
  ].map(
    (mask) => (end: string) =>
      (/^[x*•#.●·_A…]$/i.test(mask) ? mask.repeat(mask === '…' || mask === 'A' ? 1 : 6) : mask) + end,
  ),
  (end) => `${end}***`,
  (end) => `${end}xxx`,
  (end) => `${end}…`,
  (end) => `${end.slice(0, 2)}**${end.slice(2)}`,
  (end) => `mit den Endziffern ${end}`,
];

describe('a number of which digits are hidden, or that something is glued to', () => {
  it('is no account number, at any bank, in a text and in a field', () => {
    const writer = new Writer(45);
    const wrong: string[] = [];
    for (const blz of directory.keys()) {
      const mask = writer.pick(MASKS);
      const masked = mask(writer.digits(4 + writer.below(4)));
      for (const text of [`Konto ${masked}, BLZ ${blz}`, `BLZ ${blz} Konto ${masked}`, `${blz} ${masked}`]) {
        // „Konto Nr123456“ and „123456 -7“ are labels and groups, not masks.
        if (isSilent(readAccount(text, knownBanks)) && !/Konto Nr\d/.test(text)) wrong.push(text);
      }
      const kontonummer = masked.replace(/^Nr/, 'Z');
      if (isSilent(readFields({ blz, kontonummer }, knownBanks))) wrong.push(`${blz} | ${kontonummer}`);
      if (isSilent(readFields({ blz: `${blz.slice(0, 4)}****`, kontonummer: '532013000' }, knownBanks)))
        wrong.push(blz);
    }
    expect(wrong).toEqual([]);
  });
});

const LABELS =
  'Mandatsreferenz IK VWZ Gz. Mieter Darlehen Kunde Kd.-Nr. Debitor Rechnung Beleg Objekt Police Vertrag Zähler Az. Tel. Fax HRB Steuernr. Ref Order Tenant Loan Depot Karte Mitglied Spender Bescheid Artikel Ticket Vorgang Endziffern Kundenkonto Sachkonto Kontoauszug Kontostand PLZ Postfach Filiale Raum Blub Qwert'.split(
    ' ',
  );

describe('footers with labels at random', () => {
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
