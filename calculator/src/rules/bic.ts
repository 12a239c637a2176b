import { own } from '../own.ts';

/** The BICs that rules name, by rule. */
const BICS = own<Readonly<Record<number, string>>>({
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
 * Under rule 5, Commerzbank has one BIC for all banks with a 4 at place 4. comdirect keeps its own.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016.
 *
 * @returns the BIC that a rule names for a Bankleitzahl, or null: then it is that of the bank directory
 */
export function bicByRule(rule: number, blz: string): string | null {
  if (rule === 5) return blz[3] === '4' && !blz.startsWith('200411') ? 'COBADEFFXXX' : null;
  return BICS[rule] ?? null;
}
