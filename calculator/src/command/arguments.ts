import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FullCalculator } from '../answers/api.ts';
import { knownBanks } from '../answers/known-banks.ts';
import { hasOneError } from '../banks/search/spelling.ts';
import { clean } from '../iban/clean.ts';
import { looksLikeIban, structureOf } from '../iban/faults.ts';
import { withoutBicLabel } from '../iban/labels.ts';
import { banksByBic } from '../package/all.ts';
import { searchBanks } from '../package/search.ts';
import { readAccount } from '../reader/read-account.ts';
import { type CommandLanguage, GERMAN_LANGUAGE } from './de.ts';
import { ENGLISH_LANGUAGE } from './en.ts';
import { UsageError, type UsageFault } from './usage-error.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
  json: { type: 'boolean', default: false },
  quiet: { type: 'boolean', short: 'q', default: false },
  lang: { type: 'string' },
  // Options for lists have no default: main.ts refuses those that are given without a list.
  plain: { type: 'boolean' },
  delimiter: { type: 'string' },
  output: { type: 'string', short: 'o' },
  sheet: { type: 'string' },
  iban: { type: 'string' },
  blz: { type: 'string' },
  konto: { type: 'string' },
} as const;

/** By the codes that `--lang` takes. */
export const LANGUAGES: Readonly<Record<string, CommandLanguage>> = {
  de: GERMAN_LANGUAGE,
  en: ENGLISH_LANGUAGE,
};

/**
 * The language that is asked for, even if other arguments are faulty. Without `--lang`, English where the environment
 * says so: LC_ALL, LC_MESSAGES or LANG, the first of them that is set (POSIX). Else German.
 *
 * @returns undefined for a language that the command lacks
 */
export function readLanguage(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { values } = parseArgs({ args: [...args], allowPositionals: true, strict: false, options: OPTIONS });
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const isEnglish = /^en(?:[_.@-]|$)/i.test(LC_ALL || LC_MESSAGES || LANG || '');
  const code = String(values.lang ?? (isEnglish ? 'en' : 'de'));
  return Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
}

/** The options for lists, only those that were given. */
export type ListOptions = ReturnType<typeof readArguments>['list'];

/** @throws {UsageError} for an unknown option, or a missing or unwanted value */
export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const { help, version, json, quiet, lang: _, ...list } = values;
    if (list.output === '') throw new UsageError({ code: 'value-missing', option: '--output' });
    return { words: positionals, help, version, json, quiet, list };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(faultOf(error as NodeJS.ErrnoException));
  }
}

function faultOf({ code, message }: NodeJS.ErrnoException): UsageFault {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const [, option = ''] = /'(--?[^\s'=]+)/.exec(message) ?? [];
    return { code: 'unknown-option', option, nearest: nearestOption(option) };
  }
  const [option = ''] = /--\w+/.exec(message) ?? [];
  return { code: message.includes('does not take') ? 'value-unwanted' : 'value-missing', option };
}

/** The option that was probably meant: with a typing error, cut short or too long. */
function nearestOption(option: string): string | null {
  const typed = option.replace(/^-+/, '').toLowerCase();
  const names = Object.keys(OPTIONS);
  const found =
    names.find((name) => hasOneError(typed, name)) ??
    names.find((name) => typed.length > 1 && (name.startsWith(typed) || typed.startsWith(name)));
  return found === undefined ? null : `--${found}`;
}

const GROUP_LENGTH = 4;

/**
 * The IBANs in several arguments, compact or in groups: `DE89 3704 0044 0532 0130 00 NL91ABNA0417164300`.
 *
 * @returns undefined if the first argument does not begin an IBAN
 * @throws {UsageError} if something else follows an IBAN
 */
function splitIbans(words: readonly string[]): readonly string[] | undefined {
  const rest = words.filter((word) => !IBAN_LABEL.test(word));
  if (!beginsIban(rest[0] ?? '')) return undefined;
  const ibans: string[] = [];
  for (const word of rest) {
    const last = ibans.at(-1);
    const isGroup = last !== undefined && !isComplete(last) && clean(word).length <= GROUP_LENGTH;
    if (isGroup) ibans[ibans.length - 1] = `${last} ${word}`;
    else if (beginsIban(word)) ibans.push(word);
    else throw new UsageError({ code: 'after-iban', iban: last ?? '', word });
  }
  return ibans;
}

const IBAN_LABEL = /^IBAN(?:-?(?:Nr|No|Nummer|Number)\.?)?[:=]?$|^(?:Nr|No)\.?:$/i;

