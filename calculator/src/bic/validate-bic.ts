import type { BicAnswer, BicFault } from '../bic.d.ts';
import type { CharacterFault } from '../faults.d.ts';
import { clean } from '../iban/clean.ts';
import { isBicCountry } from './countries.ts';

/** See api.d.ts. */
export function validateBic(input: unknown): BicAnswer {
  const text = clean(input);
  const faults = faultsOf(text);
  if (faults.length > 0) return { valid: false, bic: text, faults };
  return { valid: true, bic: text.padEnd(11, 'X'), country: text.slice(4, 6), known: null, faults: [] };
}

function faultsOf(text: string): BicFault[] {
  if (text === '') return [{ code: 'empty' }];
  const faults: BicFault[] = [];
  const { length } = text;
  if (length !== 8 && length !== 11) faults.push({ code: 'length', expected: [8, 11], found: length });
  const character = characterFault(text);
  if (character) faults.push(character);
  const country = text.slice(4, 6);
  if (/^[A-Z]{2}$/.test(country) && !isBicCountry(country))
    faults.push({ code: 'unknown-country', found: country });
  return faults;
}

/** Letters and digits everywhere, but only letters in the country, at the places 5 and 6. */
function characterFault(text: string): CharacterFault | null {
  for (const [index, found] of [...text].entries()) {
    const expected = index === 4 || index === 5 ? 'a' : 'c';
    if (!(expected === 'a' ? /^[A-Z]$/ : /^[A-Z0-9]$/).test(found))
      return { code: 'character', position: index + 1, expected, found };
  }
  return null;
}
