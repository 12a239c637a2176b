import { type CountryWithoutIbans, countryWithoutIbans } from './countries-without-ibans.ts';
import { ibanSentence as sentenceOfForm } from './de.ts';
import type { IbanFault } from './faults.ts';

/** „In den USA“ and its kin, before „gibt es keine IBAN“. */
const PLACES: Readonly<Record<CountryWithoutIbans, string>> = {
  AR: 'In Argentinien',
  AU: 'In Australien',
  BD: 'In Bangladesch',
  BO: 'In Bolivien',
  CA: 'In Kanada',
  CL: 'In Chile',
  CN: 'In China',
  CO: 'In Kolumbien',
  EC: 'In Ecuador',
  ET: 'In Äthiopien',
  GH: 'In Ghana',
  HK: 'In Hongkong',
  ID: 'In Indonesien',
  IN: 'In Indien',
  JP: 'In Japan',
  KE: 'In Kenia',
  KH: 'In Kambodscha',
  KR: 'In Südkorea',
  LK: 'In Sri Lanka',
  MM: 'In Myanmar',
  MX: 'In Mexiko',
  MY: 'In Malaysia',
  NG: 'In Nigeria',
  NP: 'In Nepal',
  NZ: 'In Neuseeland',
  PE: 'In Peru',
  PH: 'Auf den Philippinen',
  PY: 'In Paraguay',
  SG: 'In Singapur',
  TH: 'In Thailand',
  TW: 'In Taiwan',
  TZ: 'In Tansania',
  UG: 'In Uganda',
  US: 'In den USA',
  UY: 'In Uruguay',
  VE: 'In Venezuela',
  VN: 'In Vietnam',
  ZA: 'In Südafrika',
};

/** As the function in de.ts, but of a large country without IBANs it says so. */
export function ibanSentence(fault: IbanFault, iban: string): string {
  const country = fault.code === 'unknown-country' && countryWithoutIbans(iban);
  return country ? `${PLACES[country]} gibt es keine IBAN.` : sentenceOfForm(fault, iban);
}
