import { type CountryWithoutIbans, countryWithoutIbans } from './countries-without-ibans.ts';
import { ibanSentence as sentenceOfForm } from './en.ts';
import type { IbanFault } from './faults.ts';

/** Large countries without IBANs, after “There are no IBANs in”. */
const PLACES: Readonly<Record<CountryWithoutIbans, string>> = {
  AR: 'Argentina',
  AU: 'Australia',
  BD: 'Bangladesh',
  BO: 'Bolivia',
  CA: 'Canada',
  CL: 'Chile',
  CN: 'China',
  CO: 'Colombia',
  EC: 'Ecuador',
  ET: 'Ethiopia',
  GH: 'Ghana',
  HK: 'Hong Kong',
  ID: 'Indonesia',
  IN: 'India',
  JP: 'Japan',
  KE: 'Kenya',
  KH: 'Cambodia',
  KR: 'South Korea',
  LK: 'Sri Lanka',
  MM: 'Myanmar',
  MX: 'Mexico',
  MY: 'Malaysia',
  NG: 'Nigeria',
  NP: 'Nepal',
  NZ: 'New Zealand',
  PE: 'Peru',
  PH: 'the Philippines',
  PY: 'Paraguay',
  SG: 'Singapore',
  TH: 'Thailand',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  UG: 'Uganda',
  US: 'the USA',
  UY: 'Uruguay',
  VE: 'Venezuela',
  VN: 'Vietnam',
  ZA: 'South Africa',
};

/** As the function in en.ts, but of a large country without IBANs it says so. */
export function ibanSentence(fault: IbanFault, iban: string): string {
  const country = fault.code === 'unknown-country' && countryWithoutIbans(iban);
  return country ? `There are no IBANs in ${PLACES[country]}.` : sentenceOfForm(fault, iban);
}
