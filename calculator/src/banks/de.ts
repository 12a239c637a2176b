import { groupedBlz } from '../iban/wording.ts';
import type { FormerWords } from './former-words.ts';
import { inSentence, successorName, withCity } from './former-words.ts';

/** The first word of a name that says what the bank is, and is a feminine noun: Commerzbank, Kreissparkasse. */
const FEMININE = /^\p{L}[\p{L}-]*(?:bank|kasse|gesellschaft|genossenschaft)(?![\p{L}-])/iu;
/** Such a noun after a word that never changes: Dortmunder Volksbank, VR Bank, Volks- und Raiffeisenbank. */
const FEMININE_AFTER =
  /^(?:\p{Lu}[\p{L}-]*er|[\p{Lu}\d&-]{2,}|UniCredit|Hanseatic|\p{Lu}\p{Ll}+- (?:und|u\.?)) [\p{L}-]*(?:bank|kasse)(?![\p{L}-])/u;
const FEMININE_BANK = /^(?:\p{Lu}[\p{L}-]*er|[\p{Lu}\d&-]{2,}|UniCredit|Hanseatic) B(?:ank|ANK)(?![\p{L}-])/u;
/** A bank that is called by its initials: SEB, KfW. */
const INITIALS = /^(?:[\p{Lu}]{3}|KfW)$/u;
/** Such a noun after an adjective, which changes with the case: Deutsche Bank, Bayerische Landesbank. */
const FEMININE_WITH_ADJECTIVE = /^(?:\p{Lu}\p{Ll}+e )+\p{L}*(?:bank|kasse)(?![\p{L}-])/iu;

const isFeminine = (name: string) =>
  [FEMININE, FEMININE_AFTER, FEMININE_BANK, INITIALS].some((pattern) => pattern.test(name));

/** Names with „zur“ or „zum“ before them; null where the name does not tell, or would change its ending. */
function dative(name: string): string | null {
  if (isFeminine(name)) return `zur ${name}`;
  return name.startsWith('Bankhaus ') ? `zum ${name}` : null;
}

/** The words about Bankleitzahlen that are gone. */
export const GERMAN_FORMER: FormerWords = {
  gone: 'Diese Bankleitzahl gibt es nicht mehr.',
  belonged(facts) {
    const { longestName, longestUntil, lastYear } = facts;
    const name = inSentence(facts.name);
    const main = longestName === null ? name : inSentence(longestName);
    const until = longestName === null ? lastYear : longestUntil;
    const last =
      longestName === null ? '' : `, zuletzt ${name}${lastYear === null ? '' : ` (bis ${lastYear})`}`;
    const to = dative(main);
    if (lastYear === null)
      return `Sie wurde vor 2008 gelöscht. ${
        to ? `Sie gehörte ${withCity(to, facts)}` : `Die Bank hieß ${withCity(main, facts)}`
      }${last}.`;
    return to
      ? `Bis ${until} gehörte sie ${withCity(to, facts)}${last}.`
      : `Bis ${until} hieß die Bank ${withCity(main, facts)}${last}.`;
  },
  successor(bank) {
    const shown = `${successorName(bank)} (BLZ\u00a0${groupedBlz(bank.blz)})`;
    return isFeminine(bank.name) || FEMININE_WITH_ADJECTIVE.test(bank.name)
      ? `Nachfolgerin ist die ${shown}.`
      : `Nachfolgerin: ${shown}.`;
  },
  ask: 'Die heutige IBAN nennt Ihnen die Bank, die das Konto übernommen hat.',
  oldIban: 'Manche Banken nehmen Zahlungen an alte IBANs noch eine Zeit lang an.',
  replaced: 'Die Bank nutzt heute vermutlich eine andere Bankleitzahl; diese gilt noch.',
  accountMayDiffer:
    'Mit der Bankleitzahl kann sich auch die Kontonummer geändert haben. Fragen Sie die Bank, bevor Sie überweisen.',
};
