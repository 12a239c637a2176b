import { expect, it, onTestFinished } from 'vitest';
import { countryNames } from './wording.ts';

it('a country is named in the given language, or by its code if the browser knows no names', () => {
  expect(countryNames('de')('AT')).toBe('Österreich');
  const { DisplayNames } = Intl;
  onTestFinished(() => void Object.assign(Intl, { DisplayNames }));
  Reflect.deleteProperty(Intl, 'DisplayNames');
  expect(countryNames('de')('AT')).toBe('AT');
});
