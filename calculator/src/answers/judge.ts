import { clean } from '../iban/clean.ts';
import { blzFaults, cleanIban, ibanFaults, kontonummerFaults } from '../iban/faults.ts';
import { loneNumber } from '../reader/read-account.ts';
import type { Account, KnownBanks } from '../reader/reading.ts';
import { tokensOf } from '../reader/tokens.ts';
import type { KnownIban, Note } from './answer.ts';
import type { FullCalculator } from './api.ts';
import type { Choice, FieldFault, Judgement, Meaning, Question, Typed, UnreadReading } from './judgement.ts';
import { knownBanks } from './known-banks.ts';
import { printedNumber } from './printed-number.ts';
import { beginsLikeIban, nameBeside, type Understanding, understand } from './understand.ts';

/** A number alone, maybe with letters. In a longer text, the reader's question says more than the place of a letter. */
const ONE_WORD = /^(?=.*\d)[\p{L}\d./-]*$/u;
/** A number in groups, with a letter typed in one of them: 3704 0O. */
const MISTYPED_GROUPS = /^(?=.*(?:\d\p{L}|\p{L}\d))[\p{L}\d ./-]*$/u;
const MAX_LETTERS = 2;

/** What is judged: the fields, what their texts mean, and what is known of banks. */
interface Case {
  readonly functions: FullCalculator;
  readonly banks: KnownBanks;
  readonly typed: readonly Typed[];
  readonly understanding: Understanding;
}

/**
 * Judges the texts of a form, an input, a row or a line.
 *
 * @param typed the fields in their order. If one is for an account number, an account is asked for; in one for an IBAN
 *   or a bank, an IBAN is accepted; `text` means both
 */
export function judge(typed: readonly Typed[], functions: FullCalculator): Judgement {
  const banks = knownBanks(functions);
  const understanding = understand(typed, banks);
  const one: Case = { functions, banks, typed, understanding };
  const { understood } = understanding;
  switch (understood.code) {
    case 'empty':
    case 'name':
      return ask(one, null);
    case 'iban':
      return judgeIban(one, understood.iban);
    case 'account':
      return judgeAccount(one, understood);
    case 'blz':
      return judgeBlz(one, understood.blz);
    case 'kontonummer':
      return judgeKontonummer(one, understood.kontonummer);
    case 'tail':
      return judgeTail(one, understood);
    case 'not-whole':
      return ask(one, understood);
    case 'unread':
      return judgeUnread(one, understood.reading);
  }
}

/** The place of the first field with one of these meanings; -1 if there is none. */
const placeOf = ({ typed }: Case, ...meanings: readonly Meaning[]) =>
  typed.findIndex(({ meaning }) => meanings.includes(meaning));

const takesAccount = (one: Case) => placeOf(one, 'kontonummer', 'text') >= 0;

function ask(
  { understanding }: Case,
  question: Unanswered<Question> | null,
  choices: readonly Choice[] = [],
): Judgement {
  return { ...understanding, iban: null, bank: null, question: question && { ...question, choices } };
}

function judgeIban(one: Case, iban: string): Judgement {
  const { typed, functions } = one;
  if (placeOf(one, 'iban', 'bank', 'text') < 0) {
    const code = ibanFaults(iban).length === 0 ? 'is-iban' : 'looks-like-iban';
    const place = Math.max(
      typed.findIndex(({ text }) => clean(text).includes(iban)),
      0,
    );
    return ask(one, { code, iban, place }, [{ code: 'check', iban }]);
  }
  const answer = functions.explainIban(iban);
  if (answer.state !== 'none') return { ...ask(one, null), iban: answer };
  const [fault = { code: 'empty' }] = answer.faults;
  const place = Math.max(placeOf(one, 'iban', 'bank'), 0);
  return ask(one, { code: 'fault', of: 'iban', fault, iban, place });
}

