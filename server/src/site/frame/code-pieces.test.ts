import { expect, it } from 'vitest';
import { codePieces } from './code-pieces.ts';

it('a line of code breaks at no hyphen and inside no end tag, but may break before an end tag', () => {
  const code = '<iban-field>\n  <label>IBAN [text* iban]</label>\n</iban-field>';
  const pieces = codePieces(code);
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
  expect(pieces.filter(({ kind }) => kind === 'held').map(({ text }) => text)).toEqual([
    'n-f',
    '  <',
    '</label>',
    '</iban-field>',
  ]);
  expect(codePieces('data-label-button="Anzeigen"></div>').find(({ breaks }) => breaks)?.text).toBe(
    'Anzeigen">',
  );
});
