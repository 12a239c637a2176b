import type { AccountFacts, Note } from './answer.ts';

/**
 * Why an IBAN is computed, not confirmed.
 *
 * - `check-digit`: a check digit of the account number is wrong. It is probably a typing error.
 * - `provisional`: the bank, its rule or its check digits are not known, or nothing was loaded that knows them.
 * - `qr-iban`: it takes payments with a QR reference only.
 * - `unusual`: the form is right, but there is no such bank, or it does not give such an IBAN.
 */
export type Doubt = 'check-digit' | 'provisional' | 'qr-iban' | 'unusual';

const DOUBTS: Readonly<Record<string, Doubt>> = {
  'check-digit': 'check-digit',
  'national-check-digit': 'check-digit',
  'qr-iban': 'qr-iban',
  'sub-account-missing': 'unusual',
  'successor-check-digit': 'unusual',
  'no-iban': 'unusual',
  'given-otherwise': 'unusual',
  'blz-unknown': 'unusual',
  'blz-former': 'unusual',
};

/** The notes that repeat what headline and advice of a doubt say. */
const SAID: Readonly<Partial<Record<Doubt, ReadonlyArray<Note['code']>>>> = {
  'check-digit': ['check-digit', 'national-check-digit'],
  'qr-iban': ['qr-iban'],
};

/** The doubt about an IBAN; null if it is confirmed. A wrong check digit comes first: it may cause other notes. */
export function doubtOf({ state, notes }: Pick<AccountFacts, 'state' | 'notes'>): Doubt | null {
  if (state === 'confirmed') return null;
  const doubts = notes.map(({ code }: Note) => DOUBTS[code]);
  return doubts.find((doubt) => doubt === 'check-digit') ?? doubts.find(Boolean) ?? 'provisional';
}

/** What was asked for: the IBAN of an account, or whether an IBAN is right. */
type Task = 'build' | 'check';

/** The words about one kind of doubt. */
interface DoubtWords {
  readonly headline: Readonly<Record<Task, string>>;
  /** Before the IBAN: what is wrong; null if the notes say it. */
  readonly advice: Readonly<Record<Task, string>> | null;
}

/** The words of a language about doubts. */
export interface DoubtSentences {
  readonly doubts: Readonly<Record<Doubt, DoubtWords>>;
  /** The headline if no bank has the Bankleitzahl, and if one had it before. */
  readonly noBank: string;
  readonly formerBank: string;
  /** Why an IBAN is provisional, if no note says it. */
  readonly notChecked: Readonly<Record<Task, string>>;
  readonly statementDecides: string;
  /** The words on the copy button, unless the doubt is `provisional`. */
  readonly copyAllTheSame: string;
}

/** Puts the doubt about an IBAN into words; null if it is confirmed. */
export function sayDoubt(answer: Pick<AccountFacts, 'state' | 'notes'>, asked: Task, words: DoubtSentences) {
  const doubt = doubtOf(answer);
  if (!doubt) return null;
  const { headline, advice } = words.doubts[doubt];
  const has = (code: Note['code']) => answer.notes.some((note) => note.code === code);
  const ofBank = has('blz-former') ? words.formerBank : has('blz-unknown') ? words.noBank : undefined;
  const isUnexplained = doubt === 'provisional' && answer.notes.length === 0;
  return {
    doubt,
    /** With the sign ⚠. */
    headline: (doubt === 'unusual' ? ofBank : undefined) ?? headline[asked],
    /** The sentence before the IBAN; or `''`. */
    advice: advice?.[asked] ?? '',
    /** Why the IBAN is provisional, if no note says it; or `''`. */
    limit: isUnexplained ? `${words.notChecked[asked]} ${words.statementDecides}` : '',
    /** The notes that add something. */
    notes: answer.notes.filter(({ code }) => !SAID[doubt]?.includes(code)),
    /** The words on the button that copies the IBAN; `''` for the usual ones. */
    copy: doubt === 'provisional' ? '' : words.copyAllTheSame,
  };
}
