/** What a text says: an account, an IBAN, or neither for certain. */
export type Said = { readonly blz: string; readonly kontonummer: string } | { readonly iban: string } | null;

const COMMERZBANK = { blz: '37040044', kontonummer: '532013000' };
const POSTBANK = { blz: '37010050', kontonummer: '100036503' };
const DKB = { blz: '12030000', kontonummer: '1012345674' };
const IBAN = { iban: 'DE89370400440532013000' };

/** Texts with labelled numbers: from letters, invoices, lists of clubs and exports of bank programs. */
export const LABELLED_TEXTS: readonly (readonly [text: string, said: Said])[] = [
  ['Kto 532013000 BLZ 37040044', COMMERZBANK],
  ['Bankleitzahl 370 400 44, Kontonummer 532 013 000', COMMERZBANK],
  ['Bankverbindung: Commerzbank Köln, BLZ 370 400 44, Kto.-Nr. 532 013 000', COMMERZBANK],
  ['Commerzbank Köln\nBLZ: 37040044\nKonto: 532013000', COMMERZBANK],
  [
    'Mit freundlichen Grüßen\nMax Muster\n\nBankverbindung:\nCommerzbank\nKontonummer 532013000\nBankleitzahl 37040044',
    COMMERZBANK,
  ],
  [
    'Kontoinhaber: Erika Mustermann\r\nKontonr.: 0532013000\r\nBLZ: 370 400 44\r\n',
    { ...COMMERZBANK, kontonummer: '0532013000' },
  ],
  ['Überweisen Sie bis zum 15.12.2026 auf Konto 532013000, BLZ 37040044.', COMMERZBANK],
  ['Rechnung Nr. 2026-4711 vom 12.11.2026\nBetrag: 119,00 EUR\nKonto 532013000\nBLZ 37040044', COMMERZBANK],
  ['Spendenkonto 532 013 000 bei der Commerzbank (BLZ 370 400 44)', COMMERZBANK],
  ['Kto.Nr.: 532.013.000 – BLZ: 370.400.44', COMMERZBANK],
  ['KONTO-NR. 532-013-000 BLZ 370-400-44', COMMERZBANK],
  ['Konto Nr. 532\u00a0013\u00a0000, B.L.Z. 370\u202f400\u202f44', COMMERZBANK],
  ['Kto/BLZ 532013000/37040044', COMMERZBANK],
  ['BLZ/Kto: 370 400 44 532 013 000', COMMERZBANK],
  ['Kto532013000BLZ37040044', COMMERZBANK],
  ['Bank-Leitzahl 37040044 Kontonr. 532013000', COMMERZBANK],
  ['37040044 (BLZ), 532013000 (Konto)', COMMERZBANK],
  ['Girokonto 532013000 bei der Commerzbank, BLZ 37040044', COMMERZBANK],
  ['Konto 123 bei der 1822direkt, BLZ 50050222', { blz: '50050222', kontonummer: '123' }],
  ['Postbank Köln, Konto 1000 36-503, BLZ 370 100 50', POSTBANK],
  ['Postbank Ndl Köln Kto.-Nr. 100036503 BLZ 37010050', POSTBANK],
  ['DKB Berlin · BLZ 120 300 00 · Kontonummer 1012345674', DKB],
  ['Mitgliedsbeitrag 2026\nDKB, BLZ 12030000, Kto. 1012345674\nVerwendungszweck: Beitrag', DKB],
  ['Mitglied Nr. 4711; Meier, Hans; BLZ 12030000; Konto 1012345674', DKB],
  ['Kontonummer\t532013000\nBankleitzahl\t37040044', COMMERZBANK],
  ['Konto-Nr.: 532013000\n\nBLZ: 37040044\n\nBank: Commerzbank', COMMERZBANK],
  ['Empfänger: SV Musterstadt e. V.\nKonto: 532013000\nBLZ: 37040044\nBetrag: 45,50 €', COMMERZBANK],
  ['Unsere neue Bankverbindung lautet: Konto 532013000, BLZ 37040044 (Commerzbank).', COMMERZBANK],
  ['Telefon 0221/123456, Konto 532013000, BLZ 37040044', COMMERZBANK],
  ['50667 Köln, Konto 532013000, BLZ 37040044', COMMERZBANK],
  ['Steuernummer 214/5811/0815, Kto.-Nr. 532013000, BLZ 37040044', COMMERZBANK],
  ['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', IBAN],
  ['IBAN: DE89370400440532013000', IBAN],
  ['Max Muster\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX\nCommerzbank Köln', IBAN],
  ['Bitte überweisen Sie 119,00 EUR auf DE89 3704 0044 0532 0130 00.', IBAN],
  ['IBAN (Commerzbank): DE89-3704-0044-0532-0130-00', IBAN],
  ['DE89 3704 0044 0532 0130 00 COLSDE33XXX', IBAN],
  ['Kontoinhaber: Max Muster; IBAN: DE89370400440532013000; Kreditinstitut: Commerzbank', IBAN],
  ['Konto 532013000, BLZ 37040044, IBAN DE89 3704 0044 0532 0130 00', IBAN],
  ['Gläubiger-ID DE98ZZZ09999999999, IBAN DE89 3704 0044 0532 0130 00', IBAN],
  ['Mandatsreferenz 4711, IBAN DE89370400440532013000, fällig am 01.12.2026', IBAN],
  ['DE89\n3704\n0044\n0532\n0130\n00', IBAN],
  ['Auftraggeberkonto;DE89370400440532013000;Buchungstag;21.11.2026', IBAN],
];

/** Texts without labels that have nothing but one account. */
export const BARE_TEXTS: readonly (readonly [text: string, said: Said])[] = [
  ['37040044 532013000', COMMERZBANK],
  ['370 400 44 532 013 000', COMMERZBANK],
  ['532013000 / 37040044', COMMERZBANK],
  ['37040044;532013000', COMMERZBANK],
  ['37040044\t532013000', COMMERZBANK],
  ['532013000\n37040044', COMMERZBANK],
  ['12030000 1012345674', DKB],
  ['370\u00a0400\u00a044\u202f532\u00a0013\u00a0000', COMMERZBANK],
];

/** Texts without one clear account. Nothing may be taken from them. */
export const UNCLEAR_TEXTS: readonly string[] = [
  'Kto 532013000, Kto 532013001, BLZ 37040044',
  '37040044, 532013000, 4711',
  'BLZ 37040044, BLZ 12030000, Konto 1012345674',
  'IBAN DE89 3704 0044 0532 0130 00 oder DE02 1203 0000 0000 2020 51',
  'IBAN DE89 3704 0044 0532 0130 00, BLZ 12030000',
  'BLZ 37040044, Konto 9.03.1956',
  'BLZ 37040044, Konto 5,32013E+08',
  'Konto 1234567.5, BLZ 37040044',
  '37040044;5320130.05',
  'BLZ 37040044 Konto 532O13000',
  '10115;10010123;1234567',
  '12.03.2026',
  '1.234,56 EUR',
  'Commerzbank Köln',
  'Kontoauszug 12/2026, Seite 3',
  'Kundennummer 4711, Rechnung 12345678 vom 01.02.2026',
  'Tel. +49 221 123456',
  'COBADEFFXXX',
  'DE98ZZZ09999999999',
  'USt-IdNr. DE123456789',
  '4111 1111 1111 1111',
  '1822direkt',
  '1822direkt 532013000',
  '3704OO44 Kto 532013000',
  'BLZ 1822direkt, Konto 532013000',
];
