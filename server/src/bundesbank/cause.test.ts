import { describe, expect, it } from 'vitest';
import { probableCause } from './contents.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('the probable cause of faulty lines', () => {
  it('is named for three or more', () => {
    expect(probableCause(latin1('a\nb\n'), 2)).toBeNull();
    expect(probableCause(latin1('a\nb\n'), 3)).not.toBeNull();
  });

  it('is a changed line end if the file has LF alone', () => {
    expect(probableCause(latin1('a\nb\n'), 3)).toEqual({ is: 'line-ends-changed' });
    for (const text of ['a\r\nb\n', 'a\r\nb\r\n', 'ab']) expect(probableCause(latin1(text), 3)).toBeNull();
  });

  it('is UTF-8 if an umlaut is two bytes', () => {
    for (const letter of ['Ä', 'ö', 'ß'])
      expect(probableCause(Buffer.from(`K${letter}ln\r\n`), 3)).toEqual({ is: 'stored-in-utf-8' });
  });

  it('is an older encoding if there are bytes that are not letters in ISO-8859-1', () => {
    for (const byte of ['\x80', '\x94', '\x9F'])
      expect(probableCause(latin1(`K${byte}ln\r\n`), 3)).toEqual({ is: 'stored-in-old-encoding' });
  });

  it('is not named for a file in ISO-8859-1', () => {
    expect(probableCause(latin1('Köln, São Paulo, MÃ\r\n'), 3)).toBeNull();
  });
});
