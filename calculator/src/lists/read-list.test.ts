import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../test/checked-rows.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { anyCharacter } from '../../test/random.ts';
import { GERMAN_LIST_WORDS, questionSentence, unreadSentence } from './de.ts';
import { ENGLISH_LIST_WORDS } from './en.ts';
import { readList } from './read-list.ts';
import { rowReader } from './read-row.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
/** Without names of columns, check digits show what the columns are. */
const ACCOUNTS = '532013000 532023900 532033800 532044500 532054400 532065000 532075900 532085800'
  .split(' ')
  .map((kontonummer) => `37040044;${kontonummer}`)
  .join('\n');
/** The columns of an account. */
const pair = (blz: number, kontonummer: number) => ({ blz, kontonummer });

describe('a list', () => {
  it.each<[name: string, text: string, shape: object]>([
    [
      'with semicolons and a header',
      'Name;BLZ;Konto\nMüller, Hans;37040044;532013000',
      { header: ['Name', 'BLZ', 'Konto'], columns: pair(1, 2), width: 3 },
    ],
    [
      'with commas and quotes',
      '"Konto","BLZ","Name"\n"532013000","37040044","Müller; Hans"',
      { columns: pair(1, 0), width: 3 },
    ],
    ['without names', ACCOUNTS, { header: null, columns: pair(0, 1) }],
    ['of IBANs', `IBAN\n${IBAN}`, { header: ['IBAN'], columns: { iban: 0 }, width: 1 }],
    [
      'with IBANs and account numbers',
      `BLZ;Kto;IBAN\n37040044;532013000;\n;;${IBAN}`,
      { columns: { iban: 2, blz: 0, kontonummer: 1 }, rows: 2 },
    ],
    [
      'whose columns have names that say nothing',
      `a;b;c\n${ACCOUNTS.replace(/;532/g, (_, at) => `;${47_110_815 + at * 1301};532`)}`,
      { header: ['a', 'b', 'c'], columns: pair(0, 2) },
    ],
    [
      'with numbers of members beside the account',
      'Nr;BLZ;Kontonr.;Beitrag\n1;37040044;532013000;2500\n2;10070024;5600200;2500',
      { columns: pair(1, 2) },
    ],
    [
      'with a title above the header',
      'Mitglieder;;\n\nName;BLZ;Konto\nA;37040044;532013000',
      { header: ['Name', 'BLZ', 'Konto'], rows: 2 },
    ],
    [
      'with the customer’s own account above the header',
      `Girokonto;${IBAN}\n\nDatum;Name;IBAN;Betrag;Zweck\n1.2.25;A;DE02120300000000202051;1;x`,
      { header: ['Datum', 'Name', 'IBAN', 'Betrag', 'Zweck'], columns: { iban: 2 }, rows: 2 },
    ],
    [
      'with such an account in its title',
      `Liste des Vereins, ${IBAN}\nName;BLZ;Konto\nA;37040044;532013000`,
      { columns: pair(1, 2), rows: 2 },
    ],
    [
      'with the bank beside its Bankleitzahl',
      'Name;BLZ;Konto\nA;37040044 Commerzbank;532013000',
      { columns: pair(1, 2), rows: 1 },
    ],
    [
      'with several columns of BICs',
      `IBAN-Nr. 1;Kz SWIFT 1;SWIFT-Code 1;SWIFT-Code 2\n${IBAN};;COBADEFFXXX;BYLADEM1001`,
      { columns: { iban: 0 }, bic: 2 },
    ],
    [
      'with an account in one cell',
      'Nr;Bankverbindung\n1;Kto 532013000 BLZ 37040044\n2;DE89370400440532013000',
      { header: ['Nr', 'Bankverbindung'], columns: { iban: 1 }, rows: 2 },
    ],
    ['with a hint for Excel', 'sep=,\nBLZ,Konto\n37040044,532013000', { header: ['BLZ', 'Konto'], rows: 1 }],
    [
      'with many old line ends',
      `${'\r'.repeat(8191)}\r\nBLZ;Konto\r\n\n\r37040044;532013000`,
      { header: ['BLZ', 'Konto'], rows: 1 },
    ],
    ['with a byte order mark', '\ufeffBLZ;Konto\n37040044;532013000', { header: ['BLZ', 'Konto'] }],
    [
      'with rows of different length',
      'N;BLZ;Kto\nA;37040044;532013000;x;y\nB;37040044;532013000',
      { width: 5, rows: 2 },
    ],
    ['of free text', 'Kto 532013000 BLZ 37040044', { columns: null, width: 1 }],
    [
      'of free text with commas in some rows',
      'Arndt, Anna; BLZ 37040044; Konto 532013000\nBusch; Konto 5407324931; BLZ 50010517',
      { columns: null, rows: 2 },
    ],
    ['with spaces between numbers', '37040044 532013000\n10070024 5600200', { columns: null, rows: 2 }],
    ['with dates', 'Datum;Konto;BLZ\n12.03.1975;532013000;37040044', { columns: pair(2, 1) }],
    ['with one damaged row', 'BLZ;Konto\n3,7040044E+07;5\n37040044;5', { columns: pair(0, 1) }],
  ])('%s gets the right shape', (_, text, shape) => {
    expect(listOf(text).shape).toMatchObject(shape);
  });

  it('keeps every cell and its line number, even after empty lines and cells with several lines', () => {
    expect(listOf('Name;BLZ;Konto\n\n"A\nB";37040044;532013000\n;;\n C ;37040044;1').rows).toEqual([
      { line: 3, cells: ['A\nB', '37040044', '532013000'] },
      { line: 6, cells: ['C', '37040044', '1'] },
    ]);
  });

  it.each([
    ['is never closed', 'N;BLZ;Kto\nA;37040044;1\n"B;37040044;2\nC;37040044;3', '"B'],
    ['ends in the middle', 'N;BLZ;Kto\nA;37040044;1\n"B" e.V.;37040044;2\nC;37040044;3', '"B" e.V.'],
    ['is in the middle', 'N;BLZ;Kto\nA;37040044;1\nB "x";37040044;2\n"C";37040044;3', 'B "x"'],
  ])('loses no row if a quote %s', (_, text, name) => {
    const { rows } = listOf(text);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, 'A', '37040044', '1'],
      [3, name, '37040044', '2'],
      [4, 'C', '37040044', '3'],
    ]);
  });

  it.each([
    ['nothing', '', 'list-empty'],
    ['white space', ' \n\t\n', 'list-empty'],
    ['names of columns alone', 'Name;BLZ;Konto\n', 'list-only-header'],
    ['a title and names of columns', 'Mitglieder\n\nName,IBAN', 'list-only-header'],
    ['no account', 'Name;Ort\nMüller;Köln', 'no-accounts'],
    ['no bank that exists', '99999999;1', 'no-accounts'],
    ['columns that have other names', 'Mandatsreferenz;Debitor\n37040044;532013000', 'no-accounts'],
    ['columns that have other names, with tabs', 'Debitor\tBeleg\n37040044\t532013000', 'no-accounts'],
    ['an amount like a shortened number', 'Name;Preis\nA;1,2E+03', 'no-accounts'],
    ['the beginning of an IBAN', 'Artikel;Menge\nDE12;3', 'no-accounts'],
    ['a VAT number', 'Name;USt-IdNr.\nA;DE123456789', 'no-accounts'],
    ['a creditor identifier', 'Name;Gläubiger-ID\nA;DE98ZZZ09999999999', 'no-accounts'],
    ['too many columns', `${';'.repeat(300)}37040044;532013000`, 'list-too-wide'],
    ['too many rows', `BLZ;Konto\n${'37040044;1\n'.repeat(500_001)}`, 'list-too-long'],
    ['a line of a million letters', 'x'.repeat(1_000_000), 'no-accounts'],
  ])('with %s is refused', (_, text, fault) => {
    expect(readList(text, fullCalculator)).toEqual({ fault });
  });

  it.each([
    ['Name;BLZ;Konto\nA;3,7040044E+07;5,32013E+08', '3,7040044E+07'],
    ['Kto 5,32013E+08 BLZ 37040044', '5,32013E+08'],
    ['IBAN\n8,93704E+19', '8,93704E+19'],
    ['IBAN\n8.93704E+19', '8.93704E+19'],
  ])('with numbers that Excel has shortened is refused, and the number quoted: %j', (text, found) => {
    const read = readList(text, fullCalculator);
    expect(read).toEqual({ fault: 'numbers-shortened', found });
    for (const words of [GERMAN_LIST_WORDS, ENGLISH_LIST_WORDS])
      expect('fault' in read && unreadSentence(read, words)).toMatch(
        /account\. “\d[^”]+E\+\d\d” is|Konto\. „\d[^“]+E\+\d\d“ ist/,
      );
  });

  it('of whatever text is read or refused, and no line with text is lost', () => {
    const piece = fc.oneof(
      fc.constantFrom(';', ',', '\t', '|', '\n', '\r\n', '"', '37040044', '532013000', IBAN, 'BLZ', 'Konto'),
      fc.string({ unit: anyCharacter, maxLength: 5 }),
    );
    let lists = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const read = readList(text, fullCalculator);
        if (!('list' in read)) return;
        lists += 1;
        const { shape, rows } = read.list;
        const kept = [...(shape.header ?? []), ...rows.flatMap(({ cells }) => cells)].join('');
        const letters = (all: string) => all.replace(/[^A-Za-z\d]/g, '');
        expect(letters(kept)).toBe(letters(text));
        expect(rows).toHaveLength(shape.rows);
      }),
      { numRuns: 200 },
    );
    expect(lists).toBeGreaterThan(0);
  });
});

