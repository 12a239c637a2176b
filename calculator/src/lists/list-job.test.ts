import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { contentOf } from '../../test/opened-workbook.ts';
import { xlsxFile } from '../../test/xlsx-file.ts';
import { listJob } from './list-job.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** All messages that a job sends in answer to these. */
async function answersTo(messages: readonly ToWorker[], load = () => fullCalculator): Promise<FromWorker[]> {
  const answers: FromWorker[] = [];
  const receive = listJob((answer) => answers.push(answer), load);
  for (const message of messages) await receive(message);
  return answers;
}
/** The last answer to these messages, which must be of this kind. */
async function lastAnswerTo<Kind extends string>(kind: Kind, ...messages: readonly ToWorker[]) {
  const last = (await answersTo(messages)).at(-1) ?? expect.fail('There is no answer.');
  expect(Object.keys(last)).toContain(kind);
  return last as Extract<FromWorker, Record<Kind, unknown>>;
}
const kinds = (answers: readonly FromWorker[]) => answers.map((answer) => Object.keys(answer)[0]);
const file = (name: string) =>
  ({
    bytes: new Uint8Array(readFileSync(new URL(`../../test/workbooks/${name}`, import.meta.url))).buffer,
  }) as const;
const text = (content: string) => ({ bytes: new TextEncoder().encode(content).buffer as ArrayBuffer });

const list = `Name;BLZ;Konto\nA;37040044;532013000\nB;10070024;56002\nA;37040044;532013000\n`;
/** Two columns may have the account numbers. */
const unclear = 'Mitglied;BLZ;Konto;Kontonummer\nA;37040044;532013000;4711\nB;37040044;532013001;4712\n';

