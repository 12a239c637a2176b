import { withoutPrototype } from '../without-prototype.ts';

/** The BIC that each rule names, by the number of the rule. */
const BICS = withoutPrototype<Readonly<Record<number, string>>>({
  8: 'BHFBDEFF500',
  12: 'HELADEFFXXX',
  13: 'WELADEDDXXX',
  14: 'DAAEDEDDXXX',
  21: 'NBAGDE3EXXX',
  28: 'SPKHDE2HXXX',
  37: 'BOTKDEDXXXX',
  38: 'GENODEF1LER',
  41: 'GENODEFFXXX',
  50: 'BRLADE21LER',
});

/**
 * The BIC that a rule names for a Bankleitzahl. Rule 5 names one for all Bankleitzahlen of Commerzbank, whose digit 4
 * is 4, but for comdirect.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016.
 *
 * @param rule its number, without the version
 * @returns null if the rule names none: then the BIC of the bank directory counts
 */
export function bicByRule(rule: number, blz: string): string | null {
  if (rule === 5) return blz[3] === '4' && !blz.startsWith('200411') ? 'COBADEFFXXX' : null;
  return BICS[rule] ?? null;
}
