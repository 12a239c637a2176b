import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usePackedCommand } from './test/packed-command.ts';

const { project, command, run, write } = usePackedCommand();

describe('the command', () => {
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

  it('speaks English if it is asked to', () => {
    expect(run(['--lang', 'en', '10070024', '5600200'])).toEqual({
      status: 0,
      stdout: expect.stringContaining('Result  changed by rule\nThe sub-account number 00 was added.\n'),
      stderr: '',
    });
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
});
