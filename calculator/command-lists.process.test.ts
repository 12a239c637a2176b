import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIST, SUMMARY, useBuiltCommand } from './test/run-command.ts';

const { project, command, run, write } = useBuiltCommand();

/** So long that the command can be interrupted while it writes. */
const LONG = `BLZ;Konto\n${'37040044;532013000\n'.repeat(100_000)}`;

describe('the command', () => {
  const RESULT =
    '\ufeffName;BLZ;Konto;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\n' +
    'Müller;10070024;56002;DE61100700240005600200;;DEUTDEDBBER;Deutsche Bank;richtig (angepasst);Die Unterkontonummer 00 wurde ergänzt.\r\n' +
    `'=A1;37040044;532013000;DE89370400440532013000;;COBADEFFXXX;Commerzbank;richtig;\r\n`;
  it('converts a list: in Latin-1, from the standard input, into a file', () => {
    write('liste.csv', Buffer.from(LIST, 'latin1'));
    expect(run(['liste.csv'])).toEqual({ status: 0, stdout: RESULT, stderr: SUMMARY });
    expect(run(['-'], { input: LIST })).toEqual({ status: 0, stdout: RESULT, stderr: SUMMARY });
    expect(run(['liste.csv', '--output', 'neu.csv'])).toEqual({ status: 0, stdout: '', stderr: SUMMARY });
    expect(readFileSync(join(project, 'neu.csv'), 'utf8')).toBe(RESULT);
  });

  it('gives a list as one JSON object a line', () => {
    const { stdout } = run(['--json', '-'], { input: LIST });
    const [first, second, last] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([first.iban, second.iban]).toEqual(['DE61100700240005600200', 'DE89370400440532013000']);
    expect(first).toMatchObject({
      line: 2,
      fields: { Name: 'Müller', BLZ: '10070024', Konto: '56002' },
      outcome: 'changed',
      codes: ['sub-account'],
    });
    expect(last).toEqual({ summary: expect.objectContaining({ rows: 2, right: 1, changed: 1, faulty: 0 }) });
  });

  it('writes CSV for programs, and is quiet if it is asked to be', () => {
    const { status, stdout, stderr } = run(['-', '--plain', '--delimiter', ',', '--quiet'], { input: LIST });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      'Name,BLZ,Konto,IBAN,IBAN (ungeprüft),BIC,Bank,Ergebnis,Hinweis\r\n' +
        'Müller,10070024,56002,DE61100700240005600200,,DEUTDEDBBER,Deutsche Bank,richtig (angepasst),Die Unterkontonummer 00 wurde ergänzt.\r\n' +
        '=A1,37040044,532013000,DE89370400440532013000,,COBADEFFXXX,Commerzbank,richtig,\r\n',
    );
    expect(run(['-', '--delimiter', 'tab'], { input: LIST }).stdout).toMatch(/^\ufeffName\tBLZ\tKonto\t/);
    // It still reports what it can't read.
    expect(run(['-', '-q'], { input: '' }).stderr).toMatch(/^Die Liste ist leer/);
  });

  // test/sentences.txt has the sentences.
  it('answers in English if it is asked to', () => {
    expect(run(['--lang', 'en', '-'], { input: 'Bank code;Account\n10070024;56002\n' })).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /^\ufeffBank code;Account;IBAN;IBAN \(unverified\);BIC;Bank;Result;Note\r\n.+;The sub-account number 00 was added\.\r\n$/,
      ),
      stderr:
        'Read: bank code from “Bank code”, account number from “Account”.\n1 row: 1 right (adjusted).\n',
    });
  });

  it('converts many rows, ends with 1 if a row is not right, and without an error if its reader ends early', () => {
    const rows = 10_000;
    const accounts = Array.from({ length: rows }, (_, index) => `37040044;${1_000_000 + index}\n`);
    write('liste.csv', `BLZ;Konto\n${accounts.join('')}`);
    const { status, stderr } = run(['liste.csv', '-o', 'liste-neu.csv']);
    const summary = new RegExp(`^Gelesen: .+\\n${rows.toLocaleString('de').replace('.', '\\.')} Zeilen: `);
    expect([status, stderr]).toEqual([1, expect.stringMatching(summary)]);
    // The header comes before the rows, and a line end after the last one.
    expect(readFileSync(join(project, 'liste-neu.csv'), 'utf8').split('\r\n')).toHaveLength(rows + 2);
    const piped = spawnSync('sh', ['-c', '("$0" liste.csv; echo $? >&2) | head -n 1', command], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(piped).toMatchObject({
      stdout: '\ufeffBLZ;Konto;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\n',
      // The summary and the status are about all rows.
      stderr: `${stderr}1\n`,
    });
  });

  it('leaves nothing of a file that it could not finish', () => {
    write('lang.csv', LONG);
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
      write('lang.csv', LONG);
      const before = readdirSync(project);
      const child = spawn(command, ['lang.csv', '-o', 'halb.csv'], { cwd: project });
      const ended = once(child, 'exit');
      // Once a new file exists, the command is writing it.
      await expect.poll(() => readdirSync(project).length, { interval: 5 }).toBeGreaterThan(before.length);
      child.kill(signal);
      expect(await ended).toEqual([null, signal]);
      expect(readdirSync(project)).toEqual(before);
    },
  );

  // src/command/list-input.test.ts tests other ways to name columns, and refusals.
  it('names the columns that may be meant, with status 2, and reads those that are chosen', () => {
    const rows = ['12345;37040044;532013000;532013000', '12346;37040044;532013000;532013000'];
    const input = `Kunde;BLZ;Konto;Konto 2\n${rows.join('\n')}\n`;
    const question =
      /nicht eindeutig\. Möglich: .*„Konto“; .*„Konto 2“\. Nennen Sie die Spalten mit --blz und --konto/;
    expect(run(['-'], { input })).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(question) });
    expect(run(['-', '--blz', 'BLZ', '--konto', 'konto 2'], { input })).toEqual({
      status: 0,
      stdout: expect.stringContaining(';DE89370400440532013000;'),
      stderr: 'Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Konto 2“.\n2 Zeilen: 2 richtig.\n',
    });
  });
});
