/**
 * Large countries without IBANs. Countries that have some without being in SWIFT's registry are not here, among them
 * Morocco, Senegal and Iran. embed.js has no room for this list.
 */
const COUNTRIES = [
  'AR',
  'AU',
  'BD',
  'BO',
  'CA',
  'CL',
  'CN',
  'CO',
  'EC',
  'ET',
  'GH',
  'HK',
  'ID',
  'IN',
  'JP',
  'KE',
  'KH',
  'KR',
  'LK',
  'MM',
  'MX',
  'MY',
  'NG',
  'NP',
  'NZ',
  'PE',
  'PH',
  'PY',
  'SG',
  'TH',
  'TW',
  'TZ',
  'UG',
  'US',
  'UY',
  'VE',
  'VN',
  'ZA',
] as const;

export type CountryWithoutIbans = (typeof COUNTRIES)[number];

/**
 * The country that an IBAN claims to be from, if it is a large one without IBANs. „US Bank“ claims nothing: digits must
 * follow the two letters.
 *
 * @param iban from cleanIban()
 */
export function countryWithoutIbans(iban: string): CountryWithoutIbans | undefined {
  const [, found] = /^([A-Z]{2})\d\d/.exec(iban) ?? [];
  return COUNTRIES.find((country) => country === found);
}
