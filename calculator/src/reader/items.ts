import type { GroupedNumber } from './grouping.ts';
import { isBic } from './labels.ts';
import { lastOf } from './last.ts';
import type { ReadingFault } from './reading.ts';
import type { Token } from './tokens.ts';

/** A number that can't be an account's, as it stands in the text. */
interface Refused {
  readonly fault?: ReadingFault;
  readonly found: string;
}

/** What of a text counts for its account: a label, a number, or what stands in the place of one. */
export type Item = (
  | { readonly kind: 'blz' | 'kontonummer' | 'other' }
  | { readonly kind: 'number'; readonly number: GroupedNumber }
  | { readonly kind: 'iban'; readonly iban: string }
  | ({ readonly kind: 'refused' } & Refused)
) & {
  /** Whether words or foreign numbers stand between the item before and this one. */
  readonly isApart: boolean;
  /** What stands directly before it, without words. */
  readonly gap: string;
};

/** The items of a text, and what else matters of it. */
export interface Items {
  readonly items: readonly Item[];
  /** Whether the text has nothing but items. */
  readonly isPlain: boolean;
  /** Whether it has no words. */
  readonly isBare: boolean;
  /** A date or an amount. Somebody may have meant it as a number of the account, if that lacks one. */
  readonly doubtful?: Refused;
}

const MAX_DIGITS_OF_WORD = 3;

/** @param tokens from placeNumbers() */
export function itemsOf(tokens: readonly Token[]): Items {
  const items: Item[] = [];
  let doubtful: Refused | undefined;
  let isPlain = true;
  let isBare = true;
  let isApart = false;
  for (const token of tokens) {
    const isBehindLabel =
      !isApart && (lastOf(items)?.kind === 'blz' || lastOf(items)?.kind === 'kontonummer');
    const item = itemOf(token, isBehindLabel);
    if (item) {
      items.push({ ...item, isApart, gap: token.gap });
      isApart = false;
    } else if (token.kind !== 'label') {
      isPlain = false;
      isBare &&= token.kind !== 'word';
      isApart = true;
      if (token.kind === 'foreign' && token.fault) doubtful ??= { fault: token.fault, found: token.text };
    }
  }
  return { items, isPlain, isBare, ...(doubtful && { doubtful }) };
}

function itemOf(token: Token, isBehindLabel: boolean) {
  const refused = (fault?: ReadingFault) => ({
    kind: 'refused' as const,
    found: token.text,
    ...(fault && { fault }),
  });
  switch (token.kind) {
    case 'label':
      return token.of === 'iban' ? undefined : { kind: token.of };
    case 'number':
      return { kind: 'number' as const, number: token };
    case 'iban':
      return { kind: 'iban' as const, iban: token.iban };
    case 'fault':
      return refused(token.fault);
    case 'foreign':
      return isBehindLabel ? refused(token.fault) : undefined;
    case 'code': {
      const digits = token.text.replace(/\D/g, '').length;
      // Of a number with typing errors, most are still digits. 1822direkt is the name of a bank.
      const isNumber =
        /^\d/.test(token.text) && digits > MAX_DIGITS_OF_WORD && digits >= token.text.length - digits;
      return (isBehindLabel || isNumber) && !isBic(token.text) ? refused('letters') : undefined;
    }
    case 'word':
      return undefined;
  }
}