describe('which columns have the accounts', () => {
  /** The ways to read a list that is not clear. */
  function candidates(text: string) {
    const read = readList(text, fullCalculator);
    if (!('question' in read)) throw new Error(`not asked: ${JSON.stringify(read).slice(0, 200)}`);
    return read.question.candidates.map(({ columns }) => columns);
  }

  it.each<[name: string, text: string, expected: object[]]>([
    ['columns with other names whose check digits fit', `Mandatsreferenz;Debitor\n${ACCOUNTS}`, [pair(0, 1)]],
    ['one row without names', '37040044;532013000', [pair(0, 1)]],
    ['two rows without names', '37040044;532013000\n37040044;532013001', [pair(0, 1)]],
    ['a postcode before the Bankleitzahl', '10115;10010123;1234567', [pair(1, 2), pair(1, 0)]],
    [
      'an account of the ledger',
      `Konto;BLZ;Kontonummer\n${ACCOUNTS.replace(/^/gm, '1200;')}`,
      [pair(1, 2), pair(1, 0)],
    ],
    ['two pairs', 'BLZ;Konto;BLZ 2;Konto 2\n37040044;532013000;10070024;5600200', [pair(0, 1), pair(2, 3)]],
    [
      'the IBAN of the customer before the accounts of a bank’s export',
      'Auftragskonto;Kontonummer;BLZ\nDE89370400440532013000;5600200;10070024',
      [pair(2, 1)],
    ],
    ['two columns of IBANs', `IBAN alt;IBAN neu\n${IBAN};DE75512108001245126199`, [{ iban: 0 }, { iban: 1 }]],
  ])('is asked for %s', (_, text, expected) => {
    const found = candidates(text);
    for (const columns of expected) expect(found).toContainEqual(columns);
  });

  it('is asked for an old and a new account, never with a pair across both first', () => {
    const rows = [1, 2, 3].map(() => '10010010;6820101;37040044;532013000').join('\n');
    const found = candidates(`BLZ neu;Konto neu;BLZ alt;Konto alt\n${rows}`);
    expect(found.slice(0, 2)).toEqual([pair(0, 1), pair(2, 3)]);
    const grouped = candidates(
      `BLZ neu;BLZ alt;Konto alt;Konto neu\n${rows.replace(/;(\d+);(\d+);(\d+)/g, ';$2;$3;$1')}`,
    );
    expect(grouped.slice(0, 2)).toEqual(expect.arrayContaining([pair(0, 3), pair(1, 2)]));
  });

  it('is asked with a mark at each pair across two accounts', () => {
    for (const header of [
      'BLZ neu;Konto neu;BLZ alt;Konto alt',
      'BLZ;Konto;BLZ 2;Konto 2',
      'BLZ1;Konto1;BLZ2;Konto2',
    ]) {
      const read = readList(`${header}\n10010010;6820101;37040044;532013000`, fullCalculator);
      const marked = 'question' in read ? read.question.candidates.filter(({ isCross }) => isCross) : [];
      expect(marked.map(({ columns }) => columns)).toEqual(expect.arrayContaining([pair(2, 1)]));
      expect(marked.map(({ columns }) => columns)).not.toContainEqual(pair(2, 3));
      for (const words of [ENGLISH_LIST_WORDS, GERMAN_LIST_WORDS])
        expect('question' in read && questionSentence(read.question, words)).toMatch(
          /vom selben Konto\)|same account\)/,
        );
    }
  });

  it('is asked with the places of columns that have the same name', () => {
    const read = readList('Name;BLZ;Konto;BLZ\nA;37040044;532013000;10070024', fullCalculator);
    expect('question' in read && questionSentence(read.question, GERMAN_LIST_WORDS)).toContain(
      'Bankleitzahl aus „BLZ (Spalte 2)“, Kontonummer aus „Konto“',
    );
  });

  it('is asked with the first rows of the list and each choice', () => {
    expect(readList('10115;10010123;1234567', fullCalculator)).toMatchObject({
      question: {
        header: null,
        width: 3,
        rows: [{ line: 1, cells: ['10115', '10010123', '1234567'] }],
        candidates: expect.arrayContaining([{ columns: pair(1, 2), isCross: false }]),
      },
    });
  });

  it.each(['PayPal Konto', 'Konto (letzte 4)', 'Konto-ID', 'Konto gelöscht', 'Kunden-Konto'])(
    'is asked if a column of numbers is called %s',
    (title) => {
      const read = (name: string) =>
        readList(`BLZ;${name}\n37040044;532013000\n37040044;532023900`, fullCalculator);
      expect(read('Konto-Nr.')).toHaveProperty('list');
      expect(read(title)).not.toHaveProperty('list');
    },
  );

  it('is not asked if the columns of an account say in the same words whose it is', () => {
    const read = (header: string) =>
      readList(`${header};Betrag\n532013000;37040044;9,29\n532023900;37040044;8,98`, fullCalculator);
    expect(read('Kontonummer Empfänger;BLZ Empfänger')).toHaveProperty('list');
    expect(read('Kontonummer Empfänger;BLZ Auftraggeber')).not.toHaveProperty('list');
  });

  it('may be none: each row is read as text if the visitor says so', () => {
    const text = 'Konto;BLZ\nKto 532013000;BLZ 37040044\n4711;10050000';
    const sheet = [
      { line: 1, cells: ['Meier', 'Kto 532013000, BLZ 37040044'] },
      { line: 2, cells: ['Müller', 'IBAN unbekannt'] },
    ];
    expect(readList(text, fullCalculator)).toMatchObject({ choices: { mayBeText: true } });
    const read = (input: Parameters<typeof readList>[0]) => {
      const found = readList(input, fullCalculator, null);
      if (!('list' in found)) throw new Error(JSON.stringify(found));
      const { shape, rows } = found.list;
      return [shape.columns, ...rows.map(rowReader(shape, knownBanks)).map(({ code }) => code)];
    };
    expect(read(text)).toEqual([null, 'account', 'unclear']);
    expect(read(sheet)).toEqual([null, 'account', 'nothing']);
  });

  it('can be answered with “as text” only if one of the first rows has an account as text', () => {
    expect(readList(`Mandat;Debitor;BLZ;Konto\nA1;4711;37040044;532013000`, fullCalculator)).toMatchObject({
      choices: { mayBeText: false },
    });
  });

  it('may be chosen, and then the BIC is that beside it', () => {
    const text = `IBAN alt;BIC alt;IBAN neu;BIC neu\n${IBAN};COBADEFFXXX;DE02120300000000202051;BYLADEM1001`;
    expect(readList(text, fullCalculator, { iban: 2 })).toMatchObject({ list: { shape: { bic: 3 } } });
  });

  it('can be chosen, whatever the list is like', () => {
    const read = readList('10115;10010123;1234567', fullCalculator, pair(1, 2));
    expect(read).toMatchObject({ list: { shape: { columns: pair(1, 2), width: 3, rows: 1 } } });
    const other = readList('BLZ;Konto;alt\n37040044;532013000;17', fullCalculator, pair(0, 2));
    expect(other).toMatchObject({ list: { shape: { columns: pair(0, 2) } } });
  });
});
