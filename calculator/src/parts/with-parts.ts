import type { Bank, BuiltIban, NotFound, Validation } from '../api.d.ts';
import { hasOwn } from '../has-own.ts';
import { own } from '../own.ts';
import type { Checked, Parts } from './parts.ts';

/** The three functions, as embed.js and the package have them. */
export interface Functions {
  validate(iban: unknown): Validation;
  buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string };
  lookupBic(blzOderIban: unknown): Bank | NotFound;
}

/** The same, with what a widget says below a result. */
export interface LearnedFunctions extends Functions {
  /** @param result the latest one of these functions */
  hint(result: object): string | undefined;
}

/**
 * Better functions, made of the plain ones and what the parts know.
 *
 * @param plain the functions of embed.js or of the package, without parts
 */
export function withParts(plain: Functions, parts: Parts): LearnedFunctions {
  const { rules, directory, countries } = own(parts);
  // What is to be said below the latest result, besides what stands in it. Keeping it for all of them would cost more
  // than computing an IBAN.
  let latest: object | undefined;
  let latestHint: (() => string | undefined) | undefined;
  const bankOf = (blz: string, fallback: Bank | null) => directory?.find(blz) ?? fallback;
  const fresher = (blz: string) => directory?.factsOf(blz) ?? {};

  function buildIban(blzInput: unknown, kontonummerInput: unknown): BuiltIban | { error: string } {
    const standard = plain.buildIban(blzInput, kontonummerInput);
    if (!hasOwn(standard, 'iban')) return standard;
    const blz = standard.iban.slice(4, 12);
    const found = directory?.find(blz);
    if (directory && !found) return { error: directory.notFound(blz) };
    const bank = found ?? standard.bank;
    if (!rules) return { ...standard, bank };

    const account = rules.accountFor(blz, standard.iban.slice(12), fresher(blz));
    if (!hasOwn(account, 'blz')) return { error: account.error };
    const isChanged = account.blz + account.kontonummer !== standard.iban.slice(4);
    const built = isChanged ? plain.buildIban(account.blz, account.kontonummer) : standard;
    if (!hasOwn(built, 'iban')) return built;
    const keeper = account.blz === blz ? bank : bankOf(account.blz, built.bank);
    const result = {
      iban: built.iban,
      formatted: built.formatted,
      bank: keeper && account.bic ? { ...keeper, bic: account.bic } : keeper,
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

  function checkGerman(iban: string): Checked | undefined {
    const blz = iban.slice(4, 12);
    if (directory && !directory.find(blz)) return { notes: [directory.notFound(blz)], basis: undefined };
    return rules?.checkAccount(iban, fresher(blz));
  }

  function lookupBic(blzOrIban: unknown): Bank | NotFound {
    if (!directory) return plain.lookupBic(blzOrIban);
    const blz = blzOf(blzOrIban);
    const bank = blz && directory.find(blz);
    if (bank) return bank;
    return blz ? { notFound: true, notes: [directory.notFound(blz)] } : { notFound: true };
  }

  /** Of a Bankleitzahl or a right German IBAN, whatever stands between the digits. */
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
