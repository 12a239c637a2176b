import { findIban } from './find-iban.ts';
import { type IsKnownBlz, likeliestReading, readingsOf } from './readings.ts';
import { type Groups, type Kind, type Token, tokensOf } from './tokens.ts';

/** What a text holds. The numbers have no separators. Nothing is checked: that is the calculator's task. */
export interface Pasted {
  readonly iban?: string;
  readonly blz?: string;
  readonly kontonummer?: string;
}

/** A longer text is something else. */
const MAX_LENGTH = 1000;
const MAX_KONTONUMMER_LENGTH = 10;
/** A number with its name is accepted even if it has some digits too many. */
const MAX_NAMED_LENGTH = 12;

/**
 * Reads what people paste: an IBAN (even with a typo), BLZ and account number with or without their names, or one of
 * the two with its name.
 *
 * If both numbers could be the BLZ, the one that a bank has is taken. If that does not decide, their names decide, and
 * without names their order: the BLZ first.
 *
 * @returns null for anything else, also for a single number without a name
 */
export function readPasted(text: string, isKnownBlz: IsKnownBlz): Pasted | null {
  if (text.length > MAX_LENGTH) return null;
  const iban = findIban(text);
  if (iban) return { iban };

  const tokens = tokensOf(text);
  const names = tokens.flatMap((token) => ('name' in token ? [token.name] : []));
  const numbers = names.length === 2 ? namedNumbers(tokens) : allNumbers(tokens);
  const [number = [], second, ...more] = numbers;
  const [name] = names;
  // With more than two numbers, or the same name twice, it is not clear which numbers are meant.
  if (more.length > 0 || new Set(names).size < names.length) return null;

  const digits = number.join('');
  if (name && names.length === 1 && !second && digits.length <= maxLength(name))
    return digits ? { [name]: digits } : null;

  const reading = likeliestReading(readingsOf(numbers), firstKind(tokens, names), isKnownBlz);
  const isPair = name || second || digits.length > MAX_KONTONUMMER_LENGTH;
  const isPlain = isPair && reading?.isUsual && tokens.every((token) => !('word' in token));
  if (reading && (name || isPlain || isKnownBlz(reading.blz)))
    return { blz: reading.blz, kontonummer: reading.kontonummer };
  return numbersByName(names, numbers);
}

function maxLength(name: Kind): number {
  return name === 'blz' ? 8 : MAX_KONTONUMMER_LENGTH;
}

function allNumbers(tokens: readonly Token[]): readonly Groups[] {
  return tokens.flatMap((token) => ('groups' in token ? [token.groups] : []));
}

/** The next number after each name. If a name has no number after it, all numbers. */
function namedNumbers(tokens: readonly Token[]): readonly Groups[] {
  const taken = new Set<Token>();
  for (const [index, token] of tokens.entries()) {
    if (!('name' in token)) continue;
    const next = tokens.slice(index).find((other) => 'groups' in other && !taken.has(other));
    if (!next) return allNumbers(tokens);
    taken.add(next);
  }
  return allNumbers([...taken]);
}

/** Which of the two numbers stands first, as the names tell; undefined if they do not tell. */
function firstKind(tokens: readonly Token[], [name, second]: readonly Kind[]): Kind | undefined {
  const isBefore =
    tokens.findIndex((token) => 'name' in token) < tokens.findIndex((token) => 'groups' in token);
  if (!name || second || isBefore) return name;
  return name === 'blz' ? 'kontonummer' : 'blz';
}

/** Wrong numbers as they are called in the text, so that the calculator can say what is wrong with them. */
function numbersByName(names: readonly Kind[], numbers: readonly Groups[]): Pasted | null {
  const all = numbers.map((groups) => groups.join(''));
  if (names.length === 0 || names.length !== all.length) return null;
  if (all.some((digits) => digits.length > MAX_NAMED_LENGTH)) return null;
  return Object.fromEntries(names.map((name, index) => [name, all[index]]));
}
