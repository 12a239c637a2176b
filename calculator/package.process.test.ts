import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_QUARTER } from './test/days.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const attw = createRequire(import.meta.url)
  .resolve('@arethetypeswrong/cli/package.json')
  .replace('package.json', 'dist/index.js');

/** A module that sets the clock of a process to a day on which the directory of the package is valid. */
const FIXED_DAY = `data:text/javascript,${encodeURIComponent(
  `const Clock = Date; globalThis.Date = class extends Clock { constructor(...words) { super(...(words.length ? words : ['${IN_QUARTER}'])); } };`,
)}`;

it('passes the packaging linter', async () => {
  const { messages } = await publint({ pkgDir: folder, strict: true });
  expect(messages).toEqual([]);
});

describe('the packed package', () => {
  const packed = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  const project = join(packed, 'project');
  let tarball = '';

  beforeAll(() => {
    runNpm(['pack', folder, '--pack-destination', packed]);
    [tarball = ''] = readdirSync(packed).filter((name) => name.endsWith('.tgz'));
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    runNpm(['install', '--offline', '--no-audit', '--no-fund', '--prefix', project, join(packed, tarball)]);
  });

  afterAll(() => rmSync(packed, { recursive: true }));

  it('has types that every way of importing an ES module finds', () => {
    const report = execFileSync(
      process.execPath,
      [
        attw,
        join(packed, tarball),
        '--profile',
        'esm-only',
        '--entrypoints',
        '.',
        '--format',
        'ascii',
        '--no-emoji',
      ],
      { encoding: 'utf8' },
    );
    // Where attw finds a problem, its exit status makes execFileSync throw. This line shows that it checked the entry.
    expect(report).toContain('node16 (from ESM): OK (ESM)');
  });

  it('has the command, the licences of what it contains, and nothing that is for our own site only', () => {
    const files = readdirSync(join(project, 'node_modules/iban-rechner/dist'));
    expect(files).toContain('command.js');
    expect(files).not.toContain('list-worker.js');
    expect(files).not.toContain('workbook.js');
    const licences = readFileSync(join(project, 'node_modules/iban-rechner/dist/licences.txt'), 'utf8');
    for (const name of ['papaparse', 'cli-progress', 'string-width'])
      expect(licences).toMatch(new RegExp(`^${name} \\d[\\s\\S]+?Permission is hereby granted`, 'm'));
  });

  describe('gives a command that', () => {
    /** Runs the command as npm has installed it. */
    function run(words: string[], options: { input?: string | Buffer } = {}) {
      const { status, stdout, stderr } = spawnSync(join(project, 'node_modules/.bin/iban-rechner'), words, {
        cwd: project,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: `--import=${FIXED_DAY}` },
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

    it.each([
      [['DE88370400440532013000'], 'Die IBAN enthält einen Zahlendreher'],
      [['37040045', '1'], 'steht nicht im Verzeichnis'],
      [['37040045'], 'steht nicht im Verzeichnis'],
      [['3704004', '1'], 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.'],
      [['3704O044', '1'], 'Stelle\u00a05 ist ein „O“'],
      [['10060198', '1'], 'darf keine IBAN berechnet werden'],
    ])('ends with 1 where an account is wrong: %j', (words, sentence) => {
      expect(run(words)).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(sentence) });
    });

    it('ends with 1 for an account whose check digit does not fit, and still tells the IBAN', () => {
      expect(run(['50010517', '5407324930'])).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/DE71 5001[\s\S]+zweifelhaft/),
      });
    });

    it('ends with 2 where it is used wrongly, or can’t read or write', () => {
      write('bild.png', Buffer.from('\x89PNG\0\0'));
      write('voll.csv', '37040044;1');
      const large = Buffer.alloc(50_000_001, '1\n');
      const cases: [string[], string, Buffer?][] = [
        [[], 'Nennen Sie ein Konto oder eine Liste.'],
        [['--nope'], 'Diese Option gibt es nicht.'],
        [['--output'], 'Nach --output steht der Name einer Datei.'],
        [['fehlt.csv'], '„fehlt.csv“ gibt es nicht.'],
        [['.'], '„.“ ist ein Ordner.'],
        [['voll.csv', 'bild.png'], 'nur eine Liste auf einmal'],
        [['bild.png'], 'Das ist keine Textdatei.'],
        [['-'], 'Die Liste ist leer.', Buffer.from('')],
        [['-'], 'Die Liste ist zu groß', large],
        [['-'], 'weder IBANs noch', Buffer.from('Name;Ort')],
        [['voll.csv', '-o', 'voll.csv'], '„voll.csv“ gibt es schon.'],
        [['voll.csv', '-o', 'fehlt/x.csv'], 'lässt sich nicht schreiben: ENOENT'],
        [['37040044', '1', '-o', 'x.csv'], '--output gibt es nur für Listen.'],
      ];
      for (const [words, sentence, input] of cases)
        expect([words, run(words, input ? { input } : {})]).toEqual([
          words,
          { status: 2, stdout: '', stderr: expect.stringContaining(sentence) },
        ]);
      expect(readFileSync(join(project, 'voll.csv'), 'utf8')).toBe('37040044;1');
    });

    const LIST = 'Name;BLZ;Konto\r\nMüller;10070024;56002\r\n=A1;37040044;532013000\r\n';
    const RESULT =
      '\ufeffName;BLZ;Konto;IBAN;BIC;Bank;Ergebnis;Hinweis\r\n' +
      'Müller;10070024;56002;DE61100700240005600200;DEUTDEDBBER;Deutsche Bank;durch Regel geändert;Die Unterkontonummer 00 wurde ergänzt.\r\n' +
      `"'=A1";37040044;532013000;DE89370400440532013000;COBADEFFXXX;Commerzbank;richtig;\r\n`;
    const summary = '2 Zeilen: 1 richtig, 1 durch Regel geändert.\n';

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
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^100\.000 Zeilen: /)]);
      expect(readFileSync(join(project, 'lang-neu.csv'), 'utf8').split('\r\n')).toHaveLength(100_002);
      const piped = spawnSync('sh', ['-c', 'node_modules/.bin/iban-rechner lang.csv | head -n 1'], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(piped).toMatchObject({
        stdout: '\ufeffBLZ;Konto;IBAN;BIC;Bank;Ergebnis;Hinweis\r\n',
        stderr: '',
      });
    });
  });
});

it('depends on nothing', () => {
  const manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  expect(manifest.dependencies ?? manifest.peerDependencies ?? {}).toEqual({});
  expect(readFileSync(`${folder}dist/index.js`, 'utf8')).not.toMatch(/\bimport\b|\brequire\b/);
  const imported = [
    ...readFileSync(`${folder}dist/command.js`, 'utf8').matchAll(/^import .+ from ["'](.+)["'];/gm),
  ];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.map(([, name]) => name).filter((name) => !name?.startsWith('node:'))).toEqual([]);
});

/** Runs the npm that runs the tests, or else the one of the system. */
function runNpm(words: string[]): void {
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  execFileSync(command, [...args, ...words], { stdio: 'ignore' });
}
