import { describe, expect, it } from 'vitest';
import { checkedRows, listOf } from '../../test/checked-rows.ts';

const ONE = 'DE89370400440532013000';
const TWO = 'DE87370400440532023900';
const GROUPED = 'DE89 3704 0044 0532 0130 00';

/** Two rows and their header; the column of the account is the one with an asterisk. */
const SHAPES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'IBAN and name': [
    ['IBAN*', 'Name'],
    [ONE, 'Arndt'],
    [TWO, 'Busch'],
  ],
  'IBAN, name and amount': [
    ['IBAN*', 'Name', 'Amount'],
    [ONE, 'Arndt', '1200.50'],
    [TWO, 'Busch', '9.00'],
  ],
  'grouped IBAN and town': [
    ['IBAN*', 'Name', 'Ort'],
    [GROUPED, 'Arndt', 'Köln'],
    [TWO, 'Busch', ''],
  ],
  'IBAN, BIC and name': [
    ['IBAN*', 'BIC', 'Name'],
    [ONE, 'COBADEFFXXX', 'Arndt'],
    [TWO, 'COBADEFFXXX', 'Busch'],
  ],
  'IBAN with its label': [
    ['IBAN*', 'Name'],
    [`IBAN: ${ONE}`, 'Arndt'],
    [`IBAN ${TWO}`, 'Busch'],
  ],
  'IBAN and BIC in one cell': [
    ['IBAN / BIC*', 'Name', 'Ort'],
    [`${ONE} COBADEFFXXX`, 'Arndt', 'Köln'],
    [`${TWO} / COBADEFFXXX`, 'Busch', 'Bonn'],
  ],
  'BIC and IBAN in one cell': [
    ['BIC, IBAN*', 'Name'],
    [`COBADEFFXXX ${ONE}`, 'Arndt'],
    [`COBADEFFXXX ${TWO}`, 'Busch'],
  ],
  'an IBAN abroad': [
    ['IBAN*', 'Name', 'Betrag'],
    ['NL91ABNA0417164300', 'Arndt', '5'],
    ['AT611904300234573201', 'Busch', '6'],
  ],
  'IBAN in the middle': [
    ['Name', 'IBAN*', 'Betrag'],
    ['Arndt', ONE, '5'],
    ['Busch', TWO, '6'],
  ],
  'IBAN in the last column': [
    ['Name', 'Ort', 'IBAN*'],
    ['Arndt', 'Köln', ONE],
    ['Busch', 'Bonn', TWO],
  ],
  'a typing error in one IBAN, none in another row': [
    ['IBAN*', 'Name'],
    [ONE, 'Arndt'],
    [TWO.replace('87', '86'), 'Busch'],
    [TWO, 'Cordes'],
    ['', 'Dorn'],
  ],
  'an IBAN in a column of texts': [
    ['Datum', 'Zweck*', 'Betrag'],
    ['01.03.2026', `Miete an ${ONE} für März`, '650.00'],
    ['02.03.2026', `Beitrag ${TWO}`, '12.00'],
  ],
};

const quoted = (cell: string, separator: string) => (cell.includes(separator) ? `"${cell}"` : cell);

describe('a list is split into its columns', () => {
  const cases = Object.entries(SHAPES).flatMap(([shape, table]) =>
    [',', '\t', '|', ';'].flatMap((separator) =>
      [true, false].flatMap((hasHeader) =>
        [true, false].map((isQuoted) => ({ shape, table, separator, hasHeader, isQuoted })),
      ),
    ),
  );

  it.each(cases)(
    '$shape, by $separator, header: $hasHeader, quotes: $isQuoted',
    ({ table, separator, hasHeader, isQuoted }) => {
      const [titles = [], ...rows] = table;
      const header = titles.map((title) => title.replace('*', ''));
      const written = (cells: readonly string[]) =>
        cells.map((cell) => (isQuoted ? `"${cell}"` : quoted(cell, separator))).join(separator);
      const { shape, rows: read } = listOf([...(hasHeader ? [header] : []), ...rows].map(written).join('\n'));
      expect(shape.columns).toEqual({ iban: titles.findIndex((title) => title.endsWith('*')) });
      expect(read.map(({ cells }) => cells)).toEqual(rows);
      expect(shape.header).toEqual(hasHeader ? header : null);
    },
  );

  it.each<[text: string, cells: string[][]]>([
    ['IBAN,Name,Amount\n"DE89370400440532013000","Arndt, Anna","1200.50"', [[ONE, 'Arndt, Anna', '1200.50']]],
    ['DE89370400440532013000;Arndt, Anna, Dr.', [[ONE, 'Arndt, Anna, Dr.']]],
    ['IBAN;Name, Vorname\nDE89370400440532013000;Arndt, Anna', [[ONE, 'Arndt, Anna']]],
    ['IBAN\tName\tBetrag, EUR\nDE89370400440532013000\tArndt\t1200,50', [[ONE, 'Arndt', '1200,50']]],
    ['IBAN|Name\nDE89370400440532013000|Arndt, Anna', [[ONE, 'Arndt, Anna']]],
    ['IBAN,Zweck\nDE89370400440532013000,Miete; März', [[ONE, 'Miete; März']]],
    ['Mitglieder\n\nIBAN,Name\nDE89370400440532013000,Arndt', [['Mitglieder'], [ONE, 'Arndt']]],
    [
      `IBAN,Zweck\n${ONE},an ${TWO}\n${TWO},`,
      [
        [ONE, `an ${TWO}`],
        [TWO, ''],
      ],
    ],
    [
      `Name,Zweck\nAnna,"Miete, IBAN ${ONE}, März"\nBert,x ${TWO}`,
      [
        ['Anna', `Miete, IBAN ${ONE}, März`],
        ['Bert', `x ${TWO}`],
      ],
    ],
    ['IBAN,Name\nDE89370400440532013000,Arndt,Anna\nDE87370400440532023900', [[ONE, 'Arndt', 'Anna'], [TWO]]],
  ])('%j', (text, cells) => {
    expect(listOf(text).rows.map((row) => row.cells)).toEqual(cells);
  });

  it.each<[text: string]>([
    [`${GROUPED} (Commerzbank, Köln)\nDE87 3704 0044 0532 0239 00 (Commerzbank, Köln)`],
    [`${ONE}, Anna\n${TWO}`],
    [`${ONE}\n${TWO}, Anna`],
    [`Bitte an ${GROUPED} (Commerzbank, Köln)\nund an ${TWO}, Commerzbank`],
    [`Miete an ${ONE}, danke\nBeitrag an ${TWO}, Busch`],
    [`Miete an ${ONE}, 650,00\nBeitrag an ${TWO}, 12,00`],
    [`IBAN: ${ONE}, BIC: COBADEFFXXX\nIBAN: ${TWO}, BIC: COBADEFFXXX`],
    [`${ONE}, Konto 532013000\n${TWO}, Konto 532023900`],
    ['Kto 532013000, BLZ 37040044, Anna\nKto 532023900, BLZ 37040044'],
  ])('but lines of text are not: %j', (text) => {
    const results = checkedRows(text);
    expect(results.map(({ cells }) => cells)).toEqual(text.split('\n').map((line) => [line]));
    expect(results.map(({ iban }) => iban)).toEqual([ONE, TWO]);
  });
});
