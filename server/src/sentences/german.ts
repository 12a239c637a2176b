import type { FailureCode } from './english.ts';

const NO_FILE = 'Auf der Seite der Quelle war keine eindeutige Bankleitzahlendatei zu finden.';
const DAMAGED = 'Die Datei der Quelle ist beschädigt.';
const NOT_PLAUSIBLE = 'Die Datei der Quelle ist nicht plausibel.';
const DAYS_UNCLEAR = 'Ab wann die Datei der Quelle gilt, ist unklar.';
const UNREACHABLE = 'Die Quelle der Bankdaten ist nicht erreichbar.';
const UNUSABLE = 'Die Quelle liefert keine verwendbare Datei.';

/** What is public about a sync that has failed, on `/status` and in `/api/status`: no host, no path. */
export const GERMAN_REASONS: Readonly<Record<FailureCode, string>> = {
  'no-link': NO_FILE,
  page: NO_FILE,
  ambiguous: NO_FILE,
  'not-a-bank-file': UNUSABLE,
  'faulty-line': DAMAGED,
  'lead-record': DAMAGED,
  implausible: NOT_PLAUSIBLE,
  unmarked: NOT_PLAUSIBLE,
  'same-number': NOT_PLAUSIBLE,
  unservable: UNUSABLE,
  older: 'Die Datei der Quelle ist älter als der gespeicherte Stand.',
  withdrawn: 'Diesen Stand hat der Betreiber zurückgenommen.',
  undated: DAYS_UNCLEAR,
  period: DAYS_UNCLEAR,
  'other-period': DAYS_UNCLEAR,
  file: UNREACHABLE,
  network: UNREACHABLE,
  timeout: UNREACHABLE,
  status: UNREACHABLE,
  redirect: UNREACHABLE,
  'too-large': UNUSABLE,
  encoded: UNUSABLE,
};