describe('a job', () => {
  it('sends how the list is read, progress and the end', async () => {
    const counts = { all: 3, ask: 0, none: 0, right: 3, absent: 0, skipped: 0, repeated: 1 };
    expect(await answersTo([{ text: list }])).toEqual([
      {
        reading: {
          shape: { header: ['Name', 'BLZ', 'Konto'], columns: { blz: 1, kontonummer: 2 }, width: 3, rows: 3 },
          sentence: 'Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Konto“.',
          choices: expect.objectContaining({ titles: ['Name', 'BLZ', 'Konto'] }),
          sheets: null,
          notes: [],
        },
      },
      { progress: { done: 3, rows: 3 } },
      { done: counts },
    ]);
  });

  it('asks no member who has no account, and counts them apart', async () => {
    const payers = text(
      'Name;BLZ;Konto\nA;37040044;532013000\nB;;bar\nC;Sparkasse;wird nachgereicht\nD;;fehlt\n',
    );
    expect((await answersTo([payers])).at(-1)).toMatchObject({ done: { right: 1, absent: 2, none: 1 } });
    const { memberTexts } = await lastAnswerTo('memberTexts', payers, { memberTexts: true });
    expect(memberTexts.match(/^Zeile.*/gm)).toEqual(['Zeile\u00a05']);
  });

  it('sends the rows of a filter', async () => {
    const wanted = { filter: 'repeated', from: 0, count: 10 } as const;
    const { page } = await lastAnswerTo('page', text(list), { page: wanted });
    expect(page).toMatchObject({
      filter: 'repeated',
      from: 0,
      total: 1,
      results: [{ line: 4, cells: ['A', '37040044', '532013000'], name: '', outcome: 'right', repeats: 2 }],
    });
  });

  it('names banks as people know them, including those of another region', async () => {
    const banks = 'BLZ;Konto\n50010517;5407324931\n10010010;1\n20010020;1\n10070024;56002\n';
    const { page } = await lastAnswerTo('page', text(banks), { page: { filter: 'all', from: 0, count: 10 } });
    const names = page.results.map(({ cells, bank }) => [cells[0], bank]).toSorted();
    expect(names).toEqual([
      ['10010010', 'Postbank'],
      ['10070024', 'Deutsche Bank'],
      ['20010020', 'Postbank'],
      ['50010517', 'ING'],
    ]);
  });

  it('sends the result as a file', async () => {
    const wanted = { filter: 'repeated', format: 'csv' } as const;
    const { file } = await lastAnswerTo('file', { text: list }, { file: wanted });
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(
      '\ufeffName;BLZ;Konto;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\nA;37040044;532013000;DE89370400440532013000;;COBADEFFXXX;Commerzbank;richtig;Dieselbe IBAN wie in Zeile\u00a02.\r\n',
    );
  });

  it('has a text to the member for rows in doubt only, without account numbers in full', async () => {
    const rows = 'Name;BLZ;Konto\nAnna;37040044;532013000\nBernd;50010517;5407324931\nClara;37040044;\n';
    const { memberTexts } = await lastAnswerTo('memberTexts', { text: rows }, { memberTexts: true });
    const { page } = await lastAnswerTo(
      'page',
      { text: rows },
      { page: { filter: 'all', from: 0, count: 3 } },
    );
    const texts = page.results.flatMap(({ memberText = [] }) => memberText);
    expect(memberTexts).toBe(`Zeile\u00a03: Bernd\n${texts[0]}\n\nZeile\u00a04: Clara\n${texts[1]}\n`);
    expect(page.results.map(({ line }) => line)).toEqual([3, 4, 2]);
    expect(page.results.map(({ memberText }) => memberText)).toEqual([
      'Guten Tag Bernd, bitte helfen Sie uns mit Ihrer Bankverbindung. Bei uns steht die Kontonummer mit den letzten Ziffern …4931. Eine Ziffer der Kontonummer passt nicht zu den anderen. Nennen Sie uns bitte die IBAN, die auf Ihrem Kontoauszug steht. Vielen Dank.',
      expect.stringMatching(/^Guten Tag Clara, bitte .* Die Angabe ist unvollständig/),
      undefined,
    ]);
  });

  it('says that the parts could not be loaded', async () => {
    const broken = () => {
      throw new Error('NetworkError');
    };
    expect(await answersTo([{ text: list }], broken)).toEqual([
      { error: expect.stringContaining('ließen sich nicht laden') },
    ]);
  });

  it('says that a file could not be written, and does not report another fault as a missing part', async () => {
    const fail = () => {
      throw new RangeError('Array buffer allocation failed');
    };
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('Blob', fail);
    const answers = await answersTo([{ text: list }, { file: { filter: 'all', format: 'xlsx' } }]);
    expect(answers.at(-1)).toEqual({
      fileError: expect.stringMatching(/^Die Datei ließ sich nicht schreiben\./),
    });
    // The worker reports this error to the page, which says that the program was ended.
    const failing = () => ({ ...fullCalculator, explainBank: fail });
    await expect(answersTo([{ text: list }], failing)).rejects.toThrow('allocation failed');
  });

  it('ends with a result, a question or an error, whatever the bytes are', async () => {
    const pieces = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 8 }),
        fc
          .constantFrom('37040044;532013000\n', 'DE89370400440532013000\n', '"', '\ufeff', 'Konto', '\r', 'Ä')
          .map((part) => new TextEncoder().encode(part)),
      ),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const bytes = new Uint8Array(parts.flatMap((part) => [...part])).buffer;
        expect(kinds(await answersTo([{ bytes }])).at(-1)).toMatch(/^(done|error|question)$/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a list whose columns are not clear', () => {
  it('is asked about, and nothing is built before the answer', async () => {
    const answers = await answersTo([{ text: unclear }, { page: { filter: 'all', from: 0, count: 9 } }]);
    expect(kinds(answers)).toEqual(['question']);
    const { question } = answers[0] as Extract<FromWorker, { question: unknown }>;
    expect(question.titles).toEqual(['Mitglied', 'BLZ', 'Konto', 'Kontonummer']);
    expect(question.rows).toHaveLength(2);
    expect(question.candidates.map(({ words, examples }) => [words, examples[0]?.iban])).toEqual([
      ['Bankleitzahl aus „BLZ“, Kontonummer aus „Konto“', 'DE89370400440532013000'],
      ['Bankleitzahl aus „BLZ“, Kontonummer aus „Kontonummer“', ''],
    ]);
  });

  it('has a preview for any columns', async () => {
    const columns = { blz: 1, kontonummer: 0 };
    const { preview } = await lastAnswerTo('preview', { text: unclear }, { preview: columns });
    expect(preview).toMatchObject({
      columns,
      words: 'Bankleitzahl aus „BLZ“, Kontonummer aus „Mitglied“',
      examples: [{ iban: '', outcome: 'faulty' }, { iban: '' }],
    });
  });

  it('is read by the chosen columns, and again by others', async () => {
    const chosen = (kontonummer: number): ToWorker[] => [
      { columns: { blz: 1, kontonummer } },
      { page: { filter: 'all', from: 0, count: 1 } },
    ];
    const answers = await answersTo([{ text: unclear }, ...chosen(2), ...chosen(3)]);
    const found = answers.flatMap((answer) => {
      if ('reading' in answer) return [answer.reading.sentence, answer.reading.choices?.candidates.length];
      return 'page' in answer ? [answer.page.total, answer.page.results[0]?.iban] : [];
    });
    expect(found).toEqual([
      ...['Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Konto“.', 2, 2, 'DE89370400440532013000'],
      ...['Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Kontonummer“.', 2, 2, ''],
    ]);
  });

  it('is read as rows of text if the visitor chooses that, with columns still on offer', async () => {
    const answers = await answersTo([{ text: unclear }, { columns: null }]);
    expect(answers[1]).toMatchObject({
      reading: { sentence: '', shape: { columns: null }, choices: { candidates: [{}, {}] } },
    });
    expect(kinds(answers)).toEqual(['question', 'reading', 'progress', 'done']);
  });

  it('has a running check stopped when other columns are chosen', async () => {
    const rows = `Name;BLZ;Konto;Nr\n${'A;37040044;532013000;4711\n'.repeat(5000)}`;
    const answers: FromWorker[] = [];
    const receive = listJob(
      (answer) => answers.push(answer),
      () => fullCalculator,
    );
    await Promise.all([receive({ text: rows }), receive({ columns: { blz: 1, kontonummer: 3 } })]);
    expect(kinds(answers).filter((kind) => kind === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => 'reading' in answer).pop()).toMatchObject({
      reading: { shape: { columns: { blz: 1, kontonummer: 3 } } },
    });
  });
});

