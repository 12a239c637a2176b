import { checkNational } from '../iban/check-national.ts';
import { clean } from '../iban/clean.ts';
import type {
  Absent,
  AtLeastOne,
  BlzFault,
  CharacterFault,
  EmptyFault,
  KontonummerFault,
  LengthFault,
} from '../iban/faults.ts';
import {
  addCharacterFault,
  blzFaults,
  checkDigits,
  isNotEmpty,
  kontonummerFaults,
  structureOf,
} from '../iban/faults.ts';
import { ownFields } from '../iban/own-fields.ts';
import { divide, type PartTexts } from '../iban/split-iban.ts';
import type { Note } from './answer.ts';

/** The parts of an IBAN, as on a bank statement. Separators are ignored. */
export interface IbanParts {
  /** Two letters. */
  country: string | null | undefined;
  /** With all its digits: in Germany the Bankleitzahl, in Poland all eight of the numer rozliczeniowy. */
  bankCode: string | null | undefined;
  /** In countries that have one: in Britain the sort code, in France the code guichet, in Italy the CAB. */
  branch?: string | null | undefined;
  /** Leading zeros may be missing. */
  account: string | null | undefined;
}

export type PartFault =
  | ({ readonly part: 'bankCode' } & BlzFault)
  | ({ readonly part: 'branch' } & (EmptyFault | LengthFault | CharacterFault))
  | ({ readonly part: 'account' } & KontonummerFault)
  /** SWIFT's registry does not have this country. */
  | { readonly part: 'country'; readonly code: 'unknown-country'; readonly found: string }
  /** IBANs of this country have no branch, but one was given. */
  | { readonly part: 'branch'; readonly code: 'no-branch' }
  /** No check digits of the country fit these parts: one of them is wrong. */
  | { readonly part: 'account'; readonly code: 'national-check-digit' };

/** An IBAN that was put together, or what is wrong with its parts. */
export type ComposedIban =
  | ({
      readonly state: 'none';
      readonly faults: AtLeastOne<PartFault>;
      readonly refusal?: undefined;
    } & Absent<'iban' | 'notes'>)
  | ({
      readonly state: 'none';
      readonly faults: readonly [];
      /** Nothing is wrong with the parts: why there is no IBAN nevertheless. */
      readonly refusal: Note;
    } & Absent<'iban' | 'notes'>)
  | {
      readonly state: 'confirmed' | 'computed';
      /** Without spaces. */
      readonly iban: string;
      /** What was changed, and what casts doubt on the IBAN. */
      readonly notes: readonly Note[];
      readonly faults: readonly [];
      readonly refusal?: undefined;
    };

/** The name that a caller gives to each kind of part. */
const NAMES = { b: 'bankCode', s: 'branch', a: 'account' } as const;

type Texts = Record<'bankCode' | 'branch' | 'account', string>;

/** The parts of a BBAN, from left to right: the kind of each, and the classes of its characters, see structureOf(). */
type Segments = ReadonlyArray<readonly [kind: keyof PartTexts, classes: string]>;

/** See package/index.ts. */
export function composeIban(input: unknown): ComposedIban {
  const parts = ownFields(input);
  const country = clean(parts.country);
  const structure = structureOf(country);
  if (!structure) return none([{ part: 'country', code: 'unknown-country', found: country }]);
  const texts = {
    bankCode: clean(parts.bankCode),
    branch: clean(parts.branch),
    account: clean(parts.account),
  };
  const segments = Object.entries(divide(structure, country)) as unknown as Segments;
  const faults = country === 'DE' ? germanFaults(parts) : partFaults(texts, segments);
  if (texts.branch !== '' && !segments.some(([kind]) => kind === 's'))
    faults.push({ part: 'branch', code: 'no-branch' });
  if (isNotEmpty(faults)) return none(faults);
  const iban = withNationalDigits(country, segments, texts);
  if (!iban) return none([{ part: 'account', code: 'national-check-digit' }]);
  return { state: 'computed', iban, notes: [], faults: [] };
}

const none = (faults: AtLeastOne<PartFault>): ComposedIban => ({ state: 'none', faults });

function germanFaults({ bankCode, account }: { bankCode?: unknown; account?: unknown }): PartFault[] {
  return [
    ...blzFaults(bankCode).map((fault) => ({ part: 'bankCode' as const, ...fault })),
    ...kontonummerFaults(account).map((fault) => ({ part: 'account' as const, ...fault })),
  ];
}

/** At most one fault for each part. */
function partFaults(texts: Texts, segments: Segments): PartFault[] {
  return segments.flatMap(([kind, classes]): PartFault[] => {
    if (kind === 'k') return [];
    const part = NAMES[kind];
    const text = texts[part];
    if (text === '') return [{ part, code: 'empty' }];
    // Only accounts may lack their leading zeros.
    if (kind === 'a' ? text.length > classes.length : text.length !== classes.length)
      return [{ part, code: 'length', expected: classes.length, found: text.length }];
    const faults: CharacterFault[] = [];
    // A shorter account is aligned right, because zeros will be put in front of it.
    addCharacterFault(text, classes.slice(-text.length), faults);
    return faults.map((fault) => ({ part, ...fault }));
  });
}

/** Tries all check digits that the country may have, 100 at most: the IBAN with the right ones, or null. */
function withNationalDigits(country: string, segments: Segments, texts: Texts): string | null {
  for (const digits of candidates(segments)) {
    const bban = segments
      .map(([kind, { length }]) => (kind === 'k' ? digits : texts[NAMES[kind]].padStart(length, '0')))
      .join('');
    const plain = `${country}00${bban}`;
    const checked = checkNational(plain);
    // Check digits that were tried must be valid. Without any to try, an account that can't be checked will do.
    if (digits === '' ? checked !== 'invalid' : checked === 'valid')
      return country + String(checkDigits(plain)).padStart(2, '0') + bban;
  }
  return null;
}

function candidates(segments: Segments): string[] {
  const [, classes] = segments.find(([kind]) => kind === 'k') ?? [];
  if (!classes) return [''];
  if (classes[0] === 'a') return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const { length } = classes;
  return Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'));
}
