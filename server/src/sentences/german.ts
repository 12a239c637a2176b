import { type Part, type Public, type PublicWords, type Reason, wordsFor } from './english.ts';

const all = (parts: readonly Part[], separator: string) => parts.map(inGerman).join(separator);
const percent = (share: number) =>
  `${(share * 100).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00A0%`;
const banks = ({ count, named }: { count: number; named: string }) =>
  `${count} ${count === 1 ? 'Bank' : 'Banken'} (${named})`;
const value = (text: string) => (text === '' ? 'leer' : `„${text}“`);
const mebibytes = (bytes: number) => `${bytes / 1024 / 1024}\u00A0MiB`;
const megabytes = (bytes: number) =>
  (bytes / 1e6).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const tooMany =
  (banks: string) =>
  ({ share, max }: { readonly share: number; readonly max: number }) =>
    `${percent(share)} ${banks} (höchstens ${percent(max)})`;

const TOO_SLOW = 'Die Quelle der Bankdaten braucht zu lange.';
const tooLarge = ({ max }: { readonly max: number }) =>
  `Die Datei mit den Bankdaten ist größer als ${mebibytes(max)}.`;

/** What is public: on `/status` and in `/api/status`. */
const GERMAN: PublicWords<Public> = {
  'page-too-large': 'Sie ist zu groß',
  'page-too-deep': 'Ihre Elemente sind zu tief verschachtelt',
  'page-too-many-links': ({ max }) => `Sie verweist auf mehr als ${max} Bankleitzahlendateien`,
  empty: 'Sie ist leer',
  'web-page': 'Es ist eine Webseite',
  converted: ({ encoding }) =>
    `Sie wurde in eine andere Zeichenkodierung umgewandelt (${encoding} statt ISO-8859-1)`,
  gzip: 'Sie ist mit gzip gepackt',
  zip: 'Es ist ein ZIP-Archiv',
  pdf: 'Es ist ein PDF-Dokument',
  'begins-otherwise': 'Sie beginnt nicht wie eine',
  'without-bank': 'Sie enthält keine Bank',
  'line-ends-changed': 'Ein Programm hat vermutlich ihre Zeilenenden geändert (LF statt CR und LF)',
  'stored-in-utf-8': 'Sie ist vermutlich in UTF-8 gespeichert statt in ISO-8859-1',
  'stored-in-old-encoding':
    'Sie ist vermutlich in CP850 oder einer anderen älteren Zeichenkodierung gespeichert statt in ISO-8859-1',
  'few-banks': ({ count, min }) => `nur ${count} Banken (mindestens ${min})`,
  'last-banks-missing': ({ count, max }) => `die letzten ${count} Banken fehlen (höchstens ${max})`,
  'without-bic': tooMany('der Banken ohne BIC'),
  'with-umlaut': ({ share, min }) => `${percent(share)} der Namen mit Umlaut (mindestens ${percent(min)})`,
  removed: tooMany('der Banken entfernt'),
  added: tooMany('neue Banken'),
  changed: tooMany('der Banken geändert'),
  'moved-bics': tooMany('der Banken mit dem BIC einer anderen Bank oder eines anderen Landes'),
  'methods-changed': tooMany('der Banken mit einer anderen Prüfziffermethode'),
  'new-successors': tooMany('der Banken mit einer neuen Nachfolge-BLZ'),
  'stray-successors': tooMany(
    'der Banken mit einer Nachfolge-BLZ, die keine Bank ist oder ohne angekündigte Löschung dasteht',
  ),
  'number-jumped': ({ number, rise, max }) =>
    `eine höchste Datensatznummer (${number}), die um ${rise} über der gespeicherten liegt (höchstens ${max})`,
  'missing-without-mark': (changes) => `${banks(changes)} fehlen ohne Kennzeichen D`,
  'new-without-mark': (changes) => `${banks(changes)} sind neu ohne Kennzeichen A`,
  'changed-without-mark': (changes) => `${banks(changes)} sind geändert ohne Kennzeichen M`,
  'records-out-of-balance': ({ lasting, expected }) =>
    `${lasting} statt ${expected} Datensätze gelten weiter`,

  'line-length': ({ line, length, expected, text }) =>
    `Zeile ${line} hat ${length} statt ${expected} Bytes: „${text}“.`,
  'line-end': ({ line }) => `Zeile ${line} endet nicht mit CR und LF.`,
  'column-count': ({ line, columns, expected }) => `Zeile ${line} hat ${columns} statt ${expected} Spalten.`,
  'too-many-rows': ({ limit }) => `Die CSV-Datei hat mehr als ${limit} Zeilen.`,
  'unreadable-csv': ({ line }) => `Zeile ${line} ist kein lesbares CSV.`,
  'line-value': ({ line, column, text }) => `Zeile ${line}: ${column} ist ${value(text)}.`,
  'entry-value': ({ entry, column, text }) => `Eintrag ${entry}: ${column} ist ${value(text)}.`,
  'broken-xml': ({ entry }) => `Nach Eintrag ${entry} ist das XML fehlerhaft.`,
  'no-date': ({ text }) => `Die Gültigkeit „${text}“ ist kein Datum.`,

  'no-link': 'Die Seite mit den Bankdaten hat keinen Link zu einer Bankleitzahlendatei (TXT, CSV oder XML).',
  ambiguous:
    'Die Seite mit den Bankdaten hat mehrere Bankleitzahlendateien, ohne zu sagen, welche wann gilt.',
  page: ({ why }) => `Die Seite lässt sich nicht lesen: ${inGerman(why)}.`,
  'not-a-bank-file': ({ instead }) => `Das ist keine Bankleitzahlendatei: ${inGerman(instead)}.`,
  'faulty-line': ({ cause, first, count }) =>
    `Die Datei ist beschädigt${cause ? `: ${inGerman(cause)}` : ''}. ${inGerman(first)}${count > 1 ? ` Insgesamt sind ${count} Zeilen fehlerhaft.` : ''}`,
  'lead-record': ({ blz, isMissing }) =>
    `Die BLZ ${blz} hat ${isMissing ? 'keinen' : 'mehr als einen'} Hauptdatensatz (Merkmal 1).`,
  implausible: ({ limits }) => `Die Datei ist nicht plausibel: ${all(limits, ', ')}.`,
  older: ({ number, stored }) =>
    `Die Datei ist älter als der gespeicherte Stand (höchste Datensatznummer ${number}, gespeichert ist ${stored}).`,
  'same-number': ({ number, differing, records, stored }) =>
    `Die Datei hat dieselbe höchste Datensatznummer (${number}) wie der gespeicherte Stand, aber ${differing} andere Banken und ${records} statt ${stored} Datensätze. Eine neue Ausgabe ist sie nicht.`,
  unmarked: ({ changes }) =>
    `Die Datei ändert den gespeicherten Stand, ohne es zu kennzeichnen: ${all(changes, '; ')}. Vermutlich fehlen ihr Zeilen.`,
  withdrawn: ({ number }) =>
    `Diese Ausgabe (höchste Datensatznummer ${number}) hat der Betreiber zurückgenommen.`,
  undated: ({ validUntil }) =>
    `Ab wann die Datei gilt, ist nicht bekannt. Der jetzige Stand gilt bis ${validUntil}. Die Datei scheint die nächste Ausgabe zu sein.`,
  period: ({ validFrom, validUntil }) =>
    `Die Datei soll von ${validFrom} bis ${validUntil} gelten. Das kann nicht stimmen: Eine Ausgabe gilt ein Quartal und erscheint einige Wochen vorher.`,
  'other-period': ({ validFrom, stored }) =>
    `Diese Ausgabe ist als ab ${stored} gültig gespeichert, nicht ab ${validFrom}.`,

  'file-unreadable': 'Die Datei mit den Bankdaten lässt sich nicht lesen.',
  'file-too-large': tooLarge,
  'file-too-slow': TOO_SLOW,
  'no-answer': 'Die Quelle der Bankdaten antwortet nicht.',
  'no-connection': 'Die Quelle der Bankdaten ist nicht erreichbar.',
  'too-slow': TOO_SLOW,
  'broken-off': ({ read, total }) =>
    `Die Übertragung der Bankdaten brach nach ${megabytes(read)}${total === null ? '' : ` von ${megabytes(total)}`}\u00A0MB ab.`,
  'too-many-redirects': ({ max }) => `Die Quelle der Bankdaten leitet mehr als ${max}-mal weiter.`,
  'foreign-address':
    'Die Quelle der Bankdaten verweist auf einen anderen Ort, von dem keine Datei geholt wird.',
  'too-large': tooLarge,
  compressed: 'Die Quelle der Bankdaten schickt die Datei unverlangt gepackt.',
  status: ({ status }) => `Die Quelle der Bankdaten antwortet mit Status ${status}.`,
};

/** A sentence, or part of one, for the public. */
export const inGerman = (coded: Part | Reason): string => wordsFor(GERMAN, coded);
