import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usePackedCommand } from './test/run-command.ts';

const { project, command, run, write } = usePackedCommand();

describe('the command', () => {
  it.each([
    [
      ['37040044', '532013000'],
      /^IBAN {6}DE89 3704 0044 0532 0130 00\nBIC {7}COBADEFFXXX\nBank {6}Commerzbank\n/,
    ],
    [['--help'], /^iban-rechner –[\s\S]+--output[\s\S]+Rückgabewert/],
    [['--version'], /^\d+\.\d+\.\d+ \(Bankverzeichnis gültig ab \d{4}-\d\d-\d\d, bis \d{4}-\d\d-\d\d\)\n$/],
  ])('answers %j', (words, stdout) => {
    expect(run(words)).toEqual({ status: 0, stdout: expect.stringMatching(stdout), stderr: '' });
  });

  it('speaks the language of the environment', () => {
    const { stderr } = run([], { env: { PATH: process.env['PATH'], LANG: 'en_US.UTF-8' } });
    expect(stderr).toMatch(/^Name an account/);
  });

  it('ends with 1 if an account is wrong, and says why on the standard error output', () => {
    expect(run(['DE88370400440532013000'])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Die IBAN enthält einen Zahlendreher/),
    });
  });

  it('ends with 2 if it is used wrongly, or can’t read or write', () => {
    write('bild.png', Buffer.from('\x89PNG\0\0'));
    write('voll.csv', 'BLZ;Konto\n37040044;1');
    const large = Buffer.alloc(50_000_001, '1\n');
    const cases: [string[], string, Buffer?][] = [
      [['--lang', 'xx'], 'Nach --lang steht de oder en.\nAfter --lang comes de or en.\n'],
      [['37040044', '1', '-o', 'x.csv'], '--output gibt es nur für Listen.'],
      [['fehlt.csv'], '„fehlt.csv“ gibt es nicht.'],
      [['.'], '„.“ ist ein Ordner.'],
      [['bild.png'], 'Das ist keine Textdatei.'],
      [['-'], 'Die Liste ist zu groß', large],
      [['-'], 'weder IBANs noch', Buffer.from('Name;Ort')],
      [['voll.csv', '-o', 'voll.csv'], '„voll.csv“ gibt es schon.'],
      [['voll.csv', '-o', 'fehlt/x.csv'], 'lässt sich nicht schreiben: Den Ordner gibt es nicht'],
    ];
    for (const [words, sentence, input] of cases)
      expect([words, run(words, input ? { input } : {})]).toEqual([
        words,
        { status: 2, stdout: '', stderr: expect.stringContaining(sentence) },
      ]);
    expect(readFileSync(join(project, 'voll.csv'), 'utf8')).toBe('BLZ;Konto\n37040044;1');
  });

  it.skipIf(!existsSync('/dev/full'))('ends with 2 and a sentence if the disk is full', () => {
    write('voll.csv', 'BLZ;Konto\n37040044;532013000');
    for (const words of ['voll.csv', '37040044', '37040044 532013000', '--help', '--version']) {
      const script = `"$0" ${words} > /dev/full`;
      const { status, stderr } = spawnSync('sh', ['-c', script, command], { cwd: project, encoding: 'utf8' });
      expect([words, status, stderr]).toEqual([
        words,
        2,
        expect.stringContaining('Die Ausgabe lässt sich nicht schreiben: Der Datenträger ist voll'),
      ]);
    }
  });

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
    // `script` gives the command a terminal.
    const { stdout } = spawnSync(script, ['-qec', `'${command}' boese.csv`, '/dev/null'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stdout).toContain('37040044;532013000;A�[2JB�2J�C;DE89370400440532013000;');
    for (const character of ['\x1b', '\u009b', '\u202e']) expect(stdout).not.toContain(character);
  });
});
