import type { Calculator, IbanFault, KontonummerFault, Note } from '../answers/api.ts';
import { noteSentence } from '../answers/words.ts';
import { type BicFault, validateBic } from '../iban/bic.ts';
import { clean } from '../iban/clean.ts';
import {
  type BlzFault,
  cleanIban,
  ibanFaults,
  isSepaCountry,
  kontonummerFaults,
  structureOf,
} from '../iban/faults.ts';
import { withoutIbanLabel } from '../iban/labels.ts';
import { ownFields } from '../iban/own-fields.ts';
import { de, type PackageWords } from './de.ts';
import { en } from './en.ts';

/** What is wrong with a value. */
export interface Issue {
  /** A sentence, in the language of the schema. */
  readonly message: string;
  /** The fault as data. */
  readonly fault: IbanFault | BicFault | BlzFault | KontonummerFault | Note | IbanOptionFault;
}

/** Why an IBAN without a fault of its own does not fit the options of the schema. */
export type IbanOptionFault =
  /** It is from another country than those of `expected`. */
  | { readonly code: 'country'; readonly expected: readonly string[]; readonly found: string }
  /** Nothing speaks against it, but it can't be confirmed: the directory or the rules are missing. */
  | { readonly code: 'not-confirmed' };

/** What a check has found. */
export type Result =
  | { readonly value: string; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/**
 * A Standard Schema (version 1, https://standardschema.dev) that returns a text without separators. tRPC, Hono,
 * TanStack and others accept it.
 */
export interface Schema<Checked = Result | Promise<Result>> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'iban-rechner';
    readonly validate: (value: unknown) => Checked;
    readonly types?: { readonly input: string; readonly output: string } | undefined;
  };
}

interface Common {
  /** The language of the messages: German, if it is missing. */
  readonly language?: 'de' | 'en' | undefined;
}

/** The functions that a check of banks and rules asks. */
type Explainer = Pick<Calculator, 'explainIban' | 'explainAccount'>;

interface WithCalculator {
  /**
   * `iban-rechner/all`, or what its `makeCalculator` returns. With it, the schema returns no Promise. Without it, a
   * check of banks, rules or national check digits loads `iban-rechner/all` at its first use and returns a Promise.
   */
  readonly calculator?: Explainer | undefined;
}

/** What an IBAN must be like. */
export interface IbanOptions extends Common, WithCalculator {
  /** Codes of countries, and `SEPA` for all of SEPA: `['DE', 'AT']`, `'SEPA'`. Missing: every country. */
  readonly countries?: string | readonly string[] | undefined;
  /**
   * `valid`: what ISO 13616 says. `confirmed`: the bank exists and its rule gives this IBAN, or the country's own check
   * digits fit. A message says what is in doubt.
   */
  readonly require?: 'valid' | 'confirmed' | undefined;
  /** Whether the country's own check digits must fit, too: a French or Spanish key. `confirmed` implies it. */
  readonly national?: boolean | undefined;
}

/** What an account number must be like. */
export interface KontonummerOptions extends Common, WithCalculator {
  /** Its Bankleitzahl: with it, the check digit must fit, if there is one, and the account must have an IBAN. */
  readonly blz?: string | null | undefined;
}

/** Options with which a schema loads nothing. */
type AtOnce =
  | { readonly require?: 'valid' | undefined; readonly national?: false | undefined }
  | { readonly calculator: Explainer };

/**
 * A Standard Schema for an IBAN. It gives the IBAN without spaces.
 *
 * With `require: 'valid'`, the default, a wrong key inside a French or Spanish IBAN passes:
 * `national: true` finds it.
 *
 * @throws {TypeError} if `countries` has something else than codes of countries with IBANs, and `SEPA`
 * @example iban({ countries: 'SEPA' })['~standard'].validate('de89 3704 0044 0532 0130 00') // { value: 'DE89370400440532013000' }
 */
