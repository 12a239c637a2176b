import type { Note } from '../answers.d.ts';
import type { Bank, BuiltIban, NotFound, ThreeFunctions, Validation } from '../api.d.ts';
import { hasOwn } from '../has-own.ts';
import { clean } from '../iban/clean.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { noteSentences } from '../words/note-sentences.ts';
import { accountFacts, givenAccount } from './facts.ts';
import { germanNotes } from './german-notes.ts';
import type { Parts } from './parts.ts';

/** The functions with parts. */
export interface Learned extends ThreeFunctions {
  /**
   * German sentences on what an IBAN rests: the rule of its bank, a right check digit. `''` if there is nothing to say.
   *
   * @param ask the function whose result they are about
   * @param typed what that function was given
   */
  basis(ask: keyof ThreeFunctions, ...typed: readonly string[]): string;
}

/**
 * Makes functions that answer like the plain ones, with what the parts know.
 *
 * @param plain the functions of embed.js or of the package, without parts
 */
export function withParts(plain: ThreeFunctions, givenParts: Parts): Learned {
  const parts = withoutPrototype(givenParts);
  const { directory } = parts;
  const sentences = (notes: readonly Note[]) => noteSentences(notes, { notes: germanNotes(parts) });
  const compact = ({ formatted }: Validation) => formatted.replace(/ /g, '');
  const given = ({ iban }: BuiltIban) =>
    givenAccount({ bankCode: iban.slice(4, 12), accountNumber: iban.slice(12) }, parts);

  function validate(input: unknown): Validation {
    const result = plain.validate(input);
    const facts = result.valid ? accountFacts(compact(result), parts) : undefined;
    if (!facts) return result;
    return { ...result, notes: sentences(facts.notes), confirmed: facts.state === 'confirmed' };
  }

  function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string } {
    const standard = plain.buildIban(blz, kontonummer);
    if (!hasOwn(standard, 'iban')) return standard;
    const account = given(standard);
    if (!account) return standard;
    if (account.state === 'none') return { error: sentences([account.refusal]).join('') };
    const { bankCode, accountNumber } = account.bban;
    const isChanged = bankCode + accountNumber !== standard.iban.slice(4);
    const built = isChanged ? plain.buildIban(bankCode, accountNumber) : standard;
    if (!hasOwn(built, 'iban')) return built;
    return {
      iban: built.iban,
      formatted: built.formatted,
      bank: account.bank === undefined ? built.bank : account.bank,
      notes: sentences(account.notes),
      confirmed: account.state === 'confirmed',
    };
  }

  function lookupBic(blzOrIban: unknown): Bank | NotFound {
    if (!directory) return plain.lookupBic(blzOrIban);
    const result = plain.validate(blzOrIban);
    const isGermanIban = result.valid && result.country === 'DE';
    const blz = isGermanIban ? compact(result).slice(4, 12) : clean(blzOrIban);
    const bank = directory.find(blz);
    if (bank) return bank;
    const missing = /^[1-8]\d{7}$/.test(blz) ? directory.missing(blz) : null;
    return { notFound: true, ...(missing && { notes: sentences([missing]) }) };
  }

  function basis(ask: keyof ThreeFunctions, ...typed: readonly string[]): string {
    const result = plain[ask](...(typed as [string, string]));
    if (hasOwn(result, 'iban')) {
      const account = given(result);
      return account && account.state !== 'none' ? sentences(account.basis).join(' ') : '';
    }
    if (!hasOwn(result, 'valid') || !result.valid) return '';
    return sentences(accountFacts(compact(result), parts)?.basis ?? []).join(' ');
  }

  return { validate, buildIban, lookupBic, basis };
}
