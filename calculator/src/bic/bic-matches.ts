import type { BankWithBlz } from '../bic.d.ts';
import { cleanIban, explain } from '../iban/explain.ts';
import { validateBic } from './validate-bic.ts';

/**
 * The parts of a country that have IBANs of it, and codes of their own in BICs. Source: the countries in SWIFT's IBAN
 * registry (release 102) under “IBAN country code includes”.
 */
const TERRITORIES: Readonly<Record<string, string>> = {
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'GG IM JE',
};

/**
 * See package/all.ts.
 *
 * @param bicsOf the BICs of a German bank, by the directory and by its IBAN rule; none if that is not known
 * @param banks all of the directory
 */
export function bicMatches(
  ibanInput: unknown,
  bicInput: unknown,
  bicsOf: (blz: string) => readonly string[],
  banks: Iterable<BankWithBlz>,
): boolean | null {
  const iban = cleanIban(ibanInput);
  const { valid, bic, country = '' } = validateBic(bicInput);
  if (!valid || explain(iban).length > 0) return null;
  const home = iban.slice(0, 2);
  if (country !== home) return TERRITORIES[home]?.includes(country) ? null : false;
  const bics = home === 'DE' ? bicsOf(iban.slice(4, 12)) : [];
  if (bics.length === 0) return null;
  if (bics.includes(bic)) return true;
  // An office of the same bank may have a BIC that the directory does not name.
  const isKnown = [...banks].some((bank) => bank.bic === bic);
  const isOffice = !isKnown && bics.some((right) => right.slice(0, 8) === bic.slice(0, 8));
  return isOffice ? null : false;
}
