import type { Bank, BuiltIban, Calculator, NotFound, Validation } from '../api.d.ts';
import { hasOwn } from '../has-own.ts';
import { withoutPrototype } from '../without-prototype.ts';
import type { AccountCheck, Parts } from './parts.ts';

/** The functions with parts, and the sentence that a widget shows below a result. */
export interface LearnedFunctions extends Calculator {
  /** @param result what one of these functions returned last; for any other result there is no sentence */
  hint(result: object): string | undefined;
}

/**
 * Makes functions that answer like the plain ones, with what the parts know.
 *
 * @param plain the functions of embed.js or of the package, without parts
 */
export function withParts(plain: Calculator, parts: Parts): LearnedFunctions {
  const { rules, directory, countries } = withoutPrototype(parts);
  // The sentence below a result is kept for the latest one only: a WeakMap of all results would take more time than
  // computing an IBAN.
  let latest: object | undefined;
  let latestHint: (() => string | undefined) | undefined;
  const fresherFacts = (blz: string) => directory?.factsOf(blz) ?? {};

  function buildIban(blzInput: unknown, kontonummerInput: unknown): BuiltIban | { error: string } {
    const standard = plain.buildIban(blzInput, kontonummerInput);
    if (!hasOwn(standard, 'iban')) return standard;
    const blz = standard.iban.slice(4, 12);
    const listed = directory?.find(blz);
    if (directory && !listed) return { error: directory.notFound(blz) };
    const bank = listed ?? standard.bank;
    if (!rules) return { ...standard, bank };

    const account = rules.accountFor(blz, standard.iban.slice(12), fresherFacts(blz));
    if (!hasOwn(account, 'blz')) return { error: account.error };
    const isChanged = account.blz + account.kontonummer !== standard.iban.slice(4);
    const built = isChanged ? plain.buildIban(account.blz, account.kontonummer) : standard;
    if (!hasOwn(built, 'iban')) return built;
    const accountBank = account.blz === blz ? bank : (directory?.find(account.blz) ?? built.bank);
    const result = {
      iban: built.iban,
      formatted: built.formatted,
      bank: accountBank && account.bic ? { ...accountBank, bic: account.bic } : accountBank,
      notes: account.notes,
      confirmed: account.confirmed,
    };
    latest = result;
    latestHint = account.basis;
    return result;
  }

  function validate(input: unknown): Validation {
    const result = plain.validate(input);
    if (!result.valid) return result;
    const iban = result.formatted.replace(/ /g, '');
    const checked = result.country === 'DE' ? checkGerman(iban) : countries?.checkAccount(iban);
    if (!checked) return result;
    const learned = { ...result, notes: checked.notes };
    latest = learned;
    latestHint = () => checked.basis;
    return learned;
  }

  function checkGerman(iban: string): AccountCheck | undefined {
    const blz = iban.slice(4, 12);
    if (directory && !directory.find(blz)) return { notes: [directory.notFound(blz)], basis: undefined };
    return rules?.checkAccount(iban, fresherFacts(blz));
  }

  function lookupBic(blzOrIban: unknown): Bank | NotFound {
    if (!directory) return plain.lookupBic(blzOrIban);
    const blz = blzOf(blzOrIban);
    const bank = blz && directory.find(blz);
    if (bank) return bank;
    return blz ? { notFound: true, notes: [directory.notFound(blz)] } : { notFound: true };
  }

  /** The BLZ of a Bankleitzahl or a right German IBAN, without separators. */
  function blzOf(blzOrIban: unknown): string | undefined {
    const { valid, country, formatted } = plain.validate(blzOrIban);
    if (valid) return country === 'DE' ? formatted.replace(/ /g, '').slice(4, 12) : undefined;
    const built = plain.buildIban(blzOrIban, '1');
    return hasOwn(built, 'iban') ? built.iban.slice(4, 12) : undefined;
  }

  return {
    validate,
    buildIban,
    lookupBic,
    hint: (result) => (result === latest ? latestHint?.() : undefined),
  };
}