export function iban(options?: IbanOptions & AtOnce): Schema<Result>;
export function iban(options?: IbanOptions): Schema;
export function iban(options?: IbanOptions): Schema {
  const { countries, require, national, calculator, language } = ownFields(options) as IbanOptions;
  const words = wordsOf(language);
  // A word that is mistyped asks for more, and not for less.
  const mustBeConfirmed = (require ?? 'valid') !== 'valid';
  const allowed = [countries ?? []]
    .flat()
    .flatMap((codes) => String(codes).toUpperCase().match(/\w+/g) ?? []);
  const noCountry = allowed.find((code) => code !== 'SEPA' && structureOf(code) === undefined);
  if (noCountry !== undefined) throw new TypeError(`countries: “${noCountry}” has no IBANs.`);
  const isAllowed = (country: string) =>
    allowed.length === 0 || allowed.includes(country) || (allowed.includes('SEPA') && isSepaCountry(country));

  return schema((value) => {
    const given = withoutIbanLabel(value);
    const text = cleanIban(given);
    const country = text.slice(0, 2);
    const faults = ibanFaults(given);
    if (faults.length > 0) return issues(faults, (fault) => words.iban(fault, text));
    if (!isAllowed(country)) {
      const fault = { code: 'country', expected: allowed, found: country } as const;
      return issues([fault], () => words.onlyFrom(allowed));
    }
    if (!mustBeConfirmed && !national) return { value: text };
    const judge = ({ explainIban }: Explainer): Result => {
      const { state, notes = [] } = explainIban(text);
      const against = mustBeConfirmed ? notes : notes.filter(({ code }) => code === 'national-check-digit');
      if (state === 'confirmed' || (!mustBeConfirmed && against.length === 0)) return { value: text };
      if (against.length === 0) return issues([{ code: 'not-confirmed' }], words.notConfirmed);
      return issues(against, (note) => noteSentence(note, words));
    };
    return calculator ? judge(calculator) : loadAll().then(judge);
  });
}

/**
 * A Standard Schema for a BIC: its form, and that its country exists. It gives all eleven characters.
 *
 * @example bic()['~standard'].validate('cobadeff') // { value: 'COBADEFFXXX' }
 */
export function bic(options?: Common): Schema<Result> {
  const words = wordsOf((ownFields(options) as Common).language);
  return schema((value) => {
    const answer = validateBic(value);
    return answer.valid ? { value: answer.bic } : issues(answer.faults, words.bic);
  });
}

/**
 * A Standard Schema for a German account number. It gives its digits, with the zeros that were typed.
 *
 * An account number passes if its check digit can't be checked: if the bank has none, or is newer than the package.
 *
 * @example await kontonummer({ blz: '37040044' })['~standard'].validate('532013000') // { value: '532013000' }
 */
export function kontonummer(options?: Common & { readonly blz?: undefined }): Schema<Result>;
export function kontonummer(options: KontonummerOptions & { readonly calculator: Explainer }): Schema<Result>;
export function kontonummer(options?: KontonummerOptions): Schema;
export function kontonummer(options?: KontonummerOptions): Schema {
  const { blz, calculator, language } = ownFields(options) as KontonummerOptions;
  const words = wordsOf(language);
  return schema((value) => {
    const text = clean(value);
    const faults = kontonummerFaults(text);
    if (faults.length > 0) return issues(faults, words.kontonummer);
    if (blz === undefined || blz === null) return { value: text };
    const judge = ({ explainAccount }: Explainer): Result => {
      const { faults: typed, refusal, notes = [] } = explainAccount(blz, text);
      const against = refusal ? [refusal] : notes.filter(({ code }) => DIGIT_DOUBTS.has(code));
      if (typed.blz.length > 0) return issues(typed.blz, words.blz);
      return against.length === 0 ? { value: text } : issues(against, (note) => noteSentence(note, words));
    };
    return calculator ? judge(calculator) : loadAll().then(judge);
  });
}

/** The notes that say that a check digit does not fit. */
const DIGIT_DOUBTS = new Set<Note['code']>(['check-digit', 'sub-account-missing', 'successor-check-digit']);

const wordsOf = (language: 'de' | 'en' | undefined): PackageWords => (language === 'en' ? en : de);

function schema<Checked>(validate: (value: unknown) => Checked): Schema<Checked> {
  return { '~standard': { version: 1, vendor: 'iban-rechner', validate } };
}

const issues = <Fault extends Issue['fault']>(
  faults: readonly Fault[],
  sentence: (fault: Fault) => string,
): Result => ({ issues: faults.map((fault) => ({ message: sentence(fault), fault })) });

let all: Promise<Explainer> | undefined;

/** Loads everything once. Bundlers put it into a file that is loaded at the first use. */
function loadAll(): Promise<Explainer> {
  all ??= import('./all.ts');
  // What could not be loaded is asked for again.
  all.catch(() => {
    all = undefined;
  });
  return all;
}
