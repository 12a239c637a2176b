import { clean } from './clean.ts';
import type { Absent, AtLeastOne, CharacterFault, EmptyFault } from './faults.ts';
import { addCharacterFault, cleanIban, ibanFaults, isNotEmpty } from './faults.ts';
import { withoutBicLabel } from './labels.ts';

/** What can be wrong with a BIC. */
export type BicFault =
  | EmptyFault
  /** It has neither 8 nor 11 characters, separators not counted. */
  | { code: 'length'; expected: readonly [8, 11]; found: number }
  /** The places 5 and 6 are the letters of a country; all others may have letters and digits. */
  | CharacterFault
  /** ISO 3166 has no such country, and it is not `XK`. */
  | { code: 'unknown-country'; found: string };

/** What is known of a text that was given as a BIC. */
export type BicAnswer =
  | {
      readonly valid: true;
      /** Eleven characters: `COBADEFFXXX`. Eight mean the head office, `XXX`. */
      readonly bic: string;
      /** The two letters of its country. */
      readonly country: string;
      /**
       * Whether a bank of the directory has it. Null if that is not known: the BIC is not German, no directory is
       * loaded, or the last day of the directory has passed and the directory lacks this BIC.
       */
      readonly known: boolean | null;
      readonly faults: readonly [];
    }
  | ({
      readonly valid: false;
      /** The text without separators. */
      readonly bic: string;
      readonly faults: AtLeastOne<BicFault>;
    } & Absent<'country' | 'known'>);

/** A bank with its Bankleitzahl. */
export interface BankWithBlz {
  /** 8 digits. */
  readonly blz: string;
  readonly name: string;
  readonly city: string;
  /** Eleven characters, or null. */
  readonly bic: string | null;
}

/** The countries that a BIC may name: ISO 3166-1, alpha-2, and XK, which SWIFT uses for Kosovo. */
const COUNTRIES = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ',
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR',
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP',
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT',
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW',
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG',
  'UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
].join(' ');

/** @param country two capital letters */
export const isBicCountry = (country: string): boolean =>
  country.length === 2 && ` ${COUNTRIES} `.includes(` ${country} `);

/** See package/index.ts. */
export function validateBic(input: unknown): BicAnswer {
  const text = clean(withoutBicLabel(input));
  if (text === '') return { valid: false, bic: '', faults: [{ code: 'empty' }] };
  const faults: BicFault[] = [];
  const { length } = text;
  if (length !== 8 && length !== 11) faults.push({ code: 'length', expected: [8, 11], found: length });
  addCharacterFault(text, 'ccccaa', faults);
  const country = text.slice(4, 6);
  if (/^[A-Z]{2}$/.test(country) && !isBicCountry(country))
    faults.push({ code: 'unknown-country', found: country });
  if (isNotEmpty(faults)) return { valid: false, bic: text, faults };
  return { valid: true, bic: text.padEnd(11, 'X'), country, known: null, faults: [] };
}

/**
 * By country, the territories that use its IBANs but have codes of their own in BICs. Source: SWIFT's IBAN registry
 * (release 102) under “IBAN country code includes”.
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
  if (!valid || ibanFaults(ibanInput).length > 0) return null;
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