const beginsIban = (word: string) => /^[A-Z]{2}\d\d/i.test(clean(word));

function isComplete(iban: string): boolean {
  const cleaned = clean(iban);
  const structure = structureOf(cleaned.slice(0, 2).toUpperCase());
  return structure ? cleaned.length >= structure.length : cleaned.length > GROUP_LENGTH;
}

/** An account as it was typed: a text, or Bankleitzahl and account number as two arguments. */
export type TypedAccount = readonly [text: string] | readonly [blz: string, kontonummer: string];

export type CommandRequest =
  | { readonly kind: 'list'; readonly path: string }
  | { readonly kind: 'bank'; readonly blz: string }
  | { readonly kind: 'bic'; readonly bic: string }
  /** At least one bank has this name. */
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'accounts'; readonly accounts: readonly TypedAccount[] };

const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i;
const PATH = /^(?:~|\.{0,2})[/\\]|\\/;
const FILE_ENDING = /\.[a-z][a-z\d]{1,4}$/i;

/** Finds out what is asked for. No argument is ignored. @throws {UsageError} if it is not a valid request */
export function readWords(words: readonly string[], functions: FullCalculator): CommandRequest {
  const [first, ...more] = words;
  if (first === undefined) throw new UsageError({ code: 'nothing-asked' });
  const typed = words.join(' ');
  const bic = String(withoutBicLabel(typed));
  if (bic !== typed && BIC.test(bic.trim())) return { kind: 'bic', bic: bic.trim().toUpperCase() };
  if (more.length === 0) return readWord(first, functions);
  if (words.some((word) => word === '-' || FILE_ENDING.test(word)))
    throw new UsageError({ code: 'one-list' });
  const ibans = splitIbans(words);
  if (ibans) return { kind: 'accounts', accounts: ibans.map((iban) => [iban]) };
  if (words.length === 2 && words.every((word) => /^\d/.test(word)))
    return { kind: 'accounts', accounts: [[first, more[0] ?? '']] };
  const text = words.join(' ');
  // A Bankleitzahl as it is printed: 370 400 44.
  if (/^\d{8}$/.test(clean(text))) return { kind: 'bank', blz: clean(text) };
  if (readAccount(text, knownBanks(functions)).code !== 'nothing')
    return { kind: 'accounts', accounts: [[text]] };
  if (searchBanks(text).banks.length > 0) return { kind: 'name', text };
  throw noAccount(text);
}

function noAccount(text: string): UsageError {
  const [nearest] = searchBanks(text).banks;
  return new UsageError({ code: 'no-account', text, nearest: nearest?.name ?? null });
}

function readWord(word: string, functions: FullCalculator): CommandRequest {
  const list = { kind: 'list', path: word } as const;
  const account = { kind: 'accounts', accounts: [[word]] } as const;
  // A file may have a name that looks like an account.
  if (word === '-' || PATH.test(word) || existsSync(word)) return list;
  const cleaned = clean(word);
  if (/^\d{8}$/.test(cleaned)) return { kind: 'bank', blz: cleaned };
  const isName = !/\d/.test(word) && isBankName(word);
  // Many names have the form of a BIC: Postbank.
  if (BIC.test(word.trim()) && !(isName && banksByBic(word).length === 0))
    return { kind: 'bic', bic: word.trim().toUpperCase() };
  if (FILE_ENDING.test(word)) return list;
  if (looksLikeIban(cleaned) || isShortIban(word) || /^\d+$/.test(cleaned)) return account;
  const { code } = readAccount(word, knownBanks(functions));
  const isCertain = code === 'iban' || code === 'account' || code === 'contradiction';
  if (isName && code === 'nothing') return { kind: 'name', text: word };
  if (isCertain || (code !== 'nothing' && /\s/.test(word))) return account;
  throw noAccount(word);
}

/** Whether a text is the beginning of an IBAN from a country that has them: DE00. */
export function isShortIban(text: string): boolean {
  const cleaned = clean(text);
  return /^[A-Z]{2}\d[A-Z\d]*$/.test(cleaned) && structureOf(cleaned.slice(0, 2)) !== undefined;
}

/** Whether a bank has this name. One word may be a mistyped file, so it must match uncorrected. */
function isBankName(text: string): boolean {
  const { banks, corrected } = searchBanks(text);
  return banks.length > 0 && (!corrected || /\s/.test(text.trim()));
}
