import { directory } from './bank-directory.ts';
import { fullCalculator } from './full-calculator.ts';
import { randomNumbers } from './random.ts';

/** An account as its owner knows it. */
export interface WrittenAccount {
  blz: string;
  kontonummer: string;
  iban: string;
}

const BLZS = [...directory.keys()];

/** Random choices that are the same in every run. */
export class Writer {
  readonly below: (limit: number) => number;

  constructor(seed: number) {
    this.below = randomNumbers(seed);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  digits(length: number): string {
    return Array.from({ length }, (_, place) => this.below(place ? 10 : 9) + (place ? 0 : 1)).join('');
  }

  /** An account for which its bank's rule has an IBAN. Most have a right check digit. */
  account(minLength = 5): WrittenAccount {
    const isChecked = !this.chance(20);
    for (;;) {
      const blz = this.pick(BLZS);
      const kontonummer = this.digits(minLength + this.below(11 - minLength));
      const built = fullCalculator.buildIban(blz, kontonummer);
      if (built.iban && (built.confirmed || !isChecked)) return { blz, kontonummer, iban: built.iban };
    }
  }

  blz(blz: string): string {
    const [a, b, c] = [blz.slice(0, 3), blz.slice(3, 6), blz.slice(6)];
    const separator = this.pick(['', '', '', ' ', ' ', '.', '-', '\u00a0']);
    return [a, b, c].join(separator);
  }

  kontonummer(digits: string): string {
    const way = this.below(10);
    const separator = this.pick([' ', ' ', '.', '-', '\u00a0', '\u202f', "'"]);
    if (way < 5 || digits.length < 7) return digits;
    if (way < 7) return (digits.match(/.{1,3}/g) ?? []).join(separator);
    if (way < 9) return digits.replace(/\B(?=(\d{3})+$)/g, separator);
    return digits.replace(/(\d+)(\d\d)(\d{3})$/, '$1 $2-$3');
  }

  iban(iban: string): string {
    const separator = this.pick(['', ' ', ' ', '\u00a0', '-', '.']);
    const written = (iban.match(/.{1,4}/g) ?? []).join(separator);
    return this.chance(10) ? written.toLowerCase() : written;
  }
}

// biome-ignore format: one a line is a long list
export const KONTO_LABELS = [
  'Kto', 'Kto.', 'Kto.-Nr.', 'Kto-Nr', 'Kto-Nr.', 'KtoNr', 'KtoNr.', 'Kto.Nr.', 'Kto. Nr.',
  'Kto Nr', 'KTO', 'kto', 'Konto', 'Konto-Nr.', 'Konto-Nr', 'Konto Nr.', 'Kontonr.', 'KontoNr',
  'Kontonummer', 'Konto-Nummer', 'Konto Nummer', 'KONTONUMMER', 'kontonummer', 'KNr.', 'KNr',
  'K-Nr.', 'Girokonto', 'Bankkonto', 'Account',
];
// biome-ignore format: one a line is a long list
export const BLZ_LABELS = [
  'BLZ', 'Blz', 'blz', 'Blz.', 'BLZ.', 'B.L.Z.', 'Bankleitzahl', 'BANKLEITZAHL', 'bankleitzahl',
  'Bank-Leitzahl', 'Bank Leitzahl', 'BLZ-Nr.', 'Bankltz.',
];
// biome-ignore format: one a line is a long list
const COLONS = [
  ':', ': ', ' ', ' ', ' : ', '=', ' = ', '\u00a0', '.: ', '. ', '', '-', '/', '\t', ' – ', ' #',
];
// biome-ignore format: one a line is a long list
export const BETWEEN = [
  ' ', ', ', ' / ', '/', ' - ', ' – ', '; ', '\n', '\r\n', '\t', '\u00a0', '. ', '.', '-', ' und ',
  '', ' | ', ' (', ',', ';', ', Bank in Köln, ',
];

/** A text with both labels, in any order. */
export function labelled(writer: Writer, { blz, kontonummer }: WrittenAccount): string {
  const colon = writer.pick(COLONS);
  const between = writer.pick(BETWEEN);
  const konto = writer.pick(KONTO_LABELS) + colon + writer.kontonummer(kontonummer);
  const bank = writer.pick(BLZ_LABELS) + colon + writer.blz(blz);
  return writer.chance(50) ? konto + between + bank : bank + between + konto;
}

// biome-ignore format: one a line is a long list
const NAMES = [
  'Müller', 'Hans Meier', 'Anna-Lena Groß', 'TSV 1860 e. V.', 'Dr. K. Weber', 'Kegelclub 08',
  'Fa. Blitz GmbH & Co. KG', 'Ç. Yılmaz',
];
const CITIES = ['Köln', 'Berlin', 'Bad Homburg', 'Frankfurt am Main', 'St. Augustin'];
const STREETS = ['Hauptstr.', 'Lindenweg', 'Am Markt', 'Berliner Straße', 'Allee', 'Im Winkel', 'C4,'];

/** Something with a number in it that is not the account's. */
export function foreign(writer: Writer): string {
  const n = (length: number) => writer.digits(length);
  const number = n(2 + writer.below(8));
  return writer.pick([
    () => `Kunde ${number}`,
    () => `Kundennummer: ${number}`,
    () => `Kd.-Nr. ${number}`,
    () => `Kundennr. ${n(3)} ${n(3)} ${n(2)}`,
    () => `Mitglied ${n(4)}`,
    () => `Mitgliedsnr.: ${n(8)}`,
    () => `Rechnung ${number}`,
    () => `Rechnung Nr. ${n(4)}/${n(5)}`,
    () => `RE-${n(4)}-${n(4)}`,
    () => `Rechnungsnummer ${n(10)}`,
    () => `Re. ${n(8)} vom ${n(1)}.0${n(1)}.20${n(2)}`,
    () => `vom 12.03.20${n(2)}`,
    () => `am 3.${writer.pick(['4', '11'])}.1956`,
    () => `seit 19${n(2)}`,
    () => `Stand: 20${n(2)}`,
    () => `${n(3)},${n(2)} EUR`,
    () => `EUR ${n(1)}.${n(3)},${n(2)}`,
    () => `${n(4)},50 €`,
    () => `Betrag ${n(3)}`,
    () => `Beitrag: ${n(2)},00`,
    () => `${writer.pick(STREETS)} ${n(2)}, ${n(5)} ${writer.pick(CITIES)}`,
    () => `${writer.pick(STREETS)} ${n(1)}a, D-${n(5)} ${writer.pick(CITIES)}`,
    () => `${n(5)} ${writer.pick(CITIES)}`,
    () => `PLZ ${n(5)}`,
    () => `Tel. 0${n(3)} ${n(6)}`,
    () => `Telefon: 0${n(3)}/${n(3)} ${n(4)}`,
    () => `+49 ${n(3)} ${n(7)}`,
    () => `Mobil 0${n(3)}-${n(7)}`,
    () => `Fax (0${n(3)}) ${n(5)}`,
    () => `Vertrag ${n(7)}`,
    () => `Aktenzeichen ${n(2)} O ${n(3)}/${n(2)}`,
    () => `USt-IdNr. DE${n(9)}`,
    () => `Gläubiger-ID DE98ZZZ0${n(10)}`,
    () => `Mandatsreferenz M${n(6)}`,
    () => `HRB ${n(5)}`,
    () => `Steuernummer ${n(3)}/${n(4)}/${n(4)}`,
    () => `BIC BKAUATWW`,
    () => `Seite ${n(1)} von ${n(1)}`,
    () => `Filiale ${n(3)}`,
    () => `Nr. ${number}`,
    () => `Personalnummer ${n(8)}`,
    () => `Konto von Kunde ${n(4)}:`,
    () => `Kundenkonto ${n(6)}`,
    () => `Kontoauszug ${n(2)}/2024`,
    () => `Ihr Zeichen ab${n(4)}`,
    () => `${n(3)} Mitglieder`,
    () => `§ ${n(2)} Abs. ${n(1)}`,
    () => `um 1${n(1)}:30 Uhr`,
    () => `gegründet ${writer.pick(['1899', '2003'])}`,
    () => `BLZ-Gebiet ${n(1)}`,
    () => `Unterkonto 00`,
    () => `Kostenstelle ${n(4)}`,
    () => `Sachkonto ${n(4)}`,
  ])();
}

/** A number without a label. */
export function bareNumber(writer: Writer): string {
  const n = (length: number) => writer.digits(length);
  return writer.pick([
    () => n(1 + writer.below(10)),
    () => `(${n(4)})`,
    () => `${n(2)}.`,
    () => `${n(4)}-${n(4)}`,
    () => `${n(1)}.${n(2)}`,
    () => '5,32013E+08',
    () => `${writer.pick(NAMES)} ${n(4)}`,
  ])();
}

export const name = (writer: Writer) => writer.pick(NAMES);
