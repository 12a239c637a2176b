import { describe, expect, it } from 'vitest';
import { checkedRows } from '../../test/checked-rows.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { NOT_WHOLE_ACCOUNTS, PRINTED_ACCOUNTS } from '../../test/printed-accounts.ts';

const IBAN = 'DE89370400440532013000';

describe('a row', () => {
  it.each([
    ['a total', 'Summe;;;120,00'],
    ['a total in the column of the account', 'Gesamtsumme;;12345;120,00'],
    ['a title with one cell', 'Abteilung Fußball;;;'],
    ['the header once more', 'Name;BLZ;Konto;Beitrag'],
  ])('that is %s is skipped', (_, row) => {
    const rows = checkedRows(
      `Name;BLZ;Konto;Beitrag\nA;37040044;532013000;60,00\n${row}\nB;37040044;532023900;60,00`,
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['right', 'skipped', 'right']);
  });

  it.each([
    ...[
      'bar',
      'Barzahler',
      'Barzahlerin',
      'zahlt bar',
      'Bar.',
      'wird nachgereicht',
      'IBAN wird noch nachgereicht',
    ],
    ...[
      'folgt',
      'kein Konto',
      'keine Lastschrift',
      'Selbstzahler',
      'Überweiser',
      'per Rechnung',
      'Barzahler (Kasse)',
    ],
  ])('has no account if the account says: %s', (said) => {
    const rows = checkedRows(`Name;BLZ;Konto\nA;37040044;532013000\nB;;${said}\nC;${said};`);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['right', 'absent', 'absent']);
  });

  it.each(['unbekannt', 'fehlt', 'Barbara', 'bar 12', '?', 'Barclays', 'gekündigt'])(
    'is still to be asked about if the account says: %s',
    (said) => {
      const [, row] = checkedRows(`Name;BLZ;Konto\nA;37040044;532013000\nB;;${said}\nC;37040044;532013000`);
      expect(row?.outcome).toBe('faulty');
    },
  );

  it('of hidden digits is not skipped', () => {
    const rows = checkedRows('BLZ;Konto\n37040044;532013000\n####;#####\n***;***\n---;---');
    expect(rows.map(({ outcome }) => outcome)).toEqual(['right', 'faulty', 'faulty', 'skipped']);
    const texts = checkedRows('Kto 532013000 BLZ 37040044\n****\n•• ••\n-----');
    expect(texts.map(({ outcome }) => outcome)).toEqual(['right', 'faulty', 'faulty', 'skipped']);
  });

  it('that another separator has left in one cell is not skipped', () => {
    const [, other] = checkedRows('Name;BLZ;Konto\nA;37040044;532013000\nB,12030000,202051');
    expect(other?.outcome).toBe('faulty');
  });

  it('of a member without an account is not skipped', () => {
    const rows = checkedRows('Name;BLZ;Konto\nA;37040044;532013000\nSummer, Anna;;17\nB;37040044;');
    expect(rows.map(({ outcome }) => outcome)).toEqual(['right', 'faulty', 'faulty']);
  });

  it.each([
    ['Bemerkung', 'Konto aufgelöst'],
    ['Kontostatus', 'gelöscht'],
    ['Hinweis', 'wurde erloschen gemeldet, Konto geschlossen'],
    ['', 'gekündigt'],
    ['Status', 'gelöscht am 1.1.2020'],
    ['Status', 'gesperrt seit 2019'],
  ])('is doubtful if its column %j says: %s', (title, remark) => {
    const [row, ...others] = checkedRows(
      `Name;IBAN;${title};x\nA;${IBAN};${remark};1\nB;${IBAN};;2\nC;${IBAN};zahlt pünktlich;3`,
    );
    expect(row).toMatchObject({ outcome: 'doubtful', iban: IBAN });
    expect(row?.message).toBe(`In der Zeile steht „${remark}“. Fragen Sie nach, ob das Konto noch gilt.`);
    expect(others.map(({ outcome }) => outcome)).toEqual(['right', 'right']);
  });

  it.each([
    ['gelöscht am', '01.02.2020', 'doubtful'],
    ['gelöscht am', '', 'right'],
    ['gesperrt', 'nein', 'right'],
    ['Status', 'nicht gelöscht', 'right'],
    ['Bemerkung', 'Adresse ungültig', 'right'],
    ['Bemerkung', 'kein Newsletter mehr', 'right'],
    ['Verein', 'gekündigt', 'right'],
    ['', 'FALSCH', 'right'],
    ['', 'Peter Falsch', 'right'],
    ['alte Bank', 'Haspa', 'right'],
  ])('with the column %j and in it %j is %s', (title, cell, outcome) => {
    expect(checkedRows(`Name;IBAN;${title}\nA;${IBAN};${cell}`)[0]?.outcome).toBe(outcome);
  });

  it.each([
    ['BLZ / Konto', '37040044 / 532013000', IBAN],
    ['Konto / BLZ', '532013000 / 37040044', IBAN],
    ['Bankverbindung (BLZ/Kto.)', '37040044/532013000', IBAN],
    ['BLZ Konto', '37040044 532013000', IBAN],
    ['BLZ / Konto', '37040044 / 12030000', ''],
    ['BLZ / Konto', '37040044', ''],
    ['BLZ / Konto', '37040044/5320130/01', ''],
  ])('in the column %j, %j gives the IBAN %j', (title, cell, iban) => {
    // With a label in one of its cells, the column is found without its name.
    const other = iban ? cell : 'BLZ 12030000 Konto 202051';
    const rows = checkedRows(`Name;${title}\nA;${cell}\nB;${other}`);
    expect(rows[0]?.iban).toBe(iban);
  });

  it.each(['Unterkonto', 'UK'])(
    'may have a sub-account in the column %s: 00, which the bank’s rule adds, is read, any other is faulty',
    (title) => {
      const rows = checkedRows(
        `BLZ;Konto;${title}\n37040044;5320130;00\n37040044;5320130;01\n37040044;532013000;`,
      );
      expect(rows.map(({ outcome, iban }) => [outcome, iban])).toEqual([
        ['changed', IBAN],
        ['faulty', ''],
        ['right', IBAN],
      ]);
    },
  );

  it('whose IBAN contradicts its other numbers is doubtful, gives no IBAN and names both', () => {
    const rows = checkedRows(
      `IBAN;BLZ;Konto\n${IBAN};37040044;532013000\n${IBAN};37040044;532013001\n;10070024;56002`,
    );
    expect(rows).toMatchObject([
      { outcome: 'right', iban: IBAN },
      {
        outcome: 'doubtful',
        iban: '',
        message: expect.stringMatching(/^Die IBAN DE89 .* Kontonummer 532013001 gehören/),
      },
      { outcome: 'changed', iban: 'DE61100700240005600200' },
    ]);
  });
});