function judgeAccount(one: Case, { blz, kontonummer }: Account): Judgement {
  const isForAccount = takesAccount(one);
  if (!isForAccount && placeOf(one, 'bank') >= 0) return judgeBlz(one, blz);
  const answer = one.functions.explainAccount(blz, kontonummer);
  if (!isForAccount) {
    const choices = [{ code: 'build', blz, kontonummer } as const];
    if (answer.state === 'none' && answer.refusal && isAboutBlz(answer.refusal))
      return ask(one, { code: 'refusal', note: answer.refusal, place: 0 });
    const known = answer.state === 'none' ? null : answer;
    return ask(one, { code: 'is-account', blz, kontonummer, known, place: 0 }, choices);
  }
  if (answer.state !== 'none') return { ...ask(one, null), iban: ofSuccessor(one, blz, answer) };
  const fault = blzFault(one, blz) ?? kontonummerFault(one, kontonummer);
  if (fault) return ask(one, fault);
  const note = answer.refusal ?? { code: 'no-iban', reason: 'unclear' };
  return refuse(one, note, isAboutBlz(note) ? placeOf(one, 'blz', 'bank') : -1);
}

const isAboutBlz = ({ code }: Note) => code === 'blz-unknown' || code === 'blz-former';

/** Refuses an account. About a Bankleitzahl that is gone, its successor or else a search is offered. */
function refuse(one: Case, note: Note, place: number): Judgement {
  return ask(one, { code: 'refusal', note, place }, note.code === 'blz-former' ? offersFor(note) : []);
}

function offersFor(note: Extract<Note, { code: 'blz-former' }>): Choice[] {
  const { blz: former, successor, name, longestName, city } = note;
  if (successor) return [{ code: 'successor', blz: successor.blz, former }];
  return [
    { code: 'search', text: longestName ?? name, of: 'name' },
    { code: 'search', text: city, of: 'city' },
  ];
}

/** An account at the successor of a Bankleitzahl that is gone is computed: its number may have changed. */
function ofSuccessor({ typed, functions }: Case, blz: string, answer: KnownIban): KnownIban {
  const from = typed.find(({ former }) => former !== undefined)?.former;
  const isSuccessor = functions
    .explainBank(from)
    .notes.some((note) => note.code === 'blz-former' && note.successor?.blz === blz);
  if (from === undefined || !isSuccessor) return answer;
  const note = { code: 'successor-taken', from, to: blz } as const;
  return { ...answer, state: 'computed', notes: [...answer.notes, note] };
}

function judgeBlz(one: Case, blz: string): Judgement {
  if (placeOf(one, 'iban') >= 0 && !takesAccount(one)) return ask(one, onlyNumber('blz'));
  const place = placeOf(one, 'kontonummer');
  // Leftover text in the account field was ignored.
  const isLeft = one.understanding.texts[place] === undefined;
  const fault = blzFault(one, blz) ?? (isLeft ? faultIn(one, place) : undefined);
  if (fault) return ask(one, fault);
  const { bank, notes } = one.functions.explainBank(blz);
  const [note] = notes;
  if (!bank && note) return refuse(one, note, placeOf(one, 'blz', 'bank'));
  const missing = { code: 'missing', of: 'kontonummer', place } as const;
  return { ...ask(one, takesAccount(one) ? missing : null), bank };
}

function judgeKontonummer(one: Case, kontonummer: string): Judgement {
  const { banks, functions, understanding } = one;
  // A number that can't be an account number gets the fault of an IBAN.
  if (!takesAccount(one))
    return kontonummerFaults(kontonummer).length === 0
      ? ask(one, onlyNumber('kontonummer'))
      : judgeIban(one, cleanIban(one.typed[0]?.text));
  const fault = kontonummerFault(one, kontonummer);
  if (fault) return ask(one, fault);
  const place = placeOf(one, 'kontonummer');
  if (!understanding.name && place >= 0 && placeOf(one, 'iban') < 0 && banks.isBlz(kontonummer)) {
    const { bank } = functions.explainBank(kontonummer);
    const choices = [{ code: 'blz', blz: kontonummer } as const];
    return ask(one, { code: 'is-blz', blz: kontonummer, bank, place }, choices);
  }
  return ask(one, { code: 'missing', of: 'blz', place: placeOf(one, 'blz', 'bank') });
}

/** Only one of the two numbers is in a field for an IBAN. */
const onlyNumber = (of: 'blz' | 'kontonummer') => ({ code: 'only-number', of, place: 0 }) as const;