describe('a workbook', () => {
  it('with several sheets is asked about', async () => {
    const [question] = await answersTo([file('liste.xlsx')]);
    expect(question).toEqual({ sheets: { names: ['Mitglieder', 'Leer', 'IBANs'] } });
  });

  it('may have another sheet read, even after one that has no accounts', async () => {
    const answers = await answersTo([file('liste.ods'), { sheet: 1 }, { sheet: 0 }]);
    expect(kinds(answers)).toEqual(['sheets', 'sheets', 'reading', 'progress', 'done']);
    expect(answers[1]).toMatchObject({ sheets: { chosen: 1, error: 'Die Liste ist leer.' } });
    expect(answers[2]).toMatchObject({ reading: { sheets: { chosen: 0 } } });
  });

  it('from Excel is returned complete, the result after its columns; titles and totals are unchanged', async () => {
    const titled: ToWorker = {
      bytes: xlsxFile({
        strings: '<si><t>Mitglieder</t></si><si><t>BLZ</t></si><si><t>Konto</t></si><si><t>Summe</t></si>',
        rows:
          '<row r="1"><c t="s"><v>0</v></c></row><row r="3"><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>' +
          '<row r="4"><c><v>37040044</v></c><c><v>532013000</v></c></row><row r="9"><c t="s"><v>3</v></c></row>',
      }).buffer as ArrayBuffer,
    };
    const wanted = { filter: 'all', format: 'xlsx' } as const;
    const { file: written, extension } = await lastAnswerTo('file', titled, { file: wanted });
    expect(extension).toBe('xlsx');
    const { rows } = contentOf(new Uint8Array(await written.arrayBuffer()));
    expect(rows.map(({ line, cells }) => [line, cells.join(';')])).toEqual([
      [1, 'Mitglieder'],
      [3, 'BLZ;Konto;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis'],
      [4, '37040044;532013000;DE89370400440532013000;;COBADEFFXXX;Commerzbank;richtig'],
      [9, 'Summe'],
    ]);
  });

  it.each([
    ['liste.xlsx', 'right'],
    ['liste.ods', 'right'],
    ['liste.ods', 'all'],
  ] as const)('%s keeps its numbers and days in a new file, with the filter %s', async (name, filter) => {
    const wanted = { filter, format: 'xlsx' } as const;
    const { file: written } = await lastAnswerTo('file', file(name), { sheet: 0 }, { file: wanted });
    const { sheets } = await readXlsx(new Uint8Array(await written.arrayBuffer()));
    const row = sheets[0]?.rows.find(([member]) => member === 'Müller, Jörg');
    const day = new Date(Date.UTC(2019, 2, 9));
    // The postal code has a leading zero, so it is a text.
    expect(row?.slice(0, 7)).toEqual(['Müller, Jörg', '01067', 37040044, 532013000, 24.5, day, 'WAHR']);
    expect(row?.[8]).toBe('DE89370400440532013000');
    const names = sheets[0]?.rows.map(([member]) => member) ?? [];
    expect(names.includes('Summe')).toBe(filter === 'all');
    expect(sheets[0]?.rows[names.indexOf('Weiß  & <Co>')]?.[3]).toBe('0532013000');
  });
});