it.each(['IBAN-DE89 3704 0044 0532 0130 00', 'DE89\t3704\t0044\t0532\t0130\t00'])(
  'a line that is an IBAN for validate() is one in a list: %j',
  (text) => {
    expect(fullCalculator.validate(text).confirmed).toBe(true);
    expect(checkedRows(`${text}\nKto 532023900 BLZ 37040044`)[0]).toMatchObject({
      outcome: 'right',
      iban: IBAN,
    });
  },
);

it('a number keeps its leading zeros as a formula of a text', () => {
  const rows = checkedRows(
    'Name;BLZ;Konto\nA;="37040044";="0532013000"\nB;"=""37040044""";"=""0532013000"""',
  );
  expect(rows).toMatchObject([
    { outcome: 'right', iban: IBAN },
    { outcome: 'right', iban: IBAN },
  ]);
});

it('a line below the names of the columns is not an account', () => {
  const rows = checkedRows('| Name | BLZ | Konto |\n|---|---|---|\n| A | 37040044 | 532013000 |');
  expect(rows.map(({ outcome }) => outcome)).toEqual(['skipped', 'right']);
});

it('an account number that its commas have cut into cells is incomplete', () => {
  const rows = checkedRows('BLZ,Konto\n37040044,532013000\n37040044,532,013,000');
  expect(rows[0]).toMatchObject({ outcome: 'right' });
  expect(rows[1]).toMatchObject({ iban: '', message: expect.stringContaining('532,013,000') });
});

it('a list reads the same as a single call, however the account number is printed', () => {
  const texts = [...PRINTED_ACCOUNTS.map(([printed]) => printed), ...NOT_WHOLE_ACCOUNTS];
  const read = checkedRows(`BLZ;Konto\n${texts.map((text) => `37040044;"${text}"`).join('\n')}`);
  for (const [index, printed] of texts.entries()) {
    const built = fullCalculator.buildIban('37040044', printed);
    expect([printed, read[index]?.iban]).toEqual([printed, 'iban' in built ? built.iban : '']);
  }
});