/** Asks whether the tail is a sub-account: only the visitor knows. */
function judgeTail(one: Case, { blz, head, tail }: { blz: string; head: string; tail: string }): Judgement {
  const kontonummer = head + tail;
  const short = one.functions.explainAccount(blz, head);
  const whole = one.functions.explainAccount(blz, kontonummer);
  const place = placeOf(one, 'kontonummer');
  if (short.state === 'none' && whole.state === 'none') {
    const understood = { code: 'account', blz, kontonummer } as const;
    return { ...judgeAccount(one, understood), understood };
  }
  return ask(one, { code: 'tail', head, tail, place }, [
    { code: 'kontonummer', kontonummer },
    { code: 'kontonummer', kontonummer: head },
  ]);
}

function judgeUnread(one: Case, reading: UnreadReading): Judgement {
  const { typed } = one;
  const ofWord = reading.code === 'contradiction' ? undefined : faultOfWord(one);
  const isForFields = reading.code === 'nothing' && !isRow(one);
  const fault = ofWord ?? (isForFields && typed.map((_, place) => faultIn(one, place)).find(Boolean));
  if (fault) return ask(one, fault);
  const [only, ...more] = typed.filter(({ text }) => text.trim() !== '');
  const alone = more.length === 0 ? only : undefined;
  const place = alone ? typed.indexOf(alone) : -1;
  if (reading.code !== 'unclear') return ask(one, { code: 'unread', reading, place });
  const kontonummer =
    alone && (printedNumber(alone.text, one.banks)?.digits ?? loneNumber(tokensOf(alone.text)));
  if (kontonummer && reading.candidates.length === 0) {
    if (!takesAccount(one)) return ask(one, onlyNumber('kontonummer'));
    const choices = [{ code: 'kontonummer', kontonummer } as const];
    const asked = ask(one, { code: 'which-number', kontonummer, place }, choices);
    const others = tokensOf(alone.text).filter(({ kind }) => kind !== 'number');
    return { ...asked, name: nameBeside(others.map(({ gap, text }) => gap + text).join('')) };
  }
  const choices = reading.candidates.map((candidate) =>
    'iban' in candidate
      ? { code: 'iban' as const, iban: candidate.iban }
      : { code: 'account' as const, ...candidate },
  );
  return ask(one, { code: 'unread', reading, place }, choices);
}

/** Whether the fields are a line, or the three columns of a row. */
const isRow = (one: Case) => placeOf(one, 'text') >= 0 || one.typed.length > 2;

/** The fault of the first field that has a number with a typing error in it, and nothing else. */
function faultOfWord(one: Case): FieldFault | undefined {
  for (const [place, { text }] of one.typed.entries()) {
    const letters = text.replace(/\P{L}/gu, '').length;
    const word = text.trim();
    const isNumber = ONE_WORD.test(word) || MISTYPED_GROUPS.test(word);
    const fault = isNumber && letters <= MAX_LETTERS && faultIn(one, place);
    if (fault) return fault;
  }
  return undefined;
}

/** What is wrong with the text of one field alone. An empty one has no fault. */
function faultIn(one: Case, place: number): FieldFault | undefined {
  const { meaning, text } = one.typed[place] ?? { meaning: 'text', text: '' };
  if (text.trim() === '' || meaning === 'text') return undefined;
  if (meaning === 'kontonummer') return kontonummerFault(one, text);
  // A field for a bank also takes an IBAN: what begins like one has the faults of an IBAN.
  if (meaning !== 'iban' && !(meaning === 'bank' && beginsLikeIban(clean(text)))) return blzFault(one, text);
  const [fault] = ibanFaults(text);
  return fault && { code: 'fault', of: 'iban', fault, iban: cleanIban(text), place };
}

function blzFault(one: Case, text: string): FieldFault | undefined {
  const [fault] = blzFaults(text);
  return fault && { code: 'fault', of: 'blz', fault, place: placeOf(one, 'blz', 'bank') };
}

function kontonummerFault(one: Case, text: string): FieldFault | undefined {
  const [fault] = kontonummerFaults(text);
  return fault && { code: 'fault', of: 'kontonummer', fault, place: placeOf(one, 'kontonummer') };
}

/** A question without its possible answers. Each kind keeps its own properties. */
type Unanswered<T> = T extends unknown ? Omit<T, 'choices'> : never;
