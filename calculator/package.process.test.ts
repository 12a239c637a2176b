import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { publint } from 'publint';
import { afterAll, describe, expect, it } from 'vitest';
import { GERMAN_LIST_WORDS } from './src/words/de/lists.ts';
import { readWorkbook } from './src/workbooks/read-workbook.ts';
import { clockAt, IN_QUARTER } from './test/days.ts';
import { PackedPackage } from './test/packed-package.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const attw = createRequire(import.meta.url)
  .resolve('@arethetypeswrong/cli/package.json')
  .replace('package.json', 'dist/index.js');

it('passes the packaging linter', async () => {
  const { messages } = await publint({ pkgDir: folder, strict: true });
  expect(messages).toEqual([]);
});

describe('the packed package', () => {
  const packed = new PackedPackage();
  const { project, tarball } = packed;
  afterAll(() => packed.remove());

  it('has types that every way of importing it finds', () => {
    // Where attw finds a problem, its exit status makes execFileSync throw. A page and its script have no types, and
    // scripts for pages are never required.
    const words = [
      '--exclude-entrypoints',
      'widget.html',
      'widget.js',
      '--ignore-rules',
      'cjs-resolves-to-esm',
    ];
    const report = execFileSync(
      process.execPath,
      [attw, tarball, ...words, '--format', 'ascii', '--no-emoji'],
      { encoding: 'utf8' },
    );
    for (const entry of ['iban-rechner', 'iban-rechner/alles', 'iban-rechner/regeln'])
      expect(report).toMatch(
        new RegExp(
          `"${entry}"\n\nnode10: OK \nnode16 \\(from CJS\\): OK \\(CJS\\)\nnode16 \\(from ESM\\): OK \\(ESM\\)\nbundler: OK`,
        ),
      );
  });

  it('has no test, the licence, and both kinds of modules of every entry', () => {
    const files = readdirSync(join(project, 'node_modules/iban-rechner'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(files.filter((file) => /test/.test(file))).toEqual([]);
    expect(files).toContain('LICENSE');
    for (const name of ['index', 'alles', 'regeln', 'banken', 'suche', 'laender'])
      for (const end of ['mjs', 'cjs', 'd.mts', 'd.cts']) expect(files).toContain(`dist/${name}.${end}`);
  });

  it('has the command, the licences of what it contains, and nothing that is for our own site only', () => {
    const files = readdirSync(join(project, 'node_modules/iban-rechner/dist'));
    expect(files).toContain('command.js');
    expect(files).not.toContain('list-worker.js');
    expect(files).not.toContain('workbook.js');
    const licences = readFileSync(join(project, 'node_modules/iban-rechner/dist/licences.txt'), 'utf8');
    for (const name of ['papaparse', 'cli-progress', 'string-width', 'fflate'])
      expect(licences).toMatch(new RegExp(`^${name} \\d[\\s\\S]+?Permission is hereby granted`, 'm'));
  });

  describe('gives a command that', () => {
    /** As npm has installed it. */
    const command = join(project, 'node_modules/.bin/iban-rechner');

    function run(words: string[], options: { input?: string | Buffer } = {}) {
      const { status, stdout, stderr } = spawnSync(command, words, {
        cwd: project,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: `--import=${clockAt(IN_QUARTER)}` },
        ...options,
      });
      return { status, stdout, stderr };
    }
    const write = (name: string, content: string | Uint8Array) => writeFileSync(join(project, name), content);

    it.each([
      [
        ['37040044', '532013000'],
        /^IBAN {6}DE89 3704 0044 0532 0130 00\nBIC {7}COBADEFFXXX\nBank {6}Commerzbank\n/,
      ],
      [
        ['10070024', '5600200'],
        /^IBAN {6}DE50 1007 0024 0560 0200 00\n[\s\S]+Unterkontonummer 00 wurde ergänzt/,
      ],
      [
        ['DE89370400440532013000'],
        /^IBAN {6}DE89 3704 0044 0532 0130 00\n[\s\S]+richtig\nDie Prüfziffer der Kontonummer passt\. /,
      ],
      [['DE89', '3704', '0044', '0532', '0130', '00'], /^IBAN {6}DE89 3704 0044 0532 0130 00\n/],
      [['Kto 532013000 BLZ 37040044'], /^IBAN {6}DE89 3704 0044 0532 0130 00\n/],
      [['GB29NWBK60161331926819'], /^IBAN {6}GB29 NWBK 6016 1331 9268 19\n/],
      [['37040044'], /^Bank {6}Commerzbank, Köln\nBIC {7}COBADEFFXXX\n$/],
      [['COBADEFFXXX'], /^BIC {7}COBADEFFXXX\n(?:\d{8} {2}.+\n)+$/],
      [['cobadeff'], /\n37040044 {2}Commerzbank, Köln\n/],
      [
        ['532013000', '37040044'],
        /^IBAN {6}DE89 3704[\s\S]+richtig\nBankleitzahl und Kontonummer standen vertauscht\.\n/,
      ],
      [
        ['DE89', '3704', '0044', '0532', '0130', '00', 'GB29NWBK60161331926819'],
        /^IBAN {6}DE89 3704[\s\S]+\n\nIBAN {6}GB29 NWBK/,
      ],
      [['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX'], /^IBAN {6}DE89 3704 0044 0532 0130 00\n/],
      [['--help'], /^iban-rechner –[\s\S]+--output[\s\S]+Rückgabewert/],
      [['--version'], /^\d+\.\d+\.\d+ \(Bankverzeichnis gültig ab \d{4}-\d\d-\d\d, bis \d{4}-\d\d-\d\d\)\n$/],
    ])('answers %j', (words, stdout) => {
      expect(run(words)).toEqual({ status: 0, stdout: expect.stringMatching(stdout), stderr: '' });
    });

    it('answers in JSON', () => {
      const { status, stdout } = run(['--json', '10070024', '5600200']);
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toEqual({
        outcome: 'changed',
        iban: 'DE50100700240560020000',
        bic: 'DEUTDEDBBER',
        bank: 'Deutsche Bank',
        message: 'Die Unterkontonummer 00 wurde ergänzt.',
      });
    });

    // The directory of the package has a last day. From then on, an unknown Bankleitzahl is no fault, but doubtful.
    const UNKNOWN = /370\u00a0400\u00a045 (?:steht nicht im Verzeichnis|ist hier nicht bekannt)/;

    it.each([
      [['DE88370400440532013000'], /Die IBAN enthält einen Zahlendreher/],
      [['37040045'], UNKNOWN],
      [['3704004', '1'], /Eine Bankleitzahl hat 8 Ziffern, diese hat 7\./],
      [['3704O044', '1'], /In „3704O044“ stehen Buchstaben/],
      [['10060198', '1'], /darf keine IBAN berechnet werden/],
      [['532013000'], /Die Bankleitzahl fehlt\./],
      [['BLZ 37040044 Konto'], /Die Kontonummer fehlt\./],
      [['37040044', '5,32013E+08'], /Excel hat diese Zahl gekürzt/],
      [['37040044', '9.03.1956'], /ist ein Datum/],
      [['37040044 532013000 4711'], /lässt sich nicht erkennen/],
      [
        ['DE89370400440532013000 DE02120300000000202051'],
        /Möglich: IBAN DE89 3704 0044 0532 0130 00; IBAN DE02 1203 0000 0000 2020 51\./,
      ],
      [
        ['IBAN DE89370400440532013000 BLZ 10010010 Konto 532013000'],
        /Die IBAN DE89 3704 0044 0532 0130 00 und .+ gehören nicht zum selben Konto/,
      ],
      [['ABCDDEFFXXX'], /gibt es im Verzeichnis nicht/],
      [['NWBKGB2L'], /ist kein BIC aus Deutschland/],
    ])('ends with 1 where an account is wrong: %j', (words, sentence) => {
      expect(run(words)).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) });
    });

    it('ends with 1 for a Bankleitzahl that the directory does not have', () => {
      const { status, stdout, stderr } = run(['37040045', '1']);
      expect(status).toBe(1);
      expect(stdout + stderr).toMatch(UNKNOWN);
      expect(stdout).not.toContain('richtig');
    });

    it('drops no argument: it checks each IBAN', () => {
      const words = ['DE89370400440532013000', 'DE00370400440532013000', 'DE02', '1203', '0000'];
      const { status, stdout, stderr } = run(words);
      expect(status).toBe(1);
      expect(stdout).toMatch(/^IBAN {6}DE89 3704 0044 0532 0130 00\n/);
      expect(stderr).toMatch(/^DE00370400440532013000: Die IBAN .+\nDE02 1203 0000: Eine IBAN .+\n$/);
      const lines = run(['--json', ...words])
        .stdout.trim()
        .split('\n');
      expect(lines.map((line) => JSON.parse(line).outcome)).toEqual(['right', 'faulty', 'faulty']);
    });

    it('ends with 1 for an account whose check digit does not fit, and still tells the IBAN', () => {
      expect(run(['50010517', '5407324930'])).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/DE71 5001[\s\S]+zweifelhaft/),
      });
    });

    it('ends with 2 where it is used wrongly, or can’t read or write', () => {
      write('bild.png', Buffer.from('\x89PNG\0\0'));
      write('voll.csv', 'BLZ;Konto\n37040044;1');
      const large = Buffer.alloc(50_000_001, '1\n');
      const cases: [string[], string, Buffer?][] = [
        [[], 'Nennen Sie ein Konto oder eine Liste.'],
        [['--nope'], 'Diese Option gibt es nicht.'],
        [['--output'], 'Nach --output steht der Name einer Datei.'],
        [['fehlt.csv'], '„fehlt.csv“ gibt es nicht.'],
        [['.'], '„.“ ist ein Ordner.'],
        [['voll.csv', 'bild.png'], 'nur eine Liste auf einmal'],
        [['voll.csv', 'DE89370400440532013000'], 'nur eine Liste auf einmal'],
        [['DE89370400440532013000', '4711'], 'steht noch „4711“, das keine IBAN ist'],
        [['DE89370400440532013000', 'voll.csv'], 'nur eine Liste auf einmal'],
        [['Max', 'Müller'], '„Max Müller“ ist kein Konto'],
        [['--json=1'], '--json steht ohne Wert.'],
        [['bild.png'], 'Das ist keine Textdatei.'],
        [['-'], 'Die Liste ist leer.', Buffer.from('')],
        [['-'], 'Die Liste ist zu groß', large],
        [['-'], 'weder IBANs noch', Buffer.from('Name;Ort')],
        [['voll.csv', '-o', 'voll.csv'], '„voll.csv“ gibt es schon.'],
        [['voll.csv', '-o', 'fehlt/x.csv'], 'lässt sich nicht schreiben: Den Ordner gibt es nicht'],
        [['37040044', '1', '-o', 'x.csv'], '--output gibt es nur für Listen.'],
        [['37040044', '1', '--blz', '1'], '--blz gibt es nur für Listen.'],
      ];
      for (const [words, sentence, input] of cases)
        expect([words, run(words, input ? { input } : {})]).toEqual([
          words,
          { status: 2, stdout: '', stderr: expect.stringContaining(sentence) },
        ]);
      expect(readFileSync(join(project, 'voll.csv'), 'utf8')).toBe('BLZ;Konto\n37040044;1');
    });

    const LIST = 'Name;BLZ;Konto\r\nMüller;10070024;56002\r\n=A1;37040044;532013000\r\n';
    const RESULT =
      '\ufeffName;BLZ;Konto;IBAN;BIC;Bank;Ergebnis;Hinweis\r\n' +
      'Müller;10070024;56002;DE61100700240005600200;DEUTDEDBBER;Deutsche Bank;durch Regel geändert;Die Unterkontonummer 00 wurde ergänzt.\r\n' +
      `'=A1;37040044;532013000;DE89370400440532013000;COBADEFFXXX;Commerzbank;richtig;\r\n`;
    const summary =
      'Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Konto“.\n2 Zeilen: 1 richtig, 1 durch Regel geändert.\n';

    it('converts a list: from Excel, from the standard input, into a file', () => {
      write('liste.csv', Buffer.from(LIST, 'latin1'));
      expect(run(['liste.csv'])).toEqual({ status: 0, stdout: RESULT, stderr: summary });
      expect(run(['-'], { input: LIST })).toEqual({ status: 0, stdout: RESULT, stderr: summary });
      expect(run(['liste.csv', '--output', 'neu.csv'])).toEqual({ status: 0, stdout: '', stderr: summary });
      expect(readFileSync(join(project, 'neu.csv'), 'utf8')).toBe(RESULT);
    });

    it('gives a list as one JSON object a line', () => {
      const { stdout } = run(['--json', '-'], { input: LIST });
      expect(
        stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).iban),
      ).toEqual(['DE61100700240005600200', 'DE89370400440532013000']);
    });

    it('converts 100,000 rows, ends with 1 where a row is not right, and without an error where its reader ends early', () => {
      const rows = Array.from({ length: 100_000 }, (_, index) => `37040044;${1_000_000 + index}\n`);
      write('lang.csv', `BLZ;Konto\n${rows.join('')}`);
      const { status, stderr } = run(['lang.csv', '-o', 'lang-neu.csv']);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^Gelesen: .+\n100\.000 Zeilen: /)]);
      expect(readFileSync(join(project, 'lang-neu.csv'), 'utf8').split('\r\n')).toHaveLength(100_002);
      const piped = spawnSync('sh', ['-c', '("$0" lang.csv; echo $? >&2) | head -n 1', command], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(piped).toMatchObject({
        stdout: '\ufeffBLZ;Konto;IBAN;BIC;Bank;Ergebnis;Hinweis\r\n',
        // The summary and the status are about all rows.
        stderr: `${stderr}1\n`,
      });
    });

    it.skipIf(!existsSync('/dev/full'))('ends with 2 and a sentence where the output is full', () => {
      write('voll.csv', 'BLZ;Konto\n37040044;532013000');
      for (const words of ['voll.csv', '37040044', '37040044 532013000', '--help', '--version']) {
        const script = `"$0" ${words} > /dev/full`;
        const { status, stderr } = spawnSync('sh', ['-c', script, command], {
          cwd: project,
          encoding: 'utf8',
        });
        expect([words, status, stderr]).toEqual([
          words,
          2,
          expect.stringContaining('Die Ausgabe lässt sich nicht schreiben: Der Datenträger ist voll'),
        ]);
      }
    });

    it('leaves nothing of a file that it could not write to its end', () => {
      const before = readdirSync(project);
      // The shell limits the size of files. Node ignores the signal, so writing fails.
      const script = 'ulimit -f 1000; trap "" XFSZ; exec "$0" lang.csv -o halb.csv';
      const { status, stderr } = spawnSync('sh', ['-c', script, command], { cwd: project, encoding: 'utf8' });
      expect([status, stderr]).toEqual([2, expect.stringContaining('„halb.csv“ lässt sich nicht schreiben')]);
      expect(readdirSync(project)).toEqual(before);
    });

    it.each(['SIGINT', 'SIGTERM'] as const)(
      'leaves nothing of a file when it is interrupted by %s',
      async (signal) => {
        const before = readdirSync(project);
        const child = spawn(command, ['lang.csv', '-o', 'halb.csv'], {
          cwd: project,
        });
        const ended = once(child, 'exit');
        // As soon as the file beside is there, it is being written.
        await expect.poll(() => readdirSync(project).length, { interval: 5 }).toBeGreaterThan(before.length);
        child.kill(signal);
        expect(await ended).toEqual([null, signal]);
        expect(readdirSync(project)).toEqual(before);
      },
    );

    it('shows no control characters of cells, names and arguments', () => {
      const evil = '\x1b]0;x\x07\x9b2J\u202e';
      write('boese.csv', `BLZ${evil};Konto${evil}\n37040044;532013000\n`);
      const outputs = [
        run([`${evil}.csv`]),
        run(['37040044', `5${evil}`]),
        run([`DE89370400440532013000`, evil]),
        run(['boese.csv', '--blz', '1', '--konto', '2', '-o', 'brav.csv']),
        run(['boese.csv', '--blz', evil, '--konto', '1']),
        run(['boese.csv', '-o', `fehlt/${evil}`]),
      ];
      for (const { stderr } of outputs)
        expect(stderr).toMatch(/^[^\p{Cc}\p{Bidi_Control}]+\n(?:[^\p{Cc}\p{Bidi_Control}]+\n)?$/u);
      // In the file, they stay as they were.
      expect(readFileSync(join(project, 'brav.csv'), 'utf8')).toContain(`BLZ${evil}`);
    });

    const script = '/usr/bin/script';

    it.skipIf(!existsSync(script))('shows no control characters of a result on a terminal', () => {
      write('boese.csv', 'BLZ;Konto;Name\n37040044;532013000;A\x1b[2JB\u009b2J\u202eC\n');
      // It gives the command a terminal.
      const { stdout } = spawnSync(script, ['-qec', `'${command}' boese.csv`, '/dev/null'], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(stdout).toContain('37040044;532013000;A�[2JB�2J�C;DE89370400440532013000;');
      for (const character of ['\x1b', '\u009b', '\u202e']) expect(stdout).not.toContain(character);
    });

    describe('asks where columns are not clear', () => {
      const rows = ['12345;37040044;532013000;532013000', '12346;37040044;532013000;532013000'];
      const list = `Kunde;BLZ;Konto;Konto 2\n${rows.join('\n')}\n`;

      it('and names the candidates, with status 2', () => {
        const { status, stdout, stderr } = run(['-'], { input: list });
        expect([status, stdout]).toEqual([2, '']);
        expect(stderr).toMatch(
          /nicht eindeutig\. Möglich: .*„Konto“; .*„Konto 2“\. Nennen Sie die Spalten mit --blz und --konto/,
        );
      });

      it.each([
        [['--blz', 'BLZ', '--konto', 'konto 2'], 'Konto 2'],
        [['--blz', '2', '--konto', '3'], 'Konto'],
      ])('and reads those that are named: %j', (words, name) => {
        const { status, stdout, stderr } = run(['-', ...words], { input: list });
        expect(status).toBe(0);
        expect(stdout).toContain(';DE89370400440532013000;');
        expect(stderr).toBe(
          `Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „${name}“.\n2 Zeilen: 1 richtig, 1 doppelt.\n`,
        );
      });

      it('and reads named columns of a list without any known bank', () => {
        const { stdout, stderr } = run(['-', '--blz', 'Bank A', '--konto', 'Nr'], {
          input: 'Name,Bank A,Nr\nA,37040045,1\nB,37040046,1\n',
        });
        expect(stdout.split('\r\n')).toHaveLength(4);
        expect(stderr).toContain('Gelesen: Bankleitzahl aus „Bank A“, Kontonummer aus „Nr“.\n2 Zeilen: ');
      });

      it.each([
        [['--blz', 'BLZ'], '--blz und --konto gehören zusammen'],
        [['--blz', 'BLZ', '--konto', 'Nr'], 'Eine Spalte „Nr“ gibt es nicht. Vorhanden: 1 „Kunde“, 2 „BLZ“'],
        [['--blz', '0', '--konto', '5'], 'Eine Spalte „0“ gibt es nicht'],
        [['--blz', '2', '--konto', '5'], 'Eine Spalte „5“ gibt es nicht'],
        [['--blz', '2', '--konto', 'BLZ'], 'verschiedene Spalten'],
        [['--iban', ''], 'Eine Spalte „“ gibt es nicht'],
        [['--sheet', 'A'], '--sheet gibt es nur für Excel'],
      ])('and refuses others: %j', (words, sentence) => {
        const answer = run(['-', ...words], { input: list });
        expect(answer).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining(sentence) });
      });
    });

    describe('reads and writes workbooks', () => {
      const sample = (name: string) => join(folder, 'test/workbooks', name);
      const sheetOf = (bytes: Uint8Array) => {
        const opened = readWorkbook(bytes, GERMAN_LIST_WORDS.cells);
        const content = 'fault' in opened ? opened : opened.workbook.sheets[0]?.read();
        if (!content || 'fault' in content) return expect.fail(content?.fault);
        return content.rows.map(({ cells }) => cells);
      };

      it('in Excel', async () => {
        const header = ['Nr.', 'BLZ', 'Konto'];
        const rows = [
          ['007', 37040044, '532013000'],
          ['=1+1', '10070024', 56002],
        ];
        write('liste.xlsx', await writeXlsx({ sheets: [{ name: 'A', rows: [header, ...rows] }] }));
        expect(run(['liste.xlsx', '-o', 'neu.xlsx'])).toEqual({ status: 0, stdout: '', stderr: summary });
        expect(sheetOf(readFileSync(join(project, 'neu.xlsx')))).toEqual([
          [...header, 'IBAN', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'],
          ['007', '37040044', '532013000', 'DE89370400440532013000', 'COBADEFFXXX', 'Commerzbank', 'richtig'],
          [
            '=1+1',
            '10070024',
            '56002',
            'DE61100700240005600200',
            'DEUTDEDBBER',
            'Deutsche Bank',
            'durch Regel geändert',
            'Die Unterkontonummer 00 wurde ergänzt.',
          ],
        ]);
        expect(run(['liste.xlsx']).stdout).toContain(
          '007;37040044;532013000;DE89370400440532013000;COBADEFFXXX;Commerzbank;richtig;\r\n',
        );
        write('liste.csv', LIST);
        expect(run(['liste.csv', '-o', 'aus-csv.XLSX'])).toMatchObject({ status: 0 });
        expect(sheetOf(readFileSync(join(project, 'aus-csv.XLSX')))[1]?.[3]).toBe('DE61100700240005600200');
      });

      it('in OpenDocument, as in Excel', () => {
        const [ods, xlsx] = ['liste.ods', 'liste.xlsx'].map((name) =>
          run([sample(name), '--sheet', 'Mitglieder']),
        );
        expect(ods?.stdout).toContain(';DE89370400440532013000;');
        expect(ods?.stdout).toBe(xlsx?.stdout);
      });

      it('with a sheet that must be named if there are several', async () => {
        const rows = [
          ['BLZ', 'Konto'],
          ['37040044', '532013000'],
        ];
        const others = [{ name: 'Leer', rows: [] }];
        write('leer.xlsx', await writeXlsx({ sheets: [...others, { name: 'A', rows }] }));
        expect(run(['leer.xlsx'])).toMatchObject({
          status: 0,
          stderr: expect.stringMatching(/^Gelesen: Tabellenblatt „A“\.\n/),
        });
        write(
          'zwei.xlsx',
          await writeXlsx({
            sheets: [
              { name: 'A', rows },
              { name: 'B b', rows },
            ],
          }),
        );
        expect(run(['zwei.xlsx'])).toEqual({
          status: 2,
          stdout: '',
          stderr: 'Die Datei hat mehrere Tabellenblätter: „A“, „B b“. Nennen Sie eines mit --sheet.\n',
        });
        expect(run(['zwei.xlsx', '--sheet', 'B b'])).toMatchObject({ status: 0 });
        expect(run(['zwei.xlsx', '--sheet', 'C'])).toMatchObject({
          status: 2,
          stderr: 'Ein Tabellenblatt „C“ gibt es nicht. Vorhanden: „A“, „B b“.\n',
        });
      });

      it.each([
        [[sample('liste.xls')], 'Das ist eine alte Excel-Datei (.xls)'],
        [[sample('kennwort.xlsx')], 'mit einem Kennwort geschützt'],
        [[sample('liste.xlsx'), '-o', 'x.xls'], 'Geschrieben werden CSV (.csv), Excel (.xlsx)'],
        [[sample('liste.xlsx'), '-o', 'x.ods'], 'Geschrieben werden CSV (.csv), Excel (.xlsx)'],
        [[sample('liste.xlsx'), '-o', 'x.xlsx', '--json'], 'Geschrieben werden CSV (.csv), Excel (.xlsx)'],
      ])('and refuses others: %j', (words, sentence) => {
        expect(run(words)).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining(sentence) });
      });
    });
  });
});

it('depends on nothing', () => {
  const manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  expect(manifest.dependencies ?? manifest.peerDependencies ?? {}).toEqual({});
  for (const file of readdirSync(`${folder}dist`).filter((name) => /\.[cm]js$/.test(name)))
    for (const [, name] of readFileSync(`${folder}dist/${file}`, 'utf8').matchAll(
      /^(?:import .+|.+ = require\()["'](.+)["']/gm,
    ))
      expect([file, name]).toEqual([file, expect.stringMatching(/^\.\/core-\w+\.[cm]js$/)]);
  const imported = [
    ...readFileSync(`${folder}dist/command.js`, 'utf8').matchAll(/^import .+ from ["'](.+)["'];/gm),
  ];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.map(([, name]) => name).filter((name) => !name?.startsWith('node:'))).toEqual([]);
});
