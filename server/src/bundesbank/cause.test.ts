import { describe, expect, it } from 'vitest';
import { probableCause } from './cause.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('the probable cause of faulty lines', () => {
  it('is told from three of them on', () => {
    expect(probableCause(latin1('a\nb\n'), 2)).toBeNull();
    expect(probableCause(latin1('a\nb\n'), 3)).not.toBeNull();
  });

  it('is a changed line end where the file has LF alone', () => {
    expect(probableCause(latin1('a\nb\n'), 3)).toEqual({
      english: 'a program has probably changed its line ends (LF instead of CR and LF)',
      german: 'Ein Programm hat vermutlich ihre Zeilenenden geändert (LF statt CR und LF)',
    });
    for (const text of ['a\r\nb\n', 'a\r\nb\r\n', 'ab']) expect(probableCause(latin1(text), 3)).toBeNull();
  });

  it('is UTF-8 where an umlaut is two bytes', () => {
    for (const letter of ['Ä', 'ö', 'ß'])
      expect(probableCause(Buffer.from(`K${letter}ln\r\n`), 3)).toEqual({
        english: 'it is probably stored in UTF-8 instead of ISO-8859-1',
        german: 'Sie ist vermutlich in UTF-8 gespeichert statt in ISO-8859-1',
      });
  });

  it('is an older encoding where there are bytes that are no letters in ISO-8859-1', () => {
    for (const byte of ['\x80', '\x94', '\x9F'])
      expect(probableCause(latin1(`K${byte}ln\r\n`), 3)).toEqual({
        english: 'it is probably stored in CP850 or another old character encoding instead of ISO-8859-1',
        german:
          'Sie ist vermutlich in CP850 oder einer anderen älteren Zeichenkodierung gespeichert statt in ISO-8859-1',
      });
  });

  it('is not told of a file in ISO-8859-1', () => {
    expect(probableCause(latin1('Köln, São Paulo, MÃ\r\n'), 3)).toBeNull();
  });
});
