import { findIban } from './find-iban.ts';
import { findNumbers, type Groups, type Kind, type Token } from './find-numbers.ts';
import { choose, type IsKnownBlz, readingsOf } from './readings.ts';

/** What a text is about. Numbers are digits without separators. Whether they are right, the calculator says. */
export interface Pasted {
  readonly iban?: string;
  readonly blz?: string;
  readonly kontonummer?: string;
}

/** Longer texts are none of what is looked for here. */
const MAX_LENGTH = 1000;
const MAX_KONTONUMMER_LENGTH = 10;
/** A number with its name is taken for that number also where it has some digits too many. */
const MAX_NAMED_LENGTH = 12;

/**
 * Reads what people paste: an IBAN (also with a typo), BLZ and account number with or without their names, or one of
 * the two with its name.
 *
 * Of two numbers that could be the BLZ it is the one that is known. Where that does not tell, the names do, and without
 * names the order: the BLZ first.
 *
 * @returns `null` for anything else, also for a single number without a name
 */
export function readPasted(text: string, isKnownBlz: IsKnownBlz): Pasted | null {
  if (text.length > MAX_LENGTH) return null;
  const iban = findIban(text);
  if (iban) return { iban };

  const tokens = findNumbers(text);
  const names = tokens.flatMap((token) => ('name' in token ? [token.name] : []));
  const numbers = names.length === 2 ? namedNumbers(tokens) : allNumbers(tokens);
  const [number = [], second, ...more] = numbers;
  const [name] = names;
  // Two accounts, or too many numbers: nobody knows which ones are meant.
  if (more.length > 0 || new Set(names).size < names.length) return null;

  const digits = number.join('');
  if (name && names.length === 1 && !second && digits.length <= longest(name))
    return digits ? { [name]: digits } : null;

  const found = choose(readingsOf(numbers), firstKind(tokens, names), isKnownBlz);
  const isPair = name || second || digits.length > MAX_KONTONUMMER_LENGTH;
  const isPlain = isPair && found?.isUsual && tokens.every((token) => !('word' in token));
  if (found && (name || isPlain || isKnownBlz(found.blz)))
    return { blz: found.blz, kontonummer: found.kontonummer };
  return asNamed(names, numbers);
}

function longest(name: Kind): number {
  return name === 'blz' ? 8 : MAX_KONTONUMMER_LENGTH;
}

function allNumbers(tokens: readonly Token[]): readonly Groups[] {
  return tokens.flatMap((token) => ('groups' in token ? [token.groups] : []));
}

/** The next number behind each name; all numbers where the names stand behind them. */
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

/** Which of BLZ and account number stands first, by the names in the text. */
function firstKind(tokens: readonly Token[], [name, second]: readonly Kind[]): Kind | undefined {
  const isBefore =
    tokens.findIndex((token) => 'name' in token) < tokens.findIndex((token) => 'groups' in token);
  if (!name || second || isBefore) return name;
  return name === 'blz' ? 'kontonummer' : 'blz';
}

/** Numbers that cannot be what they are called, as they are: their fields say what is wrong with them. */
function asNamed(names: readonly Kind[], numbers: readonly Groups[]): Pasted | null {
  const all = numbers.map((groups) => groups.join(''));
  if (names.length === 0 || names.length !== all.length) return null;
  if (all.some((digits) => digits.length > MAX_NAMED_LENGTH)) return null;
  return Object.fromEntries(names.map((name, index) => [name, all[index]]));
}
