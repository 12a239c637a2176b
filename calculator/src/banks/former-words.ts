import { type FormerFacts, withoutAlt } from './former-banks.ts';

/** A bank of today that takes the place of a former one. */
export interface Successor {
  readonly blz: string;
  readonly name: string;
  readonly city: string;
}

/** The words of a language about Bankleitzahlen that are gone. */
export interface FormerWords {
  /** That it is gone: the first sentence, about „this“ Bankleitzahl. */
  readonly gone: string;
  /** Whose it was, and until when. */
  readonly belonged: (facts: FormerFacts) => string;
  /** Which bank takes its place. */
  readonly successor: (bank: Successor) => string;
  /** Who knows today's IBAN. */
  readonly ask: string;
  /** About a Bankleitzahl of today that the directory calls „-alt-“. */
  readonly replaced: string;
  /** About a valid IBAN with a Bankleitzahl that is gone. */
  readonly oldIban: string;
  /** Why an account at the successor is a guess. */
  readonly accountMayDiffer: string;
}

/** A name in a sentence: with the dashes of our typography. */
export const inSentence = (name: string): string => name.split(' - ').join(' – ');

/** A name and the city, unless the name has it already. */
export const withCity = (text: string, { city }: Pick<FormerFacts, 'city'>): string =>
  text.includes(city) ? text : `${text}, ${city}`;

/** A name that hundreds of banks have. */
const KIND = /^(?:VR[ -]Bank|(?:Volks|Raiffeisen)bank|(?:Kreis|Stadt)?[Ss]parkasse)$/;

/** The name of a successor without „-alt-“, with its city if nothing else tells it from its namesakes. */
export function successorName(bank: Successor): string {
  const name = inSentence(withoutAlt(bank.name));
  return KIND.test(name) ? `${name}, ${bank.city}` : name;
}

/** All that is known of a former Bankleitzahl, in sentences. @param successor null if none is known */
export const formerSentences = (
  words: FormerWords,
  facts: FormerFacts,
  successor: Successor | null,
): string =>
  [words.gone, words.belonged(facts), ...(successor ? [words.successor(successor)] : []), words.ask].join(
    ' ',
  );
