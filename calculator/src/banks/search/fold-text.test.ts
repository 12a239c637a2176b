import { expect, it } from 'vitest';
import { foldText } from './spelling.ts';

it('text is folded so that its beginning stays a beginning', () => {
  expect(foldText('  Überlingen-STRASSE & Söhne (e.V.)')).toBe('uberlingen strasse sohne e v');
  expect(foldText('Crédit Mueßé')).toBe('credit musse');
  for (const text of ['Müller', 'Mueller', 'Große Straße', 'Aeoe'])
    for (let length = 0; length <= text.length; length += 1)
      expect(foldText(text).startsWith(foldText(text.slice(0, length)))).toBe(true);
});
