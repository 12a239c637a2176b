import type { AccountFacts } from '../answers.d.ts';
import type { Asked, DoubtWords } from '../words/de/doubts.ts';
import { type Doubt, doubtOf } from './doubt.ts';

/** The words of a language about doubts: the module words/de/doubts.ts, or the English one. */
export interface DoubtSentences {
  readonly DOUBTS: Readonly<Record<Doubt, DoubtWords>>;
  readonly NO_BANK: string;
  readonly NOT_CHECKED: Readonly<Record<Asked, string>>;
  readonly STATEMENT_DECIDES: string;
  readonly COPY_ALL_THE_SAME: string;
}

/** What a result says of its doubt. */
export interface SaidDoubt {
  readonly doubt: Doubt;
  /** With the sign ⚠. */
  readonly headline: string;
  /** Stands before the IBAN; or `''`. */
  readonly advice: string;
  /** Why the IBAN is provisional, if no note says it; or `''`. */
  readonly limit: string;
  /** The words on the button that copies the IBAN; `''` for the usual ones. */
  readonly copy: string;
}

/** Says the doubt about an IBAN; null if it is confirmed. */
export function sayDoubt(
  answer: Pick<AccountFacts, 'state' | 'notes'>,
  asked: Asked,
  words: DoubtSentences,
): SaidDoubt | null {
  const doubt = doubtOf(answer);
  if (!doubt) return null;
  const { headline, advice } = words.DOUBTS[doubt];
  const isWithoutBank = answer.notes.some(({ code }) => code === 'blz-unknown');
  const isUnexplained = doubt === 'provisional' && answer.notes.length === 0;
  return {
    doubt,
    headline: isWithoutBank && doubt === 'unusual' ? words.NO_BANK : headline[asked],
    advice: advice[asked],
    limit: isUnexplained ? `${words.NOT_CHECKED[asked]} ${words.STATEMENT_DECIDES}` : '',
    copy: doubt === 'provisional' ? '' : words.COPY_ALL_THE_SAME,
  };
}
